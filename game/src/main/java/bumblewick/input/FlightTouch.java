package bumblewick.input;

import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Flying by touch. The first finger on the steering side drags Wick along, from wherever it came down, and keeps the swarm
 * tight. Any other finger that taps whirls; one that flicks up or down boosts or brakes for as long as it stays, and does
 * not whirl.
 */
final class FlightTouch implements TouchScheme {
    /** Wick's way for a dp of the finger's, in u: the corridor is a thumb's way wide. */
    private static final float REACH = 0.1f;

    /** A finger that rests has been still within so many dp; one that taps, within so many. */
    private static final float STILL = 4f;

    private static final float TAP = 14f;

    /** A finger that has been still for so long is no flick: it whirls. In seconds. */
    private static final float DECIDED = 0.1f;

    private static final float LONGEST_TAP = 0.3f;

    /** A flick is at least so long, in dp, within so many seconds, and steeper than it is wide by so much. */
    private static final float FLICK = 26f;

    private static final float LONGEST_FLICK = 0.4f;
    private static final float STEEP = 1.4f;

    /** A flick that is lifted at once still counts for so long, in seconds. */
    private static final float LEAST_THRUST = 0.5f;

    /** A drag of so many dp is steering. */
    private static final float STEERED = 40f;

    private final Supplier<TouchPlan> plan;
    private final Set<TouchDeed> deeds;
    private final TouchIntents intents;
    private Finger steering; // null if none does
    private Finger thrusting; // null if none does
    private Action thrust = Action.BOOST;
    private float thrustLeft;

    FlightTouch(Supplier<TouchPlan> plan, Set<TouchDeed> deeds, TouchIntents intents) {
        this.plan = plan;
        this.deeds = deeds;
        this.intents = intents;
    }

    @Override
    public void down(Finger finger) {
        if (steering == null && plan.get().steers(TouchRealm.FLIGHT, finger.x())) {
            steering = finger;
            finger.is(Finger.Use.STEER);
        } else {
            finger.is(Finger.Use.SECOND);
        }
    }

    @Override
    public void moved(Finger finger, float byX, float byY) {
        TouchPlan now = plan.get();
        if (finger == steering) {
            intents.drag(now.dp(byX) * REACH, now.dp(byY) * REACH);
            if (now.dp(finger.strayed()) > STEERED) {
                deeds.add(TouchDeed.STEER);
            }
        } else if (flicks(finger)) {
            thrust(finger);
        }
    }

    private boolean flicks(Finger finger) {
        float up = Math.abs(finger.wayY());
        return finger.use() == Finger.Use.SECOND
                && !finger.spent()
                && finger.age() <= LONGEST_FLICK
                && plan.get().dp(up) >= FLICK
                && up >= STEEP * Math.abs(finger.wayX());
    }

    /** Whatever the steering finger did in the same flick is taken back, as far as Wick has not yet done it. */
    private void thrust(Finger finger) {
        finger.spend();
        thrust = finger.wayY() > 0f ? Action.BOOST : Action.BRAKE;
        thrusting = finger;
        thrustLeft = LEAST_THRUST;
        intents.dropDrag();
        deeds.add(TouchDeed.FLICK);
    }

    @Override
    public void held(Finger finger) {
        if (finger.use() == Finger.Use.SECOND
                && !finger.spent()
                && finger.age() >= DECIDED
                && plan.get().dp(finger.strayed()) <= STILL) {
            spin(finger);
        }
    }

    private void spin(Finger finger) {
        finger.spend();
        if (!plan.get().shows(TouchRealm.FLIGHT, TouchPart.SPIN)) {
            intents.press(Action.SPIN);
            deeds.add(TouchDeed.SPIN);
        }
    }

    @Override
    public void up(Finger finger) {
        boolean tapped = finger.age() <= LONGEST_TAP && plan.get().dp(finger.strayed()) <= TAP;
        if (finger.use() == Finger.Use.SECOND && !finger.spent() && tapped) {
            spin(finger);
        }
        lost(finger);
    }

    @Override
    public void update(float seconds) {
        if (steering != null && !plan.get().shows(TouchRealm.FLIGHT, TouchPart.TIGHT)) {
            intents.hold(Action.TIGHT, 1f);
        }
        if (thrusting != null || thrustLeft > 0f) {
            intents.hold(thrust, 1f);
        }
        thrustLeft = Math.max(0f, thrustLeft - seconds);
    }

    @Override
    public void lost(Finger finger) {
        steering = finger == steering ? null : steering;
        thrusting = finger == thrusting ? null : thrusting;
    }

    @Override
    public void rest() {
        steering = null;
        thrusting = null;
        thrustLeft = 0f;
        intents.dropDrag();
    }

    /** The finger that steers, or null. */
    Finger steering() {
        return steering;
    }
}
