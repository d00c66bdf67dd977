package bumblewick.ui.page;

import bumblewick.math.Easing;
import bumblewick.ui.Align;
import bumblewick.ui.Canvas;
import bumblewick.ui.Caption;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import com.jme3.font.BitmapText;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A framed panel over a darkened picture: a heading, perhaps tabs, rows, and a sentence about the row that has the focus. It
 * is laid out anew when the window's shape or the size of texts changes.
 */
public final class Page implements NavHub.Target {
    /** Until it stands, in seconds. */
    private static final float IN_SECONDS = 0.15f;

    private static final ColorRGBA VEIL = new ColorRGBA(0.01f, 0.05f, 0.07f, 0.55f);
    private static final float WIDTH = 860f;
    private static final float MOST_HEIGHT = 664f;
    private static final float LEAST_RIM = 12f; // above and below, where fingers need the room
    private static final float PADDING = 34f;
    private static final float TITLE_FONT = 36f;
    private static final float MOST_TITLE = 1.3f;
    private static final float HELP_FONT = 19f;
    private static final float EDGE = 28f;

    /** Room for help has at least so many lines, and at most; where it is longer it is smaller. */
    private static final int LEAST_HELP = 2;

    private static final int MOST_HELP = 4;

    /** Height of such a line, for letters of a size of 1. */
    private static final float HELP_LINE = 1.5f;

    /** What stays free above it, in sizes of its letters. */
    private static final float HELP_AIR = 0.8f;

    private static final Logger LOG = LoggerFactory.getLogger(Page.class);

    private final PageStyle style;
    private final String title;
    private final List<String> names = new ArrayList<>();
    private final List<Column> columns = new ArrayList<>();
    private final List<Integer> focuses = new ArrayList<>();
    private final Tabs tabs = new Tabs(names, this::open);
    private final Node node = new Node("page");
    private final Node board = new Node("board");
    private final Group frame = new Group();
    private final Sprite veil;
    private Optional<BackButton> back = Optional.empty();
    private Optional<Companion> companion = Optional.empty();
    private float widest = WIDTH;
    private Caption help;
    private Sprite thumb;
    private boolean led;
    private boolean renewed;
    private int tab;
    private float age;
    private float canvasWidth;
    private float middleX;
    private float middleY;
    private float target;
    private float textScale;
    private float rowsTop;
    private float rowsRoom;
    private float innerWidth;
    private float helpRoom;

    /** Makes a page without rows. */
    public Page(PageStyle style, String title) {
        this.style = style;
        this.title = title;
        veil = style.skin().plain(VEIL);
        MouseEventControl.addListenersToSpatial(veil.geometry(), new Shield());
        node.attachChild(veil.geometry());
        node.attachChild(board);
        board.attachChild(frame.node());
    }

