package bumblewick.sim.character;

import bumblewick.math.DeterministicMath;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Computes how a moving solid carries a character that stands on it: the feet keep their place on it. It keeps the solid's
 * pose of the last time, so that it does not matter how often, or whether, the solid has moved since.
 */
final class PlatformRide {
    private Solid solid;
    private final Vector3f position = new Vector3f();
    private final Quaternion orientation = new Quaternion();
    private float yaw;

    /** Notes the solid that the character stands on, in its current pose; null for what does not move. */
    void board(Solid ground) {
        solid = ground;
        if (ground != null) {
            position.set(ground.position());
            orientation.set(ground.orientation());
        }
    }

    /**
     * Computes how far the solid has carried the feet since.
     *
     * @param feet where they were then (unaffected)
     * @param store receives the displacement
     * @return whether there is any
     */
    boolean displacement(Vector3f feet, Vector3f store) {
        yaw = 0f;
        store.set(0f, 0f, 0f);
        if (solid == null || !solid.enabled() || stands()) {
            return false;
        }
        feet.subtract(position, store);
        Rotation.unrotate(orientation, store);
        Rotation.rotate(solid.orientation(), store);
        store.addLocal(solid.position()).subtractLocal(feet);
        Vector3f belt = solid.belt();
        store.addLocal(belt.x * Tick.SECONDS, belt.y * Tick.SECONDS, belt.z * Tick.SECONDS);
        yaw = turnedAboutY(orientation, solid.orientation());
        return true;
    }

    /** By how much the last {@link #displacement} turned, in radians. */
    float yaw() {
        return yaw;
    }

    private boolean stands() {
        return position.equals(solid.position())
                && orientation.equals(solid.orientation())
                && solid.belt().equals(Vector3f.ZERO);
    }

    /** The twist about y of the turn from {@code a} to {@code b}: twice the angle of (w, y) of {@code b a*}. */
    private static float turnedAboutY(Quaternion a, Quaternion b) {
        double w = (double) b.getW() * a.getW() + b.getX() * a.getX() + b.getY() * a.getY() + b.getZ() * a.getZ();
        double y = (double) b.getY() * a.getW() - b.getW() * a.getY() - b.getZ() * a.getX() + b.getX() * a.getZ();
        return w < 0 ? 2f * (float) DeterministicMath.atan2(-y, -w) : 2f * (float) DeterministicMath.atan2(y, w);
    }

    void addTo(StateHash hash) {
        hash.add(solid != null).add(position);
        hash.add(orientation.getX()).add(orientation.getY()).add(orientation.getZ());
        hash.add(orientation.getW());
    }
}
