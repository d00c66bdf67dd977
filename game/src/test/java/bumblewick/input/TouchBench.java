package bumblewick.input;

import bumblewick.platform.Screen;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.touch.TouchLayout;
import bumblewick.touch.TouchPart;
import bumblewick.touch.TouchPlan;
import bumblewick.touch.TouchWishes;
import com.jme3.input.event.TouchEvent;
import java.util.ArrayList;
import java.util.List;

/** A screen of 1600 × 800 pixels, two of them a dp, with fingers on it that a test leads. */
abstract class TouchBench {
    static final int WIDTH = 1600;
    static final int HEIGHT = 800;
    static final float DENSITY = 2f;
    static final float FRAME = 1f / 60f;

    /** Wick's way in a tick at full stick, in u. */
    static final float WAY = 0.25f;

    final Controls controls = new Controls(new MenuKeys(step -> {}), Bindings.defaults());
    final TouchHands touch = controls.touch();
    final IntentBuffer buffer = new IntentBuffer(WAY);
    final List<TouchPart> pressed = new ArrayList<>();

    final void steer(Realm realm, TouchWishes wishes) {
        touch.plan(new TouchPlan(TouchLayout.usual(), wishes, new Screen(0, 0, 0, 0, DENSITY, true), WIDTH, HEIGHT));
        touch.whenPressed(pressed::add);
        controls.steer(buffer, realm);
    }

    final void fly() {
        steer(Realm.FLIGHT, TouchWishes.usual());
    }

    final void walk() {
        steer(Realm.FOOT, TouchWishes.usual());
    }

    final void finger(TouchEvent.Type type, int id, float x, float y) {
        TouchEvent event = new TouchEvent(type, x, y, 0f, 0f);
        event.setPointerId(id);
        controls.onTouchEvent(event);
    }

    final void down(int id, float x, float y) {
        finger(TouchEvent.Type.DOWN, id, x, y);
    }

    final void move(int id, float x, float y) {
        finger(TouchEvent.Type.MOVE, id, x, y);
    }

    final void up(int id, float x, float y) {
        finger(TouchEvent.Type.UP, id, x, y);
    }

    /** As the Android back end tells that the system took the finger. */
    final void cancel(int id) {
        move(id, -10000f, -10000f);
        up(id, -10000f, -10000f);
    }

    final PlayerIntent frame() {
        controls.update(0.01f, FRAME);
        return buffer.take();
    }

    final void frames(int count) {
        for (int i = 0; i < count; i++) {
            frame();
        }
    }

    /** Wick's way to the right and up in the next frames, in u. */
    final float[] way(int frames) {
        float[] sum = new float[2];
        for (int i = 0; i < frames; i++) {
            PlayerIntent intent = frame();
            sum[0] += intent.x() * WAY;
            sum[1] += intent.y() * WAY;
        }
        return sum;
    }
}
