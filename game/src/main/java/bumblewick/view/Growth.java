package bumblewick.view;

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
 * What grows on the lawns of a level, one plant for each point of its meshes of points. Each plant has a distance of
 * its own from which it is seen, so that a lawn thins out and nothing appears at once.
 */
final class Growth {
    private static final float TREAD = 0.75f; // u around Wick's feet in which plants give way
    private static final float PLAIN = 0.62f; // share of the distances where the picture has to be cheap
    private static final int CAPACITY = 4096;
    private static final String PREFIX = "grow_";

    private final List<Field> fields = new ArrayList<>();
    private final Vector4f walker = new Vector4f(0f, -1000f, 0f, TREAD);
    private final ModelLibrary library;
    private final Node parent;
    private float reach = 1f;

    /** A kind of plant: the sizes it comes in, and from how far away it is seen, in u. */
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

    /** One kind, and where it grows. */
    private record Field(PlantGrid grid, Flock flock) {}

    Growth(ModelLibrary library, Node parent) {
        this.library = library;
        this.parent = parent;
    }

    /** Whether it has to be cheap from now on. */
    void plain(boolean on) {
        float wanted = on ? PLAIN : 1f;
        fields.forEach(field -> field.grid().stretch(wanted / reach));
        reach = wanted;
    }

    /** Whether a node's name says that something grows at its points. */
    static boolean isMeant(String node) {
        return node.startsWith(PREFIX);
    }

    /**
     * Plants one at each point of a mesh. A kind that is not known does not grow.
     *
     * @param points up to date with its place in the world; colour is the plant's hue and, in alpha, its size
     */
    void plant(String node, Geometry points) {
        for (Kind kind : Kind.values()) {
            if (node.startsWith(PREFIX + kind.name().toLowerCase(Locale.ROOT))) {
                PlantGrid grid = new PlantGrid(points, kind.small, kind.large, kind.near * reach, kind.far * reach);
                Material material = new Material(library.assets(), "MatDefs/Grass.j3md");
                material.setVector4("Walker", walker);
                Geometry model = library.first(kind.model());
                Flock flock = new Flock(kind.model(), model.getMesh(), material, CAPACITY);
                flock.setShadowMode(ShadowMode.Receive);
                parent.attachChild(flock);
                fields.add(new Field(grid, flock));
            }
        }
    }

    /** Draws what the camera sees; Wick's feet are unaffected. */
    void show(Camera camera, Vector3f wick) {
        walker.set(wick.x, wick.y, wick.z, TREAD);
        for (int i = 0; i < fields.size(); i++) {
            Field field = fields.get(i);
            field.flock().clear();
            field.grid().show(camera, field.flock());
            field.flock().show();
        }
    }
}
