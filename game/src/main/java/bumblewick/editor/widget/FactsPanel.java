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
public final class FactsPanel extends PanelPlate {
    private static final float WIDTH = 316f;
    private static final float NAME = 21f;
    private static final float SIZE = 16f;
    private static final float AIR = 1.5f; // height of a line for a height of the letters of 1
    private static final float LABELS = 0.42f; // share of the width
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

    private Says said;
    private float shownTop;
    private float scale = 1f;
    private float y;

    /** Makes one that is not shown. */
    public FactsPanel(Canvas canvas, Skin skin) {
        super(canvas, skin);
    }

    /**
     * Says something from now on; asked each frame, it writes only what has changed.
     *
     * @param head what the head of the workplace takes, in lines
     * @param bottom where it ends at the latest, in lines
     */
    public void update(Says says, float head, float bottom) {
        float upper = Canvas.HEIGHT - head - MARGIN;
        if (changes(says, upper, bottom, skin.textScale(), canvas.safeWidth())) {
            said = says;
            shownTop = upper;
            scale = skin.textScale();
            float height = layOut(0f); // measures the height
            while (upper - height < bottom && scale > LEAST) {
                scale -= STEP;
                height = layOut(0f);
            }
            layOut(height);
        }
    }

    private float layOut(float height) {
        float width = Math.min(WIDTH * Math.max(1f, skin.toolTextScale()), canvas.safeWidth() * WIDEST);
        lay(canvas.width() - canvas.insetRight() - MARGIN - width, shownTop, width, height);
        y = shownTop - PADDING;
        line(said.name(), NAME * scale, Skin.TEXT);
        line(said.kind(), SIZE * scale, said.colour());
        wrapped(said.meaning(), Skin.SOFT);
        for (String finding : said.findings()) {
            wrapped(finding, Skin.ALARM);
        }
        for (Fact fact : said.facts()) {
            fact(fact, SIZE * scale);
        }
        return shownTop - y + PADDING / 2f;
    }

    private void line(String text, float size, ColorRGBA color) {
        write(text, size, color, textLeft(), y - size * AIR / 2f, room());
        y -= size * AIR;
    }

    private void wrapped(String text, ColorRGBA color) {
        if (text.isEmpty()) {
            return;
        }
        float size = SIZE * scale * 0.95f;
        CanvasText caption = add(skin.caption(size, color, Align.LEFT))
                .wrapped(room(), Canvas.HEIGHT)
                .text(text);
        caption.at(textLeft(), y - caption.lineHeight() / 2f, 3f);
        y -= caption.height() + size * 0.4f;
    }

    private void fact(Fact fact, float size) {
        float middle = y - size * AIR / 2f;
        float split = textLeft() + LABELS * room();
        write(fact.label(), size, Skin.SOFT, textLeft(), middle, LABELS * room() - 6f);
        write(fact.value(), size, Skin.TEXT, split, middle, textRight() - split);
        y -= size * AIR;
    }
}
