package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SwarmDef;
import bumblewick.pilot.FlightPilot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Garbage makes frames late: a tick makes none once the pools have grown. */
@Tag("allocation")
class AllocationTest {
    /** Ticks in which lists and columns may still grow. */
    private static final int WARM_UP = 3_000;

    private static final int LONGEST_FLIGHT = 20_000;
    private static final int FLIGHTS = 3;

    /**
     * The least of a few equal flights: what the virtual machine itself makes when it loads a class or compiles a
     * method happens in some of them, what the game makes happens in all.
     */
    @Test
    void noTickOfAWholeFlightMakesGarbage() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < FLIGHTS; i++) {
            least = Math.min(least, bytesMadeInAFlight());
        }
        assertEquals(0L, least, "bytes made");
    }

    private static long bytesMadeInAFlight() {
        Flight flight = new Flight();
        flight.run(WARM_UP);
        long made = 0;
        Set<FlightStage.Phase> measured = EnumSet.noneOf(FlightStage.Phase.class);
        while (flight.stage().phase() != FlightStage.Phase.CLEARED
                && flight.stage().ticks() < LONGEST_FLIGHT) {
            measured.add(flight.stage().phase());
            made += flight.bytesMadeInATick();
        }
        assertEquals(EnumSet.range(FlightStage.Phase.FLYING, FlightStage.Phase.EXITS), measured, "boss and exits, too");
        assertTrue(flight.stage().score().kills() > 100, "these ticks are busy");
        return made;
    }

    /** All bees from the start: the swarm's own pools have grown when the measurement begins. */
    private static Rulebook withFullSwarm(Rulebook r) {
        return r.with(r.definitions()
                .with(
                        DifficultyDef.class,
                        Map.of(
                                "full",
                                new DifficultyDef("full", r.only(SwarmDef.class).cap(), 1f, 100, 100))));
    }

    /** A flight with all its bees, played by the pilot; it also hashes the state, as a recording does. */
    private static final class Flight {
        private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        private final SimEvents events = new SimEvents();
        private final World world;
        private final FlightPilot pilot;

        @SuppressWarnings("UnusedVariable") // keeps the results in use
        private long hash;

        Flight() {
            Rulebook rules = withFullSwarm(ShippedRules.get());
            world = new World(rules, new RunOptions("cloverfield", "full", 11L, 0));
            pilot = new FlightPilot(world, rules.only(FlightDef.class), rules.only(SwarmDef.class));
        }

        FlightStage stage() {
            return world.flight();
        }

        void run(int ticks) {
            for (int i = 0; i < ticks; i++) {
                events.clear();
                world.tick(pilot.take(), events);
                hash ^= world.stateHash();
            }
        }

        long bytesMadeInATick() {
            long thread = Thread.currentThread().getId();
            long before = threads.getThreadAllocatedBytes(thread);
            run(1);
            return threads.getThreadAllocatedBytes(thread) - before;
        }
    }
}
