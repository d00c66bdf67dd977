package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Panel;
import java.util.List;
import java.util.function.Supplier;

/** A paragraph, as high as its text needs. It can have the focus where a page could not be scrolled to its end otherwise. */
public final class TextRow extends Row {
    private static final float MARGIN = 18f;
    private static final float TALL = 4f * 720f; // higher than any paragraph

    private final Supplier<String> text;
    private final Look look;
    private final boolean focusable;
    private MenuLabel label;

    /** An element of the style, and the room around it in sizes of its letters. */
    private enum Look {
        HEADING("heading", Skin.GOLD, 0.37f, 0.33f),
        WORDS("text", Skin.TEXT, 0.03f, 0.32f),
        CHANGING("text", Skin.SOFT, 0.03f, 0.32f);

        private final String element;
        private final ColorRGBA color;
        private final float above;
        private final float below;

        Look(String element, ColorRGBA color, float above, float below) {
            this.element = element;
            this.color = color;
            this.above = above;
            this.below = below;
        }
    }

    private TextRow(Supplier<String> text, Look look, boolean focusable) {
        this.text = text;
        this.look = look;
        this.focusable = focusable;
    }

    /** A heading of the rows that follow. */
    public static TextRow heading(String text) {
        return new TextRow(() -> text, Look.HEADING, false);
    }

    /** A text that cannot have the focus. */
    public static TextRow of(String text) {
        return new TextRow(() -> text, Look.WORDS, false);
    }

    /** A text that changes; it keeps to one line. */
    public static TextRow changing(Supplier<String> text) {
        return new TextRow(text, Look.CHANGING, false);
    }

    /** A paragraph of a long text that can have the focus, so that the text can be scrolled to its end. */
    public static TextRow paragraph(String text) {
        return new TextRow(() -> text, Look.WORDS, true);
    }

    @Override
    Panel build() {
        label = new MenuLabel(text.get(), look.element, width() - 2f * MARGIN, TALL);
        float font = label.getFontSize();
        label.setInsets(new Insets3f(font * look.above, MARGIN, font * look.below, MARGIN));
        label.setColor(look.color);
        return MenuStyle.sized(label, width(), label.textHeight() + font * (look.above + look.below));
    }

    @Override
    boolean focusable() {
        return focusable;
    }

    @Override
    List<MenuHint> hints() {
        return focusable ? List.of(MenuHint.SCROLL) : List.of();
    }

    @Override
    void focus(boolean on) {
        label.setColor(on ? Skin.GOLD : look.color);
    }

    @Override
    void update() {
        label.setText(text.get());
    }

    @Override
    void refresh() {
        label.setText(text.get());
    }
}
