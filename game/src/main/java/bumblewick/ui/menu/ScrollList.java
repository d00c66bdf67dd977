package bumblewick.ui.menu;

import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.UiSounds;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.simsilica.lemur.GuiGlobals;
import com.simsilica.lemur.Panel;
import com.simsilica.lemur.core.GuiControl;
import com.simsilica.lemur.focus.FocusChangeEvent;
import com.simsilica.lemur.focus.FocusChangeListener;
import com.simsilica.lemur.style.ElementId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Rows one below the other, of which one is selected: it has Lemur's focus, or gets it back when this list is in use again.
 * Where the rows do not fit, they scroll so that the selected one is seen, by the wheel, and under a finger.
 *
 * <p>Lemur's own list box scrolls by whole rows of one height, with a slider beside them, and neither by a finger nor with
 * the focus.
 *
 * <p>Its origin is its upper left corner.
 */
final class ScrollList extends Panel {
    /** Half of the way to where the list scrolls is left after this time, in seconds. */
    private static final float HALF_LIFE = 0.03f;

    /** Rows fade over this way at the edges, in lines. */
    private static final float FADE = 26f;

    private final MenuStyle style;
    private final List<Row> rows;

    /** The rows hang on it, each a layout of its own: a text that changes lays its row out anew and no other. */
    private final Node node = new Node("rows");

    /** Of each row, lines below the first's top; one more for the end. */
    private final List<Float> tops = new ArrayList<>();

    private float[] alphas = {}; // of each row

    private final ListPointer pointer;
    private float width;
    private float room;
    private float scrolled;
    private float wanted;
    private int focus;
    private boolean quiet; // the focus is led by the program, not by a hand

    ScrollList(MenuStyle style, List<? extends Row> rows) {
        super(false, new ElementId("list"), MenuStyle.STYLE);
        this.style = style;
        this.rows = List.copyOf(rows);
        pointer = new ListPointer(this, style);
        attachChild(node);
    }

    /**
     * Builds all rows anew.
     *
     * @param width of the list, in lines
     * @param height that it may take, in lines; it takes that of a row at least, however small the screen is
     */
    void layout(float width, float height) {
        this.width = width;
        room = Math.max(style.rowHeight(), height);
        style.install();
        node.detachAllChildren();
        tops.clear();
        alphas = new float[rows.size()];
        Arrays.fill(alphas, 1f);
        float top = 0f;
        for (int i = 0; i < rows.size(); i++) {
            tops.add(top);
            top += rows.get(i).layout(style, width);
            Panel panel = rows.get(i).panel();
            panel.addMouseListener(pointer.on(rows.get(i)));
            panel.getControl(GuiControl.class).addFocusChangeListener(new Watch(i));
            panel.setSize(panel.getPreferredSize());
            node.attachChild(panel);
        }
        tops.add(top);
        MenuStyle.sized(this, width, Math.min(room, top));
        select(Math.min(focus, rows.size() - 1));
        scrolled = wanted;
        place();
    }

    /** Begins at the top, with the focus on a row or on the next that can have it. */
    void open(int first) {
        pointer.reset();
        rows.forEach(Row::refresh);
        select(focusableFrom(Math.max(0, Math.min(first, rows.size() - 1)), 1));
        scrolled = wanted;
        place();
    }

    /** No row has the focus until one is given it. */
    void blur() {
        select(-1);
    }

    /** Lets the rows show their values anew. */
    void refresh() {
        rows.forEach(Row::refresh);
    }

    /** Height of all rows, in lines. */
    float height() {
        return tops.get(rows.size());
    }

    /** Index of the row that has the focus; −1 if there is none. */
    int focus() {
        return focus;
    }

    /** Height of the first rows, in lines. */
    float height(int first) {
        return tops.get(Math.min(first, rows.size()));
    }

    /** The help of the row that has the focus. */
    String help() {
        return focus < 0 ? "" : rows.get(focus).help();
    }

    /** What can be done with the row that has the focus, and whether there is another to go to. */
    List<MenuHint> hints() {
        List<MenuHint> hints = new ArrayList<>();
        List<MenuHint> own = focus < 0 ? List.of() : rows.get(focus).hints();
        if (rows.stream().filter(Row::focusable).count() > 1 && !own.contains(MenuHint.SCROLL)) {
            hints.add(MenuHint.SELECT);
        }
        hints.addAll(own);
        return hints;
    }

    /** Whether any row has a help. */
    boolean explains() {
        return rows.stream().anyMatch(row -> !row.help().isEmpty());
    }

    /** Lines that the longest help of a row takes at a width, one at least. */
    int helpLines(CanvasText measure, float width) {
        int most = 1;
        for (Row row : rows) {
            most = Math.max(most, measure.linesOf(row.help(), width));
        }
        return most;
    }

    /** How far the list is scrolled: 0 at its top, 1 at its end. */
    float scrollShare() {
        return height() <= room ? 0f : scrolled / (height() - room);
    }

