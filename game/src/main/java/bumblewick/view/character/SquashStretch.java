package bumblewick.view.character;

import bumblewick.view.animation.DampedSpring;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** Squash and stretch: the body stretches when it leaps and flattens when it lands, at constant volume. */
final class SquashStretch {
    private static final float MAX_STRETCH = 0.24f;
    private static final float STIFF = 26f; // radians per second
    private static final float SWING = 0.42f;
    private static final float LEAP = 5.0f; // per second, of the height
    private static final float LAND = 0.42f; // per u/s of the landing's speed
    private static final float HARDEST = 20f; // u/s of the hardest landing
    private static final float WHIRL = 3.2f;

    private final DampedSpring stretch = new DampedSpring(STIFF, SWING);
    private final Vector3f size = new Vector3f(1f, 1f, 1f);
    private WickClip clip = WickClip.IDLE;

    /** The factors on width, height and depth in this frame. Not to be changed. */
    Vector3f scale(WickAnimationInput input, float seconds) {
        if (input.leaping) {
            stretch.addVelocity(LEAP);
        }
        stretch.addVelocity(-LAND * Math.min(HARDEST, input.landing));
        if (input.clip != clip) {
            clip = input.clip;
            stretch.addVelocity(clip == WickClip.SPIN || clip == WickClip.SPIN_ATTACK ? WHIRL : 0f);
        }
        float by = Math.max(-MAX_STRETCH, Math.min(MAX_STRETCH, stretch.follow(0f, seconds)));
        float wide = 1f / FastMath.sqrt(1f + by);
        return size.set(wide, 1f + by, wide);
    }
}
