package bumblewick.view.level;

import bumblewick.math.RandomStream;
import com.jme3.math.Triangle;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import java.util.ArrayList;
import java.util.List;

/** Chooses random points on the upper sides of some meshes. */
public final class SurfaceSampler {
    private static final float LEVEL = 0.6f; // smallest upward part of the normal

    private final List<Vector3f[]> triangles = new ArrayList<>();
    private final float[] areas; // sum of the areas of each triangle and all before it

    /** @param pieces with their world transforms up to date (unaffected) */
    public SurfaceSampler(List<Geometry> pieces) {
        pieces.forEach(this::add);
        areas = new float[triangles.size()];
        float sum = 0f;
        for (int i = 0; i < areas.length; i++) {
            sum += normal(triangles.get(i)).length() / 2f;
            areas[i] = sum;
        }
    }

    private void add(Geometry piece) {
        Triangle found = new Triangle();
        for (int i = 0; i < piece.getMesh().getTriangleCount(); i++) {
            piece.getMesh().getTriangle(i, found);
            Vector3f[] corners = new Vector3f[3];
            for (int k = 0; k < 3; k++) {
                corners[k] = piece.localToWorld(found.get(k), new Vector3f());
            }
            Vector3f normal = normal(corners);
            if (normal.y > LEVEL * normal.length()) {
                triangles.add(corners);
            }
        }
    }

    private static Vector3f normal(Vector3f[] corners) {
        return corners[1].subtract(corners[0]).cross(corners[2].subtract(corners[0]));
    }

    /** The area of the upper sides, in u². */
    public float area() {
        return areas.length == 0 ? 0f : areas[areas.length - 1];
    }

    /**
     * Chooses a uniformly distributed point.
     *
     * @param store receives it
     * @return whether there is any
     */
    public boolean samplePoint(RandomStream random, Vector3f store) {
        if (areas.length == 0) {
            return false;
        }
        float wanted = random.nextFloat() * area();
        int i = 0;
        while (areas[i] < wanted && i < areas.length - 1) {
            i++;
        }
        Vector3f[] corners = triangles.get(i);
        float u = random.nextFloat();
        float v = random.nextFloat();
        if (u + v > 1f) {
            u = 1f - u;
            v = 1f - v;
        }
        float w = 1f - u - v;
        store.set(
                corners[0].x * w + corners[1].x * u + corners[2].x * v,
                corners[0].y * w + corners[1].y * u + corners[2].y * v,
                corners[0].z * w + corners[1].z * u + corners[2].z * v);
        return true;
    }
}
