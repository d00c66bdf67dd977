package bumblewick.sim.combat;

import static bumblewick.sim.TestRules.step;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BossDef;
import bumblewick.def.BossDef.Action;
import bumblewick.math.Tick;
import bumblewick.sim.Flight;
import bumblewick.sim.FlightStage;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPhase;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.run.Bonus;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.StageResult;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FlightBossTest {
    private static final int DEFEAT = Tick.of(BossDef.End.USUAL);

    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent TIGHT = Flight.holding(PlayerIntent.TIGHT);
    private static final List<BossDef.Phase> DIVES =
            phase(step(Action.RETURN, 0.5f), step(Action.TELL, 0.1f), step(Action.DIVE, 1.5f));

    /** hp × (0.4 + 0.1 · bees). */
    @ParameterizedTest(name = "{0} bees meet a boss of {1}")
    @CsvSource({"1, 50", "6, 100", "16, 200"})
    void isTougherTheMoreBeesMeetIt(int bees, int expected) {
        Flight flight = new Flight(new TestRules().bees(bees).boss(5f, 100, 0.1f, DIVES));
        flight.until(() -> flight.stage.boss().isPresent(), QUIET);
        assertEquals(expected, boss(flight).maxHp());
    }

    @Test
    void cannotBeHitWhileItFliesIn() {
        Flight flight = new Flight(new TestRules().boss(5f, 100, 0f, DIVES));
        flight.until(() -> flight.stage.boss().isPresent(), QUIET).fly(Boss.ENTRY - 1, TIGHT);
        assertEquals(100, boss(flight).hp());
        flight.fly(120, TIGHT);
        assertTrue(boss(flight).hp() < 100);
    }

    @Test
    void aTellLastsFortyFiveTicksWhateverTheSceneSays() {
        Flight flight = entered(DIVES);
        flight.until(() -> boss(flight).jawsOpen(), QUIET);
        int ticks = 0;
        while (boss(flight).jawsOpen()) {
            flight.tick(QUIET);
            ticks++;
        }
        assertEquals(45, ticks);
        assertEquals(Action.DIVE, boss(flight).action());
    }

    @Test
    void openJawsTakeTwiceTheDamage() {
        Flight flight = entered(phase(step(Action.TELL, 10f)));
        int before = boss(flight).hp();
        hit(flight, 7);
        assertEquals(before - 14, boss(flight).hp());
    }

    @Test
    void aDiveHitsAWickThatStays() {
        Flight flight = entered(DIVES);
        flight.fly(240, QUIET);
        assertTrue(flight.count(Type.BOSS_DIVE) >= 1);
        assertEquals(1, flight.count(Type.WICK_HURT));
    }

    /** A player who starts to move when the dive begins has the whole wind-up and the strike: more than a second. */
    @Test
    void aDiveMissesAWickThatMovesWhenItBegins() {
        Flight flight = entered(DIVES);
        flight.until(() -> flight.count(Type.BOSS_DIVE) == 1, QUIET);
        flight.fly(40, QUIET); // two thirds of a second to see what happens
        flight.fly(50, PlayerIntent.of(1f, 0f, PlayerIntent.HOLD_FIRE));
        assertEquals(0, flight.count(Type.WICK_HURT));
    }

    @Test
    void phasesFollowItsHealth() {
        Flight flight = entered(List.of(
                TestPhase.first(step(Action.RETURN, 100f)).def(),
                TestPhase.next(step(Action.TELL, 100f)).below(0.5f).def()));
        hit(flight, 49);
        assertEquals(0, boss(flight).phase());
        hit(flight, 1);
        assertEquals(1, boss(flight).phase());
        assertEquals(Action.TELL, boss(flight).action());
    }

    @Test
    void sinksForThreeSecondsAndThenTheExitsOpen() {
        Flight flight = beaten();
        assertTrue(flight.stage.boss().isPresent());
        flight.fly(DEFEAT - 1, QUIET);
        assertEquals(FlightStage.Phase.BOSS, flight.stage.phase());
        flight.fly(1, QUIET);
        assertAll(
                () -> assertEquals(FlightStage.Phase.EXITS, flight.stage.phase()),
                () -> assertFalse(flight.stage.boss().isPresent()));
        float seconds = (flight.stage.exitDistance() - flight.stage.distance()) / (TestRules.RAIL * 1.5f);
        assertTrue(seconds > 2f, "seen two seconds ahead even while boosting");
    }

    @ParameterizedTest(name = "stick {0} leads to the {1} exit")
    @CsvSource({"1, high", "-1, low", "0, low"})
    void theExitIsTheOneThatWickFliesThrough(float stick, String exit) {
        Flight flight = beaten();
        flight.fly(DEFEAT, QUIET);
        flight.until(() -> flight.stage.result().isPresent(), PlayerIntent.of(0f, stick * 0.3f, 0));
        StageResult result = flight.stage.result().orElseThrow();
        assertAll(
                () -> assertEquals(exit, result.exit()),
                () -> assertTrue(result.cleared()),
                () -> assertEquals(1, flight.count(Type.STAGE_CLEARED)));
    }

    @Test
    void eachBeeAliveAtTheEndIsWorthAThousand() {
        Flight flight = beaten();
        flight.fly(DEFEAT, QUIET);
        long before = flight.stage.score().points();
        flight.until(() -> flight.stage.result().isPresent(), QUIET);
        StageResult result = flight.stage.result().orElseThrow();
        assertAll(
                () -> assertEquals(6_000, result.bonus(Bonus.BEES)),
                () -> assertEquals(before + 6_000, result.points()),
                () -> assertEquals(StageResult.Medal.LEAF, result.medal(), "over 10,000, under 20,000"));
    }

    private static List<BossDef.Phase> phase(BossDef.Step... steps) {
        return List.of(TestPhase.first(steps).def());
    }

    private static Flight entered(List<BossDef.Phase> phases) {
        return TestBoss.come(new Flight(new TestRules().boss(5f, 100, 0f, phases)));
    }

    private static Flight beaten() {
        Flight flight = entered(phase(step(Action.RETURN, 100f)));
        hit(flight, 1_000);
        return flight;
    }

    /** Lets a shot hit the body. */
    private static void hit(Flight flight, int damage) {
        flight.stage.hits.enemyDamage.hitBossByShot(
                boss(flight).parts().get(0), damage, EnemyDamage.NO_VOLLEY, new SimEvents());
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }

    @Test
    void aBossThatFliesKeepsToItsPath() {
        BossDef.Step fly = new TestStep(Action.FLY, 6f).path("loop").def();
        Flight flight = TestBoss.come(new Flight(new TestRules()
                .path("loop", 20f, new Vector3f(0f, 6f, 36f), new Vector3f(9f, 6f, 46f), new Vector3f(-9f, 8f, 40f))
                .boss(5f, 100, 0f, phase(fly))));
        flight.fly(90, QUIET);
        assertTrue(boss(flight).velocity().length() > 8f);
    }
}
