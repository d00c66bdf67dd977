package bumblewick.view.gizmo;

import bumblewick.view.EffectColours;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;

/** Lines of a debug overlay, visible through everything: one mesh that is refilled every frame. */
final class LineBatch extends WireframeShapes {
    private static final int CAPACITY = 12_000; // lines

    private final StreamedMesh mesh = new StreamedMesh(Mesh.Mode.Lines, 2 * CAPACITY);
    private final Geometry geometry;
    private final Node parent;
    private Vector3f colour = EffectColours.WHITE;

    /** @param parent receives the lines while they are on */
    LineBatch(AssetManager assets, Node parent) {
        this.parent = parent;
        geometry = mesh.geometry("wires", assets);
        geometry.setCullHint(CullHint.Never);
    }

    /** Turns the lines on or off; at first they are off. */
    void toggle() {
        if (on()) {
            geometry.removeFromParent();
        } else {
            parent.attachChild(geometry);
        }
    }

    /** Whether the lines are on. */
    boolean on() {
        return geometry.getParent() != null;
    }

    void clear() {
        mesh.clear();
    }

    /** Sets the colour of what follows, in linear light (kept). */
    LineBatch colour(Vector3f hue) {
        colour = hue;
        return this;
    }

    /** Adds a line; lines beyond the capacity are left out. */
    @Override
    void line(Vector3f a, Vector3f b) {
        mesh.add(a.x, a.y, a.z, colour, 1f);
        mesh.add(b.x, b.y, b.z, colour, 1f);
    }

    /** Uploads the lines to the graphics card. */
    void show() {
        mesh.show(geometry);
    }
}
