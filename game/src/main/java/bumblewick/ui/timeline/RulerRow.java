package bumblewick.ui.timeline;

import bumblewick.ui.Skin;
import bumblewick.ui.Sprite;
import bumblewick.ui.TransportIcon;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Distances and times above the lanes, lines down through them, and marks for what else is along the rail. */
final class RulerRow {
    /** Room from one number to the next, for letters of a size of 1. */
    private static final float ROOM = 7.2f;

    private static final ColorRGBA GRID = new ColorRGBA(0.7f, 0.85f, 0.85f, 0.11f);
    private static final ColorRGBA TICK = new ColorRGBA(0.7f, 0.85f, 0.85f, 0.5f);
    private static final ColorRGBA BOSS = new ColorRGBA(1f, 0.42f, 0.42f, 0.5f);
    private static final ColorRGBA CHECKPOINT = new ColorRGBA(1f, 0.83f, 0.36f, 0.4f);
    private static final int MINUTE = 60;

    private final StagePlan stage;
    private final Node node = new Node("ruler");
    private final List<Sprite> sprites = new ArrayList<>();

    RulerRow(Skin skin, StagePlan stage) {
        this.stage = stage;
        for (StagePlan.Mark mark : stage.marks()) {
            Sprite sprite =
                    switch (mark.kind()) {
                        case CHECKPOINT -> skin.sprite("checkpoint").size(22f, 22f);
                        case BOSS ->
                            skin.shape(TransportIcon.diamond()).tint(Skin.ALARM).size(16f, 16f);
                        case PICKUP ->
                            skin.shape(TransportIcon.diamond()).tint(Skin.CALM).size(8f, 8f);
                    };
            sprites.add(sprite);
            node.attachChild(sprite.geometry());
        }
    }

    /** What to attach. */
    Node node() {
        return node;
    }

    /**
     * Draws itself between {@code bottom} and {@code top}, its lines down to {@code foot}.
     *
     * @param labels receive the numbers
     */
    void draw(Bars bars, Labels labels, Ruler ruler, float left, float right, float foot, float bottom, float top) {
        float step = ruler.step(ROOM * labels.size());
        float first = (float) Math.ceil(Math.max(0f, ruler.distance(left)) / step) * step;
        for (float at = first; at <= Math.min(stage.length(), ruler.distance(right)); at += step) {
            float x = ruler.x(at);
            bars.add(x, foot, x + 1f, bottom, GRID);
            bars.add(x, bottom, x + 1f, top, TICK);
            String distance = String.format(Locale.ROOT, "%.0f", at);
            float y = bottom + (top - bottom) * 0.6f;
            labels.say(distance, Skin.TEXT, x + 5f, y);
            labels.say(
                    clock(at / stage.speed()), Skin.SOFT, x + 5f + labels.widthOf(distance) + 0.5f * labels.size(), y);
        }
        marks(bars, ruler, left, right, foot, bottom);
    }

    private void marks(Bars bars, Ruler ruler, float left, float right, float foot, float bottom) {
        for (int i = 0; i < sprites.size(); i++) {
            StagePlan.Mark mark = stage.marks().get(i);
            float x = ruler.x(mark.at());
            boolean seen = x >= left && x <= right;
            sprites.get(i).shown(seen).at(x, bottom, 2f);
            if (seen && mark.kind() != StagePlan.Kind.PICKUP) {
                bars.add(x - 1f, foot, x + 1f, bottom, mark.kind() == StagePlan.Kind.BOSS ? BOSS : CHECKPOINT);
            }
        }
    }

    /** Minutes and seconds. */
    static String clock(float seconds) {
        int whole = Math.round(seconds);
        return String.format(Locale.ROOT, "%d:%02d", whole / MINUTE, whole % MINUTE);
    }
}
