package bumblewick.ui.menu;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.anim.AbstractTween;
import com.simsilica.lemur.anim.TweenAnimation;
import com.simsilica.lemur.component.BoxLayout;
import com.simsilica.lemur.component.TbtQuadBackgroundComponent;
import com.simsilica.lemur.event.ConsumingMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import com.simsilica.lemur.style.ElementId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A framed panel over a darkened picture: a heading, perhaps tabs, rows, and a sentence about the row that has the focus. It
 * is laid out anew when the window's shape or the size of texts changes.
 */
public final class Page implements NavStack.Target {
    /** Time in which a page opens, in seconds. */
    private static final float IN_SECONDS = 0.15f;

    private static final ColorRGBA VEIL = new ColorRGBA(0.01f, 0.05f, 0.07f, 0.55f);
    private static final float SMALLEST = 0.94f; // of its size, at first
    private static final float WIDTH = 860f;
    private static final float MOST_HEIGHT = 664f;
    private static final float RIM = 4f; // free above and below, at least

    /** So many rows are seen at once, however large texts are. */
    private static final int LEAST_ROWS = 6;

    private static final float PADDING = 34f;
    private static final float EDGE = 28f;
    private static final float UNDER_TITLE = 0.3f; // in sizes of its letters

    /** Room for help has at least so many lines, and at most; where it is longer it is smaller. */
    private static final int LEAST_HELP = 2;

    private static final int MOST_HELP = 4;

    /** Height of such a line, for letters of a size of 1. */
    private static final float HELP_LINE = 1.5f;

    /** What stays free above and below it, in sizes of its letters. */
    private static final float ABOVE_HELP = 0.5f;

    private static final float BELOW_HELP = 0.06f;

    private static final Logger LOG = LoggerFactory.getLogger(Page.class);

    private final MenuStyle style;
    private final String title;
    private final PageTabs tabs;
    private final Node node = new Node("page");
    private final Node board = new Node("board"); // its origin is the middle of the page
    private final Sprite veil;
    private final Sprite thumb;
    private Optional<BackButton> back = Optional.empty();
    private Optional<Companion> companion = Optional.empty();
    private float widest = WIDTH;
    private Container frame;
    private MenuLabel help;
    private TweenAnimation opening = new TweenAnimation(new Opening());
    private boolean led;
    private boolean renewed;
    private float canvasWidth;
    private float middleX;
    private float middleY;
    private float target;
    private float textScale;
    private float rowsTop;
    private float rowsRoom;
    private float innerWidth;

    /** Makes a page without rows. */
    public Page(MenuStyle style, String title) {
        this.style = style;
        this.title = title;
        tabs = new PageTabs(style);
        veil = style.skin().plain(VEIL);
        thumb = style.skin().plain(Skin.GOLD).alpha(0.8f);
        MouseEventControl.addListenersToSpatial(veil.geometry(), ConsumingMouseListener.INSTANCE);
        node.attachChild(veil.geometry());
        node.attachChild(board);
        board.attachChild(thumb.geometry());
    }

    /** The page grows to its size while what lies under it darkens. */
    private final class Opening extends AbstractTween {
        Opening() {
            super(IN_SECONDS);
        }

        @Override
        protected void doInterpolate(double t) {
            float in = Easing.out((float) t);
            float size = SMALLEST + (1f - SMALLEST) * in;
            veil.alpha(VEIL.a * in);
            board.setLocalScale(size, size, 1f);
        }
    }

    /** Its heading. */
    public String title() {
        return title;
    }

    /** Its heading, and the name of the open tab if there are several. */
    public String place() {
        return tabs.several() ? title + ", " + tabs.name() : title;
    }

    /** Adds the rows of a page without tabs. */
    public Page rows(List<? extends Row> rows) {
        return tab("", rows);
    }

    /** Adds a tab with its rows. */
    public Page tab(String name, List<? extends Row> rows) {
        tabs.add(name, rows);
        return this;
    }

    /** Lets it open with the focus on one of its rows, wherever it was when the page was left. */
    public Page at(int row) {
        tabs.focus(row);
        led = true;
        return this;
    }

    /** Lets it open at one of its tabs. */
    public Page atTab(int index) {
        tabs.open(index);
        return this;
    }

    /** Lets it open at the tab and the row at which {@code older}, of which it is a newer version, was left. */
    public Page from(Page older) {
        renewed = true;
        if (!led) {
            tabs.restore(older.tabs);
        }
        return this;
    }

