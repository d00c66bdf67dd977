package bumblewick.sim.character;

import bumblewick.sim.collision.ContactList;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/**
 * Lets a character stand in a V-shaped valley between two slopes, each too steep to stand on; it can walk along the crease
 * where they meet.
 */
final class SlopeCrease {
    /** Everything within this many skins counts as touched. */
    private static final float TOUCHED = 1.6f;

    /** Surfaces whose normals point up by less than this carry nothing. */
    private static final float CARRIES = 0.1f;

    private final CharacterCapsule body;
    private final WalkableGround walkable;
    private final GroundContact ground;
    private final ContactList near = new ContactList();
    private final Vector3f crease = new Vector3f();

    SlopeCrease(CharacterCapsule body, WalkableGround walkable, GroundContact ground) {
        this.body = body;
        this.walkable = walkable;
        this.ground = ground;
    }

    /**
     * Stands, if two slopes hold the character together or flat ground is touched, too; otherwise leaves the ground.
     *
     * @param hit one of the slopes (unaffected)
     */
    boolean stand(SweepHit hit) {
        body.contacts(TOUCHED * body.def.skin(), near);
        for (int i = 0; i < near.size(); i++) {
            if (walkable.flat(near.get(i).normal())) {
                ground.stand(near.get(i), near.get(i).normal());
                return true;
            }
        }
        return holdTogether(hit);
    }

    private boolean holdTogether(SweepHit hit) {
        for (int a = 0; a < near.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (hold(near.get(a).normal(), near.get(b).normal())) {
                    ground.stand(hit, crease);
                    return true;
                }
            }
        }
        ground.leave();
        return false;
    }

    /** Stands, if two of the planes that a fall met hold the character together. */
    boolean stand(SweepHit hit, ClipPlanes met) {
        for (int a = 0; a < met.size(); a++) {
            for (int b = 0; b < a; b++) {
                if (hold(met.normal(a), met.normal(b))) {
                    ground.stand(hit, crease);
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether two slopes hold it; then {@link #crease} is the normal across the crease that points most up. */
    private boolean hold(Vector3f a, Vector3f b) {
        if (a.y < CARRIES || b.y < CARRIES || a.x * b.x + a.z * b.z >= 0f) {
            return false;
        }
        a.cross(b, crease).normalizeLocal();
        float rise = crease.y;
        crease.multLocal(-rise);
        crease.y += 1f;
        crease.normalizeLocal();
        return walkable.flat(crease);
    }
}
