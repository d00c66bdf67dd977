package bumblewick.desktop.pad;

/** A port that may have a pad. */
public interface PadPort {
    /**
     * Polls the pad.
     *
     * @param state receives it, all of it; unaffected if there is no pad
     * @return whether there is a pad
     */
    boolean read(PadState state);
}
