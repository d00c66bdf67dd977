package bumblewick.ui.menu;

import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;
import com.jme3.scene.Spatial;
import com.simsilica.lemur.event.DefaultMouseListener;
import com.simsilica.lemur.event.MouseListener;

/**
 * The pointer or the finger on the rows of a {@link ScrollList}: a pointer that moves gives the row below it the focus, a click
 * presses the row, a drag moves the row's slider or scrolls the list.
 */
final class ListPointer {
    /** A pointer that lies where a page opens does not take the focus. In seconds. */
    private static final float SETTLED = 0.3f;

    private static final int LEFT_BUTTON = 0;

    private final ScrollList list;
    private final MenuStyle style;
    private final DragGesture drag = new DragGesture();
    private float age;
    private int pointerX = -1; // pixels; negative before the pointer was seen
    private int pointerY;

    ListPointer(ScrollList list, MenuStyle style) {
        this.list = list;
        this.style = style;
    }

    /** The list opens: where the pointer lies is not known yet, and no gesture is under way. */
    void reset() {
        age = 0f;
        pointerX = -1;
        drag.stop();
    }

    /** Ends a gesture without a click, and stops a thrown list. */
    void stop() {
        drag.stop();
    }

    /** Advances by a frame; returns how far the list is to scroll upwards in it, in lines. */
    float update(float seconds) {
        age += seconds;
        return drag.take(seconds);
    }

    /** Listens to the pointer on a row. */
    MouseListener on(Row row) {
        return new RowPointer(row);
    }

    /** Only a pointer that moves takes the focus: one that rests on a row leaves it to the keys. */
    private final class RowPointer extends DefaultMouseListener {
        private final Row row;
        private boolean pressed;

        RowPointer(Row row) {
            this.row = row;
        }

        @Override
        public void mouseMoved(MouseMotionEvent event, Spatial target, Spatial capture) {
            boolean moved = pointerX >= 0 && (event.getX() != pointerX || event.getY() != pointerY);
            pointerX = event.getX();
            pointerY = event.getY();
            if (pressed && moved) {
                drag(event);
            } else if (moved && hovers()) {
                list.hover(row);
            }
        }

        /** A finger is nowhere before it presses. */
        private boolean hovers() {
            return age >= SETTLED && !style.canvas().hasTouch();
        }

        private void drag(MouseMotionEvent event) {
            float finger = style.canvas().hasTouch() ? style.canvas().lines(1f) : 0f;
            drag.move(lines(event.getX()), lines(event.getY()), row.slides(), list.scrolls(), finger);
            if (drag.use() == DragGesture.Use.SLIDE) {
                row.drag(across(event.getX()));
                list.refresh();
            }
        }

        /** What is pressed counts when it is released: until then it may be a drag. */
        @Override
        public void mouseButtonEvent(MouseButtonEvent event, Spatial target, Spatial capture) {
            if (event.getButtonIndex() != LEFT_BUTTON) {
                return;
            }
            event.setConsumed();
            if (event.isPressed()) {
                press(event);
            } else if (pressed) {
                release(event);
            }
        }

        private void press(MouseButtonEvent event) {
            pressed = true;
            pointerX = event.getX();
            pointerY = event.getY();
            drag.begin(lines(event.getX()), lines(event.getY()));
            if (row.focusable() && drag.use() == DragGesture.Use.PRESS) {
                list.press(row);
            }
        }

        private void release(MouseButtonEvent event) {
            pressed = false;
            boolean clicked = drag.end() == DragGesture.Use.PRESS && within(event);
            if (clicked && row.focusable()) {
                row.press(across(event.getX()));
                list.refresh();
            }
        }

        /** Whether the pointer is on the row still. */
        private boolean within(MouseButtonEvent event) {
            float down = lines(row.panel().getWorldTranslation().y) - lines(event.getY());
            float x = across(event.getX());
            return down >= 0f && down <= list.height(row) && x >= 0f && x <= list.width();
        }

        private float lines(float pixels) {
            return pixels / list.getWorldScale().x;
        }

        private float across(int x) {
            return (x - row.panel().getWorldTranslation().x) / list.getWorldScale().x;
        }
    }
}
