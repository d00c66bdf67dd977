package bumblewick.view.character;

import com.jme3.math.Vector3f;

/** What {@link WickAnimator} should play in a frame, whatever the stage. Reused: {@link #reset} clears it. */
final class WickAnimationInput {
    /** The clip of the whole body. */
    WickClip clip = WickClip.IDLE;
    /** Whether the clip restarts if it is playing. */
    boolean restart;
    /** Speed of the clip, 1 is as modelled. */
    float speed;
    /** Weight of flying to the left, −1 (right) to 1. */
    float left;
    /** Weight of flying up, −1 to 1. */
    float up;
    /** Height of a step being climbed, 0 to 1. */
    float step;
    /** A clip for chest, head and arms over the legs of {@link #clip}; null for none. */
    WickClip upper;
    /** Point that the lantern aims at, in the scene's frame. */
    final Vector3f aim = new Vector3f();
    /** Weight of aiming, 0 to 1. */
    float aimWeight;
    /** Point that the eyes look at, in the scene's frame. */
    final Vector3f look = new Vector3f();
    /** Weight of looking, 0 to 1. */
    float lookWeight;
    /** Share of a change of speed that ears and scarf feel, 1 is all. */
    float inertia;
    /** Speed of a fall that ends in this frame, in u/s; 0 for none. */
    float landing;
    /** Whether Wick jumps in this frame. */
    boolean leaping;

    /** Speed of the air about Wick, 0 to 1: the scarf flutters in it. */
    float airspeed;

    /** Wind at Wick, in the scene's frame: ears and scarf stream in it. Length 1 is a gale. */
    final Vector3f wind = new Vector3f();

    final FaceExpression expression = new FaceExpression();

    /** Resets to standing. */
    void reset() {
        clip = WickClip.IDLE;
        restart = false;
        speed = 1f;
        left = 0f;
        up = 0f;
        step = 0f;
        upper = null;
        aimWeight = 0f;
        lookWeight = 0f;
        inertia = 1f;
        airspeed = 0f;
        wind.set(0f, 0f, 0f);
        landing = 0f;
        leaping = false;
        expression.reset();
    }
}
