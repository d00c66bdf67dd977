package bumblewick.def.presentation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Enemies are drawn larger the farther they are, within bounds. */
class ApparentSizeTest {
    private static final float TOLERANCE = 1e-5f;

    /** 0.032 more per u beyond 10 u, until it is half as large again. */
    @ParameterizedTest(name = "{0} u ahead: {1}")
    @CsvSource({"-10, 1", "10, 1", "20, 1.32", "25.625, 1.5", "30, 1.5", "100, 1.5"})
    void aLargeEnemyGrowsByDistance(float ahead, float factor) {
        assertEquals(factor, ApparentSize.ofEnemy(7f, ahead), TOLERANCE);
    }

    /** The camera is 9 u behind Wick. */
    @ParameterizedTest(name = "radius {0}")
    @CsvSource({"0.7", "1.2"})
    void aSmallEnemyGrowsInThePictureAllTheWayToWick(float radius) {
        for (int ahead = 1; ahead < 200; ahead++) {
            int at = ahead;
            float near = radius * ApparentSize.ofEnemy(radius, ahead - 1) / (ahead + 8);
            float far = radius * ApparentSize.ofEnemy(radius, ahead) / (ahead + 9);
            assertTrue(near > far, () -> "at " + at);
        }
    }

    @ParameterizedTest(name = "{0} u ahead")
    @CsvSource({"0", "10", "30", "90"})
    void aLargerEnemyIsDrawnLarger(float ahead) {
        assertTrue(1.2f * ApparentSize.ofEnemy(1.2f, ahead) > 0.7f * ApparentSize.ofEnemy(0.7f, ahead) + 0.2f);
    }

    /** A picture that is 54 degrees high shows 1.02 u of height for each u of distance, in 720 lines. */
    @ParameterizedTest(name = "{0} u ahead")
    @CsvSource({"20", "30", "60"})
    void aSmallEnemyIsFiftySixLinesHighWhereItIsShotAt(float ahead) {
        float radius = 0.7f;

        float lines = 2f * radius * ApparentSize.ofEnemy(radius, ahead) / (1.02f * ahead) * 720f;

        assertTrue(lines > 55.99f, () -> lines + " lines");
    }

    /** Half-way from 10 to 26 u it is half-way from 1.15 to 2.6. */
    @ParameterizedTest(name = "{0} u ahead: {1}")
    @CsvSource({"-10, 1.15", "10, 1.15", "18, 1.875", "26, 2.6", "300, 2.6"})
    void aBossGrowsFromTenToTwentySixUnits(float ahead, float factor) {
        assertEquals(factor, ApparentSize.ofBoss(ahead), TOLERANCE);
    }
}
