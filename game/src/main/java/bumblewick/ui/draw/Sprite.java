package bumblewick.ui.draw;

import com.jme3.material.Material;
import com.jme3.math.ColorRGBA;
import com.jme3.math.Quaternion;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.scene.VertexBuffer.Type;

/** A picture on the canvas that is placed by its centre and can be tinted, rotated and hidden. */
public final class Sprite {
    private static final float[] AXES = new float[3];

    private final Geometry geometry;
    private final ColorRGBA tint = new ColorRGBA(1f, 1f, 1f, 1f);
    private final Quaternion turn = new Quaternion();
    private float angle;
    private float opacity = 1f;

    Sprite(Geometry geometry, Material material) {
        this.geometry = geometry;
        geometry.setMaterial(material);
        material.setColor("Color", tint);
    }

    /** A square with sides of 1 around its centre, which sprites share. */
    static Mesh quad() {
        Mesh mesh = new Mesh();
        mesh.setBuffer(Type.Position, 3, new float[] {-.5f, -.5f, 0f, .5f, -.5f, 0f, .5f, .5f, 0f, -.5f, .5f, 0f});
        mesh.setBuffer(Type.TexCoord, 2, new float[] {0f, 0f, 1f, 0f, 1f, 1f, 0f, 1f});
        mesh.setBuffer(Type.Index, 3, new short[] {0, 1, 2, 0, 2, 3});
        mesh.updateBound();
        return mesh;
    }

    /** Places the centre, in lines of the canvas. */
    public Sprite at(float x, float y, float layer) {
        geometry.setLocalTranslation(x, y, layer);
        return this;
    }

    /** Sets width and height, in lines of the canvas. */
    public Sprite size(float width, float height) {
        geometry.setLocalScale(width, height, 1f);
        return this;
    }

    /** Rotates counterclockwise, in radians. */
    public Sprite turn(float radians) {
        if (radians != angle) {
            angle = radians;
            AXES[2] = radians;
            geometry.setLocalRotation(turn.fromAngles(AXES));
        }
        return this;
    }

    /** Multiplies the colours; the alpha stays. */
    public Sprite tint(ColorRGBA color) {
        tint.set(color.r, color.g, color.b, tint.a);
        return this;
    }

    /** Sets the alpha, 0 to 1. */
    public Sprite alpha(float alpha) {
        tint.a = alpha * opacity;
        return this;
    }

    /** Sets a factor on every alpha from now on. */
    public Sprite opacity(float factor) {
        opacity = factor;
        return alpha(1f);
    }

    /** Shows or hides the sprite. */
    public Sprite shown(boolean shown) {
        CullHint hint = shown ? CullHint.Inherit : CullHint.Always;
        if (geometry.getLocalCullHint() != hint) {
            geometry.setCullHint(hint);
        }
        return this;
    }

    /** The geometry to attach. */
    public Geometry geometry() {
        return geometry;
    }
}
