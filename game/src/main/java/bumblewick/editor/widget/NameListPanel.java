package bumblewick.editor.widget;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import java.util.List;

/** A list of names below the text of a search; shows the part of the list around the chosen name. */
public final class NameListPanel extends PanelPlate {
    private static final float SIZE = 16f;
    private static final float ROW = 25f;
    private static final float SWATCH = 9f;
    private static final int FEWEST = 3;

    /** A name and the colour of what it names. */
    public record Item(String name, ColorRGBA colour) {}

    /**
     * What it shows.
     *
     * @param heading the search, and the number of results
     * @param typing whether the player types the search
     * @param items in order
     * @param chosen index of the chosen item, or −1
     */
    public record Says(String heading, boolean typing, List<Item> items, int chosen) {}

    private Says said;
    private int first;
    private int rows;

    /** Makes one that is not shown. */
    public NameListPanel(Canvas canvas, Skin skin) {
        super(canvas, skin);
    }

    /**
     * Shows names; call it each frame, it rebuilds only what has changed.
     *
     * @param left its left edge, in lines of the canvas; it reaches to the right edge
     * @param top its upper edge
     * @param bottom its lower edge at most
     */
    public void update(Says says, float left, float top, float bottom, float pointerX, float pointerY) {
        if (changes(says, left, top, bottom)) {
            said = says;
            layOut(left, top, bottom);
        }
        int under = under(pointerX, pointerY);
        hover(under >= 0, y(under - first), row() - 2f);
        int at = said.chosen() - first;
        focus(said.chosen() >= 0 && at >= 0 && at < rows, y(at), row() - 2f);
    }

    /** The index of the name under the pointer; −1 if there is none. */
    public int under(float x, float y) {
        if (said == null || !covers(x, y)) {
            return -1;
        }
        int line = (int) Math.floor((top() - PADDING / 2f - row() - y) / row());
        int index = first + line;
        return line >= 0 && line < rows && index < said.items().size() ? index : -1;
    }

    /** Whether the pointer is on the heading. */
    public boolean onHeading(float x, float y) {
        return covers(x, y) && y > top() - PADDING / 2f - row();
    }

    /** Its least height, in lines of the canvas. */
    public float leastHeight() {
        return 2f * MARGIN + PADDING + (FEWEST + 1) * row();
    }

    private float row() {
        return ROW * skin.toolTextScale();
    }

    /** The middle of a line's height. */
    private float y(int line) {
        return top() - PADDING / 2f - (line + 1.5f) * row();
    }

    private void layOut(float left, float top, float bottom) {
        int fit = (int) ((top - bottom - 2f * MARGIN - PADDING) / row()) - 1;
        rows = Math.max(FEWEST, Math.min(fit, said.items().size()));
        first = Math.max(0, Math.min(said.items().size() - rows, said.chosen() - rows / 2));
        float width = canvas.width() - canvas.insetRight() - MARGIN - left;
        lay(left, top - MARGIN, width, (rows + 1) * row() + PADDING);
        float size = SIZE * skin.toolTextScale();
        String heading = said.heading() + (said.typing() ? "_" : "");
        write(heading, size, said.typing() ? Skin.GOLD : Skin.SOFT, textLeft(), y(-1), room());
        for (int i = 0; i < rows && first + i < said.items().size(); i++) {
            item(said.items().get(first + i), y(i), size);
        }
    }

    private void item(Item item, float y, float size) {
        float swatch = SWATCH * skin.toolTextScale();
        add(skin.plain(item.colour())).size(swatch, swatch).at(textLeft() + swatch / 2f, y, 1f);
        float from = textLeft() + swatch + 9f;
        write(item.name(), size, Skin.TEXT, from, y, textRight() - from);
    }
}
