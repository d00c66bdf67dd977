package bumblewick.sim.run;

/** Points, chain and the other numbers of the result screen. {@link ScoreKeeper} changes them. */
public final class Score {
    long points;
    int chain;
    int chainTicksLeft;
    int longestChain;
    int kills;
    int enemiesSeen;
    int dodges;
    int brushes;
    int deflects;
    int beesLost;
    int seeds;
    float multiplier = 1f;

    public long points() {
        return points;
    }

    /** Kills in the chain. */
    public int chain() {
        return chain;
    }

    /** Ticks until the chain drops. */
    public int chainTicksLeft() {
        return chainTicksLeft;
    }

    public int longestChain() {
        return longestChain;
    }

    public float multiplier() {
        return multiplier;
    }

    public int kills() {
        return kills;
    }

    /** Enemies that have appeared so far. */
    public int enemiesSeen() {
        return enemiesSeen;
    }

    public int dodges() {
        return dodges;
    }

    public int brushes() {
        return brushes;
    }

    public int deflects() {
        return deflects;
    }

    public int beesLost() {
        return beesLost;
    }

    /** Lantern seeds found. */
    public int seeds() {
        return seeds;
    }
}
