package bumblewick.input.touch;

import bumblewick.input.InputContext;
import bumblewick.input.IntentBuffer;
import bumblewick.input.binding.Bindings;
import bumblewick.input.device.Controls;
import bumblewick.input.device.MenuInput;
import bumblewick.platform.ScreenMetrics;
import bumblewick.settings.TouchControl;
import bumblewick.settings.TouchGeometry;
import bumblewick.settings.TouchLayout;
import bumblewick.settings.TouchPreferences;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.input.event.TouchEvent;
import java.util.ArrayList;
import java.util.List;

/** A screen of 1600 × 800 pixels, two of them a dp, with fingers on it that a test leads. */
abstract class TouchTestBench {
    static final int WIDTH = 1600;
    static final int HEIGHT = 800;
    static final float DENSITY = 2f;
    static final float FRAME = 1f / 60f;

    /** Wick's way in a tick at full stick, in u. */
    static final float WAY = 0.25f;

    final Controls controls = new Controls(new MenuInput(step -> {}), Bindings.defaults());
    final TouchInput touch = controls.touch();
    final IntentBuffer buffer = new IntentBuffer(WAY);
    final List<TouchControl> pressed = new ArrayList<>();

    final void steer(InputContext inputContext, TouchPreferences wishes) {
        touch.geometry(new TouchGeometry(
                TouchLayout.defaults(), wishes, new ScreenMetrics(0, 0, 0, 0, DENSITY, true), WIDTH, HEIGHT));
        touch.onPress(pressed::add);
        controls.enterPlay(buffer, inputContext);
    }

    final void fly() {
        steer(InputContext.FLIGHT, TouchPreferences.defaults());
    }

    final void walk() {
        steer(InputContext.FOOT, TouchPreferences.defaults());
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
