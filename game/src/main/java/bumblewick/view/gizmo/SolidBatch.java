package bumblewick.view.gizmo;

import bumblewick.view.EffectColours;
import com.jme3.asset.AssetManager;
import com.jme3.material.Material;
import com.jme3.material.RenderState;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;

/**
 * Plainly coloured solids with a little light from above, all in one mesh that is refilled when they change. They shine
 * through what hides them.
 */
final class SolidBatch {
    private static final float DARKEST = 0.62f; // share of the colour on a side that faces down
    private static final int SIDES = 8;
    private static final float[] COS = new float[SIDES + 1];
    private static final float[] SIN = new float[SIDES + 1];

    static {
        for (int i = 0; i <= SIDES; i++) {
            COS[i] = FastMath.cos(FastMath.TWO_PI * i / SIDES);
            SIN[i] = FastMath.sin(FastMath.TWO_PI * i / SIDES);
        }
    }

    private final StreamedMesh mesh;
    private final Node node = new Node("solids");
    private final Vector3f axis = new Vector3f();
    private final Vector3f side = new Vector3f();
    private final Vector3f across = new Vector3f();
    private Vector3f colour = EffectColours.WHITE;

    /**
     * Creates an empty mesh.
     *
     * @param triangles capacity
     * @param shine opacity where something hides the solids, 0 to 1
     */
    SolidBatch(AssetManager assets, Node parent, int triangles, float shine) {
        mesh = new StreamedMesh(Mesh.Mode.Triangles, 3 * triangles);
        node.attachChild(geometry(assets, shine, false));
        if (shine < 1f) {
            node.attachChild(geometry(assets, 1f, true)); // drawn later, so that it covers the faint one
        }
        parent.attachChild(node);
    }

    private Geometry geometry(AssetManager assets, float opacity, boolean hidden) {
        Geometry geometry = mesh.geometry("solids", assets);
        Material material = geometry.getMaterial();
        material.setFloat("Opacity", opacity);
        RenderState state = material.getAdditionalRenderState();
        state.setDepthTest(hidden);
        state.setDepthWrite(hidden);
        state.setFaceCullMode(FaceCullMode.Back);
        state.setBlendMode(opacity < 1f ? BlendMode.Alpha : BlendMode.Off);
        return geometry;
    }

    void clear() {
        mesh.clear();
    }

    /** Sets the colour of what follows, in linear light (kept). */
    SolidBatch colour(Vector3f hue) {
        colour = hue;
        return this;
    }

    /** Adds an octahedron around a point (unaffected). */
    void diamond(Vector3f at, float radius) {
        for (int i = 0; i < 8; i++) {
            float x = (i & 1) == 0 ? radius : -radius;
            float y = (i & 2) == 0 ? radius : -radius;
            float z = (i & 4) == 0 ? radius : -radius;
            boolean turned = x * y * z < 0f;
            float shade = y > 0f ? 1f : DARKEST;
            corner(at.x + x, at.y, at.z, shade);
            if (turned) {
                corner(at.x, at.y, at.z + z, shade);
                corner(at.x, at.y + y, at.z, shade);
            } else {
                corner(at.x, at.y + y, at.z, shade);
                corner(at.x, at.y, at.z + z, shade);
            }
        }
    }

    /**
     * Adds a cone or cylinder without caps.
     *
     * @param from middle of one end (unaffected)
     * @param to middle of the other end (unaffected)
     * @param first radius at {@code from}; 0 makes a tip
     * @param last radius at {@code to}
     */
    void cone(Vector3f from, Vector3f to, float first, float last) {
        frame(axis.set(to).subtractLocal(from).normalizeLocal());
        for (int i = 0; i < SIDES; i++) {
            side(from, to, first, last, i, i + 1);
        }
    }

    /** Adds a cylinder seen from within: a little thicker than another one, it is the outline of that one. */
    void hull(Vector3f from, Vector3f to, float radius) {
        frame(axis.set(to).subtractLocal(from).normalizeLocal());
        for (int i = 0; i < SIDES; i++) {
            side(from, to, radius, radius, i + 1, i);
        }
    }

    private void side(Vector3f from, Vector3f to, float first, float last, int a, int b) {
        rim(from, first, a);
        rim(to, last, a);
        rim(to, last, b);
        rim(from, first, a);
        rim(to, last, b);
        rim(from, first, b);
    }

    /** Adds a flat ring that is visible from both sides; the axis (unaffected) has length 1. */
    void ring(Vector3f at, Vector3f axis, float inner, float outer) {
        frame(axis);
        for (int i = 0; i < 3 * SIDES; i++) {
            float a = FastMath.TWO_PI * i / (3 * SIDES);
            float b = FastMath.TWO_PI * (i + 1) / (3 * SIDES);
            for (int face = 0; face < 2; face++) {
                float one = face == 0 ? a : b;
                float two = face == 0 ? b : a;
                flat(at, inner, one);
                flat(at, outer, one);
                flat(at, outer, two);
                flat(at, inner, one);
                flat(at, outer, two);
                flat(at, inner, two);
            }
        }
    }

    /** Finds two directions perpendicular to an axis. */
    private void frame(Vector3f axis) {
        Vector3f up = Math.abs(axis.y) < 0.9f ? Vector3f.UNIT_Y : Vector3f.UNIT_Z;
        axis.cross(up, side).normalizeLocal();
        side.cross(axis, across);
    }

    private void rim(Vector3f middle, float radius, int corner) {
        float c = COS[corner];
        float s = SIN[corner];
        float up = side.y * c + across.y * s;
        put(middle, radius * c, radius * s, DARKEST + (1f - DARKEST) * (0.5f + 0.5f * up));
    }

    private void flat(Vector3f middle, float radius, float angle) {
        put(middle, radius * FastMath.cos(angle), radius * FastMath.sin(angle), 1f);
    }

    private void put(Vector3f middle, float c, float s, float shade) {
        corner(
                middle.x + side.x * c + across.x * s,
                middle.y + side.y * c + across.y * s,
                middle.z + side.z * c + across.z * s,
                shade);
    }

    private void corner(float x, float y, float z, float shade) {
        mesh.add(x, y, z, colour, shade);
    }

    /** Uploads the solids to the graphics card. */
    void show() {
        mesh.show(node);
    }
}
