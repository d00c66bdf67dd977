package bumblewick.app.camera;

import bumblewick.input.binding.CameraAxis;
import bumblewick.input.device.CommandInput;
import bumblewick.input.device.Mouse;
import bumblewick.view.camera.FreeCamera;

/** Leads a camera by keys, mouse and pad. */
public final class FreeCameraInput {
    private static final float SPEED = 7f; // u/s
    private static final float FAST = 4f; // times as fast
    private static final float TURN = 1.6f; // radians per second
    private static final float TURN_PER_PIXEL = 0.0026f; // radians
    private static final float WIDEN = 25f; // degrees per second
    private static final float WIDEN_PER_NOTCH = 3f; // degrees

    private static final float WAY_PER_PIXEL = 0.045f; // u
    private static final float WAY_PER_NOTCH = 4f; // u

    private FreeCameraInput() {}

    /** Leads a camera through space and widens its view. */
    public static void move(FreeCamera camera, CommandInput<?> keys, float seconds) {
        fly(camera, keys, seconds);
        camera.zoom(WIDEN * seconds * keys.held(CameraAxis.WIDEN)
                - WIDEN_PER_NOTCH * keys.mouse().takeWheel());
    }

    /** Leads a camera through space; the wheel and what widens the view are free for other things. */
    public static void fly(FreeCamera camera, CommandInput<?> keys, float seconds) {
        float way = SPEED * (1f + (FAST - 1f) * keys.held(CameraAxis.FAST)) * seconds;
        camera.move(
                way * keys.held(CameraAxis.RIGHT), way * keys.held(CameraAxis.UP), way * keys.held(CameraAxis.AHEAD));
        float turn = TURN * seconds;
        camera.turn(turn * keys.held(CameraAxis.TURN), turn * keys.held(CameraAxis.TILT));
        look(camera, keys.mouse());
    }

    private static void look(FreeCamera camera, Mouse mouse) {
        camera.turn(
                TURN_PER_PIXEL * mouse.right().takeX(),
                TURN_PER_PIXEL * mouse.right().takeY());
    }

    /** Leads a camera by the mouse alone: the right button turns it, the middle one moves it, the wheel draws it near. */
    public static void drag(FreeCamera camera, Mouse mouse) {
        look(camera, mouse);
        float right = -WAY_PER_PIXEL * mouse.middle().takeX();
        float up = -WAY_PER_PIXEL * mouse.middle().takeY();
        camera.move(right, up, WAY_PER_NOTCH * mouse.takeWheel());
    }
}
