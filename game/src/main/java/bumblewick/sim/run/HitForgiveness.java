package bumblewick.sim.run;

import bumblewick.math.StateHash;

/** Decides which hits cost no bee, as {@link Assists.Bees} promises. */
public final class HitForgiveness {
    private Assists.Bees bees;
    private int forgiven; // since the last hit that counted

    public HitForgiveness(Assists.Bees bees) {
        this.bees = bees;
    }

    /** Whether a hit costs nothing; call it once for each hit that would cost a bee. */
    public boolean forgives() {
        return switch (bees) {
            case NORMAL -> false;
            case TOUGH -> countsEvery(2);
            case TOUGHER -> countsEvery(4);
            case UNHARMED -> true;
        };
    }

    /** Forgives all hits but every {@code n}-th. */
    private boolean countsEvery(int n) {
        forgiven = (forgiven + 1) % n;
        return forgiven != 0;
    }

    /** From now on every hit counts. */
    public void end() {
        bees = Assists.Bees.NORMAL;
    }

    /** Adds what counts hits; nothing without an assist, so that such runs keep the hashes that they always had. */
    public void addTo(StateHash hash) {
        if (bees == Assists.Bees.TOUGH || bees == Assists.Bees.TOUGHER) {
            hash.add((long) forgiven);
        }
    }
}
