package bumblewick.pilot;

import bumblewick.math.Tick;
import java.util.List;
import java.util.Locale;

/**
 * How well a pilot plays. {@link #FLAWLESS} reacts at once and never errs: it shows the game and plays in tests. The others
 * stand for players, and lose bees; what they err by is drawn from the seed of the run, see {@link HumanError}.
 */
public enum Skill {
    /** The first hours with the game. */
    NOVICE(24, 2.6f, 0.65f, 0.85f, 5.5f, 0.1f),
    /** Knows the game, not the stage. */
    AVERAGE(15, 1.9f, 0.74f, 0.8f, 2.2f, 0.4f),
    /** Knows the stage. */
    EXPERT(7, 1.1f, 0.84f, 0.72f, 0.4f, 0.85f),
    /** No player. */
    FLAWLESS(0, 0f, 1f, 0f, 0f, 1f);

    /** Those who stand for players, from the worst to the best. */
    public static final List<Skill> PLAYERS = List.of(NOVICE, AVERAGE, EXPERT);

    private final int reaction;
    private final float aimError;
    private final float rightMode;
    private final float overlooks;
    private final float hesitation;
    private final float deeds;

    Skill(int reaction, float aimError, float rightMode, float overlooks, float hesitation, float deeds) {
        this.reaction = reaction;
        this.aimError = aimError;
        this.rightMode = rightMode;
        this.overlooks = overlooks;
        this.hesitation = hesitation;
        this.deeds = deeds;
    }

    /** Ticks from when something is to be seen until the pilot knows of it. */
    int reaction() {
        return reaction;
    }

    /**
     * How far the pilot's aim is off at most, in u. It judges as wrongly where something will cross its way a second later, and
     * is content within twice that distance of where it wants to be.
     */
    float aimError() {
        return aimError;
    }

    /**
     * Share of the time in which the bees are gathered or scattered as is best, and the pilot minds what comes; 0 to 1. In the
     * rest it does the opposite, and evades nothing.
     */
    float rightMode() {
        return rightMode;
    }

    /** Share of what comes that the pilot does not try to evade, even when it minds what comes: it trusts the bees; 0 to 1. */
    float overlooks() {
        return overlooks;
    }

    /** How long it looks around at a new place of a garden, on average, in ticks. */
    int hesitation() {
        return Tick.of(hesitation);
    }

    /** Share of the runs in which the pilot cares for what the flight asks for before its high exit opens; 0 to 1. */
    float deeds() {
        return deeds;
    }

    /** As the command line names it, such as {@code novice}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
