package bumblewick.ui.timeline;

import bumblewick.ui.Skin;
import com.jme3.math.ColorRGBA;
import java.util.List;

/** The waves as blocks on lanes: strong while they come, faint while they are still in the air. */
final class BlockRow {
    private static final float TALLEST = 30f;
    private static final float AIR = 3f; // between two lanes
    private static final float NARROWEST = 5f; // so wide that one can press it, in lines
    private static final float INSET = 6f;
    private static final float EDGE = 2f;
    private static final float LANE_GAP = 6f; // u behind a block

    /** How visible the part is in which nobody comes any more. */
    private static final float TAIL = 0.42f;

    private static final float HOVER = 0.16f; // towards white
    private static final ColorRGBA LANE = new ColorRGBA(0.6f, 0.8f, 0.8f, 0.05f);
    private static final ColorRGBA INK = new ColorRGBA(1f, 0.98f, 0.94f, 1f);

    private List<Block> blocks = List.of();
    private Lanes lanes = new Lanes(List.of(), LANE_GAP);
    private float bottom;
    private float top;
    private float left;
    private float right;

    void show(List<Block> all) {
        blocks = all;
        lanes = new Lanes(all, LANE_GAP);
    }

    /** Lies between these edges of the canvas, in lines. */
    void fit(float left, float right, float bottom, float top) {
        this.left = left;
        this.right = right;
        this.bottom = bottom;
        this.top = top;
    }

    private float lane() {
        return Math.min(TALLEST * 1.2f, (top - bottom) / Math.max(1, lanes.count()));
    }

    private float ceiling(int block) {
        return top - lanes.of(block) * lane();
    }

    private float floor(int block) {
        return ceiling(block) - lane() + Math.min(AIR, lane() * 0.15f);
    }

    private float end(int block, Ruler ruler) {
        Block each = blocks.get(block);
        return Math.max(ruler.x(each.to()), ruler.x(each.from()) + NARROWEST);
    }

    /** The block at a place, or −1; of several the one that was drawn last. */
    int at(float x, float y, Ruler ruler) {
        int found = -1;
        for (int i = 0; i < blocks.size(); i++) {
            boolean inside = x >= ruler.x(blocks.get(i).from()) && x <= end(i, ruler);
            if (inside && y <= ceiling(i) && y >= floor(i)) {
                found = i;
            }
        }
        return found;
    }

    void draw(Bars bars, Labels labels, Ruler ruler, int selected, int hovered) {
        float lane = lane();
        for (int i = 0; i < Math.round((top - bottom) / lane); i += 2) {
            bars.add(left, top - (i + 1) * lane, right, top - i * lane, LANE);
        }
        for (int i = 0; i < blocks.size(); i++) {
            if (i != selected) {
                draw(i, bars, labels, ruler, false, i == hovered);
            }
        }
        if (selected >= 0 && selected < blocks.size()) {
            draw(selected, bars, labels, ruler, true, selected == hovered);
        }
    }

    private void draw(int i, Bars bars, Labels labels, Ruler ruler, boolean selected, boolean hovered) {
        Block block = blocks.get(i);
        float from = Math.max(left, ruler.x(block.from()));
        float to = Math.min(right, end(i, ruler));
        if (to <= left || from >= right) {
            return;
        }
        float comes = Math.max(from + EDGE, Math.min(to, ruler.x(block.entered())));
        ColorRGBA body = tone(block.hue(), 1f, hovered || selected);
        if (selected) {
            bars.add(from - EDGE, floor(i) - EDGE, to + EDGE, ceiling(i) + EDGE, Skin.GOLD);
            bars.add(from, floor(i), to, ceiling(i), new ColorRGBA(0.03f, 0.09f, 0.11f, 1f));
        }
        bars.add(from, floor(i), comes, ceiling(i), body);
        bars.add(comes, floor(i), to, ceiling(i), tone(block.hue(), selected ? 0.7f : TAIL, hovered || selected));
        bars.add(from, floor(i), from + EDGE, ceiling(i), tone(block.hue(), 1f, true));
        float mark = state(block, bars, i, from, to);
        float room = Math.min(right, ruler.x(lanes.freeUntil(i)));
        write(block, labels, mark + INSET, room - INSET, (ceiling(i) + floor(i)) / 2f);
    }

    /** Marks what is wrong with it by a corner; the answer is where its text may begin. */
    private float state(Block block, Bars bars, int i, float from, float to) {
        if (block.state() == Block.State.GOOD || to - from < 2f * NARROWEST) {
            return from;
        }
        ColorRGBA color = block.state() == Block.State.BROKEN ? Skin.ALARM : Skin.GOLD;
        bars.add(from, floor(i), from + NARROWEST, ceiling(i), color);
        return from + NARROWEST;
    }

    private static ColorRGBA tone(ColorRGBA hue, float alpha, boolean bright) {
        ColorRGBA tone = hue.clone();
        if (bright) {
            tone.interpolateLocal(ColorRGBA.White, HOVER);
        }
        tone.a = alpha;
        return tone;
    }

    /** As much as fits. */
    private void write(Block block, Labels labels, float from, float to, float y) {
        if (lane() < labels.size() * 0.9f) {
            return;
        }
        String count = block.count() > 1 ? " ×" + block.count() : "";
        String mirror = block.mirrored() ? "  ↔" : "";
        String drop = block.drops() ? "  ★" : "";
        String[] texts = {
            block.enemy() + count + "  ·  " + block.path() + mirror + drop,
            block.enemy() + count + mirror + drop,
            block.enemy() + count,
            block.enemy(),
            "×" + block.count()
        };
        for (String text : texts) {
            if (labels.widthOf(text) <= to - from) {
                labels.say(text, INK, from, y);
                return;
            }
        }
    }
}
