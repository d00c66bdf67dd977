package bumblewick.input.touch;

import bumblewick.input.Action;
import bumblewick.input.InputContext;
import bumblewick.input.IntentBuffer;
import bumblewick.platform.ScreenMetrics;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPreferences;
import com.jme3.input.event.TouchEvent;
import java.util.function.Consumer;

/**
 * All fingers on the screen, and what they do. Each finger belongs to what it came down on until it is lifted,
 * wherever it moves.
 *
 * <p>A finger that the system takes away is reported far outside of the screen: it releases everything and presses
 * nothing. A finger that is down while the context changes does nothing more until it comes down again.
 */
public final class TouchInput {
    /** More fingers than any screen distinguishes. */
    private static final int MAX_FINGERS = 32;

    private final Finger[] fingers = new Finger[MAX_FINGERS];
    private final TouchIntents intents = new TouchIntents();
    private final FlightTouchScheme flight = new FlightTouchScheme(this::geometry, intents);
    private final FootTouchScheme foot = new FootTouchScheme(this::geometry, intents);
    private TouchGeometry geometry =
            new TouchGeometry(TouchLayout.defaults(), TouchPreferences.defaults(), ScreenMetrics.PLAIN, 1, 1);
    private InputContext context = InputContext.MENU;
    private Consumer<TouchControl> reaction = control -> {};
    private int count;

    /** Makes an input without fingers, in menus. */
    public TouchInput() {
        for (int i = 0; i < MAX_FINGERS; i++) {
            fingers[i] = new Finger();
        }
    }

    /** Sets where the on-screen controls are. Fingers that are down keep their use. */
    public void geometry(TouchGeometry next) {
        geometry = next;
    }

    /** Where the on-screen controls are. */
    public TouchGeometry geometry() {
        return geometry;
    }

    /** Sets what reacts when a button is pressed, or for {@link TouchControl#PAUSE} when it is released. */
    public void onPress(Consumer<TouchControl> next) {
        reaction = next;
    }

    /**
     * Sends actions to {@code buffer} from now on.
     *
     * @param where flight or on foot
     */
    public void enterPlay(IntentBuffer buffer, InputContext where) {
        releaseAll();
        intents.setTarget(buffer);
        context = where;
    }

    /** Releases everything; fingers do nothing here in menus. */
    public void enterMenus() {
        releaseAll();
        context = InputContext.MENU;
    }

    /** Releases everything that fingers hold; those that are still down do nothing more. */
    public void releaseAll() {
        for (Finger finger : fingers) {
            finger.setUse(Finger.Use.NONE);
        }
        flight.reset();
        foot.reset();
        intents.flush();
    }

    /** The scheme of this context; null in menus. */
    private TouchScheme scheme() {
        return switch (context) {
            case MENU -> null;
            case FLIGHT -> flight;
            case FOOT -> foot;
        };
    }

    private TouchContext touchContext() {
        return context == InputContext.FOOT ? TouchContext.FOOT : TouchContext.FLIGHT;
    }

    /** Takes one event of a finger. */
    public void handle(TouchEvent event) {
        int id = event.getPointerId();
        if (id < 0 || id >= MAX_FINGERS) {
            return;
        }
        switch (event.getType()) {
            case DOWN -> down(fingers[id], event.getX(), event.getY());
            case MOVE -> move(fingers[id], event.getX(), event.getY());
            case UP -> up(fingers[id], event.getX(), event.getY());
            default -> {
                // jME's own gestures of the same fingers
            }
        }
    }

    private void down(Finger finger, float x, float y) {
        if (finger.isDown()) {
            lose(finger); // its release was never reported
        }
        finger.begin(x, y);
        count++;
        if (context == InputContext.MENU) {
            return;
        }
        TouchControl control = geometry.hit(touchContext(), x, y);
        if (control != null) {
            finger.setPart(control);
            press(control);
        } else {
            scheme().down(finger);
        }
    }

    private void press(TouchControl control) {
        Action action = action(control);
        if (control == TouchControl.PAUSE) {
            return;
        }
        if (control != TouchControl.TIGHT || intents.toggles(action)) {
            intents.press(action);
        }
        reaction.accept(control);
    }

    /** The action of an on-screen control; null for the stick. */
    private static Action action(TouchControl control) {
        return switch (control) {
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
        if (geometry.isOffScreen(x, y)) {
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
        TouchControl control = finger.control();
        boolean paused = control == TouchControl.PAUSE && geometry.hit(touchContext(), x, y) == TouchControl.PAUSE;
        TouchScheme scheme = scheme();
        if (scheme != null && control == null) {
            scheme.up(finger);
        }
        finger.end();
        count--;
        if (paused) {
            reaction.accept(TouchControl.PAUSE);
        }
    }

    private void lose(Finger finger) {
        TouchScheme scheme = scheme();
        if (scheme != null) {
            scheme.cancelled(finger);
        }
        finger.end();
        count--;
    }

    /** One frame; call it after the devices were read and before the ticks. */
    public void update(float seconds) {
        TouchScheme scheme = scheme();
        if (scheme == null) {
            return;
        }
        for (Finger finger : fingers) {
            if (finger.isDown()) {
                finger.age(seconds);
                hold(scheme, finger);
            }
        }
        scheme.update(seconds);
        intents.flush();
    }

    private void hold(TouchScheme scheme, Finger finger) {
        if (finger.use() != Finger.Use.BUTTON) {
            scheme.held(finger);
        } else if (finger.control() != TouchControl.PAUSE && !intents.toggles(action(finger.control()))) {
            intents.hold(action(finger.control()), 1f);
        }
    }

    /** Whether any finger is on the screen. */
    public boolean isTouched() {
        return count > 0;
    }

    /** Whether a finger holds {@code control}. */
    public boolean holds(TouchControl control) {
        for (Finger finger : fingers) {
            if (finger.isDown() && finger.control() == control) {
                return true;
            }
        }
        return control == TouchControl.STICK && foot.walks();
    }

    /** The stick's centre while a finger is on it, in pixels from the left. */
    public float stickCentreX() {
        return foot.centreX();
    }

    /** The stick's centre while a finger is on it, in pixels from below. */
    public float stickCentreY() {
        return foot.centreY();
    }

    /** How far the stick is pushed to the right, −1 to 1. */
    public float stickX() {
        return foot.stickX();
    }

    /** How far the stick is pushed up, −1 to 1. */
    public float stickY() {
        return foot.stickY();
    }
}
