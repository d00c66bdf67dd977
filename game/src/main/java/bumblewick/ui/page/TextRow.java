package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Caption;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import com.jme3.math.ColorRGBA;
import java.util.function.Supplier;

/** A paragraph, as high as its words need. It can have the focus where a page would be out of reach otherwise. */
public final class TextRow implements Row {
    private static final float MARGIN = 18f;

    private final Supplier<String> text;
    private final float size;
    private final ColorRGBA color;
    private final boolean heading;
    private final boolean focusable;
    private final Group group = new Group();
    private Caption caption;

    private TextRow(Supplier<String> text, float size, ColorRGBA color, boolean heading, boolean focusable) {
        this.text = text;
        this.size = size;
        this.color = color;
        this.heading = heading;
        this.focusable = focusable;
    }

    /** Words over the rows that follow. */
    public static TextRow heading(String text) {
        return new TextRow(() -> text, 25f, Skin.GOLD, true, false);
    }

    /** Words that are only read. */
    public static TextRow of(String text) {
        return new TextRow(() -> text, 20f, Skin.TEXT, false, false);
    }

    /** Words that change; they keep to one line. */
    public static TextRow changing(Supplier<String> text) {
        return new TextRow(text, 20f, Skin.SOFT, false, false);
    }

    /** A paragraph of a long text, through which the focus walks so that it can be read to its end. */
    public static TextRow paragraph(String text) {
        return new TextRow(() -> text, 20f, Skin.TEXT, false, true);
    }

    @Override
    public float layout(PageStyle style, float width) {
        group.clear();
        Skin skin = style.skin();
        float font = style.text(size);
        caption = heading ? skin.headline(font, color, Align.LEFT) : skin.caption(font, color, Align.LEFT);
        group.add(caption).wrapped(width - 2f * MARGIN, 4f * 720f);
        caption.says(text.get());
        float height = caption.height() + font * (heading ? 0.7f : 0.35f);
        caption.at(MARGIN, -font * (heading ? 1.1f : 0.75f), Layer.TEXT);
        return height;
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public boolean focusable() {
        return focusable;
    }

    @Override
    public void focus(boolean on) {
        caption.color(on ? Skin.GOLD : color);
    }

    @Override
    public void update() {
        caption.says(text.get());
    }

    @Override
    public void refresh() {
        caption.says(text.get());
    }
}
