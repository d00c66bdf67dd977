package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.PickupDef;
import bumblewick.def.pattern.PatternDef;
import bumblewick.measure.AllocationMeter;
import bumblewick.replay.WorldCopier;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Patterns in a whole flight: as state that is hashed and copied, without garbage, and ended by what ends fights. */
class PatternWorldTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);

    /** Bullets that turn, brake, split and fire on, drawn from chance, from an emitter that never ends. */
    private static final PatternDef BUSY = TestPatterns.of("busy", """
            {"action": "ring_wave", "speed": {"value": 15}, "gapAt": "30 * random"},
            {"action": "beam", "lasts": 90, "sweep": "20 * random"},
            {"action": "repeat", "actions": [
              {"action": "fire", "bounces": 2, "direction": {"type": "sequence", "yaw": "17 + 5 * random"},
               "speed": {"value": "9 + 3 * hum"}, "actions": [
                {"action": "change_speed", "speed": {"value": 4}, "ticks": 30},
                {"action": "change_direction", "direction": {"yaw": "10 * random"}, "ticks": 40},
                {"action": "wait", "ticks": 60},
                {"action": "accel", "vertical": "2 * random", "along": 20, "ticks": 30},
                {"action": "wait", "ticks": 40},
                {"action": "split", "count": 3, "direction": {"type": "relative", "yaw": "15 * (index - 1)"}, "actions": [
                  {"action": "change_direction", "direction": {"type": "sequence", "yaw": 2}, "ticks": 40}]}]},
              {"action": "wait", "ticks": 3}]}
            """);

    private static TestRules rules() {
        return new TestRules()
                .bees(12)
                .pattern(BUSY)
                .shooter("gun", "busy", "", 0.1f)
                .wave(1f, "gun", "hover", 3, "")
                .path("hover", 1f, new Vector3f(0f, 4f, 60f), new Vector3f(4f, 6f, 40f), new Vector3f(0f, 4f, 20f))
                .pickup(PickupDef.Effect.SHIELD, 100f, 0f, 4f, 5f);
    }

    private static void tick(World world, int ticks) {
        Flight flight = new Flight(world);
        flight.fly(ticks, QUIET);
    }

    @Test
    void manyAreInTheAirAndSomeAct() {
        World world = rules().world();
        tick(world, 500);
        assertTrue(
                world.flight().bullets().size() > 100,
                "" + world.flight().bullets().size());
        assertTrue(world.flight().bullets().stream().anyMatch(bullet -> bullet.acts()));
    }

    @Test
    void aCopyGoesOnAsTheOriginalDoes() {
        World world = rules().world();
        for (int i = 0; i < 8; i++) {
            tick(world, 50);
            World copy = new WorldCopier().copy(world);
            World other = new WorldCopier().copy(world);
            assertEquals(world.stateHash(), copy.stateHash());
            tick(copy, 90);
            tick(other, 90);
            assertEquals(copy.stateHash(), other.stateHash());
        }
        World straight = rules().world();
        tick(straight, 400);
        assertEquals(straight.stateHash(), world.stateHash());
    }

    /** The same but for one draw of chance is another state, also before any bullet shows it. */
    @Test
    void whatAPatternIsAboutToDoIsPartOfTheState() {
        List<Long> hashes = new ArrayList<>();
        for (int ticks : new int[] {50, 60}) {
            String actions = "{\"action\": \"wait\", \"ticks\": " + ticks + "}, {\"action\": \"fire\"}";
            World world = new TestRules()
                    .pattern(TestPatterns.of("late", actions))
                    .shooter("gun", "late", "", 0.1f)
                    .wave(1f, "gun", "ahead", 1, "")
                    .world();
            Flight flight = new Flight(world);
            flight.until(() -> flight.count(Type.ENEMY_FIRED) == 1, QUIET);
            hashes.add(world.stateHash());
        }
        assertNotEquals(hashes.get(0), hashes.get(1));
    }

    @Test
    void aPatternEndsWithTheEnemyThatPlaysIt() {
        World world = rules().world();
        Flight flight = new Flight(world);
        flight.until(() -> flight.stage.bullets().size() > 20, QUIET);
        flight.stage.enemies().forEach(enemy -> enemy.destroy());
        flight.fly(1, QUIET);
        flight.stage.hostiles.bullets.clear();
        flight.fly(60, QUIET);
        assertEquals(0, flight.stage.bullets().size());
    }

    @Test
    void whatEndsTheFightEndsPatternsToo() {
        Flight flight = new Flight(rules());
        flight.until(() -> flight.stage.bullets().size() > 20, QUIET);
        assertEquals(3, flight.stage.beams().size(), "one of each gun");
        flight.stage.hostiles.ceaseFire();
        assertEquals(0, flight.stage.bullets().size());
        assertEquals(0, flight.stage.beams().size());
        assertEquals(0, flight.stage.ringWaves().size());
        flight.fly(20, QUIET);
        assertEquals(0, flight.stage.bullets().size());
    }

    /** While a tempo bloom halves the world's speed, what bullets do takes twice as long: they fly the same way. */
    @Test
    void aTempoBloomSlowsWhatBulletsDo() {
        PatternDef turn = TestPatterns.of("turn", """
                {"action": "fire", "direction": {"type": "absolute"}, "speed": {"value": 10}, "actions": [
                  {"action": "change_direction", "direction": {"type": "absolute", "yaw": 90}, "ticks": 60}]}
                """);
        Flight even = fired(new TestRules().pattern(turn));
        Flight slow = fired(new TestRules().pattern(turn).pickup(PickupDef.Effect.TEMPO, 10f, 0f, 4f, 5f));
        Vector3f one = offset(even.fly(60, QUIET));
        Vector3f other = offset(slow.fly(120, QUIET));
        assertTrue(one.distance(other) < 0.2f, one + " " + other);
    }

    private static Flight withLight(String light, String path) {
        TestRules rules = new TestRules()
                .bees(8)
                .pattern(TestPatterns.of("light", light.replace('\'', '"')))
                .shooter("gun", "light", "", 0.1f)
                .wave(1f, "gun", "still", 1, "");
        String[] at = path.split(",");
        Vector3f from = new Vector3f(Float.parseFloat(at[0]), Float.parseFloat(at[1]), 50f);
        Flight flight = new Flight(rules.path("still", 0.01f, from, from.add(0f, 0f, -1f)));
        return flight.until(() -> flight.count(Type.ENEMY_FIRED) == 1, QUIET);
    }

    @Test
    void aBeamCostsABeeAndNoWhirlTurnsItRound() {
        Flight flight = withLight("{'action': 'beam', 'lasts': 20, 'thickness': 1}", "0,6");
        flight.fly(40, QUIET);
        assertEquals(0, flight.count(Type.WICK_HURT), "it only shows");
        flight.fly(40, Flight.holding(PlayerIntent.HOLD_FIRE | PlayerIntent.SPIN));
        assertEquals(1, flight.count(Type.SPIN));
        assertEquals(1, flight.count(Type.WICK_HURT));
        assertEquals(0, flight.count(Type.DEFLECTED));
        assertEquals(0, flight.stage.beams().size());
    }

    /** Straight through where the swarm flies, a little beside Wick: they are out of it when it hurts. */
    @Test
    void theSwarmLeavesABeamsLine() {
        Flight flight = withLight("{'action': 'beam', 'lasts': 60, 'direction': {'type': 'absolute'}}", "1.2,4.2");
        flight.fly(120, QUIET);
        assertEquals(0, flight.count(Type.WICK_HURT));
        assertTrue(flight.count(Type.BEE_HURT) + flight.count(Type.BEE_LOST) <= 1);
    }

    /** A wave 2 u high passes below Wick, who flies at 4 u; the bees below that make room. */
    @Test
    void aWaveIsFlownOver() {
        Flight flight = withLight("{'action': 'ring_wave', 'height': 2, 'gap': 0, 'speed': {'value': 24}}", "0,6");
        flight.until(
                () -> !flight.stage.ringWaves().isEmpty()
                        && flight.stage.ringWaves().get(0).radius() > 60f,
                QUIET);
        assertEquals(0, flight.count(Type.WICK_HURT));
        assertTrue(flight.count(Type.BEE_HURT) + flight.count(Type.BEE_LOST) <= 2);
    }

    @Test
    void aWaveThatIsTooHighIsPassedByItsGapAlone() {
        Flight shut = withLight("{'action': 'ring_wave', 'height': 9, 'gap': 0, 'speed': {'value': 24}}", "0,6");
        shut.until(() -> shut.count(Type.WICK_HURT) == 1, QUIET);
        Flight open = withLight("{'action': 'ring_wave', 'height': 9, 'gap': 30, 'speed': {'value': 24}}", "0,6");
        open.until(
                () -> !open.stage.ringWaves().isEmpty()
                        && open.stage.ringWaves().get(0).radius() > 60f,
                QUIET);
        assertEquals(0, open.count(Type.WICK_HURT));
    }

    private static Flight fired(TestRules rules) {
        Flight flight = new Flight(rules.shooter("gun", "turn", "", 1f)
                .wave(1f, "gun", "still", 1, "")
                .path("still", 0.01f, new Vector3f(0f, 8f, 60f), new Vector3f(0f, 8f, 59f)));
        return flight.until(() -> !flight.stage.bullets().isEmpty(), QUIET);
    }

    private static Vector3f offset(Flight flight) {
        return flight.stage.bullets().get(0).position().subtract(0f, 0f, flight.stage.distance());
    }

    @Test
    @Tag("allocation")
    void patternsMakeNoGarbage() {
        AllocationMeter meter = new AllocationMeter();
        for (int run = 0; run < 4; run++) {
            World world = rules().world();
            tick(world, 700);
            meter.nextRun();
            Flight flight = new Flight(world);
            for (int i = 0; i < 120; i++) {
                meter.begin();
                world.tick(QUIET, flight.events());
                meter.end();
                flight.events().clear();
            }
            assertTrue(world.flight().bullets().size() > 100);
        }
        assertEquals(0L, meter.bytes());
    }
}
