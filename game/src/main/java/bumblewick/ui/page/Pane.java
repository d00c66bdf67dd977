package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Canvas;
import bumblewick.ui.Caption;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.List;

/**
 * Rows beside the picture of a workplace, under a heading. The pointer finds them as on a page; keys are led here by the
 * workplace itself, which has other uses for them, too.
 */
public final class Pane {
    private static final float SCALE = 0.79f; // of a page
    private static final float WIDTH = 400f;
    private static final float MOST_GROWTH = 1.3f;
    private static final float PADDING = 12f;
    private static final float TITLE = 24f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.98f);
    private static final ColorRGBA EDGE = new ColorRGBA(1f, 0.83f, 0.36f, 0.45f);

    private final Canvas canvas;
    private final PageStyle style;
    private final Node node = new Node("pane");
    private final Group ground = new Group();
    private final Column column;
    private Caption heading;
    private String title = "";
    private float laidTop;
    private float laidBottom;
    private float laidWidth;
    private float laidScale;

    /** Makes a pane of rows, which is not shown. */
    public Pane(PageStyle style, List<? extends Row> rows) {
        this.style = style.small(SCALE);
        canvas = style.canvas();
        column = new Column(this.style, rows);
        node.attachChild(ground.node());
        node.attachChild(column.node());
        node.setLocalTranslation(0f, 0f, Layer.PANEL);
    }

    /**
     * Shows it at the right edge of the canvas.
     *
     * @param bottom what lies below it, in lines
     * @param top what it reaches up to, in lines
     */
    public void show(float bottom, float top) {
        canvas.add(node);
        place(bottom, top);
        column.open(column.focus());
    }

    /** How much of the canvas it takes from the right, in lines. */
    public float width() {
        return WIDTH * Math.max(1f, Math.min(MOST_GROWTH, style.skin().textScale())) + canvas.insetRight();
    }

    /** What it is called from now on. */
    public void title(String words) {
        title = words;
    }

    /** Goes on by a frame, between these heights. */
    public void update(float bottom, float top, float seconds) {
        place(bottom, top);
        heading.says(title).scale(1f).within(width() - canvas.insetRight() - 2f * PADDING);
        column.update(seconds);
    }

    private void place(float bottom, float top) {
        boolean same = bottom == laidBottom && top == laidTop && canvas.width() == laidWidth;
        if (same && style.skin().textScale() == laidScale) {
            return;
        }
        laidBottom = bottom;
        laidTop = top;
        laidWidth = canvas.width();
        laidScale = style.skin().textScale();
        layOut();
    }

    private void layOut() {
        Skin skin = style.skin();
        float left = canvas.width() - width();
        float height = laidTop - laidBottom;
        float head = style.text(TITLE) * 1.6f;
        ground.clear();
        ground.add(skin.plain(BAND), BAND.a)
                .size(width() + 2f, height)
                .at(left + width() / 2f, laidBottom + height / 2f, 0f);
        ground.add(skin.plain(EDGE), EDGE.a).size(2f, height).at(left, laidBottom + height / 2f, 1f);
        heading = ground.add(skin.caption(style.text(TITLE), Skin.GOLD, Align.LEFT))
                .at(left + PADDING, laidTop - PADDING / 2f - head / 2f, 2f);
        column.layout(width() - canvas.insetRight() - 2f * PADDING, height - head - PADDING);
        column.node().setLocalTranslation(left + PADDING, laidTop - PADDING / 2f - head, 2f);
    }

    /** Shows again what its rows show: something was chosen elsewhere. */
    public void refresh() {
        column.refresh();
    }

    /** Does what is asked, if it means anything to the row that has the focus. */
    public void nav(Nav nav) {
        column.nav(nav);
    }

    /** What is said of the row that has the focus. */
    public String help() {
        return column.help();
    }

    /** Whether a place of the canvas is on it. */
    public boolean covers(float x, float y) {
        return node.getParent() != null && x >= canvas.width() - width() && y >= laidBottom && y <= laidTop;
    }

    public void hide() {
        node.removeFromParent();
    }
}
