package bumblewick.android.input;

import android.content.Context;
import android.hardware.input.InputManager;
import android.os.Build;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import com.jme3.input.JoyInput;
import com.jme3.input.KeyInput;
import com.jme3.input.MouseInput;
import com.jme3.input.TouchInput;

/**
 * All input devices. The activity passes the system's events to it; the engine gets one device of each kind. On the
 * main thread, unless a Javadoc says otherwise.
 */
public final class Devices {
    private final FingerMouse fingerMouse = new FingerMouse();
    private final EventQueue inbox = new EventQueue(fingerMouse);
    private final Cursor cursor = new Cursor();
    private final Fingers fingers = new Fingers(inbox, fingerMouse);
    private final Keyboard keyboard = new Keyboard(inbox);
    private final Mouse mouse = new Mouse(inbox, cursor);
    private final Pads pads = new Pads(inbox);
    private volatile View view;
    private boolean unbuffered;
    private volatile Hand hand = new Hand(Hand.Kind.OTHER, 0);

    /**
     * What was used last.
     *
     * @param device the system's number of it
     */
    private record Hand(Kind kind, int device) {
        private enum Kind {
            FINGER,
            PAD,
            OTHER
        }
    }

    /** Listens to the input events of {@code picture}, and to pads that come and go. */
    public void open(View picture) {
        view = picture;
        picture.setFocusableInTouchMode(true);
        picture.setDefaultFocusHighlightEnabled(false);
        picture.requestFocus();
        picture.setOnTouchListener((unused, event) -> point(event));
        picture.setOnHoverListener((unused, event) -> point(event));
        picture.setOnGenericMotionListener((unused, event) -> point(event));
        picture.setOnCapturedPointerListener((unused, event) -> moveCaught(event));
        cursor.over(picture);
        system().registerInputDeviceListener(pads, new Handler(Looper.getMainLooper()));
    }

    /** Hears of nothing more. */
    public void close() {
        system().unregisterInputDeviceListener(pads);
        inbox.close();
    }

    /** While one plays, movements arrive at once instead of with the next frame. */
    public void play(boolean playing) {
        unbuffered = playing;
        if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.R) {
            Api30.unbuffered(view, playing);
        }
    }

    private InputManager system() {
        return (InputManager) view.getContext().getSystemService(Context.INPUT_SERVICE);
    }

    /** How high the picture is, in pixels; from any thread. */
    public void height(int pixels) {
        fingers.height(pixels);
        mouse.height(pixels);
    }

    /** Takes a key of a keyboard, a remote control or a pad; whether it was one of the game's. */
    public boolean key(KeyEvent event) {
        if (pads.take(event)) {
            take(Hand.Kind.PAD, event.getDeviceId());
            return true;
        }
        boolean own = keyboard.take(event);
        if (own) {
            take(Hand.Kind.OTHER, event.getDeviceId());
        }
        return own;
    }

    /** Takes what moves without pointing anywhere; whether it is a pad. */
    public boolean pad(MotionEvent event) {
        boolean pad = pads.take(event);
        if (pad) {
            take(Hand.Kind.PAD, event.getDeviceId());
        }
        return pad;
    }

    private boolean point(MotionEvent event) {
        if (unbuffered
                && Build.VERSION.SDK_INT < Build.VERSION_CODES.R
                && event.getActionMasked() == MotionEvent.ACTION_DOWN) {
            view.requestUnbufferedDispatch(event); // until that finger is lifted
        }
        if (event.isFromSource(InputDevice.SOURCE_MOUSE)) {
            take(Hand.Kind.OTHER, event.getDeviceId());
            mouse.take(event);
            return true;
        }
        boolean finger = fingers.take(event);
        if (finger) {
            take(Hand.Kind.FINGER, event.getDeviceId());
        }
        return finger;
    }

    private boolean moveCaught(MotionEvent event) {
        take(Hand.Kind.OTHER, event.getDeviceId());
        mouse.takeCaught(event);
        return true;
    }

    private void take(Hand.Kind kind, int device) {
        if (hand.kind() != kind || hand.device() != device) {
            hand = new Hand(kind, device);
        }
    }

    /** The window has the focus, or has lost it: then nothing is held any more. */
    public void focus(boolean here) {
        if (here) {
            cursor.apply();
        } else {
            long now = SystemClock.uptimeMillis();
            fingers.takeAway(now);
            keyboard.rest(now);
            mouse.rest(now);
            pads.rest(now);
        }
    }

    /**
     * Vibrates the active device; from any thread.
     *
     * @param strength above 0, at most 1
     * @param seconds duration; a phone chooses its own
     */
    public void shake(float strength, float seconds) {
        View shownOn = view;
        Hand holding = hand;
        if (shownOn == null) {
            return;
        }
        if (holding.kind() == Hand.Kind.PAD) {
            InputDevice pad = InputDevice.getDevice(holding.device());
            if (pad != null) {
                shownOn.post(() -> Haptics.shake(pad, strength, seconds));
            }
        } else if (holding.kind() == Hand.Kind.FINGER) {
            shownOn.post(() -> Haptics.knock(shownOn, strength));
        }
    }

    /** The engine's device for fingers. */
    public TouchInput touchInput() {
        return fingers;
    }

    /** The engine's keyboard. */
    public KeyInput keyInput() {
        return keyboard;
    }

    /** The engine's mouse. */
    public MouseInput mouseInput() {
        return mouse;
    }

    /** The engine's pads. */
    public JoyInput joyInput() {
        return pads;
    }
}
