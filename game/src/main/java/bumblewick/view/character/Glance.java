package bumblewick.view.character;

import bumblewick.sim.player.Wick;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;

/**
 * Wick, whom one sees from behind, turns the face into the picture for a moment when something happens: towards an enemy that is
 * destroyed, or to this side and that when a volley leaves and when a blow comes.
 */
final class Glance {
    /** To a side, in radians: goggles, cheek and the inside of an ear are seen, and Wick still seems to fly ahead. */
    static final float YAW = 0.72f;

    private static final float SECONDS = 0.65f;
    private static final float PAUSE = 1.1f; // seconds from the end of one to the next: who nods all the time is a toy
    private static final float STRAIGHT = 0.5f; // u: what is no more aside has no side

    private float side = 1f; // 1: to the left
    private float left; // seconds of it; below 0: of the pause after it

    /** Continues by a frame. */
    void update(Wick wick, SimEvents happened, float seconds) {
        left = Math.max(-PAUSE, left - seconds);
        for (int i = 0; i < happened.size() && left <= -PAUSE; i++) {
            notice(wick, happened.get(i));
        }
    }

    private void notice(Wick wick, SimEvent event) {
        switch (event.type()) {
            case ENEMY_DESTROYED, SEGMENTS_CLEARED -> begin(wick.position().x - event.position().x);
            case VOLLEY_FIRED, WICK_HURT -> begin(0f);
            default -> {}
        }
    }

    /** @param toLeft how far to the left it is what Wick looks at, in u */
    private void begin(float toLeft) {
        side = Math.abs(toLeft) > STRAIGHT ? Math.signum(toLeft) : -side;
        left = SECONDS;
    }

    /** The turn to the left of straight ahead in radians, 0 if Wick does not glance. */
    float yaw() {
        return left > 0f ? side * YAW : 0f;
    }
}