    /** What lies under the page is out of the pointer's reach. */
    private static final class Shield extends DefaultMouseListener {
        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            event.setConsumed();
        }
    }

    /** Its heading. */
    public String title() {
        return title;
    }

    /** Its heading, and the name of the part that is open if there are several. */
    public String place() {
        return names.size() > 1 ? title + ", " + names.get(tab) : title;
    }

    /** Adds the only rows. */
    public Page rows(List<? extends Row> rows) {
        return tab("", rows);
    }

    /** Adds rows that are seen when their name is chosen. */
    public Page tab(String name, List<? extends Row> rows) {
        names.add(name);
        columns.add(new Column(style, rows));
        focuses.add(0);
        return this;
    }

    /** Lets it open with the focus on one of its rows, wherever it was left. */
    public Page at(int row) {
        focuses.set(tab, row);
        led = true;
        return this;
    }

    /** Lets it open where another page, of which it is a newer version, was left. */
    public Page from(Page older) {
        renewed = true;
        if (led) {
            return this;
        }
        tab = Math.min(older.tab, columns.size() - 1);
        for (int i = 0; i < Math.min(columns.size(), older.columns.size()); i++) {
            focuses.set(i, older.focuses.get(i));
        }
        return this;
    }

    /** Something beside the page that comes and goes with it. */
    public interface Companion {
        void show();

        /** Goes on by a frame. */
        void update();

        void hide();
    }

    /** Lets something come and go with it. */
    public Page with(Companion other) {
        companion = Optional.of(other);
        return this;
    }

    /** Shows again what its rows show: something was chosen elsewhere. */
    public void refresh() {
        column().refresh();
    }

    /** Adds a button in its corner that leads back, for fingers. */
    public Page closedBy(Runnable leave) {
        BackButton button = new BackButton(style.canvas(), style.skin(), leave);
        board.attachChild(button.geometry());
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
        age = renewed ? IN_SECONDS : 0f; // what was there already does not come in again
        renewed = false;
        layOut();
        style.canvas().add(node);
        style.hub().open(this);
        enter();
        companion.ifPresent(Companion::show);
        update(0f);
    }

    private Column column() {
        return columns.get(tab);
    }

    private void enter() {
        board.attachChild(column().node());
        column().open(focuses.get(tab));
    }

    private void leave() {
        focuses.set(tab, column().focus());
        column().node().removeFromParent();
    }

    private void open(int other) {
        if (other == tab) {
            return;
        }
        leave();
        tab = other;
        style.chime().play(Chime.Sound.MOVE);
        layOut();
        enter();
    }

    private void layOut() {
        canvasWidth = style.canvas().width();
        textScale = style.skin().textScale();
        frame.clear();
        Canvas canvas = style.canvas();
        middleX = canvas.safeMiddleX();
        middleY = canvas.safeMiddleY();
        target = canvas.target();
        float width = Math.min(canvas.safeWidth() - 2f * EDGE, widest * Math.max(1f, Math.min(1.45f, textScale)));
        innerWidth = width - 2f * PADDING;
        float tabsRoom = names.size() > 1 ? Tabs.height(style) : 0f;
        float head = titleRoom() + tabsRoom;
        float foot = column().explains() ? helpFoot() : 0f;
        float most = canvas.touch() ? canvas.safeHeight() - 2f * LEAST_RIM : Math.min(MOST_HEIGHT, canvas.safeHeight());
        column().layout(innerWidth, most - 2f * EDGE - head - foot);
        rowsRoom = Math.min(column().height(), most - 2f * EDGE - head - foot);
        float height = rowsRoom + head + foot + 2f * EDGE;
        decorate(width, height, tabsRoom, foot);
        rowsTop = height / 2f - EDGE - head;
        column().node().setLocalTranslation(-innerWidth / 2f, rowsTop, Layer.ON_PAGE - Layer.PAGE);
        board.setLocalTranslation(canvas.safeMiddleX(), canvas.safeMiddleY(), Layer.PAGE);
        float inset = back.isPresent() ? back.get().width() / 2f : 0f;
        back.ifPresent(button -> button.at(-width / 2f + EDGE * 0.6f + inset, height / 2f - EDGE * 0.6f - inset, 3f));
        if (textScale <= 1f) {
            noteSqueezed();
        }
    }

    private float helpFoot() {
        Caption measure = style.skin().caption(style.text(HELP_FONT), Skin.SOFT, Align.CENTRE);
        int lines = Math.max(LEAST_HELP, Math.min(MOST_HELP, column().helpLines(measure, innerWidth)));
        return style.text(HELP_FONT) * (lines * HELP_LINE + HELP_AIR);
    }

    /** Says in the log what had to be written smaller though texts are not large: its translation is too long. */
    private void noteSqueezed() {
        node.depthFirstTraversal(spatial -> {
            if (spatial instanceof BitmapText text && text.getLocalScale().x < 1f) {
                LOG.warn("page '{}': no room for '{}'", title, text.getText());
            }
        });
    }

    private float titleRoom() {
        float room = titleFont() * 1.7f;
        return back.isPresent() ? style.atLeast(room) : room;
    }

    /** A heading is large already: where texts are, it leaves the room to the rows. */
    private float titleFont() {
        return TITLE_FONT * Math.min(textScale, MOST_TITLE);
    }

    private void decorate(float width, float height, float tabsRoom, float foot) {
        Skin skin = style.skin();
        frame.add(skin.panel("panel", width, height)).at(0f, 0f, 0f);
        frame.add(skin.headline(titleFont(), Skin.GOLD, Align.CENTRE))
                .says(title)
                .within(innerWidth - (back.isPresent() ? 2f * back.get().width() : 0f))
                .at(0f, height / 2f - EDGE - (titleRoom() - titleFont() * 0.3f) / 2f, 2f);
        if (names.size() > 1) {
            tabs.layout(style, innerWidth, tab);
            tabs.group()
                    .node()
                    .setLocalTranslation(-innerWidth / 2f, height / 2f - EDGE - titleRoom() - tabsRoom / 2f, 2f);
            board.attachChild(tabs.group().node());
        }
        help = frame.add(skin.caption(style.text(HELP_FONT), Skin.SOFT, Align.CENTRE));
        helpRoom = foot - style.text(HELP_FONT) * HELP_AIR;
        help.wrapped(innerWidth, foot).at(0f, -height / 2f + EDGE + foot - style.text(HELP_FONT) * 1.4f, 2f);
        thumb = frame.add(skin.plain(Skin.GOLD), 0.8f)
                .size(style.canvas().touch() ? 8f : 5f, 40f)
                .shown(column().scrolls());
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        if (canvasWidth != style.canvas().width() || textScale != style.skin().textScale() || movedElsewhere()) {
            layOut();
        }
        age += seconds;
        float in = style.skin().calm() ? 1f : Easing.out(Easing.clamp(age / IN_SECONDS));
        veil.size(canvasWidth + 4f, Canvas.HEIGHT + 4f)
                .alpha(VEIL.a * in)
                .at(canvasWidth / 2f, Canvas.HEIGHT / 2f, Layer.PAGE_VEIL);
        board.setLocalScale(0.94f + 0.06f * in, 0.94f + 0.06f * in, 1f);
        column().update(seconds);
        companion.ifPresent(Companion::update);
        help.fits(column().help(), innerWidth, helpRoom);
        thumb.at(innerWidth / 2f + 14f, rowsTop - 20f - column().scrollShare() * (rowsRoom - 40f), 3f);
    }

    /** Whether what covers the screen's edges is another than before. */
    private boolean movedElsewhere() {
        Canvas canvas = style.canvas();
        return middleX != canvas.safeMiddleX() || middleY != canvas.safeMiddleY() || target != canvas.target();
    }

    @Override
    public void nav(Nav nav) {
        if (names.size() > 1 && (nav == Nav.NEXT || nav == Nav.PREVIOUS)) {
            open(Math.floorMod(tab + (nav == Nav.NEXT ? 1 : -1), names.size()));
        } else {
            column().nav(nav);
        }
    }

    /** Takes it away; it can be shown again. */
    public void hide() {
        leave();
        companion.ifPresent(Companion::hide);
        style.hub().close(this);
        node.removeFromParent();
    }
}
