package bumblewick.def;

/** The key that music or a tuned sound is in: the major one that has its notes, so G for E minor. */
public enum MusicalKey {
    /** In tune with everything, like a drum. */
    NONE,
    C,
    D_FLAT,
    D,
    E_FLAT,
    E,
    F,
    G_FLAT,
    G,
    A_FLAT,
    A,
    B_FLAT,
    B;

    private static final int OCTAVE = 12;
    private static final int FARTHEST_DOWN = 5;

    /**
     * How far something in another key is moved to be in this one, the shortest way.
     *
     * @return semitones, −5 to 6; 0 if one of them is {@link #NONE}
     */
    public int from(MusicalKey other) {
        if (this == NONE || other == NONE) {
            return 0;
        }
        return Math.floorMod(ordinal() - other.ordinal() + FARTHEST_DOWN, OCTAVE) - FARTHEST_DOWN;
    }
}
