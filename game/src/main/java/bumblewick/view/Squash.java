package bumblewick.view;

import bumblewick.view.pose.Spring;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** A body that gives: long when it leaps, flat when it lands, its volume always the same. */
final class Squash {
    private static final float MOST = 0.24f;
    private static final float STIFF = 26f; // radians per second
    private static final float SWING = 0.42f;
    private static final float LEAP = 5.0f; // per second, of the height
    private static final float LAND = 0.42f; // per u/s of the fall
    private static final float HARDEST = 20f; // u/s
    private static final float WHIRL = 3.2f;

    private final Spring stretch = new Spring(STIFF, SWING);
    private final Vector3f size = new Vector3f(1f, 1f, 1f);
    private WickClip clip = WickClip.IDLE;

    /** The factors on width, height and depth in this frame. Not to be changed. */
    Vector3f size(Cue cue, float seconds) {
        if (cue.leaping) {
            stretch.kick(LEAP);
        }
        stretch.kick(-LAND * Math.min(HARDEST, cue.landing));
        if (cue.clip != clip) {
            clip = cue.clip;
            stretch.kick(clip == WickClip.SPIN || clip == WickClip.SPIN_ATTACK ? WHIRL : 0f);
        }
        float by = Math.max(-MOST, Math.min(MOST, stretch.follow(0f, seconds)));
        float wide = 1f / FastMath.sqrt(1f + by);
        return size.set(wide, 1f + by, wide);
    }
}
