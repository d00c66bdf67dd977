package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.measure.AllocationMeter;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The busiest flight, in which the bees are now gathered, now scattered. */
class BusyFlightTest {
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);

    private final SimEvents events = new SimEvents();

    @Test
    @Tag("allocation")
    void aTickAtTheBusiestMakesNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 3; run++) {
            World world = BusyFlight.BUSIEST.world(PlayerIntent.NONE);
            tick(world, 60); // until lists are as long as they ever are
            meter.nextRun();
            for (int i = 0; i < 60; i++) {
                meter.begin();
                tick(world, 1);
                meter.end();
            }
            BusyFlight.BUSIEST.check(world);
        }
        assertEquals(0, meter.bytes());
    }

    private void tick(World world, int ticks) {
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(world.ticks() / 30 % 2 == 0 ? TIGHT : PlayerIntent.NONE, events);
        }
    }
}
