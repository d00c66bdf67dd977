package bumblewick.sim.run;

import bumblewick.def.AssistDef;

/**
 * The assists that a run is played with. With any of them it is an assisted run, whose score is compared with assisted runs
 * only.
 *
 * @param aim help with aiming, in the air and on foot
 * @param bees how easily a hit costs a bee
 * @param sureFooted whether falls and fires are not counted, and coyote time is longer
 * @param timing how much time there is to react
 * @param extraBees further bees at the start, 0 to {@value #MOST_EXTRA_BEES}
 * @param endlessBoost whether boosting and braking use no energy
 * @param autoGather whether the game gathers and scatters the bees in flight for the player. A fact about the run that the
 *     simulation does not read: the intents contain it
 */
public record Assists(
        Aim aim,
        Bees bees,
        boolean sureFooted,
        Timing timing,
        int extraBees,
        boolean endlessBoost,
        boolean autoGather) {
    /** The highest number of {@link #extraBees}. */
    public static final int MOST_EXTRA_BEES = 12;

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
        UNHARMED,
        /** Three of four hits cost nothing. */
        TOUGHER
    }

    /** The time that there is for the stray bees after a crash landing. */
    public enum CrashTimer {
        NORMAL,
        DOUBLE,
        NONE
    }

    /**
     * How much time there is to react.
     *
     * @param crash the time on the islet after a crash landing
     * @param whirl length of the whirl in flight, in percent, 100 to {@value #LONGEST_WHIRL}
     * @param bullets speed of enemies' bullets, in percent, {@value #SLOWEST_BULLETS} to 100
     */
    public record Timing(CrashTimer crash, int whirl, int bullets) {
        public static final int LONGEST_WHIRL = 250;
        public static final int SLOWEST_BULLETS = 50;

        /** The time that everybody has. */
        public static final Timing NORMAL = new Timing(CrashTimer.NORMAL, 100, 100);

        /** @throws IllegalArgumentException if a number is out of its range */
        public Timing {
            check("whirl", whirl, 100, LONGEST_WHIRL);
            check("bullets", bullets, SLOWEST_BULLETS, 100);
        }
    }

    /** No assist at all. */
    public static final Assists NONE = new Assists(Aim.OFF, Bees.NORMAL, false);

    /** @throws IllegalArgumentException if the number of bees is out of its range */
    public Assists {
        check("extraBees", extraBees, 0, MOST_EXTRA_BEES);
    }

    /** With the usual timing, bees and boost. */
    public Assists(Aim aim, Bees bees, boolean sureFooted) {
        this(aim, bees, sureFooted, Timing.NORMAL, 0, false, false);
    }

    private static void check(String name, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " is " + value + ", expected " + least + " to " + most);
        }
    }

    /** The same with another timing. */
    public Assists with(Timing timing) {
        return new Assists(aim, bees, sureFooted, timing, extraBees, endlessBoost, autoGather);
    }

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
