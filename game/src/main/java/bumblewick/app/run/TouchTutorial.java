package bumblewick.app.run;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Preferences;
import bumblewick.input.touch.TouchGesture;
import bumblewick.input.touch.TouchInput;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.ToggleSetting;
import bumblewick.settings.TouchContext;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.touch.GestureHint;
import java.util.List;
import java.util.Locale;

/**
 * Shows the gestures to a player who plays by touch for the first time, one after the other, each until the player has made
 * it or ignored it for a while. After all of them were made it is never shown again.
 */
final class TouchTutorial {
    /** Seconds before a gesture is shown, and for which it is shown at most. */
    private static final float PAUSE = 1.5f;

    private static final float PATIENCE = 14f;

    /** Longest time that a frame counts, in seconds: during a stall the player sees nothing. */
    private static final float LONGEST_FRAME = 0.1f;

    /**
     * A gesture to be shown.
     *
     * @param part the button on which it is made, or null for a place
     * @param x of the place, from the steering side, as a share of the width
     * @param y of it, as a share of the height
     */
    private record Step(TouchGesture deed, GestureHint.Motion motion, TouchControl part, float x, float y) {}

    private static final List<Step> FLIGHT = List.of(
            new Step(TouchGesture.STEER, GestureHint.Motion.DRAG, null, 0.2f, 0.4f),
            new Step(TouchGesture.SPIN, GestureHint.Motion.TAP, null, 0.82f, 0.4f),
            new Step(TouchGesture.FLICK, GestureHint.Motion.FLICK, null, 0.82f, 0.4f));

    private static final List<Step> FOOT = List.of(
            new Step(TouchGesture.WALK, GestureHint.Motion.DRAG, TouchControl.STICK, 0f, 0f),
            new Step(TouchGesture.LOOK, GestureHint.Motion.SIDEWAYS, null, 0.76f, 0.6f),
            new Step(TouchGesture.JUMP, GestureHint.Motion.TAP, TouchControl.JUMP, 0f, 0f));

    private final Gui gui;
    private final Preferences preferences;
    private final TouchInput touch;
    private final GestureHint hint;
    private TouchContext context;
    private int next;
    private boolean all = true;
    private float age;
    private boolean shown;

    TouchTutorial(Gui gui, Preferences preferences, TouchInput touch) {
        this.gui = gui;
        this.preferences = preferences;
        this.touch = touch;
        hint = new GestureHint(gui.canvas(), gui.skin());
    }

    /**
     * Updates once a frame.
     *
     * @param played what is played by touch now; null if nothing is
     */
    void update(TouchContext played, float seconds) {
        if (played != context) {
            begin(played);
        }
        hint.update(seconds);
        List<Step> steps = context == TouchContext.FOOT ? FOOT : FLIGHT;
        if (context == null || next >= steps.size() || preferences.get(memory())) {
            hint.fadeOut();
            return;
        }
        age += Math.min(seconds, LONGEST_FRAME);
        Step step = steps.get(next);
        boolean done = touch.hasDone(step.deed()) || needless(step);
        if (done || age > PAUSE + PATIENCE) {
            all &= done;
            showNext(steps);
        } else if (!shown && age > PAUSE) {
            shown = true;
            show(step);
        }
    }

    private void begin(TouchContext played) {
        context = played;
        next = 0;
        all = true;
        age = 0f;
        shown = false;
        hint.fadeOut();
    }

    private void showNext(List<Step> steps) {
        next++;
        age = 0f;
        shown = false;
        hint.fadeOut();
        if (next == steps.size() && all) {
            preferences.set(memory(), true);
        }
    }

    private ToggleSetting memory() {
        return context == TouchContext.FOOT ? SettingsCatalogue.WALKED_BY_TOUCH : SettingsCatalogue.FLOWN_BY_TOUCH;
    }

    /** Whether a gesture need not be shown, since a button for it is. */
    private boolean needless(Step step) {
        return step.deed() == TouchGesture.SPIN && plan().shows(context, TouchControl.SPIN);
    }

    private TouchGeometry plan() {
        return touch.geometry();
    }

    private void show(Step step) {
        Canvas canvas = gui.canvas();
        float x;
        float y;
        if (step.part() == null) {
            float across = plan().preferences().mirrored() ? 1f - step.x() : step.x();
            x = canvas.insetLeft() + across * canvas.safeWidth();
            y = canvas.insetBottom() + step.y() * canvas.safeHeight();
        } else {
            x = plan().x(context, step.part()) / canvas.scale();
            y = plan().y(context, step.part()) / canvas.scale();
        }
        String key = "finger.hint." + step.deed().name().toLowerCase(Locale.ROOT);
        hint.show(step.motion(), x, y, gui.text(key));
    }

    void hide() {
        hint.hide();
        context = null;
    }
}
