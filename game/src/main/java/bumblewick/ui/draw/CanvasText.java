package bumblewick.ui.draw;

import com.jme3.font.BitmapFont;
import com.jme3.font.BitmapText;
import com.jme3.font.LineWrapMode;
import com.jme3.font.Rectangle;
import com.jme3.material.MatParamOverride;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.jme3.shader.VarType;

/**
 * A text on the canvas, laid out again only when it changes. For a number that changes all the time use {@link
 * NumberText}.
 */
public final class CanvasText {
    /** Step by which a text shrinks until it fits, and its smallest scale. */
    private static final float STEP = 0.05f;

    private static final float LEAST = 0.5f;

    private final BitmapText text;
    private final Align align;
    private float x;
    private float y;
    private float layer;
    private final ColorRGBA fade = new ColorRGBA(1f, 1f, 1f, 1f);
    private float opacity = 1f;
    private String words = "";
    private float wrapWidth; // in lines; 0 while the text is not wrapped
    private float widest; // of the lines into which it is wrapped, in lines; the engine tells the box's

    CanvasText(BitmapFont font, float size, ColorRGBA color, Align align) {
        this.align = align;
        text = new BitmapText(font);
        text.setSize(size);
        text.setColor(color);
        text.addMatParamOverride(new MatParamOverride(VarType.Vector4, "Color", fade));
    }

    /** Places the text: its left end, centre or right end by its alignment, at half its line height. */
    public CanvasText at(float x, float y, float layer) {
        this.x = x;
        this.y = y;
        this.layer = layer;
        place();
        return this;
    }

    /** Wraps the text at a width, downwards from its place. */
    public CanvasText wrapped(float width, float height) {
        wrapWidth = width;
        text.setBox(new Rectangle(-width * align.share, 0f, width, height));
        text.setLineWrapMode(LineWrapMode.Word);
        text.setAlignment(
                switch (align) {
                    case LEFT -> BitmapFont.Align.Left;
                    case CENTRE -> BitmapFont.Align.Center;
                    case RIGHT -> BitmapFont.Align.Right;
                });
        write();
        return this;
    }

    /**
     * Sets the text and fits it into a box: wraps it at the width, and shrinks it if it is too high.
     *
     * @param width of the box, in lines
     * @param height of the box, in lines
     */
    public CanvasText fitText(String words, float width, float height) {
        if (wrapWidth > 0f && words.equals(this.words)) {
            return this;
        }
        float scale = 1f;
        text.setLocalScale(scale);
        wrapped(width, height).text(words);
        while (height() * scale > height && scale > LEAST) {
            scale -= STEP;
            text.setLocalScale(scale);
            wrapped(width / scale, height / scale);
        }
        place();
        return this;
    }

    /** Sets the text; cheap if it is unchanged. */
    public CanvasText text(String words) {
        if (!words.equals(this.words)) {
            this.words = words;
            write();
            place();
        }
        return this;
    }

    private void write() {
        if (wrapWidth == 0f) {
            text.setText(words);
            return;
        }
        String lines = broken(words, wrapWidth);
        text.setText(lines);
        widest = 0f;
        for (String line : lines.split("\n", -1)) {
            widest = Math.max(widest, widthOf(line));
        }
    }

    private String broken(String words, float width) {
        return LineBreaker.breakLines(text.getFont(), words, width / pixel());
    }

    /** Size of the font's pixel, in lines. */
    private float pixel() {
        return text.getSize() / text.getFont().getPreferredSize();
    }

    /** Sets the colour of the letters. */
    public CanvasText color(ColorRGBA color) {
        text.setColor(color);
        return this;
    }

    /** Sets the alpha, 0 to 1, without a new layout. */
    public CanvasText alpha(float alpha) {
        fade.a = alpha * opacity;
        return this;
    }

    /** Sets a factor on every alpha from now on. */
    public CanvasText opacity(float factor) {
        opacity = factor;
        return alpha(1f);
    }

    /** Sets a factor on the size, without a new layout. */
    public CanvasText scale(float scale) {
        text.setLocalScale(scale);
        place();
        return this;
    }

    /** Shrinks the text if it is wider than {@code width} lines. */
    public CanvasText shrinkToWidth(float width) {
        float scale = Math.min(1f, width / Math.max(1f, width()));
        return scale == text.getLocalScale().x ? this : scale(scale);
    }

    /** Shows or hides the text. */
    public CanvasText shown(boolean shown) {
        CullHint hint = shown ? CullHint.Inherit : CullHint.Always;
        if (text.getLocalCullHint() != hint) {
            text.setCullHint(hint);
        }
        return this;
    }

    /** The width that {@code words} would have on one line, in lines of the canvas. */
    public float widthOf(String words) {
        return text.getFont().getLineWidth(words) * pixel();
    }

    /** Into how many lines {@code words} would be wrapped at a width, in lines of the canvas. */
    public int linesOf(String words, float width) {
        return broken(words, width).split("\n", -1).length;
    }

    /** Font size, in lines. */
    public float size() {
        return text.getSize();
    }

    /** Whether the text is empty. */
    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** Height of one line of text, in lines of the canvas. */
    public float lineHeight() {
        return text.getLineHeight();
    }

    /** Width of the text, or of its widest line if it is wrapped, in lines. */
    public float width() {
        return wrapWidth > 0f ? widest : text.getLineWidth();
    }

    /** Width of the text with its scale, in lines. */
    public float shownWidth() {
        return width() * text.getLocalScale().x;
    }

    /** The factor on the size that was set or that makes the text fit. */
    public float shownScale() {
        return text.getLocalScale().x;
    }

    /** Height of the text, in lines. */
    public float height() {
        return text.getLineCount() * text.getLineHeight(); // BitmapText.getHeight() is that of the box
    }

    /** The spatial to attach. */
    public Spatial spatial() {
        return text;
    }

    private void place() {
        float scale = text.getLocalScale().x;
        float left = wrapWidth > 0f ? 0f : text.getLineWidth() * align.share * scale;
        text.setLocalTranslation(x - left, y + text.getLineHeight() * scale / 2f, layer);
    }
}
