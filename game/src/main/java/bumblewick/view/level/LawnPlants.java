package bumblewick.view.level;

import bumblewick.view.ModelLibrary;
import bumblewick.view.batch.InstancedBatch;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.Camera;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The plants on a level's lawns, one at each vertex of its point meshes. Each plant has its own distance of visibility,
 * so that a lawn thins out gradually.
 */
final class LawnPlants {
    private static final float TREAD_RADIUS = 0.75f; // u around Wick's feet in which plants bend aside
    private static final float LOW_QUALITY_SHARE = 0.62f; // factor on the distances on the lowest quality
    private static final int CAPACITY = 4096;
    private static final String PREFIX = "grow_";

    private final List<Field> fields = new ArrayList<>();
    private final Vector4f feet = new Vector4f(0f, -1000f, 0f, TREAD_RADIUS);
    private final ModelLibrary library;
    private final Node parent;
    private float reach = 1f;

    /** A kind of plant: its smallest and largest size, and the nearest and farthest distance of visibility, in u. */
    private enum Kind {
        TUFT(0.7f, 1.35f, 6f, 15f),
        GRASS(0.75f, 1.5f, 12f, 36f),
        FLOWER(0.75f, 1.35f, 20f, 46f),
        CLOVER(0.8f, 1.5f, 9f, 24f);

        final float small;
        final float large;
        final float near;
        final float far;

        Kind(float small, float large, float near, float far) {
            this.small = small;
            this.large = large;
            this.near = near;
            this.far = far;
        }

        String model() {
            return "turf_" + name().toLowerCase(Locale.ROOT);
        }
    }

    /** The plants of one kind and the batch that draws them. */
    private record Field(PlantGrid grid, InstancedBatch batch) {}

    LawnPlants(ModelLibrary library, Node parent) {
        this.library = library;
        this.parent = parent;
    }

    /** Shortens the distances of visibility, or not. */
    void setLowQuality(boolean on) {
        float wanted = on ? LOW_QUALITY_SHARE : 1f;
        fields.forEach(field -> field.grid().scaleDistances(wanted / reach));
        reach = wanted;
    }

    /** Whether a node is a mesh of plants, by its name. */
    static boolean isPlantMesh(String node) {
        return node.startsWith(PREFIX);
    }

    /**
     * Plants one at each vertex of a mesh; an unknown kind plants nothing.
     *
     * @param points with its world transform up to date; a vertex's colour is the plant's, its alpha the size
     */
    void add(String node, Geometry points) {
        for (Kind kind : Kind.values()) {
            if (node.startsWith(PREFIX + kind.name().toLowerCase(Locale.ROOT))) {
                PlantGrid grid = new PlantGrid(points, kind.small, kind.large, kind.near * reach, kind.far * reach);
                Material material = new Material(library.assets(), "MatDefs/Grass.j3md");
                material.setVector4("Walker", feet);
                Geometry model = library.firstMesh(kind.model());
                InstancedBatch batch = new InstancedBatch(kind.model(), model.getMesh(), material, CAPACITY);
                batch.setShadowMode(ShadowMode.Receive);
                parent.attachChild(batch);
                fields.add(new Field(grid, batch));
            }
        }
    }

    /** Draws the plants in sight; Wick's feet are unaffected. */
    void show(Camera camera, Vector3f wick) {
        feet.set(wick.x, wick.y, wick.z, TREAD_RADIUS);
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            field.batch().clear();
            field.grid().show(camera, field.batch());
            field.batch().submit();
        }
    }
}
