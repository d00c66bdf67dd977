package bumblewick.view;

import bumblewick.def.BossDef.Action;

/** Which clip a boss is seen in: a choice by what it does alone. */
enum BossClip {
    INTRO("intro", false),
    FLY("fly", true),
    /** Flies with what is left of it. */
    LIMP("limp", true),
    /** About to dive: jaws thrown open. */
    DIVE_TELL("jaws_open", false),
    /** About to throw: reared up. */
    FAN_TELL("gather", false),
    DIVE("dive", true),
    /** Throws; starts over with every throw. */
    FAN("fan", false),
    /** Something broke off it. */
    HURT("hurt", false),
    DEATH("death", false);

    private final String clip;
    private final boolean loops;

    BossClip(String clip, boolean loops) {
        this.clip = clip;
        this.loops = loops;
    }

    /**
     * The clip for what a living boss does.
     *
     * @param next what it does after that: a tell says which attack comes
     * @param hurt whether something broke off it a moment ago
     * @param worn whether this is its last phase
     */
    static BossClip of(Action action, Action next, boolean entering, boolean hurt, boolean worn) {
        if (entering) {
            return INTRO;
        }
        return switch (action) {
            case TELL -> next == Action.FAN ? FAN_TELL : DIVE_TELL;
            case DIVE -> DIVE;
            case FAN -> FAN;
            case FLY, RETURN -> hurt ? HURT : worn ? LIMP : FLY;
        };
    }

    /** Its name in the model. */
    String clip() {
        return clip;
    }

    boolean loops() {
        return loops;
    }
}
