package bumblewick.view;

import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Maps the corridor's frame (x right, y up, z along the rail: left-handed) to jME's scene by mirroring x. No other
 * class does. The camera looks along +z.
 */
public final class SceneCoordinates {
    private SceneCoordinates() {}

    /**
     * Maps a point or direction to the scene.
     *
     * @param corridor in the corridor's frame (unaffected)
     * @param store receives the result; may be {@code corridor}
     * @return {@code store}
     */
    public static Vector3f toScene(Vector3f corridor, Vector3f store) {
        return store.set(-corridor.x, corridor.y, corridor.z);
    }

    /**
     * Maps a point to where the bent course shows it, by the formula of {@code Place.glsllib} and {@code SightCamera}.
     *
     * @param corridor in the corridor's frame (unaffected)
     * @param bend offset per squared distance, in the scene's frame; z: where the distance is 0
     * @param store receives the result, in the scene's frame
     * @return {@code store}
     */
    public static Vector3f toBentScene(Vector3f corridor, Vector3f bend, Vector3f store) {
        toScene(corridor, store);
        float depth = Math.max(0f, store.z - bend.z);
        store.x += bend.x * depth * depth;
        store.y += bend.y * depth * depth;
        return store;
    }

    /**
     * The rotation of a model whose front is +z.
     *
     * @param heading where its nose points, in the corridor's frame, length 1 (unaffected)
     * @param bank roll about the nose in radians; positive dips the right side
     * @param store receives the result
     * @return {@code store}
     */
    public static Quaternion rotation(Vector3f heading, float bank, Quaternion store) {
        float yaw = FastMath.atan2(-heading.x, heading.z);
        float pitch = -FastMath.asin(Math.max(-1f, Math.min(1f, heading.y)));
        return rotation(yaw, pitch, bank, store);
    }

    /**
     * Composes a rotation of yaw about the scene's y, then pitch about the side axis, then roll about the nose, all in
     * radians.
     */
    public static Quaternion rotation(float yaw, float pitch, float roll, Quaternion store) {
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
