package bumblewick.view;

import com.jme3.math.Vector3f;

/** What Wick is to be seen doing in a frame, whatever the stage. Reused: {@link #begin} forgets the frame before. */
final class Cue {
    /** What the whole body does. */
    WickClip clip = WickClip.IDLE;
    /** Whether the clip starts over though it was playing. */
    boolean anew;
    /** How fast the clip plays, 1 is as it was made. */
    float pace;
    /** How much goes to the left, −1 (right) to 1. */
    float left;
    /** How much goes up, −1 to 1. */
    float up;
    /** How much of a step is being climbed, 0 to 1. */
    float step;
    /** What chest, head and arms do instead, over the legs of the clip; null for nothing. */
    WickClip upper;
    /** Where the lantern points, in the scene. */
    final Vector3f aim = new Vector3f();
    /** How much it does, 0 to 1. */
    float aims;
    /** What the eyes are on, in the scene. */
    final Vector3f look = new Vector3f();
    /** How much they are, 0 to 1. */
    float looks;
    /** How much ears and scarf feel of a change of speed, 1 as it is. */
    float give;
    /** Speed of the fall that ends in this frame, in u/s; 0 for none. */
    float landing;
    /** Whether Wick jumps off in this frame. */
    boolean leaping;

    final Mood mood = new Mood();

    /** Stands and does nothing. */
    void begin() {
        clip = WickClip.IDLE;
        anew = false;
        pace = 1f;
        left = 0f;
        up = 0f;
        step = 0f;
        upper = null;
        aims = 0f;
        looks = 0f;
        give = 1f;
        landing = 0f;
        leaping = false;
        mood.calm();
    }
}
