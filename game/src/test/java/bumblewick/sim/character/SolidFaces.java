package bumblewick.sim.character;

import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.Solid;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The faces of a box where it is now, as triangles in double precision. */
final class SolidFaces {
    private static final int[] RING = {
        0, 2, 3, 0, 3, 1, 4, 5, 7, 4, 7, 6, 0, 4, 6, 0, 6, 2, 1, 3, 7, 1, 7, 5, 0, 1, 5, 0, 5, 4, 2, 6, 7, 2, 7, 3
    };

    private SolidFaces() {}

    static double[] of(Solid solid) {
        Box box = (Box) solid.shape();
        double[] faces = new double[9 * 12];
        for (int i = 0; i < RING.length; i++) {
            double x = (RING[i] & 1) == 0 ? -box.halfX() : box.halfX();
            double y = (RING[i] & 2) == 0 ? -box.halfY() : box.halfY();
            double z = (RING[i] & 4) == 0 ? -box.halfZ() : box.halfZ();
            put(faces, 3 * i, solid, x, y, z);
        }
        return faces;
    }

    /** {@code v + 2w(q × v) + 2 q × (q × v)} */
    private static void put(double[] to, int at, Solid solid, double x, double y, double z) {
        Quaternion q = solid.orientation();
        double tx = 2 * ((double) q.getY() * z - (double) q.getZ() * y);
        double ty = 2 * ((double) q.getZ() * x - (double) q.getX() * z);
        double tz = 2 * ((double) q.getX() * y - (double) q.getY() * x);
        Vector3f p = solid.position();
        to[at] = p.x + x + q.getW() * tx + q.getY() * tz - q.getZ() * ty;
        to[at + 1] = p.y + y + q.getW() * ty + q.getZ() * tx - q.getX() * tz;
        to[at + 2] = p.z + z + q.getW() * tz + q.getX() * ty - q.getY() * tx;
    }
}
