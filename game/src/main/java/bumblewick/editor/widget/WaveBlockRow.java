package bumblewick.editor.widget;

import bumblewick.def.WaveDef;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import java.util.List;

/** Draws waves as blocks on lanes: strong while enemies appear, faint while the last are still in the air. */
final class WaveBlockRow {
    private static final float TALLEST = 30f;
    private static final float AIR = 3f; // between two lanes
    private static final float NARROWEST = 5f; // wide enough to be clicked, in lines
    private static final float INSET = 6f;
    private static final float EDGE = 2f;
    private static final float LANE_GAP = 6f; // u after a block

    /** The opacity of the part in which no enemy appears any more. */
    private static final float TAIL = 0.42f;

    private static final float HOVER = 0.16f; // towards white
    private static final ColorRGBA LANE = new ColorRGBA(0.6f, 0.8f, 0.8f, 0.05f);
    private static final ColorRGBA INK = new ColorRGBA(1f, 0.98f, 0.94f, 1f);

    private List<WaveBlock> blocks = List.of();
    private LaneLayout lanes = new LaneLayout(List.of(), LANE_GAP);
    private float bottom;
    private float top;

    void show(List<WaveBlock> all) {
        blocks = all;
        lanes = new LaneLayout(all, LANE_GAP);
    }

    /** Sets its lower and upper edge, in lines of the canvas. */
    void fit(float bottom, float top) {
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

    private float end(int block, TimelineRange range) {
        WaveBlock each = blocks.get(block);
        return Math.max(range.x(each.to()), range.x(each.from()) + NARROWEST);
    }

    /** The entry of the block at a position, or −1; of several, the one that was drawn last. */
    int at(float x, float y, TimelineRange range) {
        int found = -1;
        for (int i = 0; i < blocks.size(); i++) {
            boolean inside = x >= range.x(blocks.get(i).from()) && x <= end(i, range);
            if (inside && y <= ceiling(i) && y >= floor(i)) {
                found = blocks.get(i).entry();
            }
        }
        return found;
    }

    /** Draws the blocks; those of one entry are selected, and those of one have the pointer over them. */
    void draw(TimelineDrawing drawing, int selected, int hovered) {
        float lane = lane();
        for (int i = 0; i < Math.round((top - bottom) / lane); i += 2) {
            drawing.bar(drawing.left(), top - (i + 1) * lane, drawing.right(), top - i * lane, LANE);
        }
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).entry() != selected) {
                draw(i, drawing, false, blocks.get(i).entry() == hovered);
            }
        }
        for (int i = 0; i < blocks.size(); i++) {
            if (blocks.get(i).entry() == selected) {
                draw(i, drawing, true, selected == hovered);
            }
        }
    }

    private void draw(int i, TimelineDrawing drawing, boolean selected, boolean hovered) {
        TimelineRange range = drawing.range();
        WaveBlock block = blocks.get(i);
        float from = Math.max(drawing.left(), range.x(block.from()));
        float to = Math.min(drawing.right(), end(i, range));
        if (to <= drawing.left() || from >= drawing.right()) {
            return;
        }
        float comes = Math.max(from + EDGE, Math.min(to, range.x(block.entered())));
        ColorRGBA body = tone(block.hue(), 1f, hovered || selected);
        if (selected) {
            drawing.bar(from - EDGE, floor(i) - EDGE, to + EDGE, ceiling(i) + EDGE, Skin.GOLD);
            drawing.bar(from, floor(i), to, ceiling(i), new ColorRGBA(0.03f, 0.09f, 0.11f, 1f));
        }
        drawing.bar(from, floor(i), comes, ceiling(i), body);
        drawing.bar(comes, floor(i), to, ceiling(i), tone(block.hue(), selected ? 0.7f : TAIL, hovered || selected));
        drawing.bar(from, floor(i), from + EDGE, ceiling(i), tone(block.hue(), 1f, true));
        float mark = state(block, drawing, i, from, to);
        float room = Math.min(drawing.right(), range.x(lanes.freeUntil(i)));
        write(block, drawing.labels(), mark + INSET, room - INSET, (ceiling(i) + floor(i)) / 2f);
    }

    /** Draws a corner on a block with something wrong; returns where its text may begin. */
    private float state(WaveBlock block, TimelineDrawing drawing, int i, float from, float to) {
        if (block.state() == WaveBlock.State.GOOD || to - from < 2f * NARROWEST) {
            return from;
        }
        ColorRGBA color = block.state() == WaveBlock.State.BROKEN ? Skin.ALARM : Skin.GOLD;
        drawing.bar(from, floor(i), from + NARROWEST, ceiling(i), color);
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

    /** The text, shortened until it fits. */
    private void write(WaveBlock block, LabelPool labels, float from, float to, float y) {
        if (lane() < labels.size() * 0.9f) {
            return;
        }
        WaveDef wave = block.wave();
        String count = wave.count() > 1 ? " ×" + wave.count() : "";
        String mirror = wave.mirrored() ? "  ↔" : "";
        String drop = wave.drops().isEmpty() ? "" : "  ★";
        String[] texts = {
            wave.enemy() + count + "  ·  " + wave.path() + mirror + drop,
            wave.enemy() + count + mirror + drop,
            wave.enemy() + count,
            wave.enemy(),
            "×" + wave.count()
        };
        for (String text : texts) {
            if (labels.widthOf(text) <= to - from) {
                labels.say(text, INK, from, y);
                return;
            }
        }
    }
}
