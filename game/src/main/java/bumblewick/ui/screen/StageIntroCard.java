package bumblewick.ui.screen;

import bumblewick.def.Medals;
import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.NumberFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.SpriteGroup;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import java.util.List;

/** The introduction of a stage: its name, a sentence, the goal, the medals' thresholds and the best result. */
public final class StageIntroCard {
    private static final float OUT_SECONDS = 0.2f;
    private static final float MARGIN = 60f;
    private static final float NAME = 58f;
    private static final float LINE = 25f;
    private static final float GOAL = 22f;
    private static final float MEDAL = 54f;
    private static final float LARGEST = 1.7f; // factor on all of them, so that they fit
    private static final ColorRGBA GROUND = new ColorRGBA(0.02f, 0.1f, 0.12f, 0.93f);

    private final Canvas canvas;
    private final Skin skin;
    private final SpriteGroup group = new SpriteGroup();
    private float left = -1f; // seconds until it is gone; negative while it stays

    /**
     * The content of the card.
     *
     * @param name of the stage
     * @param line one sentence
     * @param goal what to do
     * @param medals thresholds
     * @param best the best result so far, as text
     */
    public record Content(String name, String line, String goal, Medals medals, String best) {}

    /** Makes an empty card. */
    public StageIntroCard(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
    }

    /** Shows the card. */
    public void show(Content content) {
        float size = Math.min(LARGEST, skin.textScale());
        float middle = canvas.width() / 2f;
        float room = canvas.width() - 2f * MARGIN;
        float y = Canvas.HEIGHT / 2f + 130f * size;
        group.add(skin.plain(GROUND), GROUND.a)
                .size(canvas.width() + 4f, Canvas.HEIGHT + 4f)
                .at(middle, Canvas.HEIGHT / 2f, ZOrder.VEIL);
        text(skin.headline(NAME * size, Skin.GOLD, Align.CENTRE), content.name(), room, middle, y);
        y -= NAME * 1.1f * size;
        text(skin.caption(LINE * size, Skin.TEXT, Align.CENTRE), content.line(), room, middle, y);
        y -= LINE * 2f * size;
        text(skin.caption(GOAL * size, Skin.CALM, Align.CENTRE), content.goal(), room, middle, y);
        y -= (GOAL + MEDAL) * size;
        medals(content.medals(), size, room, middle, y);
        y -= MEDAL * 1.5f * size;
        text(skin.caption(GOAL * size, Skin.SOFT, Align.CENTRE), content.best(), room, middle, y);
        canvas.add(group.node());
    }

    private void text(CanvasText caption, String words, float room, float x, float y) {
        group.add(caption).text(words).shrinkToWidth(room).at(x, y, ZOrder.ON_PANEL);
    }

    private void medals(Medals medals, float size, float room, float middle, float y) {
        List<String> names = List.of("seedling", "leaf", "bloom", "golden");
        List<Integer> points = List.of(medals.seedling(), medals.leaf(), medals.bloom(), medals.golden());
        float step = Math.min(190f * size, room / names.size());
        for (int i = 0; i < names.size(); i++) {
            float x = middle + (i - (names.size() - 1) / 2f) * step;
            float edge = Math.min(MEDAL * size, step * 0.35f);
            group.add(skin.sprite("medal_" + names.get(i))).size(edge, edge).at(x - step * 0.27f, y, ZOrder.ON_PANEL);
            group.add(skin.caption(GOAL * size, Skin.TEXT, Align.LEFT))
                    .text(NumberFormatter.format(points.get(i)))
                    .shrinkToWidth(step * 0.55f)
                    .at(x - step * 0.07f, y, ZOrder.ON_PANEL);
        }
    }

    /** Begins to fade out. */
    public void fadeOut() {
        left = left < 0f ? OUT_SECONDS : left;
    }

    /** One frame. */
    public void update(float seconds) {
        if (left < 0f) {
            return;
        }
        left = Math.max(0f, left - seconds);
        group.alpha(Easing.out(left / OUT_SECONDS));
        if (left == 0f) {
            hide();
        }
    }

    /** Hides the card at once. */
    public void hide() {
        group.node().removeFromParent();
    }
}
