package bumblewick.sim.character;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Puts feet that walk down onto the ground, or finds that there is none. */
final class Landing {
    /** Smaller corrections of the height are left alone, so that one who stands stands still, in u. */
    private static final float STILL = 5e-4f;

    /** On edges steeper than this cosine the skin is not kept in full. */
    private static final float STEEPEST = 0.25f;

    /** As a rule the ground is no deeper, and a short look is a quick one, in u. */
    private static final float NEAR = 0.05f;

    private final Body body;
    private final Footing footing;
    private final Ground ground;
    private final Touches touches;
    private final Crevice crevice;
    private final SweepHit hit = new SweepHit();
    private final SweepHit above = new SweepHit();
    private final Vector3f down = new Vector3f();

    Landing(Body body, Footing footing, Ground ground, Touches touches) {
        this.body = body;
        this.footing = footing;
        this.ground = ground;
        this.touches = touches;
        crevice = new Crevice(body, footing, ground);
    }

    /**
     * Goes down to ground that holds, or leaves the ground.
     *
     * @param reach how deep at most, in u
     * @return whether there is ground
     */
    boolean settle(float reach) {
        float skin = body.def.skin();
        touches.sweep();
        if (!down(Math.min(reach, NEAR)) && !down(reach)) {
            ground.leave();
            return false;
        }
        float drop = -down.y * hit.fraction() - skin / Math.max(STEEPEST, hit.normal().y);
        if (drop > reach) {
            ground.leave();
            return false;
        }
        if (footing.holds(hit)) {
            lower(drop);
            stand(hit);
            return true;
        }
        return crevice.stand(hit);
    }

    /** Looks so deep, and for the skin besides. */
    private boolean down(float depth) {
        return body.sweep(down.set(0f, -depth - body.def.skin() / STEEPEST, 0f), hit);
    }

    /** Stands on what was hit. */
    void stand(SweepHit on) {
        touches.add(on);
        ground.stand(on, footing.slope(on));
    }

    /** A rise is never more than the skin at once, and on what may come up from below no farther than a ceiling. */
    private void lower(float drop) {
        if (Math.abs(drop) <= STILL) {
            return;
        }
        if (drop < 0f && (hit.met() != null || hit.fraction() == 0f)) {
            down.set(0f, Math.min(body.def.skin(), -drop), 0f);
            body.advance(down, body.free(down, above));
        } else {
            body.feet.y -= Math.max(-body.def.skin(), drop);
        }
    }
}
