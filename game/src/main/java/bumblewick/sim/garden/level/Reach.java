package bumblewick.sim.garden.level;

import com.jme3.math.Vector3f;

/** An upright cylinder, for what stands around a place: how far a blow hits, or a cage closes. */
public final class Reach {
    private final Vector3f feet = new Vector3f();
    private float height;
    private float radius;

    /**
     * Places the cylinder.
     *
     * @param at middle of its lower end, in u (unaffected)
     * @param up its height, in u
     * @param around its radius, in u
     * @return this
     */
    public Reach set(Vector3f at, float up, float around) {
        feet.set(at);
        height = up;
        radius = around;
        return this;
    }

    /**
     * Whether something upright is in it at least in part.
     *
     * @param axis a point above or below its middle (unaffected)
     * @param halfWidth horizontal, in u
     * @param bottom y of its lower end, in u
     * @param top y of its upper end, in u
     */
    public boolean meets(Vector3f axis, float halfWidth, float bottom, float top) {
        float x = axis.x - feet.x;
        float z = axis.z - feet.z;
        float both = radius + halfWidth;
        return x * x + z * z < both * both && bottom < feet.y + height && top > feet.y;
    }
}
