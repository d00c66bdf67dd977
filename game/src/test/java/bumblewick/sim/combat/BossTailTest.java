package bumblewick.sim.combat;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.ArrivalDef;
import bumblewick.def.BossDef.Action;
import bumblewick.def.BossDef.Banking;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Step;
import bumblewick.def.BossDef.Trail;
import bumblewick.math.Tick;
import bumblewick.sim.Flight;
import bumblewick.sim.TestBoss;
import bumblewick.sim.TestPart;
import bumblewick.sim.TestRules;
import bumblewick.sim.TestStep;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A boss that hangs in the wind as a kite does: it faces Wick and banks, and its tail streams. */
class BossTailTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final Banking BANKING = new Banking(35f, 10f);
    private static final Trail TO_THE_LEFT =
            new Trail(new Vector3f(-0.2f, 0f, 0f), new Vector3f(0f, 0.1f, 0f), 2f, 0.1f);

    /** On its way to a place on the right it dips that side, to Wick's right and its own left, and faces Wick all the while. */
    @Test
    void itBanksIntoItsWayAsideAndFacesWick() {
        Step aside = new TestStep(Action.ARRIVE, 9f)
                .places(new Vector3f(12f, 6f, 29f))
                .def();
        Flight flight = entered(aside);
        float least = 0f;
        for (int i = 0; i < 60; i++) {
            flight.tick(QUIET);
            least = Math.min(least, boss(flight).bank());
            assertTrue(boss(flight).heading().z < -0.8f, "faces " + boss(flight).heading());
        }
        float banked = least;
        flight.fly(Tick.of(4f), QUIET);
        assertAll(
                () -> assertTrue(banked < -Math.toRadians(20), "banked by " + Math.toDegrees(banked)),
                () -> assertTrue(banked >= -Math.toRadians(35.1), "banked by " + Math.toDegrees(banked)),
                () -> assertEquals(0f, boss(flight).bank(), 0.02f, "level again at rest"));
    }

    /** While the boss rests its tail lies along the wind, each piece a gap from the one before, and the first hangs at its place. */
    @Test
    void itsTailStreamsWithTheWind() {
        Flight flight = entered(TestRules.step(Action.REST, 60f));
        flight.fly(Tick.of(5f), QUIET);
        List<BossPart> parts = boss(flight).parts();
        for (int i = 2; i < parts.size(); i++) {
            Vector3f behind = parts.get(i).position().subtract(parts.get(i - 1).position());
            assertEquals(2f, behind.length(), 0.5f);
            assertTrue(behind.x < -1.2f, "to the left by " + behind.x);
        }
        assertEquals(2f, parts.get(1).position().distance(parts.get(0).position()), 0.4f);
    }

    private static Flight entered(Step step) {
        return TestBoss.doing(step)
                .banks(BANKING)
                .trails(TO_THE_LEFT)
                .parts(part("foot").vital().def(), tail("t1", "foot"), tail("t2", "t1"), tail("t3", "t2"))
                .entered();
    }

    private static Part tail(String id, String before) {
        return part(id).follows(before, 2f).def();
    }

    private static TestPart part(String id) {
        return new TestPart(id, new Vector3f(0f, -3f, 0f)).share(0.25f).steering(new ArrivalDef(120f, 40f, 3f));
    }

    private static Boss boss(Flight flight) {
        return flight.stage.boss().orElseThrow();
    }
}
