package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import java.util.List;

/**
 * A panel about one thing: its name, its kind, facts in two columns, and its problems. Texts shrink if there is too little
 * room for the chosen size.
 */
public final class FactsPanel {
    private static final float WIDTH = 316f;
    private static final float NAME = 21f;
    private static final float SIZE = 16f;
    private static final float AIR = 1.5f; // height of a line for a height of the letters of 1
    private static final float LABELS = 0.42f; // share of the width
    private static final float MARGIN = 12f;
    private static final float WIDEST = 0.35f; // of the canvas

    /** Texts shrink by this step until they fit, down to the least size. */
    private static final float STEP = 0.1f;

    private static final float LEAST = 0.6f;

    /** A fact: its label and its value. */
    public record Fact(String label, String value) {}

    /**
     * What it says.
     *
     * @param name of the thing
     * @param kind of the thing
     * @param meaning of the kind, a sentence
     * @param facts about it
     * @param findings its problems, a sentence each
     * @param colour of its kind
     */
    public record Says(
            String name, String kind, String meaning, List<Fact> facts, List<String> findings, ColorRGBA colour) {
        public Says {
            facts = List.copyOf(facts);
            findings = List.copyOf(findings);
        }
    }

    private final Canvas canvas;
    private final Skin skin;
    private final PanelPlate panel;
    private Says said;
    private float shownTop;
    private float shownBottom;
    private float shownScale;
    private float shownWidth;
    private float scale = 1f;
    private float y;

    /** Makes one that is not shown. */
    public FactsPanel(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        panel = new PanelPlate(canvas, skin);
    }

    public void show() {
        panel.show();
    }

    public void hide() {
        panel.hide();
    }

    /**
     * Says something from now on; asked each frame, it writes only what has changed.
     *
     * @param head what the head of the workplace takes, in lines
     * @param bottom where it ends at the latest, in lines
     */
    public void update(Says says, float head, float bottom) {
        float upper = Canvas.HEIGHT - head - MARGIN;
        boolean same = says.equals(said)
                && upper == shownTop
                && bottom == shownBottom
                && shownScale == skin.textScale()
                && shownWidth == canvas.safeWidth();
        if (!same) {
            said = says;
            shownTop = upper;
            shownBottom = bottom;
            shownScale = skin.textScale();
            shownWidth = canvas.safeWidth();
            scale = skin.textScale();
            float height = layOut(0f); // measures the height
            while (upper - height < bottom && scale > LEAST) {
                scale -= STEP;
                height = layOut(0f);
            }
            layOut(height);
        }
    }

    /** Its lower edge, in lines of the canvas. */
    public float bottom() {
        return panel.bottom();
    }

    /** Its left edge, in lines of the canvas. */
    public float left() {
        return panel.left() - PanelPlate.PADDING;
    }

    public boolean covers(float x, float y) {
        return panel.covers(x, y);
    }

    private float layOut(float height) {
        float width = Math.min(WIDTH * Math.max(1f, skin.toolTextScale()), canvas.safeWidth() * WIDEST);
        panel.lay(canvas.width() - canvas.insetRight() - MARGIN - width, shownTop, width, height);
        y = shownTop - PanelPlate.PADDING;
        line(said.name(), NAME * scale, Skin.TEXT);
        line(said.kind(), SIZE * scale, said.colour());
        wrapped(said.meaning(), Skin.SOFT);
        for (String finding : said.findings()) {
            wrapped(finding, Skin.ALARM);
        }
        for (Fact fact : said.facts()) {
            fact(fact, SIZE * scale);
        }
        return shownTop - y + PanelPlate.PADDING / 2f;
    }

    private void line(String text, float size, ColorRGBA color) {
        panel.add(skin.caption(size, color, Align.LEFT))
                .text(text)
                .shrinkToWidth(panel.room())
                .at(panel.left(), y - size * AIR / 2f, 3f);
        y -= size * AIR;
    }

    private void wrapped(String text, ColorRGBA color) {
        if (text.isEmpty()) {
            return;
        }
        float size = SIZE * scale * 0.95f;
        CanvasText caption = panel.add(skin.caption(size, color, Align.LEFT))
                .wrapped(panel.room(), Canvas.HEIGHT)
                .text(text);
        caption.at(panel.left(), y - caption.lineHeight() / 2f, 3f);
        y -= caption.height() + size * 0.4f;
    }

    private void fact(Fact fact, float size) {
        float middle = y - size * AIR / 2f;
        float split = panel.left() + LABELS * panel.room();
        panel.add(skin.caption(size, Skin.SOFT, Align.LEFT))
                .text(fact.label())
                .shrinkToWidth(LABELS * panel.room() - 6f)
                .at(panel.left(), middle, 3f);
        panel.add(skin.caption(size, Skin.TEXT, Align.LEFT))
                .text(fact.value())
                .shrinkToWidth(panel.right() - split)
                .at(split, middle, 3f);
        y -= size * AIR;
    }
}
