package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * The way from the corridor's frame (x right, y up, z along the rail: left-handed) to jME's scene, and the only place
 * that knows it: x is mirrored. The camera looks along +z.
 */
final class Corridor {
    private Corridor() {}

    /**
     * A point or direction in the scene.
     *
     * @param corridor in the corridor's frame (unaffected)
     * @param store receives the result; may be {@code corridor}
     * @return {@code store}
     */
    static Vector3f toScene(Vector3f corridor, Vector3f store) {
        return store.set(-corridor.x, corridor.y, corridor.z);
    }

    /**
     * The point between two ticks, in the scene.
     *
     * @param previous a tick ago, in the corridor's frame (unaffected)
     * @param now in the corridor's frame (unaffected)
     * @param alpha 0 is {@code previous}, 1 is {@code now}
     * @param store receives the result
     * @return {@code store}
     */
    static Vector3f blend(Vector3f previous, Vector3f now, float alpha, Vector3f store) {
        float rest = 1f - alpha;
        return store.set(
                -(previous.x * rest + now.x * alpha),
                previous.y * rest + now.y * alpha,
                previous.z * rest + now.z * alpha);
    }

    /**
     * Where the bent course shows a point: the same formula as in {@code Place.glsllib} and in {@code Sight}.
     *
     * @param corridor in the corridor's frame (unaffected)
     * @param bend shown offset per d², in the scene's frame; z: where d is 0
     * @param store receives the result, in the scene
     * @return {@code store}
     */
    static Vector3f shown(Vector3f corridor, Vector3f bend, Vector3f store) {
        toScene(corridor, store);
        float depth = Math.max(0f, store.z - bend.z);
        store.x += bend.x * depth * depth;
        store.y += bend.y * depth * depth;
        return store;
    }

    /**
     * The turn of a model whose front is +z.
     *
     * @param heading where the nose points, in the corridor's frame, length 1 (unaffected)
     * @param bank roll about the nose in radians; positive dips the right side
     * @param store receives the result
     * @return {@code store}
     */
    static Quaternion turn(Vector3f heading, float bank, Quaternion store) {
        float yaw = FastMath.atan2(-heading.x, heading.z);
        float pitch = -FastMath.asin(Math.max(-1f, Math.min(1f, heading.y)));
        return turn(yaw, pitch, bank, store);
    }

    /** Yaw about the scene's y, then pitch about the side axis, then roll about the nose, all in radians. */
    static Quaternion turn(float yaw, float pitch, float roll, Quaternion store) {
        float sy = FastMath.sin(yaw / 2f);
        float cy = FastMath.cos(yaw / 2f);
        float sp = FastMath.sin(pitch / 2f);
        float cp = FastMath.cos(pitch / 2f);
        float sr = FastMath.sin(roll / 2f);
        float cr = FastMath.cos(roll / 2f);
        return store.set(
                cy * sp * cr + sy * cp * sr,
                sy * cp * cr - cy * sp * sr,
                cy * cp * sr - sy * sp * cr,
                cy * cp * cr + sy * sp * sr);
    }
}
