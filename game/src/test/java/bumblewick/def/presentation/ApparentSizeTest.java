package bumblewick.def.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Enemies are drawn larger the farther they are, within bounds. */
class ApparentSizeTest {
    private static final float TOLERANCE = 1e-5f;

    /** 0.032 more per u beyond 10 u, until the radius is 1.1 u longer. */
    @ParameterizedTest(name = "radius {0}, {1} u ahead: {2}")
    @CsvSource({"2, -10, 1", "2, 10, 1", "2, 20, 1.32", "2, 30, 1.55", "1, 30, 1.64", "4, 100, 1.275"})
    void enemiesGrowByDistanceLargeOnesLess(float radius, float ahead, float factor) {
        assertEquals(factor, ApparentSize.ofEnemy(radius, ahead), TOLERANCE);
    }

    /** A picture that is 54 degrees high shows 1.02 u of height for each u of distance, in 720 lines. */
    @ParameterizedTest(name = "{0} u ahead")
    @CsvSource({"20", "30", "90", "150", "220"})
    void aSmallEnemyIsFortyFourLinesHighWhereverItIs(float ahead) {
        float radius = 0.7f;

        float lines = 2f * radius * ApparentSize.ofEnemy(radius, ahead) / (1.02f * ahead) * 720f;

        assertTrue(lines > 43.99f, () -> lines + " lines");
    }

    /** Half-way from 10 to 26 u it is half-way from 1.15 to 2.3. */
    @ParameterizedTest(name = "{0} u ahead: {1}")
    @CsvSource({"-10, 1.15", "10, 1.15", "18, 1.725", "26, 2.3", "300, 2.3"})
    void aBossGrowsFromTenToTwentySixUnits(float ahead, float factor) {
        assertEquals(factor, ApparentSize.ofBoss(ahead), TOLERANCE);
    }
}
