package bumblewick.sim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.mechanism.TargetDef;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.player.Reticle;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;

/** Whom the lock-on paints of a boss and a lamp that are both near the reticle. */
class FlightLockTest {
    private static final PlayerIntent QUIET = Flight.holding(PlayerIntent.HOLD_FIRE);
    private static final PlayerIntent AIMED = Flight.holding(PlayerIntent.TIGHT | PlayerIntent.HOLD_FIRE);

    private final TestFlight flight = new TestFlight();

    private World untilTheBossCanBeHit() {
        World world = flight.world();
        flight.tick(world, 400, QUIET, Type.HIT);
        return world;
    }

    private static float off(World world, Vector3f place) {
        Reticle reticle = new Reticle(world.flight().sightCamera());
        reticle.point(world.flight().wick().position(), world.flight().aim());
        return reticle.distanceSquared(place);
    }

    /** The lamp stands beside the boss's middle, a pixel further from the reticle than that; both are within its 48. */
    @Test
    void whatIsNearerToTheReticleIsPaintedFirst() {
        flight.kinds.boss(20f, 1_000, 0f, FlightBossPhases.WAITING);
        World before = untilTheBossCanBeHit();
        BossPart part = before.flight().boss().orElseThrow().parts().get(0);
        Vector3f lamp = part.position().clone();
        float pixels = (float) Math.sqrt(off(before, part.position())) + 1f;
        assertTrue(pixels < 48f, pixels + " pixels");
        float wanted = pixels * pixels;
        for (int i = 0; i < 4_000 && off(before, lamp) < wanted; i++) {
            lamp.x += 0.01f;
        }
        flight.targets.add(new TargetDef("lamp", TargetDef.By.SHOT, "tree", lamp, 1f, 4, false, "", 100, ""));
        World world = untilTheBossCanBeHit();
        BossPart first = world.flight().boss().orElseThrow().parts().get(0);
        SignalTarget second = world.flight().mechanisms().targets.near().get(0);
        flight.tick(world, 1, AIMED, Type.LOCKED);

        assertTrue(off(world, first.position()) < off(world, second.position()));
        assertTrue(first.locked());
        assertEquals(false, second.locked());
    }
}
