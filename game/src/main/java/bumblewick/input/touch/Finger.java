package bumblewick.input.touch;

import bumblewick.settings.TouchControl;

/** One finger from when it comes down until it is lifted. It keeps its use until then. */
final class Finger {
    /** What a finger does. */
    enum Use {
        /** It does nothing until it is lifted. */
        NONE,
        BUTTON,
        /** Steers in flight. */
        STEER,
        /** Taps and flicks while another finger steers. */
        SECOND,
        STICK,
        LOOK
    }

    private boolean down;
    private Use use = Use.NONE;
    private TouchControl control; // null unless it is for a button
    private float startX;
    private float startY;
    private float x;
    private float y;
    private float age;
    private float maxDistance;
    private boolean consumed;

    /** The finger comes down, without a use yet. */
    void begin(float atX, float atY) {
        down = true;
        use = Use.NONE;
        control = null;
        startX = atX;
        startY = atY;
        x = atX;
        y = atY;
        age = 0f;
        maxDistance = 0f;
        consumed = false;
    }

    void setUse(Use newUse) {
        use = newUse;
    }

    void setPart(TouchControl button) {
        use = Use.BUTTON;
        control = button;
    }

    void move(float toX, float toY) {
        x = toX;
        y = toY;
        maxDistance = Math.max(maxDistance, (float) Math.hypot(x - startX, y - startY));
    }

    void age(float seconds) {
        age += seconds;
    }

    /** The finger was lifted, or taken away by the system. */
    void end() {
        down = false;
        use = Use.NONE;
        control = null;
    }

    /** Marks the finger as done: its gesture was recognised. */
    void consume() {
        consumed = true;
    }

    boolean isDown() {
        return down;
    }

    Use use() {
        return use;
    }

    /** The button that it is for, or null. */
    TouchControl control() {
        return control;
    }

    boolean isConsumed() {
        return consumed;
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /** Its movement since it came down, in pixels. */
    float offsetX() {
        return x - startX;
    }

    float offsetY() {
        return y - startY;
    }

    /** The largest distance from where it came down so far, in pixels. */
    float maxDistance() {
        return maxDistance;
    }

    /** Time since it came down, in seconds. */
    float age() {
        return age;
    }
}
