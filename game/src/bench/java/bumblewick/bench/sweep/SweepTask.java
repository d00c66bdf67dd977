package bumblewick.bench.sweep;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** One shape's motion, in u. */
public record SweepTask(Kind kind, Quaternion orientation, Vector3f start, Vector3f displacement) {
    /** How it moves. */
    public enum Motion {
        /** In any direction, from 1–6 cm above what is below; every second capsule and box is upright. */
        ANYHOW(0.01, 0.06, -1, 1, false),
        /**
         * As those on foot do: upright, along the ground and rather down than up, from at most 5 cm above it. Of all that
         * was tried this comes closest to the sweeps that the goals were set by: 38 % of the short ones hit (there 39 %),
         * Bullet with its own margin takes 71 % for hits (71 %) and makes 43–1,245 bytes of results (43–1,179).
         */
        WALK(0.001, 0.05, -0.5, 0.2, true);

        /** How far above what is below the motion starts, in u. */
        final double near;

        final double far;

        /** Sine of the slope of the direction. */
        final double down;

        final double up;

        /** Whether capsules and boxes stand upright. */
        final boolean upright;

        Motion(double near, double far, double down, double up, boolean upright) {
            this.near = near;
            this.far = far;
            this.down = down;
            this.up = up;
            this.upright = upright;
        }
    }

    /** What the tasks of a run move: one shape alone, or all in turn, as a game does. */
    public enum Shapes {
        SPHERE(Kind.SPHERE),
        CAPSULE(Kind.CAPSULE),
        BOX(Kind.BOX),
        MIXED(Kind.SPHERE, Kind.CAPSULE, Kind.BOX);

        private final Kind[] kinds;

        Shapes(Kind... kinds) {
            this.kinds = kinds;
        }

        /** The shape of a task. */
        Kind of(int task) {
            return kinds[task % kinds.length];
        }
    }

    /** What moves: about the size of the one who plays. */
    public enum Kind {
        SPHERE(0.4f, 0.4f, 0.4f),
        CAPSULE(0.4f, 0.9f, 0.4f),
        BOX(0.4f, 0.6f, 0.3f);

        /** Half the size along its own axes. */
        final float halfX;

        final float halfY;
        final float halfZ;

        Kind(float halfX, float halfY, float halfZ) {
            this.halfX = halfX;
            this.halfY = halfY;
            this.halfZ = halfZ;
        }

        /** Of the sphere and the capsule. */
        float radius() {
            return halfX;
        }

        /** Of the capsule: half its segment. */
        float halfSegment() {
            return halfY - halfX;
        }
    }
}
