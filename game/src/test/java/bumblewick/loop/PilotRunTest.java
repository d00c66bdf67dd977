package bumblewick.loop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.Assists;
import bumblewick.sim.run.RunOptions;
import org.junit.jupiter.api.Test;

class PilotRunTest {
    private static final RunOptions UNHARMED = new RunOptions("cloverfield", "normal", 1L, 0)
            .with(new Assists(Assists.Aim.OFF, Assists.Bees.UNHARMED, false));

    /** 18 u/s without boost or brake: 200 u take 11.1 s or 667 ticks, a little more where Wick stumbles. */
    @Test
    void fliesAsFarAsItIsWanted() {
        PilotRun run = PilotRun.of(ShippedRules.get(), UNHARMED, 200f);
        assertAll(
                () -> assertEquals(
                        run.replay().intents().ticks(), run.odometer().ticks()),
                () -> assertEquals(200f, run.odometer().distance(9_999), 0.5f),
                () -> assertEquals(667, run.odometer().ticks(), 60));
    }

    @Test
    void itsRecordingIsTheSameRun() {
        PilotRun run = PilotRun.of(ShippedRules.get(), UNHARMED, 120f);
        assertTrue(new ReplayTape(ShippedRules.get(), run.replay()).verdict().same());
    }

    @Test
    void everyPlaceIsReachedAtItsTick() {
        Odometer odometer = PilotRun.of(ShippedRules.get(), UNHARMED, 200f).odometer();
        int tick = odometer.tick(100f);
        assertAll(
                () -> assertTrue(odometer.distance(tick) >= 100f),
                () -> assertTrue(odometer.distance(tick - 1) < 100f),
                () -> assertEquals(0, odometer.tick(-5f)),
                () -> assertEquals(odometer.ticks(), odometer.tick(5_000f)));
    }
}
