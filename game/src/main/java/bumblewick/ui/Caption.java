package bumblewick.ui;

import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.font.LineWrapMode;
import com.jme3.font.Rectangle;
import com.jme3.material.MatParamOverride;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/** A text on the canvas. It is laid out again only when it says something else. */
public final class Caption {
    /** By so much a text gets smaller until it fits, and never smaller than the least. */
    private static final float STEP = 0.05f;

    private static final float LEAST = 0.5f;

    private final BitmapText text;
    private final Align align;
    private float x;
    private float y;
    private float layer;
    private final ColorRGBA fade = new ColorRGBA(1f, 1f, 1f, 1f);
    private float strength = 1f;
    private boolean wrapped;

    Caption(BitmapFont font, float size, ColorRGBA color, Align align) {
        this.align = align;
        text = new BitmapText(font);
        text.setSize(size);
        text.setColor(color);
        text.addMatParamOverride(new MatParamOverride(VarType.Vector4, "Color", fade));
    }

    /** Places the text: its left end, middle or right end by its alignment, half way up the line. */
    public Caption at(float x, float y, float layer) {
        this.x = x;
        this.y = y;
        this.layer = layer;
        place();
        return this;
    }

    /** Breaks lines at a width, downwards from its place. */
    public Caption wrapped(float width, float height) {
        wrapped = true;
        text.setBox(new Rectangle(-width * align.share, 0f, width, height));
        text.setLineWrapMode(LineWrapMode.Word);
        text.setAlignment(
                switch (align) {
                    case LEFT -> BitmapFont.Align.Left;
                    case CENTRE -> BitmapFont.Align.Center;
                    case RIGHT -> BitmapFont.Align.Right;
                });
        return this;
    }

    /**
     * Says something in a box: lines break at its width, and where there are too many for its height they are smaller.
     *
     * @param width of the box, in lines
     * @param height of the box
     */
    public Caption fits(String words, float width, float height) {
        if (wrapped && words.equals(text.getText())) {
            return this;
        }
        float scale = 1f;
        text.setLocalScale(scale);
        wrapped(width, height).says(words);
        while (height() * scale > height && scale > LEAST) {
            scale -= STEP;
            text.setLocalScale(scale);
            wrapped(width / scale, height / scale);
        }
        place();
        return this;
    }

    public Caption says(String words) {
        if (!words.equals(text.getText())) {
            text.setText(words);
            place();
        }
        return this;
    }

    public Caption color(ColorRGBA color) {
        text.setColor(color);
        return this;
    }

    /** Fades it; its letters are not laid out again for that. */
    public Caption alpha(float alpha) {
        fade.a = alpha * strength;
        return this;
    }

    /** A factor on every alpha from now on. */
    Caption strength(float factor) {
        strength = factor;
        return alpha(1f);
    }

    public Caption scale(float scale) {
        text.setLocalScale(scale);
        place();
        return this;
    }

    /** Shrinks what would be wider than {@code width} lines until it fits. */
    public Caption within(float width) {
        float scale = Math.min(1f, width / Math.max(1f, width()));
        return scale == text.getLocalScale().x ? this : scale(scale);
    }

    public Caption shown(boolean shown) {
        CullHint hint = shown ? CullHint.Inherit : CullHint.Always;
        if (text.getLocalCullHint() != hint) {
            text.setCullHint(hint);
        }
        return this;
    }

    /** How wide something would be on one line, in lines of the canvas. */
    public float widthOf(String words) {
        return text.getFont().getLineWidth(words)
                * text.getSize()
                / text.getFont().getPreferredSize();
    }

    /** Size of its letters, in lines. */
    float size() {
        return text.getSize();
    }

    /** Whether it says nothing. */
    boolean empty() {
        return text.getText().isEmpty();
    }

    /** Height of one line of it, in lines of the canvas. */
    float lineHeight() {
        return text.getLineHeight();
    }

    /** Width of what it says, in lines. */
    public float width() {
        return text.getLineWidth();
    }

    /** The same as it is shown, shrunk or not. */
    float shownWidth() {
        return width() * text.getLocalScale().x;
    }

    /** Height of what it says, in lines. */
    public float height() {
        return text.getLineCount() * text.getLineHeight(); // its own height would be that of the box it is wrapped in
    }

    /** What to attach. */
    public Spatial spatial() {
        return text;
    }

    private void place() {
        float scale = text.getLocalScale().x;
        float left = wrapped ? 0f : text.getLineWidth() * align.share * scale;
        text.setLocalTranslation(x - left, y + text.getLineHeight() * scale / 2f, layer);
    }
}
