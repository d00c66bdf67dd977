package bumblewick.sim.run;

import bumblewick.def.AssistDef;

/**
 * The assists that a run is played with. With any of them it is an assisted run, whose score is compared with assisted runs
 * only.
 *
 * @param aim help with aiming, in the air and on foot
 * @param bees how easily a hit costs a bee
 * @param sureFooted whether falls and fires are not counted, and coyote time is longer
 */
public record Assists(Aim aim, Bees bees, boolean sureFooted) {
    /** How much the aim is helped. */
    public enum Aim {
        OFF,
        GENTLE,
        STRONG
    }

    /** How easily a hit costs a bee. */
    public enum Bees {
        NORMAL,
        /** Every second hit costs nothing. */
        TOUGH,
        /** No hit costs anything. */
        UNHARMED
    }

    /** No assist at all. */
    public static final Assists NONE = new Assists(Aim.OFF, Bees.NORMAL, false);

    /** Whether there is any assist. */
    public boolean any() {
        return !equals(NONE);
    }

    /** The numbers of the help with aiming. */
    public AssistDef.Aim aim(AssistDef def) {
        return switch (aim) {
            case OFF -> AssistDef.Aim.NONE;
            case GENTLE -> def.gentle();
            case STRONG -> def.strong();
        };
    }
}
