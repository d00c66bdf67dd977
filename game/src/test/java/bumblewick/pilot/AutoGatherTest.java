package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.FlightStage;
import bumblewick.sim.TestRules;
import bumblewick.sim.World;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** When the bees gather by themselves: with a target in reach, and while nothing endangers them. */
class AutoGatherTest {
    private World world;
    private AutoGather gather;

    private void start(TestRules rules) {
        world = rules.world();
        gather = new AutoGather(world.flight());
    }

    private boolean tick() {
        boolean decision = gather.decide();
        int buttons = PlayerIntent.HOLD_FIRE | (decision ? PlayerIntent.TIGHT : 0);
        world.tick(PlayerIntent.of(0f, 0f, buttons), new SimEvents());
        return decision;
    }

    private void until(BooleanSupplier condition) {
        for (int i = 0; i < 1_200 && !condition.getAsBoolean(); i++) {
            tick();
        }
        assertTrue(condition.getAsBoolean(), "within twenty seconds");
    }

    private static TestRules gnatAt(float x, float ahead) {
        return new TestRules()
                .enemy("gnat", 2_000, 100)
                .wave(1f, "gnat", "hover", 1, "")
                .path("hover", 0.1f, new Vector3f(x, 4f, ahead), new Vector3f(x, 4f, ahead - 1f));
    }

    @Test
    void nothingInReachLeavesThemScattered() {
        start(new TestRules());
        for (int i = 0; i < 300; i++) {
            assertFalse(tick());
        }
    }

    @ParameterizedTest(name = "an enemy {0} u ahead: {1}")
    @CsvSource({"5, false", "12, true", "40, true", "80, true", "95, false"})
    void aTargetInReachGathersThem(float ahead, boolean gathers) {
        start(gnatAt(6f, ahead));
        FlightStage stage = world.flight();
        until(() -> !stage.enemies().isEmpty());
        boolean ever = false;
        for (int i = 0; i < 30; i++) {
            ever |= tick();
        }

        assertEquals(gathers, ever);
    }

    /** Locked on, it goes on for 55 ticks at most, then scatters for the volley and rests 14 ticks. */
    @Test
    void aLockThatStaysAloneIsFiredAfterAWhile() {
        start(gnatAt(0f, 40f));
        until(() -> world.flight().enemies().stream().anyMatch(enemy -> enemy.locked()));
        int held = 0;
        while (tick()) {
            held++;
        }
        int rested = 1;
        while (!tick()) {
            rested++;
        }

        assertTrue(held <= 56, held + " ticks");
        assertEquals(15, rested);
    }

    @Test
    void bulletsThatComeNearScatterThem() {
        start(new TestRules()
                .shooter("gun", "aimed", "count 1, spread 0", 0.1f)
                .path("hover", 0.1f, new Vector3f(6f, 4f, 60f), new Vector3f(6f, 4f, 59f))
                .wave(1f, "gun", "hover", 1, ""));
        FlightStage stage = world.flight();
        until(() -> stage.bullets().stream().anyMatch(this::isNear));

        for (int i = 0; i < 10; i++) {
            assertFalse(tick(), "tick " + i);
        }
    }

    private boolean isNear(Bullet bullet) {
        return !bullet.deflected() && bullet.position().z - world.flight().distance() < 16f;
    }

    @Test
    void theSameFlightIsDecidedTheSameWay() {
        start(gnatAt(0f, 40f));
        StringBuilder first = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            first.append(tick() ? '1' : '0');
        }
        start(gnatAt(0f, 40f));
        StringBuilder second = new StringBuilder();
        for (int i = 0; i < 400; i++) {
            second.append(tick() ? '1' : '0');
        }

        assertEquals(first.toString(), second.toString());
        assertTrue(first.indexOf("1") >= 0);
    }
}
