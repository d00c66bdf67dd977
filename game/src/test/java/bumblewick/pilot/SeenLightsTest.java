package bumblewick.pilot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.TestPatterns;
import bumblewick.sim.TestRules;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The pilot of the demonstration leaves the line of a beam; who holds still is hit by each. */
class SeenLightsTest {
    private static final String FIVE_BEAMS = """
            {"action": "repeat", "times": 5, "actions": [
              {"action": "beam", "lasts": 30, "thickness": 1.2}, {"action": "wait", "ticks": 150}]}
            """;

    private static World world() {
        Vector3f far = new Vector3f(0f, 6f, 55f);
        return new TestRules()
                .bees(12)
                .pattern(TestPatterns.of("beams", FIVE_BEAMS))
                .shooter("gun", "beams", "", 0.1f)
                .wave(1f, "gun", "still", 1, "")
                .path("still", 0.01f, far, far.add(0f, 0f, -1f))
                .world();
    }

    private static int hurts(World world, Supplier<PlayerIntent> pilot) {
        int hurts = 0;
        SimEvents events = new SimEvents();
        for (int tick = 0; tick < 900; tick++) {
            events.clear();
            PlayerIntent wanted = pilot.get();
            world.tick(
                    new PlayerIntent(wanted.moveX(), wanted.moveY(), (byte) 0, (byte) 0, PlayerIntent.HOLD_FIRE),
                    events);
            for (int i = 0; i < events.size(); i++) {
                hurts += events.get(i).type() == Type.WICK_HURT ? 1 : 0;
            }
        }
        return hurts;
    }

    @Test
    void aPilotLeavesTheLineOfABeam() {
        assertEquals(5, hurts(world(), () -> PlayerIntent.NONE));
        World world = world();
        DemoPilot pilot = new DemoPilot(world);
        assertTrue(hurts(world, pilot::take) <= 1);
    }
}
