package bumblewick.input.touch;

import bumblewick.input.Action;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import java.util.function.Supplier;

/**
 * Touch controls on foot. On the steering side a stick appears where the first finger comes down, and follows a
 * finger that moves beyond its range. On the other side a finger turns the camera; a double tap there swings the
 * camera behind Wick.
 */
final class FootTouchScheme implements TouchScheme {
    /** Turn of the camera per dp of the finger, in radians: half the width of a phone's screen is half a turn. */
    private static final float TURN = 0.0065f;

    /**
     * A tap: longest time in seconds and largest movement in dp. A double tap: longest pause in seconds and distance
     * in dp.
     */
    private static final float LONGEST_TAP = 0.25f;

    private static final float TAP = 14f;
    private static final float DOUBLE_TAP_PAUSE = 0.35f;
    private static final float DOUBLE_TAP_DISTANCE = 48f;

    private final Supplier<TouchGeometry> geometry;
    private final TouchIntents intents;
    private Finger walking; // null if none does
    private Finger looking; // null if none does
    private float centreX;
    private float centreY;
    private float sinceTap = DOUBLE_TAP_PAUSE;
    private float tapX;
    private float tapY;

    FootTouchScheme(Supplier<TouchGeometry> geometry, TouchIntents intents) {
        this.geometry = geometry;
        this.intents = intents;
    }

    @Override
    public void down(Finger finger) {
        boolean steers = geometry.get().isSteeringSide(TouchContext.FOOT, finger.x());
        if (steers && walking == null) {
            walking = finger;
            finger.setUse(Finger.Use.STICK);
            centreX = finger.x();
            centreY = finger.y();
        } else if (!steers && looking == null) {
            looking = finger;
            finger.setUse(Finger.Use.LOOK);
        }
    }

    /** Half of the stick's width, in pixels: the distance at which it is pushed to its end. */
    float reach() {
        return geometry.get().radius(TouchContext.FOOT, TouchControl.STICK);
    }

    @Override
    public void moved(Finger finger, float byX, float byY) {
        if (finger == walking) {
            dragStick();
        } else if (finger == looking) {
            TouchGeometry now = geometry.get();
            intents.turn(now.dp(byX) * TURN, now.dp(byY) * TURN);
        }
    }

    private void dragStick() {
        float x = walking.x() - centreX;
        float y = walking.y() - centreY;
        float length = (float) Math.hypot(x, y);
        float reach = reach();
        if (length > reach) {
            centreX += x * (length - reach) / length;
            centreY += y * (length - reach) / length;
        }
    }

    @Override
    public void up(Finger finger) {
        if (finger == looking && finger.age() <= LONGEST_TAP && geometry.get().dp(finger.maxDistance()) <= TAP) {
            tap(finger);
        }
        cancelled(finger);
    }

    private void tap(Finger finger) {
        float apart = geometry.get().dp((float) Math.hypot(finger.x() - tapX, finger.y() - tapY));
        if (sinceTap < DOUBLE_TAP_PAUSE && apart <= DOUBLE_TAP_DISTANCE) {
            intents.press(Action.RECENTRE);
            sinceTap = DOUBLE_TAP_PAUSE;
        } else {
            sinceTap = 0f;
            tapX = finger.x();
            tapY = finger.y();
        }
    }

    @Override
    public void cancelled(Finger finger) {
        walking = finger == walking ? null : walking;
        looking = finger == looking ? null : looking;
    }

    @Override
    public void held(Finger finger) {
        // a resting finger does nothing
    }

    @Override
    public void update(float seconds) {
        sinceTap += seconds;
        if (walking == null) {
            return;
        }
        float x = stickX();
        float y = stickY();
        intents.hold(x > 0f ? Action.RIGHT : Action.LEFT, Math.abs(x));
        intents.hold(y > 0f ? Action.UP : Action.DOWN, Math.abs(y));
    }

    @Override
    public void reset() {
        walking = null;
        looking = null;
        sinceTap = DOUBLE_TAP_PAUSE;
    }

    /** Whether a finger is on the stick. */
    boolean walks() {
        return walking != null;
    }

    /** Middle of the stick while a finger is on it, in pixels. */
    float centreX() {
        return centreX;
    }

    float centreY() {
        return centreY;
    }

    /** How far the stick is pushed to the right, −1 to 1. */
    float stickX() {
        return walking == null ? 0f : pushed(walking.x() - centreX);
    }

    /** The same upwards. */
    float stickY() {
        return walking == null ? 0f : pushed(walking.y() - centreY);
    }

    private float pushed(float pixels) {
        return Math.max(-1f, Math.min(1f, pixels / Math.max(1f, reach())));
    }
}
