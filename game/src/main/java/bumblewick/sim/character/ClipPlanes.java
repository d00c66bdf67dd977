package bumblewick.sim.character;

import com.jme3.math.Vector3f;

/**
 * The planes that one move has met, by which motions are clipped: against one plane a motion loses its normal part, between
 * two it follows the crease, among three it stops.
 *
 * <p>Source: {@code PM_SlideMove}, Quake III Arena (id Software, 1999).
 */
final class ClipPlanes {
    /** Planes that one move may touch. */
    private static final int MOST = 8;

    /** A motion enters a plane when it turns into it by more than this sine. */
    private static final float ENTERS = 1e-4f;

    /** Normals closer than this cosine are one plane. */
    private static final float SAME = 0.9999f;

    private static final int NONE = -1;

    private final Vector3f[] normals = new Vector3f[MOST];
    private final Vector3f crease = new Vector3f();
    private int size;

    ClipPlanes() {
        for (int i = 0; i < MOST; i++) {
            normals[i] = new Vector3f();
        }
    }

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    /** A normal, 0 to {@code size() − 1}. */
    Vector3f normal(int index) {
        return normals[index];
    }

    /** Adds a plane, unless it is there; {@code normal} is copied. */
    void add(Vector3f normal) {
        for (int i = 0; i < size; i++) {
            if (normals[i].dot(normal) > SAME) {
                return;
            }
        }
        if (size < MOST) {
            normals[size++].set(normal);
        }
    }

    /** Removes from {@code v}, in place, what would enter one of the planes. */
    void clip(Vector3f v) {
        int first = entered(v, NONE);
        if (first == NONE) {
            return;
        }
        float x = v.x;
        float y = v.y;
        float z = v.z;
        removeNormalPart(v, normals[first]);
        int second = entered(v, first);
        if (second == NONE) {
            return;
        }
        follow(normals[first], normals[second], v.set(x, y, z));
        if (entered(v, NONE) != NONE) {
            v.set(0f, 0f, 0f);
        }
    }

    /** Index of the first plane, other than {@code except}, that {@code v} goes into, or {@link #NONE}. */
    private int entered(Vector3f v, int except) {
        float limit = -ENTERS * v.length();
        for (int i = 0; i < size; i++) {
            if (i != except && v.dot(normals[i]) < limit) {
                return i;
            }
        }
        return NONE;
    }

    private static void removeNormalPart(Vector3f v, Vector3f normal) {
        float into = v.dot(normal);
        v.x -= into * normal.x;
        v.y -= into * normal.y;
        v.z -= into * normal.z;
    }

    private void follow(Vector3f a, Vector3f b, Vector3f v) {
        a.cross(b, crease);
        float along = v.dot(crease) / crease.lengthSquared();
        v.set(crease).multLocal(along);
    }
}
