package bumblewick.android.input;

import android.view.InputDevice;
import android.view.MotionEvent;
import com.jme3.cursors.plugins.JmeCursor;
import com.jme3.input.MouseInput;
import com.jme3.input.event.InputEvent;
import com.jme3.input.event.MouseButtonEvent;
import com.jme3.input.event.MouseMotionEvent;

/**
 * Mice, and touchpads that act as mice. While the pointer is {@linkplain Cursor captured} it only reports relative
 * movement. The system numbers buttons as the engine does: left, right, middle, back, forward.
 */
final class Mouse extends Source implements MouseInput {
    private static final int BUTTONS = 5;

    /** Of a notch of the wheel, in the engine's steps. */
    private static final int NOTCH = 120;

    /** Pixels that two fingers go on a touchpad for a notch. */
    private static final float PIXELS_PER_NOTCH = 48f;

    private static final int NO_FINGER = -1;

    private final Cursor cursor;
    private volatile int height = 1;
    private int x;
    private int y;
    private int held;
    private int wheel;
    private float turned; // notches that are not yet whole
    private int padFinger = NO_FINGER;
    private float padX;
    private float padY;
    private float owedX; // parts of a pixel
    private float owedY;

    Mouse(EventQueue inbox, Cursor cursor) {
        super(inbox);
        this.cursor = cursor;
    }

    /** How high the picture is, in pixels; from any thread. */
    void height(int pixels) {
        height = pixels;
    }

    /** Takes what the system says of a pointer that is shown. */
    void take(MotionEvent event) {
        int action = event.getActionMasked();
        if (TouchpadScroll.isOne(event)) {
            turn(TouchpadScroll.way(event) / PIXELS_PER_NOTCH, event);
            return;
        }
        if (action != MotionEvent.ACTION_CANCEL) {
            moveTo(Math.round(event.getX()), Math.round(height - event.getY()), event);
        }
        if (action == MotionEvent.ACTION_SCROLL) {
            turn(event.getAxisValue(MotionEvent.AXIS_VSCROLL), event);
        }
        hold(buttons(event), event);
    }

    /** Takes what the system says while the pointer is caught. */
    void takeCaught(MotionEvent event) {
        if (event.isFromSource(InputDevice.SOURCE_TOUCHPAD)) {
            followFinger(event);
        } else {
            float dx = event.getX();
            float dy = event.getY();
            for (int i = 0; i < event.getHistorySize(); i++) {
                dx += event.getHistoricalX(i);
                dy += event.getHistoricalY(i);
            }
            moveBy(dx, -dy, event);
        }
        if (event.getActionMasked() == MotionEvent.ACTION_SCROLL) {
            turn(event.getAxisValue(MotionEvent.AXIS_VSCROLL), event);
        }
        hold(event.getButtonState(), event);
    }

    /** A caught touchpad says where fingers are on it: the first one leads. */
    private void followFinger(MotionEvent event) {
        int index = padFinger == NO_FINGER ? -1 : event.findPointerIndex(padFinger);
        if (event.getActionMasked() == MotionEvent.ACTION_MOVE && index >= 0) {
            moveBy(event.getX(index) - padX, padY - event.getY(index), event);
        }
        padFinger = event.getActionMasked() == MotionEvent.ACTION_UP ? NO_FINGER : event.getPointerId(0);
        padX = event.getX(0);
        padY = event.getY(0);
    }

    /** What taps for a hand, as tests of devices do, says nothing of buttons. */
    private static int buttons(MotionEvent event) {
        int action = event.getActionMasked();
        boolean touches = action == MotionEvent.ACTION_DOWN || action == MotionEvent.ACTION_MOVE;
        return touches && event.getButtonState() == 0 ? MotionEvent.BUTTON_PRIMARY : event.getButtonState();
    }

    private void moveTo(int toX, int toY, MotionEvent event) {
        if (toX != x || toY != y) {
            int dx = toX - x;
            int dy = toY - y;
            x = toX;
            y = toY;
            put(new MouseMotionEvent(x, y, dx, dy, wheel, 0), event);
        }
    }

    private void moveBy(float dx, float dy, MotionEvent event) {
        owedX += dx;
        owedY += dy;
        int wholeX = (int) owedX;
        int wholeY = (int) owedY;
        if (wholeX != 0 || wholeY != 0) {
            owedX -= wholeX;
            owedY -= wholeY;
            put(new MouseMotionEvent(x, y, wholeX, wholeY, wheel, 0), event);
        }
    }

    /** Whole notches only: each is a step in a menu, and a touchpad sends many small parts of one. */
    private void turn(float notches, MotionEvent event) {
        turned += notches;
        int whole = (int) turned;
        if (whole != 0) {
            turned -= whole;
            wheel += whole * NOTCH;
            put(new MouseMotionEvent(x, y, 0, 0, wheel, whole * NOTCH), event);
        }
    }

    private void hold(int buttons, MotionEvent event) {
        for (int i = 0; i < BUTTONS; i++) {
            int bit = 1 << i;
            if (((buttons ^ held) & bit) != 0) {
                put(new MouseButtonEvent(i, (buttons & bit) != 0, x, y), event);
            }
        }
        held = buttons;
    }

    /** Lets all buttons go. */
    void rest(long uptimeMillis) {
        for (int i = 0; i < BUTTONS; i++) {
            if ((held & 1 << i) != 0) {
                put(new MouseButtonEvent(i, false, x, y), uptimeMillis);
            }
        }
        held = 0;
        padFinger = NO_FINGER;
    }

    private void put(InputEvent own, MotionEvent event) {
        put(own, event.getEventTime());
    }

    private void put(InputEvent own, long uptimeMillis) {
        own.setTime(nanos(uptimeMillis));
        inbox().put(own);
    }

    @Override
    public void setCursorVisible(boolean visible) {
        cursor.show(visible);
    }

    @Override
    public int getButtonCount() {
        return BUTTONS;
    }

    @Override
    public void setNativeCursor(JmeCursor picture) {
        cursor.picture(picture);
    }
}
