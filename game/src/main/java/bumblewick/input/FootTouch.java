package bumblewick.input;

import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Walking by touch. On the steering side a stick is wherever the first finger comes down, and follows a finger that goes
 * further than it can be pushed. On the other side a finger turns the camera; two taps there swing it behind Wick.
 */
final class FootTouch implements TouchScheme {
    /** The camera's turn for a dp of the finger's way, in radians: half the screen of a phone turns it round. */
    private static final float TURN = 0.0065f;

    /** Taps: so short, in seconds, and so near, in dp; the second so soon after the first. */
    private static final float LONGEST_TAP = 0.25f;

    private static final float TAP = 14f;
    private static final float SOON = 0.35f;
    private static final float NEAR = 48f;

    /** So many dp of the camera's finger are a look round. */
    private static final float LOOKED = 60f;

    private final Supplier<TouchPlan> plan;
    private final Set<TouchDeed> deeds;
    private final TouchIntents intents;
    private Finger walking; // null if none does
    private Finger looking; // null if none does
    private float centreX;
    private float centreY;
    private float sinceTap = SOON;
    private float tapX;
    private float tapY;
    private float walked; // seconds

    FootTouch(Supplier<TouchPlan> plan, Set<TouchDeed> deeds, TouchIntents intents) {
        this.plan = plan;
        this.deeds = deeds;
        this.intents = intents;
    }

    @Override
    public void down(Finger finger) {
        boolean steers = plan.get().steers(TouchRealm.FOOT, finger.x());
        if (steers && walking == null) {
            walking = finger;
            finger.is(Finger.Use.STICK);
            centreX = finger.x();
            centreY = finger.y();
        } else if (!steers && looking == null) {
            looking = finger;
            finger.is(Finger.Use.LOOK);
        }
    }

    /** Half of the stick's width: so far from its middle it is pushed to its end. In pixels. */
    float reach() {
        return plan.get().radius(TouchRealm.FOOT, TouchPart.STICK);
    }

    @Override
    public void moved(Finger finger, float byX, float byY) {
        if (finger == walking) {
            follow();
        } else if (finger == looking) {
            TouchPlan now = plan.get();
            intents.turn(now.dp(byX) * TURN, now.dp(byY) * TURN);
            if (now.dp(finger.strayed()) > LOOKED) {
                deeds.add(TouchDeed.LOOK);
            }
        }
    }

    private void follow() {
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
        if (finger == looking && finger.age() <= LONGEST_TAP && plan.get().dp(finger.strayed()) <= TAP) {
            tap(finger);
        }
        lost(finger);
    }

    private void tap(Finger finger) {
        float apart = plan.get().dp((float) Math.hypot(finger.x() - tapX, finger.y() - tapY));
        if (sinceTap < SOON && apart <= NEAR) {
            intents.press(Action.RECENTRE);
            sinceTap = SOON;
        } else {
            sinceTap = 0f;
            tapX = finger.x();
            tapY = finger.y();
        }
    }

    @Override
    public void lost(Finger finger) {
        walking = finger == walking ? null : walking;
        looking = finger == looking ? null : looking;
    }

    @Override
    public void held(Finger finger) {
        // a finger that rests says nothing
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
        walked += seconds * (float) Math.hypot(x, y);
        if (walked > 1f) {
            deeds.add(TouchDeed.WALK);
        }
    }

    @Override
    public void rest() {
        walking = null;
        looking = null;
        sinceTap = SOON;
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
