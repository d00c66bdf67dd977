package bumblewick.ui.draw;

import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.material.MatParamOverride;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.VertexBuffer;
import com.jme3.scene.VertexBuffer.Type;
import com.jme3.shader.VarType;
import com.jme3.util.BufferUtils;
import java.nio.FloatBuffer;

/**
 * A number that changes all the time, without allocation: one mesh whose rectangles show the digits of a font. For
 * text that seldom changes use {@link CanvasText}.
 */
public final class NumberText {
    private static final int CORNERS = 4;

    private final BitmapCharacterSet glyphs;
    private final Mesh mesh = new Mesh();
    private final Geometry geometry = new Geometry("digits", mesh);
    private final Node node = new Node("digits");
    private final FloatBuffer positions;
    private final FloatBuffer texCoords;
    private final FloatBuffer colors;
    private final ColorRGBA fade = new ColorRGBA(1f, 1f, 1f, 1f);
    private final NumberFormatter format;
    private final float size;
    private final Align align;
    private final float lineHeight;
    private float x;
    private float y;
    private float layer;
    private float width;
    private float opacity = 1f;
    private boolean written;

    /**
     * Makes a number.
     *
     * @param font whose digits are on one page
     * @param size of the font, in lines
     */
    NumberText(BitmapFont font, float size, ColorRGBA color, Align align, NumberFormatter format) {
        this.glyphs = font.getCharSet();
        this.format = format;
        this.size = size / glyphs.getRenderedSize();
        this.align = align;
        this.lineHeight = glyphs.getLineHeight() * this.size;
        int quads = format.capacity();
        positions = BufferUtils.createFloatBuffer(quads * CORNERS * 3);
        texCoords = BufferUtils.createFloatBuffer(quads * CORNERS * 2);
        colors = BufferUtils.createFloatBuffer(quads * CORNERS * 4);
        mesh.setBuffer(Type.Position, 3, positions);
        mesh.setBuffer(Type.TexCoord, 2, texCoords);
        mesh.setBuffer(Type.Color, 4, colors);
        mesh.setBuffer(Type.Index, 3, QuadBatch.indices(quads));
        color(color);
        geometry.setMaterial(font.getPage(glyphs.getCharacter('0').getPage()));
        geometry.setCullHint(Spatial.CullHint.Never); // its bound is not updated
        node.attachChild(geometry);
        node.addMatParamOverride(new MatParamOverride(VarType.Vector4, "Color", fade));
        show(0);
    }

    /** Places the number: its left end, centre or right end by its alignment, at half its line height. */
    public NumberText at(float x, float y, float layer) {
        this.x = x;
        this.y = y;
        this.layer = layer;
        place();
        return this;
    }

    /** Shows a number; cheap if it is unchanged. */
    public void show(long number) {
        if (!format.set(number) && written) {
            return;
        }
        written = true;
        layOut();
        mesh.getBuffer(Type.Position).updateData(positions);
        mesh.getBuffer(Type.TexCoord).updateData(texCoords);
        place();
    }

    /** Sets the colour of the digits. */
    public void color(ColorRGBA color) {
        colors.clear();
        while (colors.hasRemaining()) {
            colors.put(color.r).put(color.g).put(color.b).put(color.a);
        }
        colors.flip();
        VertexBuffer buffer = mesh.getBuffer(Type.Color);
        buffer.updateData(colors);
    }

    /** Sets the alpha, 0 to 1. */
    public NumberText alpha(float alpha) {
        fade.a = alpha * opacity;
        return this;
    }

    /** Sets a factor on every alpha from now on. */
    public NumberText opacity(float factor) {
        opacity = factor;
        return alpha(1f);
    }

    /** Shows or hides the number. */
    public void shown(boolean shown) {
        if (shown != (geometry.getParent() != null)) {
            if (shown) {
                node.attachChild(geometry);
            } else {
                geometry.removeFromParent();
            }
        }
    }

    /** Sets a factor on the size. */
    public void scale(float scale) {
        node.setLocalScale(scale);
        place();
    }

    /** Width of the number, in lines. */
    public float width() {
        return width;
    }

    /** The spatial to attach. */
    public Spatial spatial() {
        return node;
    }

    private void layOut() {
        positions.clear();
        texCoords.clear();
        float pen = 0f;
        for (int i = 0; i < format.length(); i++) {
            BitmapCharacter glyph = glyphs.getCharacter(format.charAt(i));
            if (glyph == null) {
                continue;
            }
            put(glyph, pen);
            pen += glyph.getXAdvance() * size;
        }
        width = pen;
        while (positions.hasRemaining()) {
            positions.put(0f);
        }
        while (texCoords.hasRemaining()) {
            texCoords.put(0f);
        }
        positions.flip();
        texCoords.flip();
    }

    private void put(BitmapCharacter glyph, float pen) {
        float left = pen + glyph.getXOffset() * size;
        float right = left + glyph.getWidth() * size;
        float top = -glyph.getYOffset() * size;
        float bottom = top - glyph.getHeight() * size;
        positions.put(left).put(bottom).put(0f).put(right).put(bottom).put(0f);
        positions.put(right).put(top).put(0f).put(left).put(top).put(0f);
        float u0 = glyph.getX() / (float) glyphs.getWidth();
        float u1 = (glyph.getX() + glyph.getWidth()) / (float) glyphs.getWidth();
        float v1 = 1f - glyph.getY() / (float) glyphs.getHeight();
        float v0 = 1f - (glyph.getY() + glyph.getHeight()) / (float) glyphs.getHeight();
        texCoords.put(u0).put(v0).put(u1).put(v0).put(u1).put(v1).put(u0).put(v1);
    }

    private void place() {
        float scale = node.getLocalScale().x;
        node.setLocalTranslation(x - width * align.share * scale, y + lineHeight * scale / 2f, layer);
    }
}
