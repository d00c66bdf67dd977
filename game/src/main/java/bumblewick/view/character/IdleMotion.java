package bumblewick.view.character;

import bumblewick.view.animation.DampedSpring;
import bumblewick.view.animation.LocalPose;
import bumblewick.view.animation.Skeleton;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * What Wick does unasked, over whatever clip is playing: breathes, flicks an ear now and then, and while standing with nothing to
 * look at shifts the weight from foot to foot and looks about. Its moments are the same in every run, so that captures can be compared.
 */
final class IdleMotion {
    private static final float BREATH = 0.05f; // radians by which the chest rises, standing
    private static final float FLYING_BREATH = 0.025f; // the same while something else moves it, too
    private static final float BREATH_RATE = 2f; // radians per second: 19 breaths a minute
    private static final float SWAY = 0.055f; // radians by which the body leans over the one foot, then the other
    private static final float SWAY_RATE = 0.9f; // radians per second: 7 s from foot to foot and back
    private static final float GLANCE_ASIDE = 0.55f; // radians
    private static final float GLANCE_UP = 0.2f;
    private static final float GLANCE_LEAST = 1.6f; // seconds from one glance to the next
    private static final float GLANCE_MORE = 2.2f;
    private static final float FLICK = 0.42f; // radians
    private static final float FLICK_SECONDS = 0.22f;
    private static final float FLICK_LEAST = 2f; // seconds from one flick of an ear to the next
    private static final float FLICK_MORE = 3.5f;
    private static final float GOLDEN = 0.618034f; // its multiples are spread evenly between whole numbers

    private final Skeleton skeleton;
    private final int spine;
    private final int chest;
    private final int head;
    private final int leftEar;
    private final int rightEar;
    private final DampedSpring standing = new DampedSpring(6f, 1f);
    private final DampedSpring aside = new DampedSpring(9f, 0.9f);
    private final DampedSpring up = new DampedSpring(9f, 0.9f);
    private final Vector3f turn = new Vector3f();
    private float breath;
    private float sway;
    private float untilGlance = GLANCE_LEAST;
    private float untilFlick = FLICK_LEAST;
    private float flicked = FLICK_SECONDS; // since the last flick, in seconds
    private boolean left;
    private float wantedAside;
    private float wantedUp;
    private int drawn; // numbers so far

    IdleMotion(Skeleton skeleton) {
        this.skeleton = skeleton;
        spine = skeleton.index("spine");
        chest = skeleton.index("chest");
        head = skeleton.index("head");
        leftEar = skeleton.index("ear1.L");
        rightEar = skeleton.index("ear1.R");
    }

    /**
     * Moves a pose for a frame.
     *
     * @param pose modified
     * @param seconds of the world; 0 while it is paused
     */
    void update(LocalPose pose, WickAnimationInput input, float seconds) {
        boolean stands = input.clip == WickClip.IDLE && input.upper == null;
        float share = standing.follow(stands ? 1f : 0f, seconds);
        breathe(pose, share, seconds);
        float free = share * (1f - input.lookWeight);
        shiftWeight(pose, share, free, seconds);
        glance(pose, free, seconds);
        flick(pose, input.clip.lookFreedom, seconds);
    }

    private void breathe(LocalPose pose, float share, float seconds) {
        breath = (breath + BREATH_RATE * seconds) % FastMath.TWO_PI;
        float size = FLYING_BREATH + (BREATH - FLYING_BREATH) * share;
        skeleton.turn(pose, chest, turn.set(-size * FastMath.sin(breath), 0f, 0f));
    }

    /** Leans the body to a side; a head that looks at nobody stays upright. */
    private void shiftWeight(LocalPose pose, float share, float free, float seconds) {
        sway = (sway + SWAY_RATE * seconds) % FastMath.TWO_PI;
        float size = SWAY * FastMath.sin(sway);
        skeleton.turn(pose, spine, turn.set(0f, 0f, share * size));
        skeleton.turn(pose, head, turn.set(0f, 0f, -0.7f * free * size));
    }

    private void glance(LocalPose pose, float share, float seconds) {
        untilGlance -= seconds;
        if (untilGlance <= 0f) {
            untilGlance = GLANCE_LEAST + GLANCE_MORE * next();
            wantedAside = GLANCE_ASIDE * (2f * next() - 1f);
            wantedUp = GLANCE_UP * (2f * next() - 1f);
        }
        float yaw = aside.follow(wantedAside, seconds);
        float pitch = up.follow(wantedUp, seconds);
        skeleton.turn(pose, head, turn.set(-pitch, yaw, 0f).multLocal(share));
    }

    private void flick(LocalPose pose, float share, float seconds) {
        untilFlick -= seconds;
        flicked += seconds;
        if (untilFlick <= 0f) {
            untilFlick = FLICK_LEAST + FLICK_MORE * next();
            flicked = 0f;
            left = !left;
        }
        if (flicked < FLICK_SECONDS) {
            float size = FLICK * share * FastMath.sin(FastMath.PI * flicked / FLICK_SECONDS);
            skeleton.turn(pose, left ? leftEar : rightEar, turn.set(-0.5f * size, 0f, left ? -size : size));
        }
    }

    /** The next number of an even spread, 0 (inclusive) to 1 (exclusive). */
    private float next() {
        drawn++;
        float number = drawn * GOLDEN;
        return number - FastMath.floor(number);
    }
}
