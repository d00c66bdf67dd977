package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Inhale;
import bumblewick.def.pattern.PatternDef;
import bumblewick.math.Tick;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPatterns;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A boss that breathes in what it has shot, and gives back as much as it swallowed. */
class BossInhaleTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final int SHOT = 6; // bullets in its first round
    private static final PatternDef CHAFF = TestPatterns.of("chaff", """
            {"action": "repeat", "times": 6, "actions": [{"action": "fire", "speed": {"value": 20}}]}""");

    /** Six bullets with two in each round are three rounds, where eight would be allowed. */
    @Test
    void itGivesBackAsManyRoundsAsItSwallowed() {
        Flight flight = fight(24);
        flight.until(() -> action(flight) == Action.REST, QUIET);
        assertEquals(SHOT, flight.stage.bullets().size());

        flight.until(() -> action(flight) == Action.TELL, QUIET);
        assertAll(
                () -> assertEquals(0, flight.stage.bullets().size()),
                () -> assertEquals(0, flight.count(Type.BEE_HURT) + flight.count(Type.WICK_HURT)));
        int before = flight.count(Type.BOSS_FAN);
        flight.until(() -> action(flight) == Action.FAN, QUIET).until(() -> action(flight) != Action.FAN, QUIET);
        assertEquals(3, flight.count(Type.BOSS_FAN) - before);
    }

    @Test
    void whatIsMoreThanItCanSwallowFliesOn() {
        Flight flight = fight(4);
        flight.until(() -> action(flight) == Action.REST, QUIET).until(() -> action(flight) == Action.TELL, QUIET);

        assertEquals(SHOT - 4, flight.stage.bullets().size());
    }

    @Test
    void whoeverSwallowsNothingGivesNothingBack() {
        Flight flight = fight(24);
        flight.until(() -> action(flight) == Action.REST, QUIET);
        flight.stage.bullets().forEach(bullet -> bullet.remove());

        flight.until(() -> action(flight) == Action.TELL, QUIET);
        int before = flight.count(Type.BOSS_FAN);
        flight.until(() -> action(flight) == Action.FAN, QUIET).until(() -> action(flight) != Action.FAN, QUIET);
        assertEquals(before, flight.count(Type.BOSS_FAN));
    }

    @Test
    void aCopyBreathesInTheSame() {
        Flight flight = fight(24);
        flight.until(() -> action(flight) == Action.REST, QUIET).fly(30, QUIET);
        World copy = new WorldCopier().copy(flight.world());
        SimEvents ignored = new SimEvents();
        for (int i = 0; i < 400; i++) {
            flight.tick(QUIET);
            copy.tick(QUIET, ignored);
            assertEquals(flight.world().stateHash(), copy.stateHash());
        }
        assertTrue(flight.count(Type.BOSS_FAN) > 1);
    }

    /** It shoots six bullets, breathes in for 4 s, and gives back up to eight rounds of two. */
    private static Flight fight(int most) {
        AttackDef chaff = new AttackDef("shot", "chaff", new TreeMap<>(), 0.1f, 9f, 1, 0f, 1f);
        AttackDef answer = new AttackDef("shot", "chaff", new TreeMap<>(), 0.1f, 0.2f, 8, 0f, 1f);
        return TestBoss.doing(
                        TestRules.step(Action.TELL, 1f),
                        new TestStep(Action.FAN, 0.5f).attack(chaff).def(),
                        new TestStep(Action.REST, 4f)
                                .inhales(new Inhale(most, 4f, 40f))
                                .def(),
                        TestRules.step(Action.TELL, 1f),
                        new TestStep(Action.FAN, 2f).attack(answer).spits(2).def())
                .hp(1000)
                .openFactor(2f)
                .entered(new TestRules().pattern(CHAFF))
                .fly(Tick.of(1f), QUIET);
    }

    private static Action action(Flight flight) {
        return flight.stage.boss().orElseThrow().action();
    }
}
