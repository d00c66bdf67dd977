package bumblewick.ui.page;

import bumblewick.math.Easing;
import bumblewick.ui.Chime;
import bumblewick.ui.Layer;
import java.util.ArrayList;
import java.util.List;

/** A few buttons without a frame. */
public final class Menu implements NavHub.Target {
    private static final float SLIDE_SECONDS = 0.16f;
    private static final float SLIDE_WAY = 46f;
    private static final float WIDEST = 1.5f; // of its usual width

    private final PageStyle style;
    private final float width;
    private final boolean slim;
    private final List<Row> rows = new ArrayList<>();
    private Column column;
    private float left;
    private float top;
    private float room;
    private float age;
    private float laidOutFor;
    private float target;

    /** Makes an empty menu whose buttons are {@code width} lines wide; wider if texts are larger than usual. */
    public Menu(PageStyle style, float width) {
        this(style, width, false);
    }

    private Menu(PageStyle style, float width, boolean slim) {
        this.style = style;
        this.width = width;
        this.slim = slim;
    }

    /** The same with lower buttons, so that many fit. */
    public static Menu slim(PageStyle style, float width) {
        return new Menu(style, width, true);
    }

    /** Adds a button that does {@code action} when it is chosen. */
    public Menu item(String text, Runnable action) {
        return add(text, Chime.Sound.ACCEPT, action);
    }

    /** Adds a button that leads back. */
    public Menu back(String text, Runnable action) {
        return add(text, Chime.Sound.BACK, action);
    }

    private Menu add(String text, Chime.Sound sound, Runnable action) {
        rows.add(slim ? ActionRow.slim(text, sound, action) : new ActionRow(text, "", sound, action));
        return this;
    }

    /** Height of all buttons at the present size of texts, in lines. */
    public float height() {
        float height = 0f;
        for (Row row : rows) {
            height += row.layout(style, width());
        }
        return height;
    }

    /** Width of the buttons at the present size of texts, in lines. */
    public float width() {
        return width * Math.max(1f, Math.min(WIDEST, style.skin().textScale()));
    }

    /**
     * Slides the menu in.
     *
     * @param left where its left edge comes to rest, in lines of the canvas
     * @param top of it
     * @param room below its top, in lines; what does not fit scrolls
     * @param first index of the button that has the focus
     */
    public void show(float left, float top, float room, int first) {
        this.left = left;
        this.top = top;
        this.room = room;
        age = 0f;
        column = column == null ? new Column(style, rows) : column;
        layOut();
        place();
        style.canvas().add(column.node());
        column.open(first);
        style.hub().open(this);
    }

    private void layOut() {
        laidOutFor = style.skin().textScale();
        target = style.canvas().target();
        column.layout(width(), room);
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        if (column == null) {
            return;
        }
        if (laidOutFor != style.skin().textScale() || target != style.canvas().target()) {
            layOut();
        }
        if (age < SLIDE_SECONDS) {
            age += seconds;
            place();
        }
        column.update(seconds);
    }

    private void place() {
        float in = style.skin().calm() ? 1f : Easing.out(Easing.clamp(age / SLIDE_SECONDS));
        column.node().setLocalTranslation(left - SLIDE_WAY * (1f - in), top, Layer.ON_PANEL);
    }

    @Override
    public void nav(Nav nav) {
        column.nav(nav);
    }

    /** Index of the button that has the focus. */
    public int focus() {
        return column == null ? 0 : column.focus();
    }

    public void hide() {
        if (column != null) {
            style.hub().close(this);
            column.node().removeFromParent();
        }
    }
}
