package bumblewick.sim.collision;

import bumblewick.math.DeterministicMath;
import bumblewick.math.RandomStream;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Asks one mesh, as tests like to. */
final class MeshProbe {
    private static final Quaternion UPRIGHT = new Quaternion();

    final SweepHit hit = new SweepHit();
    private final MeshQuery query = new MeshQuery();
    private final TriangleMesh mesh;

    MeshProbe(float... corners) {
        mesh = TriangleMesh.of(corners, null);
    }

    boolean sweep(ConvexShape shape, Vector3f start, Vector3f displacement) {
        return sweep(shape, UPRIGHT, start, displacement);
    }

    boolean sweep(ConvexShape shape, Quaternion orientation, Vector3f start, Vector3f displacement) {
        hit.clear();
        return query.sweep(mesh, shape, orientation, start, displacement, hit);
    }

    boolean ray(Vector3f start, Vector3f displacement) {
        hit.clear();
        return query.ray(mesh, start, displacement, hit);
    }

    /** Turned by an angle about an axis of length 1. */
    static Quaternion turn(double degrees, double x, double y, double z) {
        double half = DeterministicMath.toRadians(degrees) / 2;
        double sin = DeterministicMath.sin(half);
        return new Quaternion(
                (float) (x * sin), (float) (y * sin), (float) (z * sin), (float) DeterministicMath.cos(half));
    }

    /** A square floor about the origin in cells × cells squares of 1 u. */
    static float[] floor(int cells, float y) {
        float[] corners = new float[18 * cells * cells];
        for (int i = 0; i < cells * cells; i++) {
            float x = i % cells - cells / 2f;
            int row = i / cells;
            float z = row - cells / 2f;
            float[] square = {x, y, z, x, y, z + 1, x + 1, y, z + 1, x, y, z, x + 1, y, z + 1, x + 1, y, z};
            System.arraycopy(square, 0, corners, 18 * i, 18);
        }
        return corners;
    }

    /** Many triangles without any order, within 10 u of the origin. */
    static float[] litter(int triangles, long seed) {
        RandomStream random = new RandomStream(seed, 1);
        float[] corners = new float[9 * triangles];
        for (int i = 0; i < triangles; i++) {
            for (int k = 0; k < 3; k++) {
                float middle = random.between(-10f, 10f);
                for (int corner = 0; corner < 3; corner++) {
                    corners[9 * i + 3 * corner + k] = middle + random.between(-0.7f, 0.7f);
                }
            }
        }
        return corners;
    }
}
