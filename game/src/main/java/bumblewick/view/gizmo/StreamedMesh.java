package bumblewick.view.gizmo;

import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.Bucket;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.scene.VertexBuffer.Usage;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/** A mesh of coloured vertices that is refilled whenever it changes; vertices beyond its capacity are left out. */
final class StreamedMesh {
    private static final float INFINITE_BOUND = 1e6f; // u

    private final FloatBuffer places;
    private final FloatBuffer colours;
    private final Mesh mesh = new Mesh();

    StreamedMesh(Mesh.Mode mode, int vertices) {
        places = BufferUtils.createFloatBuffer(vertices * 3);
        colours = BufferUtils.createFloatBuffer(vertices * 3);
        mesh.setMode(mode);
        mesh.setBuffer(Type.Position, 3, places);
        mesh.setBuffer(Type.Color, 3, colours);
        mesh.getBuffer(Type.Position).setUsage(Usage.Stream);
        mesh.getBuffer(Type.Color).setUsage(Usage.Stream);
        mesh.setBound(new BoundingBox(Vector3f.ZERO, INFINITE_BOUND, INFINITE_BOUND, INFINITE_BOUND));
    }

    /** A new geometry of this mesh with a material of its own, in the colours of the vertices and without a shadow. */
    Geometry geometry(String name, AssetManager assets) {
        Geometry geometry = new Geometry(name, mesh);
        geometry.setMaterial(new Material(assets, "MatDefs/Wire.j3md"));
        geometry.setQueueBucket(Bucket.Transparent);
        geometry.setShadowMode(ShadowMode.Off);
        return geometry;
    }

    void clear() {
        places.clear();
        colours.clear();
    }

    /** Adds a vertex of a colour in linear light (unaffected) that is darkened by the factor {@code shade}. */
    void add(float x, float y, float z, Vector3f colour, float shade) {
        if (places.remaining() >= 3) {
            places.put(x).put(y).put(z);
            colours.put(colour.x * shade).put(colour.y * shade).put(colour.z * shade);
        }
    }

    /** Uploads the vertices to the graphics card, and hides {@code shown} if there are none. */
    void show(Spatial shown) {
        places.flip();
        colours.flip();
        mesh.getBuffer(Type.Position).updateData(places);
        mesh.getBuffer(Type.Color).updateData(colours);
        mesh.updateCounts();
        shown.setCullHint(places.limit() == 0 ? CullHint.Always : CullHint.Never);
    }
}
