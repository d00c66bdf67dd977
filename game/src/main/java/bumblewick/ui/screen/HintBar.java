package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.InputGlyphs;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * The bar at the foot of the picture that lists what can be done: key glyphs of the active device and labels. Under a tool it
 * takes as many rows as it needs, and shrinks large texts if there are too many; under menus it always has one row, so that
 * what stands above it keeps its place. It knows which hint is under the pointer; its owner handles clicks, or is {@linkplain
 * #onPress notified} of them.
 */
public final class HintBar {
    private static final float SIZE = 17f; // of the letters
    private static final float ROW = 30f;
    private static final float SLIM_ROW = 28f; // where there is only one
    private static final float GAP = 14f; // between two hints, either side of what can be clicked
    private static final float MARGIN = 16f;
    private static final float PADDING = 7f;
    private static final float SLIM_PADDING = 4f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.9f);
    private static final ColorRGBA EDGE = new ColorRGBA(1f, 0.83f, 0.36f, 0.45f);
    private static final ColorRGBA HOVER = new ColorRGBA(1f, 0.83f, 0.36f, 0.2f);
    private static final float FAINT = 0.38f;

    /** Largest height in lines, unless texts of the ordinary size need more. */
    private static final float MOST = 152f;

    /** Smallest factor on the size of texts, in a bar of one row. */
    private static final float LEAST_SCALE = 0.5f;

    /** Step by which texts shrink until they fit. */
    private static final float STEP = 0.05f;

    /**
     * One command.
     *
     * @param id for the owner to recognise a click; empty if it cannot be clicked
     * @param keys key glyphs, see {@link InputGlyphs}; may be empty
     * @param label of the command
     * @param can whether the command is possible now; otherwise it is faint and cannot be clicked
     */
    public record Hint(String id, String keys, String label, boolean can) {
        private String text() {
            return keys.isEmpty() ? label : keys + " " + label;
        }
    }

    /** A hint and its place: left end, centre line and width, in lines of the canvas. */
    private record Placed(Hint hint, float x, float y, float width) {
        boolean holds(float px, float py, float row) {
            boolean alive = hint.can() && !hint.id().isEmpty();
            return alive && px >= x - GAP / 2f && px <= x + width + GAP / 2f && Math.abs(py - y) <= row / 2f;
        }
    }

    private final Canvas canvas;
    private final Skin skin;
    private final boolean oneRow;
    private final Node node = new Node("hints");
    private final Node texts = new Node("texts");
    private final Sprite band;
    private final Sprite edge;
    private final Sprite hover;
    private final List<Placed> placed = new ArrayList<>();
    private List<Hint> shown = List.of();
    private float shownWidth;
    private float shownScale;
    private float shownTarget;
    private float scale = 1f;
    private float height;
    private float pointerX = -1f;
    private float pointerY = -1f;

    /** Makes an empty bar under a tool, hidden. */
    public HintBar(Canvas canvas, Skin skin) {
        this(canvas, skin, false);
    }

    /** Makes an empty bar of one row under menus and pages, hidden; its hints stand in the middle. */
    public static HintBar underMenus(Canvas canvas, Skin skin) {
        return new HintBar(canvas, skin, true);
    }

    private HintBar(Canvas canvas, Skin skin, boolean oneRow) {
        this.canvas = canvas;
        this.skin = skin;
        this.oneRow = oneRow;
        band = skin.plain(BAND);
        edge = skin.plain(EDGE);
        hover = skin.plain(HOVER);
        node.attachChild(band.geometry());
        node.attachChild(edge.geometry());
        node.attachChild(hover.geometry());
        node.attachChild(texts);
        node.setLocalTranslation(0f, 0f, oneRow ? ZOrder.HINTS : ZOrder.PANEL);
    }

    /** Calls {@code press} with the id of each hint that is clicked or tapped. */
    public HintBar onPress(Consumer<String> press) {
        MouseEventControl.addListenersToSpatial(band.geometry(), new Pointer(press));
        return this;
    }

    /** Follows the pointer over the bar. A finger that comes down points before it presses. */
    private final class Pointer extends DefaultMouseListener {
        private final Consumer<String> press;

        Pointer(Consumer<String> press) {
            this.press = press;
        }

        @Override
        public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
            movePointer(event.getX(), event.getY());
        }

        @Override
        public void mouseExited(MouseMotionEvent event, Spatial target, Spatial capture) {
            movePointer(-1, -1);
        }

        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            event.setConsumed();
            movePointer(event.getX(), event.getY());
            String id = hoveredId();
            if (event.isPressed() && !id.isEmpty()) {
                press.accept(id);
            }
        }

        private void movePointer(int x, int y) {
            pointerX = x / canvas.scale();
            pointerY = y / canvas.scale();
        }
    }

    /** Shows the bar. */
    public void show() {
        canvas.add(node);
    }

    /** Hides the bar. */
    public void hide() {
        node.removeFromParent();
    }

    /**
     * Shows hints; call it each frame: it lays out again only what has changed.
     *
     * @param hints in order; not kept
     * @param pointerX position of the pointer, in lines of the canvas
     * @param pointerY likewise
     */
    public void update(List<Hint> hints, float pointerX, float pointerY) {
        this.pointerX = pointerX;
        this.pointerY = pointerY;
        update(hints);
    }

    /** Shows hints in a bar that {@linkplain #onPress follows} the pointer itself; call it each frame. */
    public void update(List<Hint> hints) {
        boolean same = hints.equals(shown)
                && canvas.safeWidth() == shownWidth
                && skin.textScale() == shownScale
                && canvas.minTouchSize() == shownTarget
                && !placed.isEmpty();
        if (!same) {
            shown = List.copyOf(hints);
            shownWidth = canvas.safeWidth();
            shownScale = skin.textScale();
            shownTarget = canvas.minTouchSize();
            layOut();
        }
        point();
    }

    /** The id of the hint under the pointer; empty if there is none that can be clicked. */
    public String hoveredId() {
        for (Placed each : placed) {
            if (each.holds(pointerX, pointerY, row())) {
                return each.hint().id();
            }
        }
        return "";
    }

    /** Whether a point is on the bar: then it hits nothing behind it. */
    public boolean covers(float x, float y) {
        return y <= height;
    }

    /** Height of the bar, in lines. */
    public float height() {
        return height;
    }

    /** Height of a bar of one row at the present size of texts, above what the system covers, in lines. */
    public float footer() {
        return rowHeight(skin.textScale()) + 2f * padding();
    }

    private float padding() {
        return oneRow ? SLIM_PADDING : PADDING;
    }

    private float size() {
        return SIZE * scale;
    }

    private float row() {
        return rowHeight(oneRow ? skin.textScale() : scale);
    }

    private float rowHeight(float textScale) {
        return Math.max((oneRow ? SLIM_ROW : ROW) * textScale, canvas.minTouchSize());
    }

    private void layOut() {
        texts.detachAllChildren();
        placed.clear();
        scale = skin.textScale();
        List<List<CanvasText>> rows = rows();
        float least = oneRow ? LEAST_SCALE : 1f;
        while ((oneRow ? rows.size() > 1 : heightOf(rows) > MOST) && scale > least) {
            scale = Math.max(least, scale - STEP);
            rows = rows();
        }
        height = canvas.insetBottom() + heightOf(rows);
        int index = 0;
        for (int i = 0; i < rows.size(); i++) {
            float y = height - padding() - (i + 0.5f) * row();
            float x = oneRow ? canvas.safeMiddleX() - widthOf(rows.get(i)) / 2f : canvas.insetLeft() + MARGIN;
            for (CanvasText caption : rows.get(i)) {
                texts.attachChild(caption.at(x, y, 3f).spatial());
                placed.add(new Placed(shown.get(index++), x, y, caption.shownWidth()));
                x += caption.shownWidth() + gap();
            }
        }
        band.size(canvas.width() + 4f, height).at(canvas.width() / 2f, height / 2f, 0f);
        edge.size(canvas.width() + 4f, 2f).at(canvas.width() / 2f, height, 1f);
    }

    private float heightOf(List<List<CanvasText>> rows) {
        return rows.size() * row() + 2f * padding();
    }

    private float widthOf(List<CanvasText> captions) {
        float width = (captions.size() - 1) * gap();
        for (CanvasText caption : captions) {
            width += caption.shownWidth();
        }
        return width;
    }

    private float gap() {
        return oneRow ? 2f * GAP * scale : GAP;
    }

    private List<List<CanvasText>> rows() {
        float room = canvas.safeWidth() - 2f * MARGIN;
        List<List<CanvasText>> rows = new ArrayList<>();
        float x = Float.MAX_VALUE;
        for (Hint hint : shown) {
            CanvasText caption = skin.caption(size(), hint.can() ? Skin.TEXT : Skin.SOFT, Align.LEFT)
                    .text(hint.text())
                    .alpha(hint.can() ? 1f : FAINT)
                    .shrinkToWidth(room);
            if (x + caption.shownWidth() > room) {
                rows.add(new ArrayList<>());
                x = 0f;
            }
            rows.get(rows.size() - 1).add(caption);
            x += caption.shownWidth() + gap();
        }
        return rows;
    }

    private void point() {
        hover.shown(false);
        for (Placed each : placed) {
            if (each.holds(pointerX, pointerY, row())) {
                hover.shown(true).size(each.width() + GAP, row() - 2f).at(each.x() + each.width() / 2f, each.y(), 2f);
            }
        }
    }
}
