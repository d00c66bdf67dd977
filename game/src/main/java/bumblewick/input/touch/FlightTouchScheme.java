package bumblewick.input.touch;

import bumblewick.input.Action;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import java.util.function.Supplier;

/**
 * Touch controls in flight. The first finger on the steering side drags Wick from wherever it came down, and keeps
 * the swarm tight. A tap by any other finger spins; a flick up or down boosts or brakes for as long as the finger
 * stays, or toggles it, and does not spin.
 */
final class FlightTouchScheme implements TouchScheme {
    /** Distance that Wick travels per dp of the finger, in u: a thumb's reach crosses the corridor. */
    private static final float REACH = 0.1f;

    /** Largest movement of a resting finger and of a tap, in dp. */
    private static final float STILL = 4f;

    private static final float TAP = 14f;

    /** After resting this long a finger cannot become a flick any more and spins, in seconds. */
    private static final float DECIDED = 0.1f;

    private static final float LONGEST_TAP = 0.3f;

    /** A flick: least length in dp, longest time in seconds, and least ratio of height to width. */
    private static final float FLICK = 26f;

    private static final float LONGEST_FLICK = 0.4f;
    private static final float STEEP = 1.4f;

    /** Shortest boost or brake of a flick, in seconds. */
    private static final float LEAST_THRUST = 0.5f;

    private final Supplier<TouchGeometry> geometry;
    private final TouchIntents intents;
    private Finger steering; // null if none does
    private Finger thrusting; // null if none does
    private Action thrust = Action.BOOST;
    private float thrustLeft;

    FlightTouchScheme(Supplier<TouchGeometry> geometry, TouchIntents intents) {
        this.geometry = geometry;
        this.intents = intents;
    }

    @Override
    public void down(Finger finger) {
        if (steering == null && geometry.get().isSteeringSide(TouchContext.FLIGHT, finger.x())) {
            steering = finger;
            finger.setUse(Finger.Use.STEER);
        } else {
            finger.setUse(Finger.Use.SECOND);
        }
    }

    @Override
    public void moved(Finger finger, float byX, float byY) {
        TouchGeometry now = geometry.get();
        if (finger == steering) {
            intents.drag(now.dp(byX) * REACH, now.dp(byY) * REACH);
        } else if (flicks(finger)) {
            thrust(finger);
        }
    }

    private boolean flicks(Finger finger) {
        float up = Math.abs(finger.offsetY());
        return finger.use() == Finger.Use.SECOND
                && !finger.isConsumed()
                && finger.age() <= LONGEST_FLICK
                && geometry.get().dp(up) >= FLICK
                && up >= STEEP * Math.abs(finger.offsetX());
    }

    /** Begins a boost or brake, and drops the steering that was part of the same movement of the hand. */
    private void thrust(Finger finger) {
        finger.consume();
        thrust = finger.offsetY() > 0f ? Action.BOOST : Action.BRAKE;
        if (intents.toggles(thrust)) {
            intents.press(thrust);
        } else {
            thrusting = finger;
            thrustLeft = LEAST_THRUST;
        }
        intents.dropDrag();
    }

    @Override
    public void held(Finger finger) {
        if (finger.use() == Finger.Use.SECOND
                && !finger.isConsumed()
                && finger.age() >= DECIDED
                && geometry.get().dp(finger.maxDistance()) <= STILL) {
            spin(finger);
        }
    }

    private void spin(Finger finger) {
        finger.consume();
        if (!geometry.get().shows(TouchContext.FLIGHT, TouchControl.SPIN)) {
            intents.press(Action.SPIN);
        }
    }

    @Override
    public void up(Finger finger) {
        boolean tapped = finger.age() <= LONGEST_TAP && geometry.get().dp(finger.maxDistance()) <= TAP;
        if (finger.use() == Finger.Use.SECOND && !finger.isConsumed() && tapped) {
            spin(finger);
        }
        cancelled(finger);
    }

    @Override
    public void update(float seconds) {
        if (steering != null && !geometry.get().shows(TouchContext.FLIGHT, TouchControl.TIGHT)) {
            intents.hold(Action.TIGHT, 1f);
        }
        if (thrusting != null || thrustLeft > 0f) {
            intents.hold(thrust, 1f);
        }
        thrustLeft = Math.max(0f, thrustLeft - seconds);
    }

    @Override
    public void cancelled(Finger finger) {
        steering = finger == steering ? null : steering;
        thrusting = finger == thrusting ? null : thrusting;
    }

    @Override
    public void reset() {
        steering = null;
        thrusting = null;
        thrustLeft = 0f;
        intents.dropDrag();
    }
}
