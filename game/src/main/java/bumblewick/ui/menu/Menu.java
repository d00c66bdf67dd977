package bumblewick.ui.menu;

import bumblewick.math.Easing;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.draw.ZOrder;
import com.simsilica.lemur.anim.AbstractTween;
import com.simsilica.lemur.anim.TweenAnimation;
import java.util.ArrayList;
import java.util.List;

/** A few buttons without a frame. */
public final class Menu implements NavStack.Target {
    private static final float SLIDE_SECONDS = 0.16f;
    private static final float SLIDE_WAY = 46f;
    private static final float WIDEST = 1.5f; // of its usual width

    private final MenuStyle style;
    private final float width;
    private final boolean mainFirst;
    private boolean outermost;
    private final List<Row> rows = new ArrayList<>();
    private ScrollList list;
    private float left;
    private float top;
    private float room;
    private TweenAnimation sliding;
    private float laidOutFor;
    private float target;

    /** Makes an empty menu whose buttons are {@code width} lines wide; wider if texts are larger than usual. */
    public Menu(MenuStyle style, float width) {
        this(style, width, false);
    }

    private Menu(MenuStyle style, float width, boolean mainFirst) {
        this.style = style;
        this.width = width;
        this.mainFirst = mainFirst;
    }

    /** Makes an empty menu whose first button is large, and those after it lines of text. */
    public static Menu mainFirst(MenuStyle style, float width) {
        return new Menu(style, width, true);
    }

    /** Adds a button that runs {@code action} when it is clicked. */
    public Menu item(String text, Runnable action) {
        return add(text, UiSounds.Sound.ACCEPT, action);
    }

    /** Adds a button that leads back. */
    public Menu back(String text, Runnable action) {
        return add(text, UiSounds.Sound.BACK, action);
    }

    /** Marks the menu as one that nothing comes before: it names no key for a step back. */
    public Menu outermost() {
        outermost = true;
        return this;
    }

    private Menu add(String text, UiSounds.Sound sound, Runnable action) {
        rows.add(row(text, sound, action));
        return this;
    }

    private ButtonRow row(String text, UiSounds.Sound sound, Runnable action) {
        if (!mainFirst) {
            return new ButtonRow(text, "", sound, action);
        }
        return rows.isEmpty() ? ButtonRow.main(text, sound, action) : ButtonRow.link(text, sound, action);
    }

    /** Height of all buttons at the present size of texts, in lines. */
    public float height() {
        style.install();
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
        list = list == null ? new ScrollList(style, rows) : list;
        layOut();
        sliding = new TweenAnimation(new Sliding());
        sliding.animate(0.0);
        if (style.skin().reducedMotion()) {
            sliding.fastForwardPercent(1.0);
        }
        style.canvas().add(list);
        list.open(first);
        style.navStack().push(this);
    }

    private void layOut() {
        laidOutFor = style.skin().textScale();
        target = style.canvas().minTouchSize();
        list.layout(width(), room);
    }

    /** Advances by a frame. */
    public void update(float seconds) {
        if (list == null) {
            return;
        }
        if (laidOutFor != style.skin().textScale() || target != style.canvas().minTouchSize()) {
            layOut();
        }
        sliding.animate(seconds);
        list.update(seconds);
    }

    /** The menu comes from the left. */
    private final class Sliding extends AbstractTween {
        Sliding() {
            super(SLIDE_SECONDS);
        }

        @Override
        protected void doInterpolate(double t) {
            list.setLocalTranslation(left - SLIDE_WAY * (1f - Easing.out((float) t)), top, ZOrder.ON_PANEL);
        }
    }

    @Override
    public void nav(NavCommand navCommand) {
        list.nav(navCommand);
    }

    @Override
    public List<MenuHint> hints() {
        List<MenuHint> hints = new ArrayList<>(list.hints());
        if (!outermost) {
            hints.add(MenuHint.BACK);
        }
        return hints;
    }

    /** Index of the button that has the focus. */
    public int focus() {
        return list == null ? 0 : list.focus();
    }

    public void hide() {
        if (list != null) {
            style.navStack().remove(this);
            list.removeFromParent();
        }
    }
}
