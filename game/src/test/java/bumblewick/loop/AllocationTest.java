package bumblewick.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.DifficultyDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.PlayerIntent;
import bumblewick.sim.RunOptions;
import bumblewick.sim.SimEvents;
import bumblewick.sim.World;
import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Garbage makes frames late: a tick makes none once the pools have grown. */
class AllocationTest {
    private static final int WARM_UP = 6_000;
    private static final int MEASURED = 3_000;

    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final SimEvents events = new SimEvents();

    @Test
    void threeThousandBusyTicksMakeNoGarbage() {
        Rulebook rules = withFullSwarm(ShippedRules.get());
        World world = new World(rules, new RunOptions("cloverfield", "full", 11L, 0));
        AttractPilot pilot = new AttractPilot(world, rules.flight(), rules.swarm());
        run(world, pilot, WARM_UP);
        int kills = world.flight().score().kills();

        long thread = Thread.currentThread().getId();
        long before = threads.getThreadAllocatedBytes(thread);
        run(world, pilot, MEASURED);
        long made = threads.getThreadAllocatedBytes(thread) - before;

        assertTrue(world.flight().score().kills() > kills + 10, "these ticks are busy");
        assertEquals(0L, made, "bytes made in " + MEASURED + " ticks");
    }

    /** All bees from the start: the swarm's own pools have grown when the measurement begins. */
    private static Rulebook withFullSwarm(Rulebook r) {
        SortedMap<String, DifficultyDef> full = new TreeMap<>();
        full.put("full", new DifficultyDef("full", r.swarm().cap(), 1f, 100, 100));
        return new Rulebook(
                r.hash(),
                r.swarm(),
                r.flight(),
                r.score(),
                r.hum(),
                full,
                r.paths(),
                r.bullets(),
                r.enemies(),
                r.bosses(),
                r.scenery(),
                r.pickups(),
                r.stages());
    }

    /** Also hashes the state, as a recording does. */
    private void run(World world, IntentSource intents, int ticks) {
        long hash = 0;
        for (int i = 0; i < ticks; i++) {
            events.clear();
            PlayerIntent intent = intents.take();
            world.tick(intent, events);
            hash ^= world.stateHash();
        }
        assertTrue(hash != 0);
    }
}
