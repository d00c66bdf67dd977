package bumblewick.sim.character;

import bumblewick.sim.collision.Contacts;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/**
 * Holds who is caught between two slopes, each too steep to stand on: a V-shaped valley. The way to go is along the
 * crease where they meet.
 */
final class Crevice {
    /** What is within this many skins counts as touched. */
    private static final float TOUCHED = 1.6f;

    /** Normals that point up by less than this carry nothing. */
    private static final float CARRIES = 0.1f;

    private final Body body;
    private final Footing footing;
    private final Ground ground;
    private final Contacts near = new Contacts();
    private final Vector3f crease = new Vector3f();

    Crevice(Body body, Footing footing, Ground ground) {
        this.body = body;
        this.footing = footing;
        this.ground = ground;
    }

    /**
     * Stands, where two slopes hold together, or flat ground is touched besides; otherwise leaves the ground.
     *
     * @param hit one of the slopes (unaffected)
     */
    boolean stand(SweepHit hit) {
        body.contacts(TOUCHED * body.def.skin(), near);
        for (int i = 0; i < near.size(); i++) {
            if (footing.flat(near.get(i).normal())) {
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

    /** Likewise, of the planes that one fall met. */
    boolean stand(SweepHit hit, Planes met) {
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

    /** Whether two slopes hold; then {@link #crease} is the normal that goes along the crease and points most up. */
    private boolean hold(Vector3f a, Vector3f b) {
        if (a.y < CARRIES || b.y < CARRIES || a.x * b.x + a.z * b.z >= 0f) {
            return false;
        }
        a.cross(b, crease).normalizeLocal();
        float rise = crease.y;
        crease.multLocal(-rise);
        crease.y += 1f;
        crease.normalizeLocal();
        return footing.flat(crease);
    }
}
