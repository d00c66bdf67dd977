package bumblewick.view.gizmo;

import bumblewick.view.EffectColours;
import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/** Lines of a debug overlay, visible through everything: one mesh that is refilled every frame. */
final class LineBatch implements LineSink {
    private static final int CAPACITY = 12_000; // lines
    private static final float INFINITE_BOUND = 1e6f;

    private final FloatBuffer places = BufferUtils.createFloatBuffer(CAPACITY * 6);
    private final FloatBuffer colours = BufferUtils.createFloatBuffer(CAPACITY * 6);
    private final VertexBuffer placeBuffer = new VertexBuffer(Type.Position);
    private final VertexBuffer colourBuffer = new VertexBuffer(Type.Color);
    private final Mesh mesh = new Mesh();
    private final Geometry geometry = new Geometry("wires", mesh);
    private final Vector3f from = new Vector3f();
    private final Vector3f to = new Vector3f();
    private final Node parent;
    private Vector3f colour = EffectColours.WHITE;

    /** @param parent receives the lines while they are on */
    LineBatch(AssetManager assets, Node parent) {
        this.parent = parent;
        mesh.setMode(Mesh.Mode.Lines);
        placeBuffer.setupData(VertexBuffer.Usage.Stream, 3, VertexBuffer.Format.Float, places);
        colourBuffer.setupData(VertexBuffer.Usage.Stream, 3, VertexBuffer.Format.Float, colours);
        mesh.setBuffer(placeBuffer);
        mesh.setBuffer(colourBuffer);
        mesh.setBound(new BoundingBox(Vector3f.ZERO, INFINITE_BOUND, INFINITE_BOUND, INFINITE_BOUND));
        geometry.setMaterial(new Material(assets, "MatDefs/Wire.j3md"));
        geometry.setQueueBucket(Bucket.Transparent);
        geometry.setShadowMode(ShadowMode.Off);
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
        places.clear();
        colours.clear();
    }

    /** Sets the colour of what follows, in linear light (kept). */
    LineBatch colour(Vector3f hue) {
        colour = hue;
        return this;
    }

    /** Adds a line; lines beyond the capacity are left out. */
    @Override
    public void line(Vector3f a, Vector3f b) {
        if (places.remaining() < 6) {
            return;
        }
        places.put(a.x).put(a.y).put(a.z).put(b.x).put(b.y).put(b.z);
        colours.put(colour.x)
                .put(colour.y)
                .put(colour.z)
                .put(colour.x)
                .put(colour.y)
                .put(colour.z);
    }

    @Override
    public void line(Vector3f place, Quaternion turn, float ax, float ay, float az, float bx, float by, float bz) {
        turn.mult(from.set(ax, ay, az), from).addLocal(place);
        turn.mult(to.set(bx, by, bz), to).addLocal(place);
        line(from, to);
    }

    /** Uploads the lines to the graphics card. */
    void show() {
        places.flip();
        colours.flip();
        placeBuffer.updateData(places);
        colourBuffer.updateData(colours);
        mesh.updateCounts();
        geometry.setCullHint(places.limit() == 0 ? CullHint.Always : CullHint.Never);
    }
}
