package bumblewick.view.scenery;

import bumblewick.view.render.LookColours;
import com.jme3.asset.AssetManager;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;

/** The sea of clouds below everything. */
public final class CloudSea {
    private final Vector3f cloud = new Vector3f();
    private final Vector3f cloudShade = new Vector3f();
    private final Vector3f fieldA = new Vector3f();
    private final Vector3f fieldB = new Vector3f();
    private final Geometry geometry;
    private float glimpses; // as the material has it
    private float land; // likewise
    private float glitter; // likewise
    private float travel; // likewise

    /**
     * Creates a sea.
     *
     * @param mesh its surface, at height 0
     * @param look colours of the clouds
     */
    public CloudSea(AssetManager assets, Mesh mesh, LookColours look) {
        Material material = new Material(assets, "MatDefs/CloudSea.j3md");
        material.setVector3("CloudColor", cloud);
        material.setVector3("CloudShade", cloudShade);
        material.setVector3("FieldA", fieldA);
        material.setVector3("FieldB", fieldB);
        geometry = new Geometry("sea of clouds", mesh);
        geometry.setMaterial(material);
        geometry.setCullHint(CullHint.Never);
        geometry.setShadowMode(ShadowMode.Off);
        set(look);
    }

    /** Lets its tops stand everywhere, also along the middle, where flights need it calm. */
    public CloudSea seenFromAllSides() {
        geometry.getMaterial().setFloat("Lane", 0f);
        return this;
    }

    /** A flat square about the origin. */
    public static Mesh square(float halfWidth) {
        float w = halfWidth;
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {-w, 0, -w, -w, 0, w, w, 0, w, w, 0, -w});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 0, 2, 3});
        mesh.setBound(new BoundingBox(Vector3f.ZERO, w, 1f, w));
        return mesh;
    }

    public Geometry geometry() {
        return geometry;
    }

    /** Sets the colours of a look, which may change afterwards. */
    public void set(LookColours look) {
        cloud.set(look.cloud);
        cloudShade.set(look.cloudShade);
        fieldA.set(look.groundA);
        fieldB.set(look.groundB);
        if (glimpses != look.glimpses) {
            glimpses = look.glimpses;
            geometry.getMaterial().setFloat("Glimpses", glimpses);
        }
        if (land != look.land) {
            land = look.land;
            geometry.getMaterial().setFloat("Land", land);
        }
        if (glitter != look.glitter) {
            glitter = look.glitter;
            geometry.getMaterial().setFloat("Glitter", glitter);
        }
        if (travel != look.travel) {
            travel = look.travel;
            geometry.getMaterial().setFloat("Travel", travel);
        }
    }
}
