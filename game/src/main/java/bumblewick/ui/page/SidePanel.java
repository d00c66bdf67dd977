package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Canvas;
import bumblewick.ui.Caption;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.List;

/**
 * Rows at the right edge of a workplace, beside what they are about. The pointer always reaches them. Keys and pads do
 * while it is {@linkplain #enter entered}, and mean the workplace else; or the workplace {@linkplain #led leads} them.
 */
public final class SidePanel implements NavHub.Target {
    /** Rows are smaller than on a page. */
    private static final float SHARE = 0.72f;

    private static final float WIDTH = 380f;
    private static final float WIDEST = 0.46f; // of the canvas
    private static final float PADDING = 10f;
    private static final float EDGE = 2f;
    private static final ColorRGBA GROUND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.92f);
    private static final ColorRGBA BORDER = new ColorRGBA(1f, 0.83f, 0.36f, 0.35f);
    private static final float TITLE = 24f;
    private static final float HELP_FONT = 19f;
    private static final float HELP_LINES = 3.6f;

    private final PageStyle style;
    private final Node node = new Node("side");
    private final Sprite ground;
    private final Sprite border;
    private final Sprite thumb;
    private Column column;
    private Caption heading;
    private Caption help;
    private String title = "";
    private boolean led;
    private boolean entered;
    private float width;
    private float top;
    private float bottom;
    private float canvasWidth;
    private float textScale;

    /** Makes a panel that is not shown. */
    public SidePanel(PageStyle style, List<? extends Row> rows) {
        this.style = style.small(SHARE);
        ground = style.skin().plain(GROUND);
        border = style.skin().plain(BORDER);
        thumb = style.skin().plain(Skin.GOLD);
        MouseEventControl.addListenersToSpatial(ground.geometry(), new Shield());
        node.attachChild(ground.geometry());
        node.attachChild(border.geometry());
        node.attachChild(thumb.geometry());
        column = new Column(this.style, rows);
        node.attachChild(column.node());
    }

    /** The workplace has keys for its rows: their focus is always seen; a title stands above them, and no help below. */
    public SidePanel led() {
        led = true;
        return this;
    }

    /** What lies behind it is out of the pointer's reach. */
    private static final class Shield extends DefaultMouseListener {
        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            event.setConsumed();
        }
    }

    /** Shows it. */
    public void show() {
        style.canvas().add(node);
    }

    /** Takes it away. */
    public void hide() {
        leave();
        node.removeFromParent();
    }

    /** What stands above the rows from now on, if it is led. */
    public void title(String words) {
        title = words;
    }

    /** Has other rows from now on; the focus stays where it is. */
    public void rows(List<? extends Row> rows) {
        int focus = column.focus();
        column.node().removeFromParent();
        column = new Column(style, rows);
        node.attachChild(column.node());
        if (canvasWidth > 0f) {
            layOut();
            column.open(focus);
            blurUnlessEntered();
        }
    }

    /** Shows again what its rows show: something was changed elsewhere. */
    public void refresh() {
        if (canvasWidth > 0f) { // else it is not laid out yet, and will show what there is then
            column.refresh();
        }
    }

    /** Lets keys and pads walk through it. */
    public void enter() {
        entered = true;
        style.hub().open(this);
        column.open(Math.max(0, column.focus()));
    }

    /** Leaves keys and pads to the workplace. */
    public void leave() {
        entered = false;
        style.hub().close(this);
        column.blur();
    }

    public boolean entered() {
        return entered;
    }

    /**
     * Goes on by a frame.
     *
     * @param top its upper edge, in lines of the canvas
     * @param bottom its lower edge
     */
    public void update(float top, float bottom, float seconds) {
        boolean same = this.top == top
                && this.bottom == bottom
                && canvasWidth == style.canvas().width()
                && textScale == style.skin().textScale();
        this.top = top;
        this.bottom = bottom;
        if (!same) {
            boolean first = canvasWidth == 0f;
            layOut();
            if (first) {
                column.open(0);
            }
            blurUnlessEntered();
        }
        column.update(seconds);
        if (led) {
            heading.says(title).scale(1f).within(inner());
        } else {
            help.fits(entered ? column.help() : "", inner(), foot());
        }
        thumb.at(width - PADDING / 2f, -PADDING - head() - 20f - column.scrollShare() * (room() - 40f), Layer.TEXT);
    }

    private void blurUnlessEntered() {
        if (!entered && !led) {
            column.blur();
        }
    }

    /** How much of the canvas it takes from the right, in lines. */
    public float width() {
        return width;
    }

    /** Whether a place of the canvas is on it. */
    public boolean covers(float x, float y) {
        return node.getParent() != null && x >= canvasWidth - width && y >= bottom && y <= top;
    }

    private float inner() {
        return width - style.canvas().insetRight() - 2f * PADDING;
    }

    private float room() {
        return top - bottom - 2f * PADDING - head() - foot();
    }

    private float head() {
        return led ? style.text(TITLE) * 1.6f : 0f;
    }

    private float foot() {
        return led ? 0f : style.text(HELP_FONT) * HELP_LINES;
    }

    private void layOut() {
        Canvas canvas = style.canvas();
        canvasWidth = canvas.width();
        textScale = style.skin().textScale();
        float wanted = WIDTH * Math.max(1f, Math.min(1.6f, textScale));
        width = Math.min(wanted, WIDEST * canvas.safeWidth()) + canvas.insetRight();
        column.layout(inner(), room());
        column.node().setLocalTranslation(PADDING, -PADDING - head(), 1f);
        float height = top - bottom;
        ground.size(width, height).at(width / 2f, -height / 2f, 0f);
        border.size(EDGE, height).at(0f, -height / 2f, 0.5f);
        thumb.size(4f, 40f).alpha(0.8f).shown(column.scrolls());
        write(height);
        node.setLocalTranslation(canvas.width() - width, top, Layer.PANEL);
    }

    private void write(float height) {
        if (help != null) {
            help.spatial().removeFromParent();
            heading.spatial().removeFromParent();
        }
        heading = style.skin().caption(style.text(TITLE), Skin.GOLD, Align.LEFT);
        heading.at(PADDING, -PADDING / 2f - head() / 2f, Layer.TEXT);
        help = style.skin().caption(style.text(HELP_FONT), Skin.SOFT, Align.LEFT);
        help.wrapped(inner(), foot()).at(PADDING, -height + foot() - 6f, Layer.TEXT);
        node.attachChild(heading.spatial());
        node.attachChild(help.spatial());
    }

    @Override
    public void nav(Nav nav) {
        if (canvasWidth > 0f) { // else it is not laid out yet
            column.nav(nav);
        }
    }
}
