package bumblewick.ui.page;

import bumblewick.ui.Align;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import bumblewick.ui.Layer;
import bumblewick.ui.Skin;
import java.util.List;

/** A line of a table: a picture after the first cell, and the other cells in columns. It answers to a press. */
public final class TableRow implements Row {
    private static final float FONT = 21f;
    private static final float HEIGHT = 42f;
    private static final float MARGIN = 16f;
    private static final float PICTURE = 1.5f; // heights of its letters
    private static final float GAP = 10f;

    private final List<String> cells;
    private final List<Float> ends;
    private final String picture;
    private final String help;
    private final boolean bright;
    private final Runnable action;
    private final Group group = new Group();
    private PageStyle style;
    private Plate plate;

    /**
     * Makes a line.
     *
     * @param cells what stands in it
     * @param ends where each cell ends, as a share of the width, rising; all but the first end flush right there
     * @param picture of the interface that stands behind the first cell; empty for none
     * @param bright whether it is the one that is looked for
     * @param help a sentence about it, or nothing
     * @param action done when it is chosen
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
    public float layout(PageStyle style, float width) {
        this.style = style;
        group.clear();
        float font = style.text(FONT);
        float height = style.atLeast(Math.max(HEIGHT, font * 1.7f));
        float middle = -height / 2f + 2f;
        plate = Plate.line(style.skin(), group, width, height - 4f);
        float room = width - 2f * MARGIN;
        float left = MARGIN;
        for (int i = 0; i < cells.size(); i++) {
            float right = MARGIN + room * ends.get(i);
            group.add(style.skin().caption(font, bright ? Skin.GOLD : Skin.TEXT, i == 0 ? Align.LEFT : Align.RIGHT))
                    .says(cells.get(i))
                    .within(right - left - GAP)
                    .at(i == 0 ? left : right, middle, Layer.TEXT);
            left = right;
        }
        if (!picture.isEmpty()) {
            float size = Math.min(font * PICTURE, height);
            float at = MARGIN + room * ends.get(0) - GAP;
            group.add(style.skin().sprite(picture)).size(size, size).at(at, middle, Layer.ICON);
        }
        return height;
    }

    @Override
    public Group group() {
        return group;
    }

    @Override
    public void focus(boolean on) {
        plate.focus(on);
    }

    @Override
    public boolean nav(Nav nav) {
        return style.answer(nav, Chime.Sound.ACCEPT, action);
    }

    @Override
    public String help() {
        return help;
    }
}
