package bumblewick.app;

import bumblewick.input.TouchDeed;
import bumblewick.input.TouchHands;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Toggle;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchRealm;
import bumblewick.ui.Canvas;
import bumblewick.ui.FingerHint;
import java.util.List;
import java.util.Locale;

/**
 * Shows who plays by touch for the first time what fingers can do, one thing after the other, each until it was done or
 * nobody wanted to. Who has done everything is never told again.
 */
final class TouchLesson {
    /** Before the next thing is shown, and as long as it is shown at most, in seconds. */
    private static final float PAUSE = 1.5f;

    private static final float PATIENCE = 14f;

    /** A frame that took longer is a stall in which nobody could look. In seconds. */
    private static final float LONGEST_FRAME = 0.1f;

    /**
     * One thing.
     *
     * @param part that it is done with, or null for a place
     * @param x of the place, from the steering side, as a share of the width
     * @param y of it, as a share of the height
     */
    private record Step(TouchDeed deed, FingerHint.Motion motion, TouchPart part, float x, float y) {}

    private static final List<Step> FLIGHT = List.of(
            new Step(TouchDeed.STEER, FingerHint.Motion.DRAG, null, 0.2f, 0.4f),
            new Step(TouchDeed.SPIN, FingerHint.Motion.TAP, null, 0.82f, 0.4f),
            new Step(TouchDeed.FLICK, FingerHint.Motion.FLICK, null, 0.82f, 0.4f));

    private static final List<Step> FOOT = List.of(
            new Step(TouchDeed.WALK, FingerHint.Motion.DRAG, TouchPart.STICK, 0f, 0f),
            new Step(TouchDeed.LOOK, FingerHint.Motion.SIDEWAYS, null, 0.76f, 0.6f),
            new Step(TouchDeed.JUMP, FingerHint.Motion.TAP, TouchPart.JUMP, 0f, 0f));

    private final Services services;
    private final TouchHands hands;
    private final FingerHint hint;
    private TouchRealm realm;
    private int next;
    private boolean all = true;
    private float age;
    private boolean shown;

    TouchLesson(Services services) {
        this.services = services;
        hands = services.controls().touch();
        hint = new FingerHint(services.canvas(), services.skin());
    }

    /**
     * Goes on by a frame.
     *
     * @param played the realm that is played by fingers now; null if none is
     */
    void update(TouchRealm played, float seconds) {
        if (played != realm) {
            begin(played);
        }
        hint.update(seconds);
        List<Step> steps = realm == TouchRealm.FOOT ? FOOT : FLIGHT;
        if (realm == null || next >= steps.size() || services.preferences().get(memory())) {
            hint.leave();
            return;
        }
        age += Math.min(seconds, LONGEST_FRAME);
        Step step = steps.get(next);
        boolean done = hands.did(step.deed()) || needless(step);
        if (done || age > PAUSE + PATIENCE) {
            all &= done;
            goOn(steps);
        } else if (!shown && age > PAUSE) {
            shown = true;
            show(step);
        }
    }

    private void begin(TouchRealm played) {
        realm = played;
        next = 0;
        all = true;
        age = 0f;
        shown = false;
        hint.leave();
    }

    private void goOn(List<Step> steps) {
        next++;
        age = 0f;
        shown = false;
        hint.leave();
        if (next == steps.size() && all) {
            services.preferences().set(memory(), true);
        }
    }

    private Toggle memory() {
        return realm == TouchRealm.FOOT ? Catalogue.WALKED_BY_TOUCH : Catalogue.FLOWN_BY_TOUCH;
    }

    /** A button speaks for itself. */
    private boolean needless(Step step) {
        return step.deed() == TouchDeed.SPIN && plan().shows(realm, TouchPart.SPIN);
    }

    private TouchPlan plan() {
        return hands.plan();
    }

    private void show(Step step) {
        Canvas canvas = services.canvas();
        float x;
        float y;
        if (step.part() == null) {
            float across = plan().wishes().mirrored() ? 1f - step.x() : step.x();
            x = canvas.insetLeft() + across * canvas.safeWidth();
            y = canvas.insetBottom() + step.y() * canvas.safeHeight();
        } else {
            x = plan().x(realm, step.part()) / canvas.scale();
            y = plan().y(realm, step.part()) / canvas.scale();
        }
        String key = "finger.hint." + step.deed().name().toLowerCase(Locale.ROOT);
        hint.show(step.motion(), x, y, services.words().text(key));
    }

    void hide() {
        hint.hide();
        realm = null;
    }
}
