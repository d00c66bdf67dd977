package bumblewick.sim.character;

import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Sweeps that end a skin's width in front of what they meet, measured along its normal. To find what they would end too
 * close to, they sweep a little further than they go.
 */
final class SkinSweep {
    /** How much further, in skins: enough to keep the whole skin at meetings of 5° and more. */
    private static final float LOOK_AHEAD = 12f;

    /** A displacement that uses no more than this share of the skin is not stopped, so that grazing never stops. */
    private static final float GRAZE = 0.1f;

    /** A sweep that ends nearer than this share of the skin is too close. */
    static final float TOO_NEAR = 0.5f;

    private final CollisionWorld world;
    private final QueryFilter filter;
    private final float skin;
    private final Vector3f extended = new Vector3f();
    private boolean crowded;

    SkinSweep(CollisionWorld world, QueryFilter filter, float skin) {
        this.world = world;
        this.filter = filter;
        this.skin = skin;
    }

    /**
     * Finds which share of a displacement is free.
     *
     * @param displacement not zero (unaffected)
     * @param store receives what is in the way; undefined if nothing is
     * @return its share, 0 to 1; 1 if nothing is in the way
     */
    float free(ConvexShape shape, Quaternion turned, Vector3f start, Vector3f displacement, SweepHit store) {
        float length = displacement.length();
        float reach = length + LOOK_AHEAD * skin;
        displacement.mult(reach / length, extended);
        if (!world.sweep(shape, turned, start, extended, filter, store)) {
            return 1f;
        }
        float touch = store.fraction() * reach;
        float approach = -displacement.dot(store.normal()) / length;
        float share = share(touch, approach, length);
        crowded |= (touch - share * length) * approach < TOO_NEAR * skin;
        return share;
    }

    private float share(float touch, float approach, float length) {
        if (touch >= length && approach * length <= GRAZE * skin) {
            return 1f;
        }
        float clear = touch - skin / Math.max(approach, 1e-6f);
        return Math.max(0f, Math.min(1f, clear / length));
    }

    /** Whether a sweep since the last call of this method ended too close to something. */
    boolean crowded() {
        boolean was = crowded;
        crowded = false;
        return was;
    }
}
