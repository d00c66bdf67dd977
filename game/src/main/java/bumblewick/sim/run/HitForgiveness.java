package bumblewick.sim.run;

import bumblewick.math.StateHash;

/** Decides which hits cost no bee, as {@link Assists.Bees} promises. */
public final class HitForgiveness {
    private Assists.Bees bees;
    private boolean forgave;

    public HitForgiveness(Assists.Bees bees) {
        this.bees = bees;
    }

    /** Whether a hit costs nothing; call it once for each hit that would cost a bee. */
    public boolean forgives() {
        if (bees == Assists.Bees.TOUGH) {
            forgave = !forgave;
            return forgave;
        }
        return bees == Assists.Bees.UNHARMED;
    }

    /** From now on every hit counts. */
    public void end() {
        bees = Assists.Bees.NORMAL;
    }

    /** Adds what counts hits; nothing without an assist, so that such runs keep the hashes that they always had. */
    public void addTo(StateHash hash) {
        if (bees == Assists.Bees.TOUGH) {
            hash.add(forgave);
        }
    }
}
