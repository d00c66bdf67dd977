package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Depth;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Phase;
import bumblewick.def.BossDef.Step;
import bumblewick.sim.Flight;
import bumblewick.sim.TestRules;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Bosses at the edges of what a file may say: shares that do not come out even, one part alone, steps that are played once. */
class BossEdgesTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);

    /** Three times a third of 100 is 33, which leaves the boss 1 hit point that nothing could take. */
    @Test
    void isBeatenWhenNothingIsLeftToHit() {
        Flight flight = entered(List.of(part("a", 0.3334f), part("b", 0.3334f), part("c", 0.3334f)), step(false));
        hit(flight, 0);
        hit(flight, 1);
        assertEquals(100 - 2 * 33, boss(flight).hp());
        SimEvents events = hit(flight, 2);
        assertAll(() -> assertEquals(0, boss(flight).hp()), () -> assertEquals(1, count(events, Type.BOSS_DEFEATED)));
    }

    @Test
    void aPartThatIsAloneIsBrokenAndPaid() {
        Flight flight = entered(List.of(part("head", 1f)), step(false));
        assertEquals(1, count(hit(flight, 0), Type.BOSS_PART_BROKEN));
    }

    /** Without parts of its own it is one ball, of which nothing breaks. */
    @Test
    void aBossWithoutPartsHasNoneThatBreaks() {
        Flight flight = entered(List.of(), step(false));
        SimEvents events = hit(flight, 0);
        assertEquals(0, count(events, Type.BOSS_PART_BROKEN));
        assertEquals(1, count(events, Type.BOSS_DEFEATED));
    }

    /** Steps of 6 ticks: the first is played once, so that the last is followed by the second. */
    @Test
    void knowsItsNextStepWhereOneIsPlayedOnce() {
        Step once = step(true);
        Step dives = TestRules.step(Action.DIVE, 0.1f);
        Step flies = TestRules.step(Action.RETURN, 0.1f);
        Flight flight = entered(List.of(), once, dives, flies);
        assertEquals(Action.DIVE, boss(flight).next().action());
        for (int i = 0; i < 40; i++) {
            Action told = boss(flight).next().action();
            Step now = boss(flight).step();
            flight.tick(QUIET);
            assertTrue(boss(flight).step() == now || boss(flight).action() == told, "tick " + i);
        }
        assertTrue(boss(flight).rounds() > 1);
    }

    private static Step step(boolean once) {
        return new Step(
                Action.REST,
                0.1f,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                0f,
                0f,
                0f,
                0f,
                List.of(),
                once,
                List.of());
    }

    private static Part part(String id, float share) {
        ArrivalDef steering = new ArrivalDef(70f, 32f, 3f);
        return new Part(id, "", new Vector3f(), Optional.empty(), 1f, share, 1f, 1f, false, 100, "", "", 0f, steering);
    }

    private static Flight entered(List<Part> parts, Step... steps) {
        BossDef def = new BossDef(
                "boss",
                "m",
                100,
                1f,
                0f,
                0,
                3f,
                1f,
                BossDef.usualStation(),
                BossDef.STEERING,
                Depth.NONE,
                false,
                parts,
                List.of(new Phase(1f, List.of(steps))));
        Flight flight = new Flight(new TestRules().boss(5f, def));
        return flight.until(() -> flight.stage.boss().isPresent(), QUIET).fly(Boss.ENTRY, QUIET);
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }

    /** Breaks a part. */
    private static SimEvents hit(Flight flight, int part) {
        SimEvents events = new SimEvents();
        flight.stage.hits.enemyDamage.hitBossByShot(
                boss(flight).parts().get(part), 1_000, EnemyDamage.NO_VOLLEY, events);
        return events;
    }

    private static long count(SimEvents events, Type type) {
        return IntStream.range(0, events.size())
                .filter(i -> events.get(i).type() == type)
                .count();
    }
}
