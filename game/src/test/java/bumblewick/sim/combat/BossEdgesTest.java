package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Step;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPart;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;
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

    /** Who draws or writes hears of its end in that tick, and must not take it for alive until the next one. */
    @Test
    void itIsDefeatedInTheTickInWhichThatIsTold() {
        Flight flight = entered(List.of(), step(false));
        boolean before = boss(flight).defeated();
        SimEvents events = hit(flight, 0);
        assertAll(
                () -> assertFalse(before),
                () -> assertEquals(1, count(events, Type.BOSS_DEFEATED)),
                () -> assertTrue(boss(flight).defeated()),
                () -> assertEquals(0, boss(flight).defeatedTicks()));
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
        TestStep step = new TestStep(Action.REST, 0.1f);
        return once ? step.once().def() : step.def();
    }

    private static Part part(String id, float share) {
        return new TestPart(id, new Vector3f()).share(share).def();
    }

    private static Flight entered(List<Part> parts, Step... steps) {
        return TestBoss.doing(steps).parts(parts).entered();
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
