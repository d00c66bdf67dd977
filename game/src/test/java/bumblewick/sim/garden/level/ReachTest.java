package bumblewick.sim.garden.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.jme3.math.Vector3f;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A cylinder of radius 2 and height 1.5 about (100, 10, -50); what it may meet is 1 wide to each side. */
class ReachTest {
    @ParameterizedTest(name = "{0} aside, {1} ahead, from {2} to {3}: {4}")
    @CsvSource({
        "0, 0, 10, 11, true",
        "2.9, 0, 10, 11, true", // 2 + 1 = 3 apart at most
        "0, -2.9, 10, 11, true",
        "3.1, 0, 10, 11, false",
        "2.2, 2.2, 10, 11, false", // 3.11 apart
        "2.1, 2.1, 10, 11, true", // 2.97 apart
        "0, 0, 11.4, 13, true", // below 10 + 1.5
        "0, 0, 11.6, 13, false",
        "0, 0, 8, 10.1, true",
        "0, 0, 8, 9.9, false",
        "0, 0, 0, 90, true", // reaches through it
    })
    void meetsWhatIsInItInPart(float aside, float ahead, float bottom, float top, boolean expected) {
        Reach reach = new Reach().set(new Vector3f(100f, 10f, -50f), 1.5f, 2f);

        assertEquals(expected, reach.meets(new Vector3f(100f + aside, -7f, -50f + ahead), 1f, bottom, top));
    }
}