    /** Something beside the page that is shown and hidden with it. */
    public interface Companion {
        void show();

        /** Advances by a frame. */
        void update();

        void hide();
    }

    /** Shows and hides {@code other} with the page. */
    public Page with(Companion other) {
        companion = Optional.of(other);
        return this;
    }

    /** Lets the rows show their values anew, which were changed elsewhere. */
    public void refresh() {
        tabs.list().refresh();
    }

    /** Adds a button in its corner that leads back, for fingers. */
    public Page closedBy(Runnable leave) {
        BackButton button = new BackButton(style.canvas(), style.skin(), leave);
        board.attachChild(button);
        back = Optional.of(button);
        return this;
    }

    /** Makes it narrow, so that something can be seen on both sides of it. */
    public Page narrow(float width) {
        widest = width;
        return this;
    }

    /** Opens it, with the focus where it was last. */
    public void show() {
        layOut();
        opening = new TweenAnimation(new Opening());
        if (renewed || style.skin().reducedMotion()) {
            opening.fastForwardPercent(1.0); // what was there already does not come in again
        }
        renewed = false;
        style.canvas().add(node);
        style.navStack().push(this);
        tabs.enter();
        companion.ifPresent(Companion::show);
        update(0f);
    }

    private void open(int other) {
        if (other == tabs.open()) {
            return;
        }
        tabs.leave();
        tabs.open(other);
        style.sounds().play(UiSounds.Sound.MOVE);
        layOut();
        tabs.enter();
    }

    private void layOut() {
        Canvas canvas = style.canvas();
        canvasWidth = canvas.width();
        textScale = style.skin().textScale();
        middleX = canvas.safeMiddleX();
        middleY = canvas.menuMiddleY();
        target = canvas.minTouchSize();
        style.install();
        float width = Math.min(canvas.safeWidth() - 2f * EDGE, widest * Math.max(1f, Math.min(1.45f, textScale)));
        innerWidth = width - 2f * PADDING;
        float head = titleRoom() + tabs.height();
        float most = Math.min(canvas.hasTouch() ? Canvas.HEIGHT : MOST_HEIGHT, canvas.menuHeight() - 2f * RIM);
        float room = most - 2f * EDGE - head;
        float foot = helpFoot(room);
        float left = Math.max(style.rowHeight(), room - foot);
        tabs.list().layout(innerWidth, left);
        rowsRoom = tabs.several() ? left : Math.min(tabs.list().height(), left); // or tabs would move
        float height = rowsRoom + head + foot + 2f * EDGE;
        rowsTop = height / 2f - EDGE - head;
        build(width, height, foot);
        veil.size(canvasWidth + 4f, Canvas.HEIGHT + 4f).at(canvasWidth / 2f, Canvas.HEIGHT / 2f, ZOrder.PAGE_VEIL);
        thumb.size(canvas.hasTouch() ? 8f : 5f, 40f).shown(tabs.list().scrolls());
        board.setLocalTranslation(middleX, middleY, ZOrder.PAGE);
        float inset = EDGE * 0.6f + back.map(BackButton::width).orElse(0f) / 2f;
        back.ifPresent(button -> button.at(-width / 2f + inset, height / 2f - inset, 3f));
        if (textScale <= 1f) {
            noteSqueezed();
        }
    }

    /** Height of the help: of the longest on any tab, but it leaves room for a few rows, and shrinks into what is left. */
    private float helpFoot(float room) {
        if (tabs.lists().stream().noneMatch(ScrollList::explains)) {
            return 0f;
        }
        CanvasText measure = style.skin().caption(style.helpSize(), Skin.SOFT, Align.CENTRE);
        int lines = LEAST_HELP;
        for (ScrollList each : tabs.lists()) {
            lines = Math.max(lines, Math.min(MOST_HELP, each.helpLines(measure, innerWidth)));
        }
        if (!tabs.several()) {
            return Math.max(helpHeight(1), Math.min(helpHeight(lines), room - firstRows(room)));
        }
        while (lines > 1 && room - helpHeight(lines) < LEAST_ROWS * style.rowHeight()) {
            lines--; // the same on each tab, and what is left over is for headings between the rows
        }
        return helpHeight(lines);
    }

