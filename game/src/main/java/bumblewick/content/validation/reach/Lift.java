package bumblewick.content.validation.reach;

import com.jme3.math.Vector3f;

/**
 * Something that brings Wick from one place to another: a platform with all places of its way, what one stands on, a throw, an
 * updraft. Who comes near its foot can be anywhere over its plan, up to {@code high}.
 *
 * @param x0 least of the plan, in u
 * @param low how high one must come to be on it, in u
 * @param high how high feet can come by it, in u
 * @param beside how far beside its plan one gets on it, in u
 */
record Lift(float x0, float z0, float x1, float z1, float low, float high, float beside) {
    private static final float BESIDE = 1f;

    /** Something that one stands on. */
    Lift(float x0, float z0, float x1, float z1, float low, float high) {
        this(x0 - Grid.CELL, z0 - Grid.CELL, x1 + Grid.CELL, z1 + Grid.CELL, low, high, BESIDE);
    }

    /** Likewise, about a place. */
    static Lift about(Vector3f middle, float halfX, float halfZ, float low, float high) {
        return new Lift(middle.x - halfX, middle.z - halfZ, middle.x + halfX, middle.z + halfZ, low, high);
    }

    /** One that takes in both. */
    Lift with(Lift other) {
        return new Lift(
                Math.min(x0, other.x0),
                Math.min(z0, other.z0),
                Math.max(x1, other.x1),
                Math.max(z1, other.z1),
                Math.min(low, other.low),
                Math.max(high, other.high),
                beside);
    }

    /** What one who is at {@code of} is thrown to: from its foot to a place of its own. */
    record Throw(Lift of, Vector3f to, float high) {}
}
