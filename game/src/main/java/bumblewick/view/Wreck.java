package bumblewick.view;

import bumblewick.math.RandomStream;
import com.jme3.bounding.BoundingBox;
import com.jme3.material.Material;
import com.jme3.material.RenderState.FaceCullMode;
import com.jme3.math.Matrix4f;
import com.jme3.math.Vector3f;
import com.jme3.math.Vector4f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/**
 * A figure in pieces of itself: they fly from where it stood in the pose that it had, tumble, bounce and lie, and
 * dissolve. One draw, whatever it breaks into. Reused.
 */
final class Wreck {
    private static final float LIFE = 1.7f; // seconds
    private static final float DISSOLVES = 0.5f; // seconds of them in which it vanishes
    private static final float GLOWS = 0.16f; // seconds for which it shows the blow
    private static final float BRIGHTNESS = 0.4f; // share of the flash colour at first
    private static final float REACH = 8f; // u about it in which all pieces stay

    private final Shard[] shards;
    private final Matrix4f[] matrices = new Matrix4f[Breakage.MOST];
    private final Vector4f flash = new Vector4f(1.5f, 0.9f, 0.5f, 0f);
    private final Geometry geometry;
    private final Vector3f middle = new Vector3f();
    private float age = LIFE;

    /**
     * Prepares one.
     *
     * @param material of its own, of the figure's kind
     * @param parent it is attached to it, unseen at first
     */
    Wreck(Breakage breakage, Material material, Node parent) {
        shards = new Shard[breakage.parts().size()];
        for (int i = 0; i < shards.length; i++) {
            shards[i] = new Shard(breakage.parts().get(i));
        }
        for (int i = 0; i < matrices.length; i++) {
            matrices[i] = new Matrix4f();
        }
        Mesh mesh = breakage.mesh();
        mesh.setBound(new BoundingBox(Vector3f.ZERO, REACH, REACH, REACH));
        geometry = new Geometry("wreck", mesh);
        geometry.setMaterial(material);
        geometry.setShadowMode(ShadowMode.CastAndReceive);
        geometry.setCullHint(CullHint.Always);
        material.setInt("NumberOfBones", matrices.length);
        material.setParam("BoneMatrices", VarType.Matrix4Array, matrices);
        material.setBoolean("Fades", true);
        material.setBoolean("Hollow", true);
        material.setVector4("Flash", flash);
        material.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        parent.attachChild(geometry);
    }

    /**
     * Falls apart.
     *
     * @param toWorld from the figure's own frame (unaffected)
     * @param bones the skinning matrix of each bone (unaffected)
     * @param push in u/s, of the whole (unaffected)
     * @param ground height of what is below, in the scene, in u
     */
    void start(Matrix4f toWorld, Matrix4f[] bones, Vector3f push, float ground, RandomStream random) {
        age = 0f;
        middle.zero();
        for (Shard shard : shards) {
            shard.pose(toWorld, bones);
            middle.addLocal(shard.place());
        }
        middle.divideLocal(shards.length);
        geometry.setLocalTranslation(middle);
        geometry.setCullHint(CullHint.Inherit);
        for (Shard shard : shards) {
            shard.fling(middle, push, ground, random);
        }
    }

    /** Goes on. */
    void show(float seconds) {
        if (age >= LIFE) {
            return;
        }
        age += seconds;
        if (age >= LIFE) {
            end();
            return;
        }
        for (int i = 0; i < shards.length; i++) {
            shards[i].move(seconds);
            shards[i].matrix(middle, matrices[i]);
        }
        flash.w = BRIGHTNESS * Math.max(0f, 1f - age / GLOWS);
        geometry.getMaterial().setFloat("Fade", Math.min(1f, (LIFE - age) / DISSOLVES));
    }

    /** Is gone. */
    void end() {
        age = LIFE;
        geometry.setCullHint(CullHint.Always);
    }

    /** How long it has been one, in seconds; as long as any once it is over. */
    float age() {
        return age;
    }

    /** Where its pieces are, in the scene; not to be changed. */
    Shard[] shards() {
        return shards;
    }
}