    /**
     * Height of the first rows of a page without tabs; of rows of the usual height where those would leave no room for help.
     */
    private float firstRows(float room) {
        tabs.list().layout(innerWidth, room);
        float first = tabs.list().height(LEAST_ROWS);
        return first <= room - helpHeight(1) ? first : LEAST_ROWS * style.rowHeight();
    }

    private float helpHeight(int lines) {
        return style.helpSize() * (lines * HELP_LINE + ABOVE_HELP + BELOW_HELP);
    }

    private void build(float width, float height, float foot) {
        if (frame != null) {
            frame.removeFromParent();
        }
        tabs.detach();
        frame = new Container(new BoxLayout(Axis.Y, FillMode.None), new ElementId("page"), MenuStyle.STYLE);
        frame.setBackground(style.skin().frame("panel", height));
        if (frame.getBackground() instanceof TbtQuadBackgroundComponent stretched) {
            stretched.setMargin(PADDING, EDGE);
        }
        float side = back.map(BackButton::width).orElse(0f);
        MenuLabel heading = new MenuLabel(title, "title", side, innerWidth, side);
        heading.setInsets(new Insets3f(0f, side, UNDER_TITLE * style.titleSize(), side));
        frame.addChild(MenuStyle.sized(heading, innerWidth, titleRoom()));
        frame.addChild(tabs.several() ? tabs.panel(innerWidth, rowsRoom, this::open) : tabs.list());
        float font = style.helpSize();
        help = new MenuLabel("", "help", innerWidth, foot - (ABOVE_HELP + BELOW_HELP) * font);
        help.setTextHAlignment(HAlignment.Center);
        help.setInsets(new Insets3f(ABOVE_HELP * font, 0f, BELOW_HELP * font, 0f));
        frame.addChild(MenuStyle.sized(help, innerWidth, foot));
        frame.setLocalTranslation(-width / 2f, height / 2f, 0f);
        frame.setSize(MenuStyle.sized(frame, width, height).getPreferredSize());
        board.attachChild(frame);
    }

    /**
     * Reports in the log which texts had to shrink though texts are not large: their translation is too long. Values may
     * shrink: a number with its unit has to fit beside the slider.
     */
    private void noteSqueezed() {
        node.depthFirstTraversal(spatial -> {
            if (spatial instanceof Label label && MenuLabel.isShrunk(label) && !isValue(label)) {
                LOG.warn("page '{}': no room for '{}'", title, label.getText());
            }
        });
    }

    private static boolean isValue(Label label) {
        return label.getElementId().getId().equals("value");
    }

    private float titleRoom() {
        float room = style.titleSize() * 1.7f;
        return back.isPresent() ? style.atLeast(room) : room;
    }

    /** Advances by a frame. */
    public void update(float seconds) {
        if (canvasWidth != style.canvas().width() || textScale != style.skin().textScale() || movedElsewhere()) {
            layOut();
        }
        opening.animate(seconds);
        tabs.list().update(seconds);
        companion.ifPresent(Companion::update);
        help.setText(tabs.list().help());
        thumb.at(innerWidth / 2f + 14f, rowsTop - 20f - tabs.list().scrollShare() * (rowsRoom - 40f), 3f);
    }

    /** Whether what covers the screen's edges is another than before. */
    private boolean movedElsewhere() {
        Canvas canvas = style.canvas();
        return middleX != canvas.safeMiddleX() || middleY != canvas.menuMiddleY() || target != canvas.minTouchSize();
    }

    @Override
    public void nav(NavCommand navCommand) {
        if (tabs.several() && (navCommand == NavCommand.NEXT || navCommand == NavCommand.PREVIOUS)) {
            open(tabs.beside(navCommand == NavCommand.NEXT ? 1 : -1));
        } else {
            tabs.list().nav(navCommand);
        }
    }

    /** The row's own hints, then those of the page; what comes and goes with the row stands last. */
    @Override
    public List<MenuHint> hints() {
        if (companion.isPresent()) {
            return List.of(); // what lies beside the page needs the room
        }
        List<MenuHint> hints = new ArrayList<>(tabs.list().hints());
        if (tabs.several()) {
            hints.add(MenuHint.TAB);
        }
        if (back.isPresent()) {
            hints.add(MenuHint.BACK);
        }
        hints.sort(Comparator.naturalOrder());
        return hints;
    }

    /** Hides the page; it can be shown again. */
    public void hide() {
        tabs.leave();
        companion.ifPresent(Companion::hide);
        style.navStack().remove(this);
        node.removeFromParent();
    }
}
