package bumblewick.view.character;

import bumblewick.view.animation.ClipSettings;
import java.util.Locale;

/** Wick's clips and how each one plays. The model has a clip of each name, in lower case. */
public enum WickClip {
    IDLE(true, false, 0.07f, 1f, 1f),
    LOOK_AROUND(true, false, 0.10f, 0f, 0f),
    WALK(true, true, 0.06f, 1f, 1f),
    JOG(true, true, 0.06f, 1f, 1f),
    RUN(true, true, 0.06f, 0.8f, 0.8f),
    PULL_UP(true, true, 0.04f, 0f, 0.5f),
    CROUCH(true, false, 0.06f, 0.6f, 0.8f),
    CROUCH_WALK(true, true, 0.06f, 0.6f, 0.8f),
    JUMP(false, false, 0.025f, 0f, 0.5f),
    FALL(true, false, 0.09f, 0.3f, 0.6f),
    LAND(false, false, 0.025f, 0f, 0.5f),
    WALL_SLIDE(true, false, 0.05f, 0f, 0.4f),
    SPIN_ATTACK(false, false, 0.03f, 0f, 0f),
    JUMP_ATTACK(false, false, 0.03f, 0f, 0f),
    GLIDE(true, false, 0.07f, 0f, 0.8f),
    PUSH(true, true, 0.06f, 0f, 0.3f),
    RIDE(true, false, 0.08f, 0.8f, 1f),
    BURN(true, true, 0.04f, 0f, 0f),
    HURT(false, false, 0.03f, 0f, 0f),
    CHEER(true, false, 0.06f, 0f, 0f),
    SPRINT(true, true, 0.06f, 1f, 1f),
    FLY(true, false, 0.08f, 1f, 1f),
    BANK_LEFT(true, false, 0.08f, 1f, 1f),
    BANK_RIGHT(true, false, 0.08f, 1f, 1f),
    CLIMB(true, false, 0.08f, 1f, 1f),
    DIVE(true, false, 0.08f, 1f, 1f),
    BOOST(true, false, 0.06f, 0.5f, 0.5f),
    BRAKE(true, false, 0.06f, 0.6f, 1f),
    /** From flight into a boost. */
    TUCK(false, false, 0.03f, 0f, 0.4f),
    /** From flight into a brake. */
    FLARE(false, false, 0.03f, 0f, 0.6f),
    /** A volley is thrown, with the upper body. */
    REACH(false, false, 0.02f, 0f, 0.4f),
    SPIN(false, false, 0.035f, 0f, 0f),
    TAKE_OFF(false, false, 0.03f, 0.3f, 0.5f),
    STAGGER(false, false, 0.03f, 0f, 0f),
    STUMBLE(false, false, 0.03f, 0f, 0f),
    CRASH(true, false, 0.06f, 0f, 0f),
    VICTORY(true, false, 0.10f, 0f, 0f);

    /** How the clip plays and blends in. */
    final ClipSettings style;
    /** How far the lantern arm may aim while it plays, 0 to 1. */
    final float aimFreedom;
    /** How far the head may look around while it plays, 0 to 1. */
    final float lookFreedom;

    WickClip(boolean loops, boolean twoSteps, float halfLife, float aimFreedom, float lookFreedom) {
        style = new ClipSettings(clip(), loops, twoSteps, halfLife);
        this.aimFreedom = aimFreedom;
        this.lookFreedom = lookFreedom;
    }

    /** Its name in the model. */
    String clip() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The clip of a name, {@link #IDLE} if there is none. */
    public static WickClip named(String clip) {
        for (WickClip one : ALL) {
            if (one.style.name().equals(clip)) {
                return one;
            }
        }
        return IDLE;
    }

    private static final WickClip[] ALL = values();
}
