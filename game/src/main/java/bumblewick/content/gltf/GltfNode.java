package bumblewick.content.gltf;

import bumblewick.content.json.JsonValue;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A node of a model, put into the world by all that stand above it. Not to be changed once it is made. */
public final class GltfNode {
    private static final float EVEN = 1e-3f; // share by which scales may differ and still be even
    private static final Pattern NUMBER = Pattern.compile("\\.[0-9]+$");

    private final String name;
    private final int mesh;
    private final JsonValue extras;
    private final List<GltfNode> children = new ArrayList<>();
    private final Matrix4f matrix = new Matrix4f();
    private final Quaternion rotation = new Quaternion();
    private final Vector3f scale = new Vector3f(1f, 1f, 1f);
    private boolean upright = true;

    /**
     * @param name as the modeller gave it
     * @param mesh number of its mesh, or −1
     * @param extras its custom properties
     */
    public GltfNode(String name, int mesh, JsonValue extras) {
        this.name = name;
        this.mesh = mesh;
        this.extras = extras;
    }

    /** Stands still in the world. */
    void place(Vector3f translation, Quaternion turned, Vector3f scaled) {
        rotation.set(turned);
        scale.set(scaled);
        matrix.setTransform(translation, scaled, turned.toRotationMatrix());
    }

    /** Becomes the child of a node that is already in the world. */
    void under(GltfNode parent) {
        parent.children.add(this);
        upright = parent.upright && parent.evenlyScaled();
        matrix.set(parent.matrix.mult(matrix));
        rotation.set(parent.rotation.mult(rotation));
        scale.multLocal(parent.scale);
    }

    private boolean evenlyScaled() {
        float room = EVEN * scale.x;
        return scale.x > 0f && Math.abs(scale.y - scale.x) <= room && Math.abs(scale.z - scale.x) <= room;
    }

    /** The name without Blender's number for things of the same name: {@code COLL_ice.001} is {@code COLL_ice}. */
    public String meaningfulName() {
        return NUMBER.matcher(name).replaceFirst("");
    }

    public String name() {
        return name;
    }

    public boolean hasMesh() {
        return mesh >= 0;
    }

    int mesh() {
        return mesh;
    }

    public JsonValue extras() {
        return extras;
    }

    /** In the order of the file. */
    public List<GltfNode> children() {
        return children;
    }

    public Vector3f position() {
        return matrix.toTranslationVector();
    }

    /** From the node's own axes to the world's. Only if {@link #undistorted()}. */
    public Quaternion rotation() {
        return rotation;
    }

    /** Along the node's own axes. Only if {@link #undistorted()}. */
    public Vector3f scale() {
        return scale;
    }

    /** Whether everything above it is scaled evenly, so that it has axes of its own. */
    public boolean undistorted() {
        return upright;
    }

    /** A point of its own space in the world. */
    Vector3f world(Vector3f point, Vector3f store) {
        return matrix.mult(point, store);
    }

    /** Whether it turns things inside out. */
    boolean mirrors() {
        Vector3f x = new Vector3f(matrix.m00, matrix.m10, matrix.m20);
        Vector3f y = new Vector3f(matrix.m01, matrix.m11, matrix.m21);
        Vector3f z = new Vector3f(matrix.m02, matrix.m12, matrix.m22);
        return x.cross(y).dot(z) < 0f;
    }
}
