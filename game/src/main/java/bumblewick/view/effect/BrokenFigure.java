package bumblewick.view.effect;

import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.view.EffectColours;
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
 * A figure that broke into pieces of itself: from its last pose they fly, tumble, bounce, lie, pale and shrink to nothing. All pieces
 * are one skinned mesh and one draw call. Reused.
 */
final class BrokenFigure {
    private static final float LIFE = 1.7f; // seconds
    private static final float SHRINKING = 0.4f; // seconds at the end in which the pieces shrink
    private static final float FLASH_SECONDS = 0.16f; // seconds of the hit flash
    private static final float BRIGHTNESS = 0.4f; // share of the flash colour at first, more than later
    private static final float PALE = 1.1f; // share of it that comes: what lies about is not taken for one that lives
    private static final float PALES_FROM = 0.4f; // seconds in which the pieces fly in their own colours
    private static final float PALES_OVER = 0.4f; // seconds in which they pale then
    private static final float REACH = 8f; // u around the figure in which all pieces stay

    private final FracturePiece[] pieces;
    private final Matrix4f[] matrices = new Matrix4f[FigureFracture.MAX_PIECES];
    private final Vector4f flash = HitFlash.colour();
    private final Geometry geometry;
    private final Vector4f tint = new Vector4f(1f, 1f, 1f, 1f);
    private final Vector3f middle = new Vector3f();
    private float age = LIFE;

    /**
     * Prepares a hidden figure.
     *
     * @param material of its own, of the figure's kind
     * @param parent it is attached to it
     */
    BrokenFigure(FigureFracture breakage, Material material, Node parent) {
        pieces = new FracturePiece[breakage.parts().size()];
        for (int i = 0; i < pieces.length; i++) {
            pieces[i] = new FracturePiece(breakage.parts().get(i));
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
        material.setBoolean("Hollow", true);
        material.setVector4("Flash", flash);
        material.setVector4("Tint", tint);
        material.getAdditionalRenderState().setFaceCullMode(FaceCullMode.Off);
        parent.attachChild(geometry);
    }

    /**
     * Breaks the figure.
     *
     * @param toWorld transform of the figure (unaffected)
     * @param bones the skinning matrix of each bone (unaffected)
     * @param push velocity of the whole, in u/s (unaffected)
     * @param ground height of the ground, in the scene's frame, in u
     */
    void start(Matrix4f toWorld, Matrix4f[] bones, Vector3f push, float ground, RandomStream random) {
        age = 0f;
        middle.zero();
        for (FracturePiece fracturePiece : pieces) {
            fracturePiece.startFrom(toWorld, bones);
            middle.addLocal(fracturePiece.place());
        }
        middle.divideLocal(pieces.length);
        geometry.setLocalTranslation(middle);
        geometry.setCullHint(CullHint.Inherit);
        for (FracturePiece fracturePiece : pieces) {
            fracturePiece.launch(middle, push, ground, random);
        }
    }

    /** Moves the pieces by one frame. */
    void update(float seconds) {
        if (age >= LIFE) {
            return;
        }
        age += seconds;
        if (age >= LIFE) {
            retire();
            return;
        }
        float left = Easing.inOut((LIFE - age) / SHRINKING);
        for (int i = 0; i < pieces.length; i++) {
            pieces[i].move(seconds);
            pieces[i].transform(middle, left, matrices[i]);
        }
        float pale = Easing.inOut(Easing.clamp((age - PALES_FROM) / PALES_OVER));
        Vector3f sand = EffectColours.DESTROYED;
        tint.set(Easing.mix(1f, sand.x, pale), Easing.mix(1f, sand.y, pale), Easing.mix(1f, sand.z, pale), 1f);
        flash.w = PALE * pale + BRIGHTNESS * Math.max(0f, 1f - age / FLASH_SECONDS);
    }

    /** Hides the figure. */
    void retire() {
        age = LIFE;
        geometry.setCullHint(CullHint.Always);
    }

    /** Seconds since it broke; very many if it is not shown. */
    float age() {
        return age;
    }

    /** The pieces; not to be changed. */
    FracturePiece[] pieces() {
        return pieces;
    }
}
