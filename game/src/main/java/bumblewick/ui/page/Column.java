package bumblewick.ui.page;

import bumblewick.ui.Caption;
import bumblewick.ui.Chime;
import bumblewick.ui.Group;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import com.jme3.scene.Spatial.CullHint;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseEventControl;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows one below the other; one of them always has the focus. Where they do not fit, they scroll so that the focus is seen.
 *
 * <p>Its origin is its upper left corner.
 */
final class Column {
    /** A pointer that lies where a page opens does not take the focus. In seconds. */
    private static final float SETTLED = 0.3f;

    /** The scroll is half way there after this time, in seconds. */
    private static final float HALF_LIFE = 0.03f;

    /** Rows fade over this way at the edges, in lines. */
    private static final float FADE = 26f;

    /** How full wrapped lines are, about. */
    private static final float WRAPPED = 0.93f;

    private static final int LEFT_BUTTON = 0;

    private final PageStyle style;
    private final List<Row> rows;
    private final Node node = new Node("column");
    private final List<Float> tops =
            new ArrayList<>(); // of each row, lines below the first's top; one more for the end
    private final Drag drag = new Drag();
    private float width;
    private float room;
    private float scrolled;
    private float wanted;
    private float age;
    private int focus;
    private int pointerX = -1; // pixels; negative before the pointer was seen
    private int pointerY;

    Column(PageStyle style, List<? extends Row> rows) {
        this.style = style;
        this.rows = List.copyOf(rows);
        for (int i = 0; i < rows.size(); i++) {
            node.attachChild(rows.get(i).group().node());
            MouseEventControl.addListenersToSpatial(rows.get(i).group().node(), new Pointer(i));
        }
    }

    /**
     * Builds all rows.
     *
     * @param width of the column, in lines
     * @param height that it may take, in lines
     */
    void layout(float width, float height) {
        this.width = width;
        room = height;
        tops.clear();
        float top = 0f;
        for (Row row : rows) {
            tops.add(top);
            top += row.layout(style, width);
        }
        tops.add(top);
        focus(Math.min(focus, rows.size() - 1), false);
        scrolled = wanted;
        place();
    }

    /** Begins anew, with the focus on a row, or on the next that can have it. */
    void open(int first) {
        age = 0f;
        pointerX = -1;
        rows.forEach(Row::refresh);
        focus(focusableFrom(Math.max(0, Math.min(first, rows.size() - 1)), 1), false);
        scrolled = wanted;
        drag.stop();
        place();
    }

    /** No row has the focus until one is given it. */
    void blur() {
        focus(-1, false);
    }

    /** Shows again what the rows show. */
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

    /** What is said of the row that has the focus. */
    String help() {
        return focus < 0 ? "" : rows.get(focus).help();
    }

    /** Whether there is anything to be said of any row. */
    boolean explains() {
        return rows.stream().anyMatch(row -> !row.help().isEmpty());
    }

    /** How many lines the longest of what is said of rows takes at a width, about. */
    int helpLines(Caption measure, float width) {
        int most = 0;
        for (Row row : rows) {
            int lines = 0;
            for (String line : row.help().split("\n", -1)) {
                lines += Math.max(1, (int) Math.ceil(measure.widthOf(line) / (width * WRAPPED)));
            }
            most = Math.max(most, lines);
        }
        return most;
    }

    Node node() {
        return node;
    }

    /** From the first row that can be seen to the last, as shares of all; the same both if all can be seen. */
    float scrollShare() {
        return height() <= room ? 0f : scrolled / (height() - room);
    }

    boolean scrolls() {
        return height() > room;
    }

