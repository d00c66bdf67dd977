package bumblewick.ui;

import bumblewick.def.Medals;
import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import java.util.List;

/** A stage before it begins: its name, a sentence, what is to be done, and what the medals ask for. */
public final class IntroCard {
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
    private final Group group = new Group();
    private float left = -1f; // seconds until it is gone; negative while it stays

    /**
     * What is told.
     *
     * @param name of the stage
     * @param line one sentence
     * @param goal what is to be done
     * @param medals thresholds
     * @param best the best so far, in words
     */
    public record Told(String name, String line, String goal, Medals medals, String best) {}

    /** Makes an empty card. */
    public IntroCard(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
    }

    public void show(Told told) {
        float size = Math.min(LARGEST, skin.textScale());
        float middle = canvas.width() / 2f;
        float room = canvas.width() - 2f * MARGIN;
        float y = Canvas.HEIGHT / 2f + 130f * size;
        group.add(skin.plain(GROUND), GROUND.a)
                .size(canvas.width() + 4f, Canvas.HEIGHT + 4f)
                .at(middle, Canvas.HEIGHT / 2f, Layer.VEIL);
        text(skin.headline(NAME * size, Skin.GOLD, Align.CENTRE), told.name(), room, middle, y);
        y -= NAME * 1.1f * size;
        text(skin.caption(LINE * size, Skin.TEXT, Align.CENTRE), told.line(), room, middle, y);
        y -= LINE * 2f * size;
        text(skin.caption(GOAL * size, Skin.CALM, Align.CENTRE), told.goal(), room, middle, y);
        y -= (GOAL + MEDAL) * size;
        medals(told.medals(), size, room, middle, y);
        y -= MEDAL * 1.5f * size;
        text(skin.caption(GOAL * size, Skin.SOFT, Align.CENTRE), told.best(), room, middle, y);
        canvas.add(group.node());
    }

    private void text(Caption caption, String words, float room, float x, float y) {
        group.add(caption).says(words).within(room).at(x, y, Layer.ON_PANEL);
    }

    private void medals(Medals medals, float size, float room, float middle, float y) {
        List<String> names = List.of("seedling", "leaf", "bloom", "golden");
        List<Integer> points = List.of(medals.seedling(), medals.leaf(), medals.bloom(), medals.golden());
        float step = Math.min(190f * size, room / names.size());
        for (int i = 0; i < names.size(); i++) {
            float x = middle + (i - (names.size() - 1) / 2f) * step;
            float edge = Math.min(MEDAL * size, step * 0.35f);
            group.add(skin.sprite("medal_" + names.get(i))).size(edge, edge).at(x - step * 0.27f, y, Layer.ON_PANEL);
            group.add(skin.caption(GOAL * size, Skin.TEXT, Align.LEFT))
                    .says(NumberFormatter.told(points.get(i)))
                    .within(step * 0.55f)
                    .at(x - step * 0.07f, y, Layer.ON_PANEL);
        }
    }

    /** Lets it fade away. */
    public void leave() {
        left = left < 0f ? OUT_SECONDS : left;
    }

    /** Goes on by a frame. */
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

    public void hide() {
        group.node().removeFromParent();
    }
}
