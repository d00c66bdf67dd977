package bumblewick.sim.body;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES 6.4, with the numbers of the scenario table. */
class ImpulseExchangeTest {
    @ParameterizedTest(name = "masses {0} and {1}, e {2}: {3} and {4} become {5} and {6}")
    @CsvSource({
        "10, Infinity, 0, 2, 0, 0, 0",
        "10, Infinity, 1, 2, 0, -2, 0",
        "1, 1, 1, 2, 0, 0, 2",
        "1, 3, 0.5, 2, 0, -0.25, 0.75",
        "2, 1, 0, 3, -3, 1, 1"
    })
    void twoBodiesExchangeSpeed(
            float massA, float massB, float e, float speedA, float speedB, float expectedA, float expectedB) {
        float a = ImpulseExchange.speed(speedA, speedB, massA, massB, e);
        assertEquals(expectedA, a, 1e-6f);
        if (massB != ImpulseExchange.WALL) {
            assertEquals(expectedB, ImpulseExchange.speed(speedB, speedA, massB, massA, e), 1e-6f);
        }
    }

    @ParameterizedTest(name = "e {0} leaves {1}")
    @CsvSource({"0, 0", "1, -2"})
    void aHeroOfTwoMeetsAWall(float e, float expected) {
        assertEquals(expected, ImpulseExchange.speed(2f, 0f, 1f, ImpulseExchange.WALL, e));
    }

    /** With one e on both sides, what one loses the other gains. */
    @Test
    void differentRestitutionsDoNotConserveMomentum() {
        float soft = ImpulseExchange.speed(2f, 0f, 1f, 1f, 0f);
        float hard = ImpulseExchange.speed(0f, 2f, 1f, 1f, 1f);
        float same = ImpulseExchange.speed(2f, 0f, 1f, 1f, 1f);

        assertAll(
                () -> assertEquals(2f, same + hard, 1e-6f, "e 1 on both sides"),
                () -> assertEquals(3f, soft + hard, 1e-6f, "e 0 and 1: more than before"));
    }
}
