package bumblewick.input;

import bumblewick.platform.Screen;
import bumblewick.touch.TouchLayout;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import bumblewick.touch.TouchWishes;
import com.jme3.input.event.TouchEvent;
import java.util.EnumSet;
import java.util.Set;

/**
 * All fingers on the screen, and what they do. Each belongs to what it came down on until it is lifted, wherever it goes.
 *
 * <p>A finger that the system takes away is lifted far outside of the screen: it lets everything go and presses nothing. A
 * finger that is down while the meaning of everything changes does nothing more until it comes down again.
 */
public final class TouchHands {
    /** What is felt or done when a button is pressed. */
    public interface Press {
        void pressed(TouchPart part);
    }

    /** As many as any screen tells apart. */
    private static final int MOST = 32;

    private final Finger[] fingers = new Finger[MOST];
    private final Set<TouchDeed> deeds = EnumSet.noneOf(TouchDeed.class);
    private final TouchIntents intents = new TouchIntents();
    private final FlightTouch flight = new FlightTouch(this::plan, deeds, intents);
    private final FootTouch foot = new FootTouch(this::plan, deeds, intents);
    private final TouchPart[] parts = TouchPart.values();
    private TouchPlan plan = new TouchPlan(TouchLayout.usual(), TouchWishes.usual(), Screen.PLAIN, 1, 1);
    private Realm realm = Realm.MENU;
    private Press answer = part -> {};
    private boolean toggles;
    private int count;

    TouchHands() {
        for (int i = 0; i < MOST; i++) {
            fingers[i] = new Finger();
        }
    }

    /** Where everything lies from now on. Fingers that are down keep what they came down on. */
    public void plan(TouchPlan next) {
        plan = next;
    }

    /** Where everything lies. */
    public TouchPlan plan() {
        return plan;
    }

    /** Who is told when a button is pressed; of {@link TouchPart#PAUSE}, when it is let go. */
    public void whenPressed(Press reaction) {
        answer = reaction;
    }

    /** Whether the button that holds the swarm tight does so from one press to the next. */
    public void tightByToggle(boolean byToggle) {
        toggles = byToggle;
    }

    void steer(IntentBuffer buffer, Realm where) {
        rest();
        intents.into(buffer);
        realm = where;
    }

    void navigate() {
        rest();
        realm = Realm.MENU;
    }

    /** All that fingers hold is let go; those that are still down do nothing more. */
    public void rest() {
        for (Finger finger : fingers) {
            finger.is(Finger.Use.NONE);
        }
        flight.rest();
        foot.rest();
        intents.flush();
    }

    /** The scheme of this realm; null in menus. */
    private TouchScheme scheme() {
        return switch (realm) {
            case MENU -> null;
            case FLIGHT -> flight;
            case FOOT -> foot;
        };
    }

    private TouchRealm touchRealm() {
        return realm == Realm.FOOT ? TouchRealm.FOOT : TouchRealm.FLIGHT;
    }

    /** Something happened to a finger. */
    void on(TouchEvent event) {
        int id = event.getPointerId();
        if (id < 0 || id >= MOST) {
            return;
        }
        switch (event.getType()) {
            case DOWN -> down(fingers[id], event.getX(), event.getY());
            case MOVE -> move(fingers[id], event.getX(), event.getY());
            case UP -> up(fingers[id], event.getX(), event.getY());
            default -> {
                // gestures that somebody else made of the same fingers
            }
        }
    }

    private void down(Finger finger, float x, float y) {
        if (finger.isDown()) {
            lose(finger); // nobody told that it was lifted
        }
        finger.begin(x, y);
        count++;
        if (realm == Realm.MENU) {
            return;
        }
        TouchPart part = plan.hit(touchRealm(), x, y);
        if (part != null) {
            finger.presses(part);
            press(part);
        } else {
            scheme().down(finger);
        }
    }

    private void press(TouchPart part) {
        Action action = action(part);
        if (part == TouchPart.PAUSE) {
            return;
        }
        if (part != TouchPart.TIGHT || toggles) {
            intents.press(action);
        }
        if (part == TouchPart.SPIN) {
            deeds.add(TouchDeed.SPIN);
        } else if (part == TouchPart.JUMP) {
            deeds.add(TouchDeed.JUMP);
        }
        answer.pressed(part);
    }

