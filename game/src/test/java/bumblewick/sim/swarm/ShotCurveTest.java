package bumblewick.sim.swarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.SwarmDef.ShotCurve;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The way of shots without a target: after a point that flies along the line of aim and moves outwards from it. */
class ShotCurveTest {
    private static final ShotCurve CURVE = Swarms.DEF.shotCurve();

    /**
     * The point has moved outwards by the sum of its velocity over n ticks: opening · offset · n(n + 1) / 2 · tick². After a
     * third of a second that is under a tenth of a second's: slow at first, then faster.
     */
    @ParameterizedTest(name = "tight {0}")
    @ValueSource(booleans = {true, false})
    void thePointMovesOutwardsSlowAtFirstThenFaster(boolean tight) {
        Flight flight = Flight.of(1);
        flight.orders.tight(tight);
        Shot shot = first(flight);
        float opened = (float) Math.sqrt(shot.openX * shot.openX + shot.openY * shot.openY);
        Vector3f start = shot.chased.subtract(0f, 0f, flight.point.z);
        Vector3f along = shot.chasedVelocity.clone();
        int ticks = 40;

        flight.orders.firing(false);
        flight.run(ticks);

        Vector3f straight = along.mult(ticks * Tick.SECONDS).add(start);
        Vector3f moved = shot.chased.subtract(0f, 0f, flight.point.z).subtract(straight);
        float expected = opened * ticks * (ticks + 1) / 2 * Tick.SECONDS * Tick.SECONDS;
        assertEquals(expected, moved.length(), 1e-2f);
        assertEquals(0f, moved.z, 1e-2f, "it keeps its pace along the aim");
    }

    @Test
    void leavesItsBeeOutwardsAndIsBackOnTheLineAtTheAim() {
        Flight flight = Flight.of(12);
        flight.orders.tight(true);
        flight.run(90);
        Shot shot = first(flight);
        Vector3f out = new Vector3f(shot.openX, shot.openY, 0f).normalizeLocal();
        float began = shot.velocity().dot(out);
        float offset = off(shot, flight);
        float widest = 0f;
        while (shot.position().z < flight.aim.z) {
            flight.tick();
            widest = Math.max(widest, off(shot, flight));
        }

        assertTrue(began > 0.9f * CURVE.flare() / (1f + CURVE.flare() / Swarms.DEF.shotSpeed()), "flares by " + began);
        assertTrue(widest > offset, "bulges to " + widest + " from " + offset);
        assertTrue(off(shot, flight) < 0.3f, off(shot, flight) + " u off at the aim");
    }

    /** Speeds are relative to the rail: the fastest that a shot flies over it is the speed of shots. */
    @Test
    void neverFliesFasterThanShotsDo() {
        Flight flight = Flight.of(20).firing();
        Vector3f own = new Vector3f();
        for (int i = 0; i < 120; i++) {
            flight.tick();
            for (Shot shot : flight.swarm.shots()) {
                own.set(shot.velocity()).addLocal(0f, 0f, -Flight.RAIL);
                assertTrue(own.length() < Swarms.DEF.shotSpeed() * 1.001f, own::toString);
            }
        }
    }

    private static Shot first(Flight flight) {
        flight.firing();
        while (flight.swarm.shots().isEmpty()) {
            flight.tick();
        }
        return flight.swarm.shots().get(0);
    }

    private static float off(Shot shot, Flight flight) {
        float share = (shot.position().z - flight.point.z) / (flight.aim.z - flight.point.z);
        float x = shot.position().x - flight.point.x - (flight.aim.x - flight.point.x) * share;
        float y = shot.position().y - flight.point.y - (flight.aim.y - flight.point.y) * share;
        return (float) Math.sqrt(x * x + y * y);
    }
}
