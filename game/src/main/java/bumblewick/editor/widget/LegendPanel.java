package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import java.util.List;

/** A legend: lines that can be switched on and off, each with a colour, and lines that explain colours. */
public final class LegendPanel extends PanelPlate {
    private static final float WIDTH = 256f;
    private static final float WIDEST = 0.3f; // of the canvas, for large texts
    private static final float SIZE = 17f;
    private static final float ROW = 30f;
    private static final float SWATCH = 14f;
    private static final float FAINT = 0.4f;

    /**
     * One line.
     *
     * @param name of the line
     * @param count of the things; empty if there is none
     * @param colour of the things
     * @param on whether it is switched on
     */
    public record Entry(String name, String count, ColorRGBA colour, boolean on) {}

    private List<Entry> shown = List.of();
    private int switches;
    private float scale = 1f;

    /** Makes one that is not shown. */
    public LegendPanel(Canvas canvas, Skin skin) {
        super(canvas, skin);
    }

    /**
     * Shows lines; asked each frame, it writes only what has changed.
     *
     * @param entries the lines that can be switched, then those that only explain
     * @param switched how many can be switched
     * @param focus index of the line that has the focus
     * @param head height of the header, in lines
     * @param foot height of the hints, in lines
     */
    public void update(
            List<Entry> entries, int switched, int focus, float head, float foot, float pointerX, float pointerY) {
        float upper = Canvas.HEIGHT - head - MARGIN;
        if (changes(entries, upper, foot)) {
            shown = List.copyOf(entries);
            switches = switched;
            layOut(upper, foot);
        }
        int under = under(pointerX, pointerY);
        hover(under >= 0, y(Math.max(0, under)), row() - 2f);
        focus(focus >= 0 && focus < switches, y(Math.max(0, focus)), row() - 2f);
    }

    /** The index of the line under the pointer that can be switched; −1 if there is none. */
    public int under(float x, float y) {
        if (!covers(x, y)) {
            return -1;
        }
        int index = (int) ((top() - PADDING / 2f - y) / row());
        return index >= 0 && index < switches ? index : -1;
    }

    private float row() {
        return Math.max(ROW * scale, canvas.minTouchSize() * Math.min(1f, scale));
    }

    private float y(int index) {
        return top() - PADDING / 2f - (index + 0.5f) * row();
    }

    private void layOut(float top, float bottom) {
        float most = (top - bottom - 2f * MARGIN) / (shown.size() * ROW);
        scale = Math.min(Math.min(skin.toolTextScale(), most), Math.max(1f, WIDEST * canvas.safeWidth() / WIDTH));
        float height = shown.size() * row() + PADDING;
        lay(canvas.insetLeft() + MARGIN, top, WIDTH * Math.max(1f, scale), height);
        for (int i = 0; i < shown.size(); i++) {
            line(shown.get(i), y(i));
        }
    }

    private void line(Entry entry, float y) {
        float alpha = entry.on() ? 1f : FAINT;
        float swatch = SWATCH * scale;
        float x = textLeft() + swatch / 2f;
        add(skin.plain(entry.colour())).size(swatch, swatch).alpha(alpha).at(x, y, 1f);
        CanvasText count = add(skin.caption(SIZE * scale * 0.9f, Skin.SOFT, Align.RIGHT))
                .text(entry.count())
                .alpha(alpha)
                .at(textRight(), y, 3f);
        float from = textLeft() + swatch + 10f;
        write(entry.name(), SIZE * scale, Skin.TEXT, from, y, textRight() - count.width() - 6f - from)
                .alpha(alpha);
    }
}
