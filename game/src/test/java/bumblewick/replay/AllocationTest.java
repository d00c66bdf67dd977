package bumblewick.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SwarmDef;
import bumblewick.measure.AllocationMeter;
import bumblewick.pilot.FlightPilot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
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

    @Test
    void noTickOfAWholeFlightMakesGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int i = 0; i < FLIGHTS; i++) {
            meter.nextRun();
            fly(meter);
        }
        assertEquals(0L, meter.bytes(), "bytes made");
    }

    private static void fly(AllocationMeter meter) {
        Flight flight = new Flight();
        flight.run(WARM_UP);
        Set<FlightStage.Phase> measured = EnumSet.noneOf(FlightStage.Phase.class);
        while (flight.stage().phase() != FlightStage.Phase.CLEARED
                && flight.stage().ticks() < LONGEST_FLIGHT) {
            measured.add(flight.stage().phase());
            meter.begin();
            flight.run(1);
            meter.end();
        }
        assertEquals(EnumSet.range(FlightStage.Phase.FLYING, FlightStage.Phase.EXITS), measured, "boss and exits, too");
        assertTrue(
                flight.stage().score().kills() > 80,
                () -> "these ticks are busy: " + flight.stage().score().kills());
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
    }
}
