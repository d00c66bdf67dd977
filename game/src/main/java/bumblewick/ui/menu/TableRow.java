package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import java.util.List;

/** A line of a table, which can be clicked: cells in columns, with a picture behind the first. */
public final class TableRow extends Row {
    private static final float HEIGHT = 42f;
    private static final float MARGIN = 16f;
    private static final float PICTURE = 1.5f; // heights of its letters
    private static final float BETWEEN = 10f; // cells

    private final List<String> cells;
    private final List<Float> ends;
    private final String picture;
    private final String help;
    private final boolean bright;
    private final Runnable action;
    private RowPlate rowPlate;

    /**
     * Makes a line.
     *
     * @param cells texts from left to right
     * @param ends where each cell ends, as a share of the width, rising; all but the first end flush right there
     * @param picture of the interface that stands behind the first cell; empty for none
     * @param bright whether it is highlighted
     * @param help a sentence about it, or nothing
     * @param action run when it is clicked
     */
    public TableRow(
            List<String> cells, List<Float> ends, String picture, boolean bright, String help, Runnable action) {
        this.cells = List.copyOf(cells);
        this.ends = List.copyOf(ends);
        this.picture = picture;
        this.bright = bright;
        this.help = help;
        this.action = action;
    }

    @Override
    Panel build() {
        float font = style().text(MenuStyle.CELL);
        float height = style().atLeast(Math.max(HEIGHT, font * 1.7f));
        Container line = line(height);
        rowPlate = RowPlate.line(style().skin(), line, height - GAP);
        float room = width() - 2f * MARGIN;
        float left = 0f;
        for (int i = 0; i < cells.size(); i++) {
            float right = MARGIN + room * ends.get(i);
            Label cell = line.addChild(cell(i, right - left));
            cell.setColor(bright ? Skin.GOLD : Skin.TEXT);
            if (i == 0 && !picture.isEmpty()) {
                float size = Math.min(font * PICTURE, height);
                cell.setIcon(style().icon(picture, size));
                MenuLabel.fit(cell, right - left - MARGIN - BETWEEN - size);
            }
            left = right;
        }
        return line;
    }

    private Label cell(int index, float cellWidth) {
        if (index > 0) {
            return new MenuLabel(cells.get(index), "cell", BETWEEN, cellWidth, 0f);
        }
        Label first = new MenuLabel(cells.get(index), "cell", MARGIN, cellWidth, BETWEEN);
        first.setTextHAlignment(HAlignment.Left);
        return first;
    }

    @Override
    void focus(boolean on) {
        rowPlate.focus(on);
    }

    @Override
    boolean nav(NavCommand navCommand) {
        return style().answer(navCommand, UiSounds.Sound.ACCEPT, action);
    }

    @Override
    List<MenuHint> hints() {
        return List.of(MenuHint.CHOOSE);
    }

    @Override
    String help() {
        return help;
    }
}
