package bumblewick.ui.menu;

import bumblewick.ui.draw.Skin;
import com.simsilica.lemur.Container;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.Panel;
import java.util.List;

/** The heading of a group of {@link ButtonGroupRow}s, with a name over each of their columns. It cannot have the focus. */
public final class ColumnHeadings extends Row {
    private static final float ABOVE = 0.3f; // in sizes of its letters
    private static final float HIGH = 1.5f;

    private final String heading;
    private final List<String> columns;

    /** @param columns as many as the rows below have buttons; an empty one stays without a name */
    public ColumnHeadings(String heading, List<String> columns) {
        this.heading = heading;
        this.columns = List.copyOf(columns);
    }

    @Override
    Panel build() {
        float font = style().headingSize();
        Container line = line(font * (ABOVE + HIGH));
        line.setInsets(new Insets3f(font * ABOVE, 0f, 0f, 0f));
        float left = ButtonGroupRow.columnsLeft(width());
        line.addChild(new MenuLabel(heading, "heading", ButtonGroupRow.MARGIN, left, 0f));
        float each = ButtonGroupRow.columnWidth(width(), columns.size());
        for (String column : columns) {
            MenuLabel label = line.addChild(new MenuLabel(column, "note", 0f, each, 0f));
            label.setTextHAlignment(HAlignment.Center);
            label.setColor(Skin.SOFT);
        }
        return line;
    }

    @Override
    boolean focusable() {
        return false;
    }
}
