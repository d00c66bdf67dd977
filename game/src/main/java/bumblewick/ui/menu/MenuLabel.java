package bumblewick.ui.menu;

import bumblewick.ui.draw.LineBreaker;
import com.jme3.math.Vector3f;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.component.TextComponent;
import com.simsilica.lemur.core.GuiControl;
import com.simsilica.lemur.style.ElementId;
import com.simsilica.lemur.style.StyleAttribute;

/**
 * A Lemur label of a fixed size whose text gets smaller until it fits: Lemur's own would break a long line into the row below.
 *
 * <p>Public and annotated as Lemur's labels are, since Lemur applies a style by reflection.
 */
public final class MenuLabel extends Label {
    /** By so much of its size a paragraph gets smaller until it fits, and never smaller than the least. */
    private static final float STEP = 0.05f;

    private static final float LEAST = 0.5f;

    /** So far a letter's picture reaches beyond the letter, in the font's pixels; Lemur would break a line for that. */
    private static final float OVERHANG = 7f;

    /** So much the room of a line reaches beyond its place, above and below: letters that it cuts off would sit too low. */
    private static final float SLACK = 0.3f;

    /** So far below the middle of a line is the middle of its capitals, in sizes of the letters. */
    static final float CAPITALS = 0.065f;

    private static final String SHRUNK = "shrunk";

    private final float fullSize;
    private String words; // before lines are broken
    private float width; // of the text; 0 while the style is applied
    private float height; // of a paragraph; 0 for a single line

    /**
     * Makes a single line.
     *
     * @param element of the {@link MenuStyle}
     * @param left free room before the text, in lines
     * @param width of all of it
     * @param right free room behind the text
     */
    MenuLabel(String words, String element, float left, float width, float right) {
        super(words, new ElementId(element), MenuStyle.STYLE);
        this.words = words;
        fullSize = getFontSize();
        float slack = SLACK * fullSize;
        setInsets(new Insets3f(-slack, left, -slack, right));
        setPreferredSize(new Vector3f(width, 0f, 0f));
        this.width = width - left - right;
        fit();
    }

    /** Makes a paragraph whose lines break at a width and which is at most so high, in lines. */
    MenuLabel(String words, String element, float width, float height) {
        super(words, new ElementId(element), MenuStyle.STYLE);
        this.words = words;
        fullSize = getFontSize();
        setMaxWidth(width);
        this.width = width;
        this.height = height;
        fit();
    }

    /** Width of a line of text in full size, in lines. */
    static float fullWidth(Label label) {
        float scale = label.getFontSize() / label.getFont().getPreferredSize();
        return (label.getFont().getLineWidth(label.getText()) + OVERHANG) * scale;
    }

    /** Makes a line of text smaller until it is no wider than so many lines. */
    static void fit(Label label, float width) {
        float full = fullWidth(label);
        if (full > width) {
            label.setFontSize(label.getFontSize() * width / full);
            label.setUserData(SHRUNK, true);
        }
    }

    /**
     * Raises a line of text so that its capitals are half way down its panel, in lines: room for accents makes a line higher
     * above them than below. Lemur would also let a line that is higher than the panel hang over its lower edge.
     */
    static void centre(Label label, float height) {
        float scale = label.getFontSize() / label.getFont().getPreferredSize();
        float over = label.getFont().getCharSet().getLineHeight() * scale - height;
        TextComponent text = label.getControl(GuiControl.class).getComponent(LAYER_TEXT);
        text.setOffset(0f, Math.max(0f, over / 2f) + CAPITALS * label.getFontSize(), 0f);
    }

    private void fit() {
        setFontSize(fullSize);
        setUserData(SHRUNK, null);
        if (height == 0f) {
            fit(this, width);
        }
        if (height > 0f) {
            breakLines();
        }
        while (height > 0f && textHeight() > height && getFontSize() > LEAST * fullSize) {
            setFontSize(getFontSize() - STEP * fullSize);
            breakLines();
            setUserData(SHRUNK, true);
        }
    }

    private void breakLines() {
        float pixel = getFontSize() / getFont().getPreferredSize();
        super.setText(LineBreaker.breakLines(getFont(), words, width / pixel));
    }

    /** Height of a paragraph, in lines. */
    float textHeight() {
        Vector3f size = new Vector3f();
        getControl(GuiControl.class).getComponent(LAYER_TEXT).calculatePreferredSize(size);
        return size.y;
    }

    /** Whether a spatial is a label whose text is smaller than the style wants it. */
    static boolean isShrunk(Spatial spatial) {
        return spatial.getUserData(SHRUNK) != null;
    }

    @Override
    @StyleAttribute(value = "text", lookupDefault = false)
    public void setText(String words) {
        if (!words.equals(this.words)) {
            this.words = words;
            super.setText(words);
            if (width > 0f) {
                fit();
            }
        }
    }

    /** The text as it was set, without the breaks of its lines. */
    @Override
    public String getText() {
        return words;
    }
}
