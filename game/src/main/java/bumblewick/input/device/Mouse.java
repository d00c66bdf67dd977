package bumblewick.input.device;

import com.jme3.input.MouseInput;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;

/**
 * The pointer's position and the mouse's buttons: the left one selects and drags, the right and the middle one move
 * the camera. A method {@code take…} returns each event once.
 */
public final class Mouse {
    private Button left = new Button();
    private Button right = new Button();
    private Button middle = new Button();
    private int x;
    private int y;
    private float wheel;

    /** One button. */
    public static final class Button {
        private boolean pressed;
        private boolean down;
        private float dx;
        private float dy;

        /** Whether the button was pressed since the last call. */
        public boolean takePress() {
            boolean result = pressed;
            pressed = false;
            return result;
        }

        /** Whether the button is held. */
        public boolean down() {
            return down;
        }

        /** How far the pointer moved to the right with the button held since the last call, in pixels. */
        public float takeX() {
            float result = dx;
            dx = 0f;
            return result;
        }

        /** How far the pointer moved up with the button held since the last call, in pixels. */
        public float takeY() {
            float result = dy;
            dy = 0f;
            return result;
        }

        private void setDown(boolean press) {
            pressed |= press;
            down = press;
        }

        private void move(float byX, float byY) {
            if (down) {
                dx += byX;
                dy += byY;
            }
        }
    }

    Mouse() {}

    /** Where the pointer is, in pixels from the left edge. */
    public int x() {
        return x;
    }

    /** Where the pointer is, in pixels from the lower edge. */
    public int y() {
        return y;
    }

    /** The left button. */
    public Button left() {
        return left;
    }

    /** The right button. */
    public Button right() {
        return right;
    }

    /** The middle button. */
    public Button middle() {
        return middle;
    }

    /** How many notches the wheel turned away from the user since the last call. */
    public float takeWheel() {
        float result = wheel;
        wheel = 0f;
        return result;
    }

    void onEvent(MouseButtonEvent event) {
        x = event.getX(); // a finger has no position before it comes down
        y = event.getY();
        switch (event.getButtonIndex()) {
            case MouseInput.BUTTON_LEFT -> left.setDown(event.isPressed());
            case MouseInput.BUTTON_RIGHT -> right.setDown(event.isPressed());
            case MouseInput.BUTTON_MIDDLE -> middle.setDown(event.isPressed());
            default -> {} // nobody asks for the others
        }
    }

    void onEvent(MouseMotionEvent event) {
        x = event.getX();
        y = event.getY();
        wheel += Math.signum(event.getDeltaWheel());
        left.move(event.getDX(), event.getDY());
        right.move(event.getDX(), event.getDY());
        middle.move(event.getDX(), event.getDY());
    }

    /** Nothing is held, and what was not taken is gone. */
    void reset() {
        left = new Button();
        right = new Button();
        middle = new Button();
        wheel = 0f;
    }
}
