package bumblewick.app;

import bumblewick.input.TheatreKeys;
import bumblewick.input.TheatreKeys.Way;
import bumblewick.view.FreeCamera;

/** Leads a camera by keys, mouse and pad. */
final class CameraHand {
    private static final float SPEED = 7f; // u/s
    private static final float FAST = 4f; // times as fast
    private static final float TURN = 1.6f; // radians per second
    private static final float TURN_PER_PIXEL = 0.0026f; // radians
    private static final float WIDEN = 25f; // degrees per second
    private static final float WIDEN_PER_NOTCH = 3f; // degrees

    private CameraHand() {}

    static void move(FreeCamera camera, TheatreKeys keys, float seconds) {
        float way = SPEED * (1f + (FAST - 1f) * keys.held(Way.FAST)) * seconds;
        camera.go(way * keys.held(Way.RIGHT), way * keys.held(Way.UP), way * keys.held(Way.AHEAD));
        float turn = TURN * seconds;
        camera.turn(
                turn * keys.held(Way.TURN) + TURN_PER_PIXEL * keys.takeLookX(),
                turn * keys.held(Way.TILT) + TURN_PER_PIXEL * keys.takeLookY());
        camera.widen(WIDEN * seconds * keys.held(Way.WIDEN) - WIDEN_PER_NOTCH * keys.takeWheel());
    }
}
