package bumblewick.sim.run;

import bumblewick.def.AssistDef;

/**
 * The helps that a run is played with. Each makes it an assisted one, which is compared with its like only.
 *
 * @param aim help with aiming, in the air and on foot
 * @param bees how hard it is to lose one
 * @param sureFooted whether a fall or a fire costs nothing but the way back, and a jump may come later
 */
public record Assists(Aim aim, Bees bees, boolean sureFooted) {
    /** How much the aim is helped. */
    public enum Aim {
        OFF,
        GENTLE,
        STRONG
    }

    /** How hard it is to lose a bee. */
    public enum Bees {
        NORMAL,
        /** Every second hit costs nothing. */
        TOUGH,
        /** No hit costs anything. */
        UNHARMED
    }

    /** No help at all. */
    public static final Assists NONE = new Assists(Aim.OFF, Bees.NORMAL, false);

    /** Whether there is any help. */
    public boolean any() {
        return !equals(NONE);
    }

    /** What the help with aiming is worth. */
    public AssistDef.Aim aim(AssistDef def) {
        return switch (aim) {
            case OFF -> AssistDef.Aim.NONE;
            case GENTLE -> def.gentle();
            case STRONG -> def.strong();
        };
    }
}