    void update(float seconds) {
        age += seconds;
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).update();
        }
        float drawn = drag.take(seconds);
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
            Group group = rows.get(i).group();
            group.node().setLocalTranslation(0f, top, 0f);
            group.node().setCullHint(alpha > 0f ? CullHint.Inherit : CullHint.Always);
            group.alpha(alpha);
        }
    }

    /** Does what is asked, if it means anything here. */
    void nav(Nav nav) {
        drag.stop();
        boolean done = focus >= 0 && rows.get(focus).nav(nav);
        if (done) {
            rows.forEach(Row::refresh);
        } else if (nav == Nav.UP || nav == Nav.DOWN) {
            walk(nav == Nav.UP ? -1 : 1);
        }
    }

    /** On at the other end, but only if the last row had the focus. */
    private void walk(int step) {
        if (focus < 0) {
            return;
        }
        int next = focusableFrom(focus + step, step);
        focus(next >= 0 ? next : focusableFrom(step > 0 ? 0 : rows.size() - 1, step), true);
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

    private void focus(int row, boolean heard) {
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
        if (heard && another) {
            style.chime().play(Chime.Sound.MOVE);
        }
    }

    /** The focus goes to a row under the pointer: there is nothing to scroll to. */
    private void select(int row) {
        float before = wanted;
        focus(row, false);
        wanted = before;
    }

    /** So that the row is seen, and what lies before and behind it peeps out. */
    private void scrollTo(int row) {
        float least = tops.get(Math.min(row + 2, rows.size())) - room;
        float most = tops.get(Math.max(0, row - 1));
        float end = Math.max(0f, height() - room);
        wanted = Math.max(0f, Math.min(end, Math.max(Math.min(wanted, most), least)));
    }

    /** Only a pointer that moves takes the focus: one that rests on a row leaves it to the keys. */
    private final class Pointer extends DefaultMouseListener {
        private final int row;
        private boolean pressed;

        Pointer(int row) {
            this.row = row;
        }

        @Override
        public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
            boolean moved = pointerX >= 0 && (event.getX() != pointerX || event.getY() != pointerY);
            pointerX = event.getX();
            pointerY = event.getY();
            if (pressed && moved) {
                drag(event);
            } else if (moved && hovers() && rows.get(row).focusable() && row != focus) {
                focus(row, true);
            }
        }

        /** A finger is nowhere before it presses. */
        private boolean hovers() {
            return age >= SETTLED && !style.canvas().touch();
        }

        private void drag(MouseMotionEvent event) {
            Row pressedRow = rows.get(row);
            float finger = style.canvas().touch() ? style.canvas().lines(1f) : 0f;
            drag.move(lines(event.getX()), lines(event.getY()), pressedRow.slides(), scrolls(), finger);
            if (drag.use() == Drag.Use.SLIDE) {
                pressedRow.drag(across(event.getX()));
                rows.forEach(Row::refresh);
            }
        }

        /** What is pressed counts when it is let go: until then it may be a drag. */
        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            if (event.getButtonIndex() != LEFT_BUTTON) {
                return;
            }
            event.setConsumed();
            if (event.isPressed()) {
                pressed = true;
                pointerX = event.getX();
                pointerY = event.getY();
                drag.begin(lines(event.getX()), lines(event.getY()));
                if (rows.get(row).focusable() && drag.use() == Drag.Use.PRESS) {
                    select(row);
                }
            } else if (pressed) {
                pressed = false;
                boolean press = drag.end() == Drag.Use.PRESS && within(event);
                if (press && rows.get(row).focusable()) {
                    rows.get(row).press(across(event.getX()));
                    rows.forEach(Row::refresh);
                }
            }
        }

        /** Whether the pointer is on the row still. */
        private boolean within(MouseButtonEvent event) {
            float y = lines(event.getY()) - lines(rows.get(row).group().node().getWorldTranslation().y);
            float x = across(event.getX());
            return y <= 0f && y >= tops.get(row) - tops.get(row + 1) && x >= 0f && x <= width;
        }

        private float lines(float pixels) {
            return pixels / node.getWorldScale().x;
        }

        private float across(int x) {
            return (x - rows.get(row).group().node().getWorldTranslation().x) / node.getWorldScale().x;
        }
    }
}
