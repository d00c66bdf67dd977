package bumblewick.content.validation.reach;

import bumblewick.def.LevelDef;
import bumblewick.def.machine.DoorDef;
import bumblewick.sim.collision.Rotation;
import com.jme3.math.Vector3f;
import java.util.Arrays;
import java.util.List;

/**
 * The triangles that stop Wick: those of the level, and of the doors of its mechanisms, as long as they are shut.
 *
 * @param corners nine numbers each, in u
 * @param doors which door each belongs to, from 0; −1 for the level's own
 */
record Soup(float[] corners, int[] doors) {
    private static final int LEVEL = -1;
    private static final int OF_A_BOX = 12;
    private static final int NUMBERS = 9;

    /** The corners of a box by the signs of their axes, as bits, two triangles a side. */
    private static final int[] BOX = {
        0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5
    };

    static Soup of(LevelDef level) {
        List<DoorDef> shut = level.machines().doors();
        int own = level.triangles();
        float[] corners = new float[NUMBERS * (own + OF_A_BOX * shut.size())];
        int[] doors = new int[own + OF_A_BOX * shut.size()];
        System.arraycopy(level.corners(), 0, corners, 0, NUMBERS * own);
        Arrays.fill(doors, LEVEL);
        int at = NUMBERS * own;
        for (int d = 0; d < shut.size(); d++) {
            for (int corner : BOX) {
                Vector3f v = corner(shut.get(d), corner);
                corners[at++] = v.x;
                corners[at++] = v.y;
                corners[at++] = v.z;
            }
            Arrays.fill(doors, own + OF_A_BOX * d, own + OF_A_BOX * (d + 1), d);
        }
        return new Soup(corners, doors);
    }

    private static Vector3f corner(DoorDef def, int bits) {
        Vector3f half = def.box().half();
        Vector3f v = new Vector3f(
                (bits & 1) == 0 ? -half.x : half.x,
                (bits & 2) == 0 ? -half.y : half.y,
                (bits & 4) == 0 ? -half.z : half.z);
        Rotation.rotate(def.box().turn(), v);
        return v.addLocal(def.position());
    }

    int size() {
        return doors.length;
    }

    /** A coordinate of a corner: {@code axis} 0 for x, 1 for y, 2 for z. */
    float at(int triangle, int corner, int axis) {
        return corners[NUMBERS * triangle + 3 * corner + axis];
    }

    float least(int triangle, int axis) {
        return Math.min(at(triangle, 0, axis), Math.min(at(triangle, 1, axis), at(triangle, 2, axis)));
    }

    float most(int triangle, int axis) {
        return Math.max(at(triangle, 0, axis), Math.max(at(triangle, 1, axis), at(triangle, 2, axis)));
    }

    /** The normal of a triangle, length 1, or 0 for one without an area. */
    Vector3f normal(int triangle, Vector3f store) {
        float ax = at(triangle, 1, 0) - at(triangle, 0, 0);
        float ay = at(triangle, 1, 1) - at(triangle, 0, 1);
        float az = at(triangle, 1, 2) - at(triangle, 0, 2);
        float bx = at(triangle, 2, 0) - at(triangle, 0, 0);
        float by = at(triangle, 2, 1) - at(triangle, 0, 1);
        float bz = at(triangle, 2, 2) - at(triangle, 0, 2);
        store.set(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx);
        float length = (float) Math.sqrt(store.x * store.x + store.y * store.y + store.z * store.z);
        return length > 0f ? store.divideLocal(length) : store;
    }
}
