package bumblewick.ui.menu;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.simsilica.lemur.Axis;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.FillMode;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.component.BoxLayout;
import com.simsilica.lemur.event.ConsumingMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import com.simsilica.lemur.style.ElementId;
import java.util.List;

/**
 * Rows at the right edge of an editor's screen, beside what they change. The pointer always reaches them. Keys and pads reach
 * them while the panel is {@linkplain #enter entered}, and the screen otherwise; or the screen {@linkplain #led sends} them
 * commands of its own.
 */
public final class InspectorPanel implements NavStack.Target {
    /** Rows are smaller than on a page. */
    private static final float SHARE = 0.72f;

    private static final float WIDTH = 380f;
    private static final float WIDEST = 0.46f; // of the canvas
    private static final float PADDING = 10f;
    private static final float EDGE = 2f;
    private static final ColorRGBA GROUND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.92f);
    private static final ColorRGBA BORDER = new ColorRGBA(1f, 0.83f, 0.36f, 0.35f);
    private static final float HELP_LINES = 3.6f;

    private final MenuStyle style;
    private final Node node = new Node("side");
    private final Sprite ground;
    private final Sprite border;
    private final Sprite thumb;
    private ScrollList list;
    private Container frame;
    private Label heading;
    private Label help;
    private String title = "";
    private boolean led;
    private boolean entered;
    private float width;
    private float top;
    private float bottom;
    private float canvasWidth;
    private float textScale;

    /** Makes a hidden panel. */
    public InspectorPanel(MenuStyle style, List<? extends Row> rows) {
        this.style = style.small(SHARE);
        ground = style.skin().plain(GROUND);
        border = style.skin().plain(BORDER);
        thumb = style.skin().plain(Skin.GOLD);
        MouseEventControl.addListenersToSpatial(ground.geometry(), ConsumingMouseListener.INSTANCE);
        node.attachChild(ground.geometry());
        node.attachChild(border.geometry());
        node.attachChild(thumb.geometry());
        list = new ScrollList(this.style, rows);
    }

    /** The screen has keys for the rows: their focus is always shown, with a title above them and no help below. */
    public InspectorPanel led() {
        led = true;
        return this;
    }

    /** Shows the panel. */
    public void show() {
        style.canvas().add(node);
    }

    /** Leaves and hides the panel. */
    public void hide() {
        leave();
        node.removeFromParent();
    }

    /** Sets the title, which is shown if the screen sends the commands. */
    public void title(String words) {
        title = words;
    }

    /** Replaces the rows; the focus stays at its index. */
    public void rows(List<? extends Row> rows) {
        int focus = list.focus();
        list = new ScrollList(style, rows);
        if (canvasWidth > 0f) {
            layOut();
            list.open(focus);
            blurUnlessEntered();
        }
    }

    /** Lets the rows show their values anew, which were changed elsewhere. */
    public void refresh() {
        if (canvasWidth > 0f) { // else it is not laid out yet, and will show what there is then
            list.refresh();
        }
    }

    /** Sends keys and pads to the rows. */
    public void enter() {
        entered = true;
        style.navStack().push(this);
        list.open(Math.max(0, list.focus()));
    }

    /** Leaves keys and pads to the screen. */
    public void leave() {
        entered = false;
        style.navStack().remove(this);
        list.blur();
    }

    public boolean entered() {
        return entered;
    }

    /**
     * Advances by a frame.
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
                list.open(0);
            }
            blurUnlessEntered();
        }
        list.update(seconds);
        heading.setText(title);
        help.setText(entered ? list.help() : "");
        thumb.at(width - PADDING / 2f, -PADDING - head() - 20f - list.scrollShare() * (room() - 40f), ZOrder.TEXT);
    }

    private void blurUnlessEntered() {
        if (!entered && !led) {
            list.blur();
        }
    }

    /** Width that it takes from the right edge of the canvas, in lines. */
    public float width() {
        return width;
    }

    /** Whether a point of the canvas lies on it. */
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
        return led ? style.text(MenuStyle.INSPECTOR_TITLE) * 1.6f : 0f;
    }

    private float foot() {
        return led ? 0f : style.helpSize() * HELP_LINES;
    }

    private void layOut() {
        Canvas canvas = style.canvas();
        canvasWidth = canvas.width();
        textScale = style.skin().textScale();
        float wanted = WIDTH * Math.max(1f, Math.min(1.6f, textScale));
        width = Math.min(wanted, WIDEST * canvas.safeWidth()) + canvas.insetRight();
        style.install();
        list.layout(inner(), room());
        float height = top - bottom;
        ground.size(width, height).at(width / 2f, -height / 2f, 0f);
        border.size(EDGE, height).at(0f, -height / 2f, 0.5f);
        thumb.size(4f, 40f).alpha(0.8f).shown(list.scrolls());
        build(height);
        node.setLocalTranslation(canvas.width() - width, top, ZOrder.PANEL);
    }

    private void build(float height) {
        if (frame != null) {
            frame.removeFromParent();
        }
        frame = new Container(new BoxLayout(Axis.Y, FillMode.None), new ElementId("inspector"), MenuStyle.STYLE);
        heading = new MenuLabel(title, "inspectorTitle", 0f, inner(), 0f);
        frame.addChild(MenuStyle.sized(heading, inner(), head()));
        frame.addChild(MenuStyle.sized(list, inner(), room()));
        help = new MenuLabel("", "help", inner(), foot());
        frame.addChild(MenuStyle.sized(help, inner(), foot()));
        frame.setInsets(new Insets3f(PADDING, PADDING, PADDING, PADDING));
        frame.setLocalTranslation(0f, 0f, 1f);
        frame.setSize(MenuStyle.sized(frame, inner() + 2f * PADDING, height).getPreferredSize());
        node.attachChild(frame);
    }

    @Override
    public void nav(NavCommand navCommand) {
        if (canvasWidth > 0f) { // else it is not laid out yet
            list.nav(navCommand);
        }
    }
}
