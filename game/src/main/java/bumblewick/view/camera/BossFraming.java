package bumblewick.view.camera;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.Vector3f;

/**
 * Frames a boss. While it fights, the camera rises and draws back, so that the boss stands above Wick in the picture and not
 * behind: their distance on the screen is about {@code LIFT · (1/a − 1/b)} of the focal length, with a and b the distances of
 * Wick and boss. When the boss enters there is a cut to a shot over Wick's shoulder that keeps the boss in its middle and Wick
 * at its edge, for the player goes on steering.
 */
final class BossFraming {
    private static final float LIFT = 1.8f; // u
    private static final float DRAW_BACK = 1.2f; // u
    private static final float DOWN = 0.09f; // slope by which the camera looks down
    private static final float RISE_SECONDS = 1.5f;
    private static final float RETURN_SECONDS = 0.45f; // from the shot of the entrance
    private static final float SHOULDER_X = 2.1f; // u, of that shot's eye from Wick
    private static final float SHOULDER_Y = 0.7f;
    private static final float SHOULDER_Z = -5.4f;
    private static final float SHOT_DEGREES = 36f;
    private static final float ROOM_ABOVE = 0.06f; // slope, for the name and the health above the boss

    private final Vector3f target = new Vector3f();
    private float risen;
    private float shot; // share of the entrance's shot in the picture

    /**
     * Advances by a frame.
     *
     * @param cuts whether there may be cuts; without, the camera only rises
     */
    void update(FlightStage flight, boolean cuts, float seconds) {
        Boss boss = flight.boss().orElse(null);
        boolean fights = boss != null && boss.defeatedTicks() == 0;
        risen = Easing.clamp(risen + (fights ? seconds : -seconds) / RISE_SECONDS);
        boolean staged = cuts && boss != null && boss.staged();
        shot = staged ? 1f : Easing.clamp(shot - seconds / RETURN_SECONDS);
        if (staged) {
            place(boss, flight);
        }
    }

    /** Aims the shot above where the bent course shows the boss. */
    private void place(Boss boss, FlightStage flight) {
        float depth = Math.max(0f, boss.position().z - flight.sightCamera().eye().z);
        SceneCoordinates.toScene(boss.position(), target);
        target.x -= flight.sightCamera().bendX() * depth * depth;
        target.y += flight.sightCamera().bendY() * depth * depth + ROOM_ABOVE * depth;
    }

    /** Forgets the boss, after a jump to another moment. */
    void snap(FlightStage flight) {
        Boss boss = flight.boss().orElse(null);
        risen = boss != null && boss.defeatedTicks() == 0 && !boss.entering() ? 1f : 0f;
        shot = 0f;
    }

    /**
     * Moves a camera.
     *
     * @param wick Wick's middle, in the scene's frame (unaffected)
     * @param eye in the scene's frame; modified
     * @param aim the point looked at, in the scene's frame; modified
     */
    void apply(Vector3f wick, Vector3f eye, Vector3f aim) {
        float rise = Easing.inOut(risen);
        float ahead = aim.z - eye.z;
        eye.y += rise * LIFT;
        eye.z -= rise * DRAW_BACK;
        aim.y += rise * (LIFT - DOWN * ahead);
        float share = Easing.inOut(shot);
        if (share > 0f) {
            eye.x = Easing.mix(eye.x, wick.x + SHOULDER_X, share);
            eye.y = Easing.mix(eye.y, wick.y + SHOULDER_Y, share);
            eye.z = Easing.mix(eye.z, wick.z + SHOULDER_Z, share);
            aim.interpolateLocal(target, share);
        }
    }

    /** The vertical field of view in degrees, of a camera that would have {@code degrees} without a boss. */
    float degrees(float degrees) {
        return Easing.mix(degrees, SHOT_DEGREES, Easing.inOut(shot));
    }
}
