package bumblewick.sim.character;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/** Snaps the feet of a walking character down to the ground, or finds that there is none. */
final class GroundSnap {
    /** Smaller corrections of the height are not made, so that a standing character stands still, in u. */
    private static final float STILL = 5e-4f;

    /** On edges steeper than this cosine the skin is not kept in full. */
    private static final float STEEPEST = 0.25f;

    /** Depth of the first sweep, in u: the ground is rarely deeper, and a short sweep is fast. */
    private static final float NEAR = 0.05f;

    private final CharacterCapsule body;
    private final WalkableGround walkable;
    private final GroundContact ground;
    private final ContactBuffer contacts;
    private final SlopeCrease slopeCrease;
    private final SweepHit hit = new SweepHit();
    private final SweepHit above = new SweepHit();
    private final Vector3f down = new Vector3f();

    GroundSnap(CharacterCapsule body, WalkableGround walkable, GroundContact ground, ContactBuffer contacts) {
        this.body = body;
        this.walkable = walkable;
        this.ground = ground;
        this.contacts = contacts;
        slopeCrease = new SlopeCrease(body, walkable, ground);
    }

    /**
     * Moves down to walkable ground, or leaves the ground.
     *
     * @param reach how deep at most, in u
     * @return whether there is ground
     */
    boolean settle(float reach) {
        float skin = body.def.skin();
        contacts.sweep();
        if (!down(Math.min(reach, NEAR)) && !down(reach)) {
            ground.leave();
            return false;
        }
        float drop = -down.y * hit.fraction() - skin / Math.max(STEEPEST, hit.normal().y);
        if (drop > reach) {
            ground.leave();
            return false;
        }
        if (walkable.holds(hit)) {
            lower(drop);
            stand(hit);
            return true;
        }
        return slopeCrease.stand(hit);
    }

    /** Sweeps down by a depth and the skin. */
    private boolean down(float depth) {
        return body.sweep(down.set(0f, -depth - body.def.skin() / STEEPEST, 0f), hit);
    }

    /** Stands on what was hit. */
    void stand(SweepHit on) {
        contacts.add(on);
        ground.stand(on, walkable.slope(on));
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
