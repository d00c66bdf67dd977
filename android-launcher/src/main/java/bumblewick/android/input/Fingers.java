package bumblewick.android.input;

import android.view.MotionEvent;
import com.jme3.input.TouchInput;
import com.jme3.input.event.TouchEvent;

/**
 * Fingers and styluses on the screen. Positions are in pixels from the lower left corner; a finger keeps its number
 * until it is lifted. A finger that the system cancels, as a palm or the beginning of a system gesture, is lifted at
 * {@link #AWAY}, where there is nothing to press.
 */
final class Fingers extends Source implements TouchInput {
    /** In pixels, left of the picture and below it. */
    static final float AWAY = -100_000f;

    /** The system numbers no more at once. */
    private static final int MOST = 32;

    private final FingerMouse mouse;
    private final boolean[] down = new boolean[MOST];
    private final float[] x = new float[MOST];
    private final float[] y = new float[MOST];
    private volatile int height = 1;
    private volatile boolean omitHistory = true;

    Fingers(EventQueue inbox, FingerMouse mouse) {
        super(inbox);
        this.mouse = mouse;
    }

    /** How high the picture is, in pixels; from any thread. */
    void height(int pixels) {
        height = pixels;
    }

    /** Takes what the system says of fingers; whether it was about them. */
    boolean take(MotionEvent event) {
        int index = event.getActionIndex();
        switch (event.getActionMasked()) {
            case MotionEvent.ACTION_DOWN, MotionEvent.ACTION_POINTER_DOWN -> press(event, index);
            case MotionEvent.ACTION_MOVE -> move(event);
            case MotionEvent.ACTION_UP, MotionEvent.ACTION_POINTER_UP -> release(event, index);
            case MotionEvent.ACTION_CANCEL -> takeAway(event.getEventTime());
            default -> {
                return false;
            }
        }
        return true;
    }

    private void press(MotionEvent event, int index) {
        int id = event.getPointerId(index);
        down[id] = true;
        x[id] = event.getX(index);
        y[id] = height - event.getY(index);
        put(TouchEvent.Type.DOWN, id, x[id], y[id], event.getPressure(index), event.getEventTime());
    }

    private void move(MotionEvent event) {
        if (!omitHistory) {
            for (int then = 0; then < event.getHistorySize(); then++) {
                for (int i = 0; i < event.getPointerCount(); i++) {
                    moveTo(
                            event.getPointerId(i),
                            event.getHistoricalX(i, then),
                            height - event.getHistoricalY(i, then),
                            event.getHistoricalPressure(i, then),
                            event.getHistoricalEventTime(then));
                }
            }
        }
        for (int i = 0; i < event.getPointerCount(); i++) {
            moveTo(
                    event.getPointerId(i),
                    event.getX(i),
                    height - event.getY(i),
                    event.getPressure(i),
                    event.getEventTime());
        }
    }

    /** The system reports all fingers when one has moved. */
    private void moveTo(int id, float toX, float toY, float pressure, long time) {
        if (down[id] && (toX != x[id] || toY != y[id])) {
            put(TouchEvent.Type.MOVE, id, toX, toY, pressure, time);
        }
    }

    private void release(MotionEvent event, int index) {
        int id = event.getPointerId(index);
        if ((event.getFlags() & MotionEvent.FLAG_CANCELED) != 0) {
            takeAway(id, event.getEventTime());
        } else if (down[id]) {
            down[id] = false;
            put(TouchEvent.Type.UP, id, event.getX(index), height - event.getY(index), 0f, event.getEventTime());
        }
    }

    /** Nothing that they touch counts any more. */
    void takeAway(long uptimeMillis) {
        for (int id = 0; id < MOST; id++) {
            takeAway(id, uptimeMillis);
        }
    }

    private void takeAway(int id, long uptimeMillis) {
        if (down[id]) {
            down[id] = false;
            x[id] = AWAY;
            y[id] = AWAY;
            put(TouchEvent.Type.UP, id, AWAY, AWAY, 0f, uptimeMillis);
        }
    }

    private void put(TouchEvent.Type type, int id, float toX, float toY, float pressure, long uptimeMillis) {
        TouchEvent event = new TouchEvent(type, toX, toY, toX - x[id], toY - y[id]);
        event.setPointerId(id);
        event.setPressure(pressure);
        event.setTime(nanos(uptimeMillis));
        x[id] = toX;
        y[id] = toY;
        inbox().put(event);
    }

    @Override
    public void setSimulateMouse(boolean wanted) {
        mouse.on(wanted);
    }

    @Override
    public boolean isSimulateMouse() {
        return mouse.on();
    }

    /** Keys of the system's own are keys: nothing is simulated. */
    @Override
    public void setSimulateKeyboard(boolean wanted) {
        // see above
    }

    @Override
    public boolean isSimulateKeyboard() {
        return false;
    }

    @Override
    public void setOmitHistoricEvents(boolean omit) {
        omitHistory = omit;
    }
}
