package bumblewick.view.flight;

import bumblewick.def.BossDef.Action;

/** The clips of a boss, chosen by what it does alone. */
public enum BossClip {
    INTRO("intro", false),
    FLY("fly", true),
    /** Flies, in its last phase. */
    LIMP("limp", true),
    /** Winds up for a dive: throws its jaws open. */
    DIVE_TELL("jaws_open", false),
    /** Winds up for a round of bullets: rears up. */
    FAN_TELL("gather", false),
    DIVE("dive", true),
    /** Fires; restarts with every round. */
    FAN("fan", false),
    /** Plucks its strings; restarts with every one. */
    PLUCK("pluck", false),
    /** Strikes its strings; restarts with every one. */
    STRIKE("strike", false),
    /** Something broke off it. */
    HURT("hurt", false),
    /** Is thrown out of what it did, and hangs there; as hurt where a model has no clip for it. */
    REEL("reel", true),
    DEATH("death", false);

    private final String clip;
    private final boolean loops;

    BossClip(String clip, boolean loops) {
        this.clip = clip;
        this.loops = loops;
    }

    /**
     * The clip of a living boss.
     *
     * @param next what it does afterwards: a wind-up shows which attack comes
     * @param reels whether it was thrown out of what it did
     * @param hurt whether something broke off it a moment ago
     * @param lastPhase whether this is its last phase
     */
    static BossClip of(Action action, Action next, boolean entering, boolean reels, boolean hurt, boolean lastPhase) {
        if (entering) {
            return INTRO;
        }
        if (reels) {
            return REEL;
        }
        return switch (action) {
            case TELL -> next == Action.FAN ? FAN_TELL : DIVE_TELL;
            case DIVE, SLAM, CHARGE -> DIVE;
            case FAN -> FAN;
            case PLUCK -> PLUCK;
            case FLY, RETURN, REST, ARRIVE, STRAFE, ORBIT, ROLL, MIRROR -> hurt ? HURT : lastPhase ? LIMP : FLY;
        };
    }

    /** Its name in the model. */
    public String clip() {
        return clip;
    }

    boolean loops() {
        return loops;
    }
}
