package bumblewick.bench.sweep;

import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** One shape's motion, in u. */
public record SweepTask(Kind kind, Quaternion orientation, Vector3f start, Vector3f displacement) {
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