    /** How many rows lie wholly inside the list's room. */
    int rowsSeen() {
        int seen = 0;
        for (int i = 0; i < rows.size(); i++) {
            boolean above = tops.get(i) < scrolled - 0.5f;
            boolean below = tops.get(i + 1) - Row.GAP > scrolled + room + 0.5f;
            seen += above || below ? 0 : 1;
        }
        return seen;
    }

    boolean scrolls() {
        return height() > room;
    }

    void update(float seconds) {
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).update();
        }
        float drawn = pointer.update(seconds);
        if (drawn != 0f) {
            wanted = Math.max(0f, Math.min(Math.max(0f, height() - room), scrolled + drawn));
            scrolled = wanted;
            place();
        } else if (Math.abs(wanted - scrolled) > 0.1f) {
            float left = (float) Math.pow(0.5, seconds / HALF_LIFE);
            scrolled = wanted + (scrolled - wanted) * left;
            place();
        }
    }

    private void place() {
        for (int i = 0; i < rows.size(); i++) {
            float top = scrolled - tops.get(i);
            float bottom = scrolled - tops.get(i + 1);
            float outside = Math.max(top, -room - bottom);
            float alpha = Math.max(0f, Math.min(1f, 1f - outside / FADE));
            Panel panel = rows.get(i).panel();
            panel.setLocalTranslation(0f, top, 0f);
            panel.setCullHint(alpha > 0f ? CullHint.Inherit : CullHint.Always);
            if (alpha != alphas[i]) {
                alphas[i] = alpha;
                panel.setAlpha(alpha);
            }
        }
    }

    /** Does what a key or a pad asks for, if it means anything here. */
    void nav(NavCommand navCommand) {
        pointer.stop();
        if (focus < 0) {
            return;
        }
        if (rows.get(focus).nav(navCommand)) {
            refresh();
        } else if (navCommand == NavCommand.UP || navCommand == NavCommand.DOWN) {
            walk(navCommand == NavCommand.UP ? -1 : 1);
        }
    }

    /** On at the other end, but only if the last row had the focus. */
    private void walk(int step) {
        int next = focusableFrom(focus + step, step);
        requestFocus(next >= 0 ? next : focusableFrom(step > 0 ? 0 : rows.size() - 1, step));
    }

    /** The first row from there on that can have the focus; −1 if none can. */
    private int focusableFrom(int start, int step) {
        for (int i = start; i >= 0 && i < rows.size(); i += step) {
            if (rows.get(i).focusable()) {
                return i;
            }
        }
        return -1;
    }

    private void requestFocus(int row) {
        GuiGlobals.getInstance().requestFocus(rows.get(row).panel());
    }

    private void releaseFocus(int row) {
        GuiGlobals.getInstance().releaseFocus(rows.get(row).panel());
    }

    /** Gives a row the focus without a sound; with −1, no row has it. */
    private void select(int row) {
        quiet = true;
        if (row >= 0 && rows.get(row).focusable()) {
            releaseFocus(row); // else Lemur would say nothing of a focus that comes back
            requestFocus(row);
        } else {
            if (focus >= 0 && focus < rows.size()) {
                releaseFocus(focus);
            }
            mark(row);
        }
        quiet = false;
    }

    /** Shows which row is selected. */
    private void mark(int row) {
        if (focus >= 0 && focus < rows.size() && rows.get(focus).focusable()) {
            rows.get(focus).focus(false);
        }
        boolean another = row != focus;
        focus = row;
        if (row < 0) {
            return;
        }
        if (rows.get(row).focusable()) {
            rows.get(row).focus(true);
        }
        scrollTo(row);
        if (!quiet && another) {
            style.sounds().play(UiSounds.Sound.MOVE);
        }
    }

    /**
     * Hears that a row has got the focus. That it has lost it is no news: while a page lies over this list, the selected row
     * still looks selected.
     */
    private final class Watch implements FocusChangeListener {
        private final int row;

        Watch(int row) {
            this.row = row;
        }

        @Override
        public void focusGained(FocusChangeEvent event) {
            mark(row);
        }

        @Override
        public void focusLost(FocusChangeEvent event) {
            // the next one says so
        }
    }

    /** A row under a pointer that moves gets the focus. */
    void hover(Row row) {
        int index = rows.indexOf(row);
        if (row.focusable() && index != focus) {
            requestFocus(index);
        }
    }

    /** A row under a pointer that is pressed gets the focus: there is nothing to scroll to. */
    void press(Row row) {
        float before = wanted;
        select(rows.indexOf(row));
        wanted = before;
    }

    /** Height of a row, in lines. */
    float height(Row row) {
        int index = rows.indexOf(row);
        return tops.get(index + 1) - tops.get(index);
    }

    /** Width of all rows, in lines. */
    float width() {
        return width;
    }

    /** So that the row is seen, and what lies before and behind it peeps out. */
    private void scrollTo(int row) {
        float least = tops.get(Math.min(row + 2, rows.size())) - room;
        float most = tops.get(Math.max(0, row - 1));
        float end = Math.max(0f, height() - room);
        wanted = Math.max(0f, Math.min(end, Math.max(Math.min(wanted, most), least)));
    }
}
