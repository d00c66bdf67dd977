package bumblewick.sim.body;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** RULES 6.1 and 6.2, with their numbers. */
class FrictionDriveTest {
    @ParameterizedTest(name = "grip {0}")
    @CsvSource({"1.0, 2000, 4000, 6000, 8000", "0.2, 400, 800, 1200, 1600", "0.4, 800, 1600, 2400, 3200"})
    void powerAddsUpByGrip(float grip, float first, float second, float third, float fourth) {
        float speed = 0f;
        for (float expected : new float[] {first, second, third, fourth}) {
            speed = FrictionDrive.accelerate(speed, 2000f, grip);
            assertEquals(expected, speed, 1e-3f);
        }
    }

    @ParameterizedTest(name = "after {0} ticks {1}")
    @CsvSource({"1, 990", "10, 904.38", "64, 525.6"})
    void frictionTakesItsShare(int ticks, float expected) {
        float speed = 1000f;
        for (int i = 0; i < ticks; i++) {
            speed = FrictionDrive.applyFriction(speed, 0f, 0.01f);
        }
        assertEquals(expected, speed, 0.01f);
    }

    @ParameterizedTest(name = "grip {0} on a carrier at {1}")
    @CsvSource({
        "1.0, 0, 2.9354, 6.1875",
        "0.2, 0, 0.5871, 1.2375",
        "0.4, 0, 1.1742, 2.4750",
        "1.0, 2, 4.9354, 8.1875",
        "0.2, 2, 2.5871, 3.2375"
    })
    void powerAndFrictionComeToALimit(float grip, float carrier, float after64, float limit) {
        float speed = carrier;
        for (int i = 0; i < 64; i++) {
            speed = FrictionDrive.applyFriction(FrictionDrive.accelerate(speed, 1f / 16f, grip), carrier, 0.01f);
        }
        assertEquals(after64, speed, 1e-4f);
        for (int i = 0; i < 3000; i++) {
            speed = FrictionDrive.applyFriction(FrictionDrive.accelerate(speed, 1f / 16f, grip), carrier, 0.01f);
        }
        assertEquals(limit, speed, 1e-3f);
    }
}
