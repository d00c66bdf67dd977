package bumblewick.view.level;

import bumblewick.math.RandomStream;
import bumblewick.view.batch.InstancedBatch;
import com.jme3.bounding.BoundingBox;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Geometry;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import java.nio.FloatBuffer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The plants of one kind in square cells. In each cell the plants with the largest distance of visibility come first,
 * so that those in sight are always a prefix.
 */
final class PlantGrid {
    private static final float CELL = 5f; // u
    private static final float HIGHEST = 0.8f; // u
    private static final int FLOATS = 16;
    private static final int FADE = 7; // index of the float that holds a plant's distance of visibility
    private static final float FEW_ARE_SEEN_FAR =
            2.2f; // exponent of the distribution of distances: few plants are visible from afar

    private final List<Cell> cells = new ArrayList<>();

    /** Some plants, sixteen floats each as in {@code Grass.vert}. */
    private record Cell(BoundingBox box, float[] plants) {
        int count(float distance) {
            int low = 0;
            int high = plants.length / FLOATS;
            while (low < high) {
                int middle = (low + high) / 2;
                if (plants[middle * FLOATS + FADE] > distance) {
                    low = middle + 1;
                } else {
                    high = middle;
                }
            }
            return low;
        }
    }

    /**
     * @param points a mesh of points; colour is the plant's, alpha its size between the two sizes
     * @param near smallest distance of visibility, in u
     * @param far largest distance of visibility, in u
     */
    PlantGrid(Geometry points, float small, float large, float near, float far) {
        FloatBuffer places = points.getMesh().getFloatBuffer(Type.Position);
        VertexBuffer hues = points.getMesh().getBuffer(Type.Color);
        RandomStream random = new RandomStream(11L, 3L);
        Map<Long, List<float[]>> found = new TreeMap<>();
        Vector3f at = new Vector3f();
        for (int i = 0; i < places.limit() / 3; i++) {
            at.set(places.get(3 * i), places.get(3 * i + 1), places.get(3 * i + 2));
            points.localToWorld(at, at);
            float yaw = random.between(0f, FastMath.TWO_PI);
            float share = (float) Math.pow(random.between(0f, 1f), FEW_ARE_SEEN_FAR);
            float[] plant = {
                at.x,
                at.y,
                at.z,
                small + (large - small) * component(hues, i, 3),
                FastMath.sin(yaw),
                FastMath.cos(yaw),
                random.between(0f, FastMath.TWO_PI),
                near + (far - near) * share,
                component(hues, i, 0),
                component(hues, i, 1),
                component(hues, i, 2),
                0f,
                0f,
                0f,
                0f,
                0f
            };
            long cell = (long) FastMath.floor(at.x / CELL) << 20 ^ ((long) FastMath.floor(at.z / CELL) & 0xFFFFF);
            found.computeIfAbsent(cell, unknown -> new ArrayList<>()).add(plant);
        }
        found.values().forEach(plants -> cells.add(cell(plants)));
    }

    private static float component(VertexBuffer hues, int vertex, int component) {
        return hues == null ? 1f : ((Number) hues.getElementComponent(vertex, component)).floatValue();
    }

    private static Cell cell(List<float[]> plants) {
        plants.sort(Comparator.comparing(plant -> -plant[FADE]));
        float[] all = new float[plants.size() * FLOATS];
        BoundingBox box = null;
        for (int i = 0; i < plants.size(); i++) {
            float[] plant = plants.get(i);
            System.arraycopy(plant, 0, all, i * FLOATS, FLOATS);
            BoundingBox one = new BoundingBox(new Vector3f(plant[0], plant[1], plant[2]), HIGHEST, HIGHEST, HIGHEST);
            box = box == null ? one : (BoundingBox) box.mergeLocal(one);
        }
        return new Cell(box, all);
    }

    /** Multiplies the distances of visibility. */
    void scaleDistances(float factor) {
        for (Cell cell : cells) {
            for (int i = FADE; i < cell.plants().length; i += FLOATS) {
                cell.plants()[i] *= factor;
            }
        }
    }

    /** Adds the plants in sight to a batch. */
    void show(Camera camera, InstancedBatch batch) {
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            int count = cell.count(cell.box().distanceToEdge(camera.getLocation()));
            if (count > 0) {
                camera.setPlaneState(0);
                if (camera.contains(cell.box()) != Camera.FrustumIntersect.Outside) {
                    batch.addAll(cell.plants(), count);
                }
            }
        }
    }
}