    /** What a part does; null for the stick. */
    private static Action action(TouchPart part) {
        return switch (part) {
            case PAUSE -> Action.PAUSE;
            case STICK -> null;
            case SPIN -> Action.SPIN;
            case TIGHT -> Action.TIGHT;
            case BOOST -> Action.BOOST;
            case BRAKE -> Action.BRAKE;
            case JUMP -> Action.JUMP;
            case CROUCH -> Action.CROUCH;
            case RECENTRE -> Action.RECENTRE;
        };
    }

    private void move(Finger finger, float x, float y) {
        if (!finger.isDown()) {
            return;
        }
        if (plan.away(x, y)) {
            lose(finger);
            return;
        }
        float byX = x - finger.x();
        float byY = y - finger.y();
        finger.move(x, y);
        TouchScheme scheme = scheme();
        if (scheme != null && finger.use() != Finger.Use.BUTTON && finger.use() != Finger.Use.NONE) {
            scheme.moved(finger, byX, byY);
        }
    }

    private void up(Finger finger, float x, float y) {
        move(finger, x, y);
        if (!finger.isDown()) {
            return;
        }
        TouchPart part = finger.part();
        boolean paused = part == TouchPart.PAUSE && plan.hit(touchRealm(), x, y) == TouchPart.PAUSE;
        TouchScheme scheme = scheme();
        if (scheme != null && part == null) {
            scheme.up(finger);
        }
        finger.end();
        count--;
        if (paused) {
            answer.pressed(TouchPart.PAUSE);
        }
    }

    private void lose(Finger finger) {
        TouchScheme scheme = scheme();
        if (scheme != null) {
            scheme.lost(finger);
        }
        finger.end();
        count--;
    }

    /** Goes on by a frame; call it after the devices were read and before ticks pass. */
    void update(float seconds) {
        TouchScheme scheme = scheme();
        if (scheme == null) {
            return;
        }
        for (Finger finger : fingers) {
            if (finger.isDown()) {
                finger.grow(seconds);
                hold(scheme, finger);
            }
        }
        scheme.update(seconds);
        intents.flush();
    }

    private void hold(TouchScheme scheme, Finger finger) {
        if (finger.use() != Finger.Use.BUTTON) {
            scheme.held(finger);
        } else if (finger.part() != TouchPart.PAUSE && !(toggles && finger.part() == TouchPart.TIGHT)) {
            intents.hold(action(finger.part()), 1f);
        }
    }

    /** Whether any finger is on the screen. */
    public boolean touches() {
        return count > 0;
    }

    /** Whether a finger holds a part. */
    public boolean holds(TouchPart part) {
        for (Finger finger : fingers) {
            if (finger.isDown() && finger.part() == part) {
                return true;
            }
        }
        return part == TouchPart.STICK && foot.walks();
    }

    /** The stick on foot. */
    public boolean walks() {
        return foot.walks();
    }

    /** Middle of the stick while a finger is on it, in pixels from the left. */
    public float stickCentreX() {
        return foot.centreX();
    }

    /** The same from below. */
    public float stickCentreY() {
        return foot.centreY();
    }

    /** How far the stick is pushed to the right, −1 to 1. */
    public float stickX() {
        return foot.stickX();
    }

    /** The same upwards. */
    public float stickY() {
        return foot.stickY();
    }

    /** Whether a finger steers in flight. */
    public boolean drags() {
        return flight.steering() != null;
    }

    /** Where it is, in pixels from the left; 0 without one. */
    public float dragX() {
        return flight.steering() == null ? 0f : flight.steering().x();
    }

    /** The same from below. */
    public float dragY() {
        return flight.steering() == null ? 0f : flight.steering().y();
    }

    /** Whether something was done since it was last {@linkplain #forget forgotten}. */
    public boolean did(TouchDeed deed) {
        return deeds.contains(deed);
    }

    /** As if nothing of it had ever been done. */
    public void forget() {
        deeds.clear();
    }
}
