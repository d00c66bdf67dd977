package bumblewick.input;

import com.jme3.input.MouseInput;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;

/**
 * Where the pointer is and what its buttons do: the left one presses, drags and lets go, the right and the middle one
 * lead the camera. What is taken counts once.
 */
public final class Mouse {
    private final Button left = new Button();
    private final Button right = new Button();
    private final Button middle = new Button();
    private int x;
    private int y;
    private float wheel;

    /** One of its buttons. */
    public static final class Button {
        private boolean pressed;
        private boolean released;
        private boolean down;
        private float dx;
        private float dy;

        /** Whether it was pressed since the last call. */
        public boolean takePress() {
            boolean result = pressed;
            pressed = false;
            return result;
        }

        /** Whether it was let go since the last call. */
        public boolean takeRelease() {
            boolean result = released;
            released = false;
            return result;
        }

        /** Whether it is held. */
        public boolean down() {
            return down;
        }

        /** The pointer's way to the right with the button held since the last call, in pixels. */
        public float takeX() {
            float result = dx;
            dx = 0f;
            return result;
        }

        /** The same upwards. */
        public float takeY() {
            float result = dy;
            dy = 0f;
            return result;
        }

        private void turn(boolean press) {
            pressed |= press;
            released |= down && !press;
            down = press;
        }

        private void move(float byX, float byY) {
            if (down) {
                dx += byX;
                dy += byY;
            }
        }

        private void forget() {
            pressed = false;
            released = false;
            down = false;
            dx = 0f;
            dy = 0f;
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

    public Button left() {
        return left;
    }

    public Button right() {
        return right;
    }

    public Button middle() {
        return middle;
    }

    /** How far the wheel was turned away from the hand since the last call, in notches. */
    public float takeWheel() {
        float result = wheel;
        wheel = 0f;
        return result;
    }

    void hear(MouseButtonEvent event) {
        x = event.getX(); // a finger was nowhere before it came down
        y = event.getY();
        switch (event.getButtonIndex()) {
            case MouseInput.BUTTON_LEFT -> left.turn(event.isPressed());
            case MouseInput.BUTTON_RIGHT -> right.turn(event.isPressed());
            case MouseInput.BUTTON_MIDDLE -> middle.turn(event.isPressed());
            default -> {} // nobody asks for the others
        }
    }

    void hear(MouseMotionEvent event) {
        x = event.getX();
        y = event.getY();
        wheel += Math.signum(event.getDeltaWheel());
        left.move(event.getDX(), event.getDY());
        right.move(event.getDX(), event.getDY());
        middle.move(event.getDX(), event.getDY());
    }

    /** Nothing is held, and what was not taken is gone. */
    void forget() {
        left.forget();
        right.forget();
        middle.forget();
        wheel = 0f;
    }
}
