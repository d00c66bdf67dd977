package bumblewick.input;

import bumblewick.touch.TouchPart;

/** One finger from when it comes down until it is lifted. What it came down for it does until then. */
final class Finger {
    /** What a finger is for. */
    enum Use {
        /** It does nothing until it is lifted. */
        NONE,
        BUTTON,
        /** Steers in flight. */
        STEER,
        /** Taps and flicks beside the one that steers. */
        SECOND,
        STICK,
        LOOK
    }

    private boolean down;
    private Use use = Use.NONE;
    private TouchPart part; // null unless it is for a button
    private float startX;
    private float startY;
    private float x;
    private float y;
    private float age;
    private float strayed;
    private boolean spent;

    /** It comes down, for nothing yet. */
    void begin(float atX, float atY) {
        down = true;
        use = Use.NONE;
        part = null;
        startX = atX;
        startY = atY;
        x = atX;
        y = atY;
        age = 0f;
        strayed = 0f;
        spent = false;
    }

    void is(Use newUse) {
        use = newUse;
    }

    void presses(TouchPart button) {
        use = Use.BUTTON;
        part = button;
    }

    void move(float toX, float toY) {
        x = toX;
        y = toY;
        strayed = Math.max(strayed, (float) Math.hypot(x - startX, y - startY));
    }

    void grow(float seconds) {
        age += seconds;
    }

    /** It is lifted, or lost. */
    void end() {
        down = false;
        use = Use.NONE;
        part = null;
    }

    /** It has said what it had to say. */
    void spend() {
        spent = true;
    }

    boolean isDown() {
        return down;
    }

    Use use() {
        return use;
    }

    /** The button that it is for, or null. */
    TouchPart part() {
        return part;
    }

    boolean spent() {
        return spent;
    }

    float x() {
        return x;
    }

    float y() {
        return y;
    }

    /** Its way since it came down, in pixels. */
    float wayX() {
        return x - startX;
    }

    float wayY() {
        return y - startY;
    }

    /** How far it ever was from where it came down, in pixels. */
    float strayed() {
        return strayed;
    }

    /** How long it has been down, in seconds. */
    float age() {
        return age;
    }
}
