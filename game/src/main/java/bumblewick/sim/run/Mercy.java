package bumblewick.sim.run;

import bumblewick.math.StateHash;

/** Decides which hits cost nothing, as {@link Assists.Bees} promises. */
public final class Mercy {
    private Assists.Bees bees;
    private boolean spared;

    public Mercy(Assists.Bees bees) {
        this.bees = bees;
    }

    /** Whether this hit costs nothing; to be asked once for each hit that would cost something. */
    public boolean spares() {
        return switch (bees) {
            case NORMAL -> false;
            case TOUGH -> spared = !spared;
            case UNHARMED -> true;
        };
    }

    /** From now on every hit counts. */
    public void end() {
        bees = Assists.Bees.NORMAL;
    }

    /** Only whoever counts hits has a state: a run without help has the hashes that it always had. */
    public void addTo(StateHash hash) {
        if (bees == Assists.Bees.TOUGH) {
            hash.add(spared);
        }
    }
}
