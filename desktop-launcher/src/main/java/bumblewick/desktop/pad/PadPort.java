package bumblewick.desktop.pad;

/** A place where a pad may be. */
public interface PadPort {
    /**
     * Looks at what is there now.
     *
     * @param state receives it, all of it; unaffected if there is no pad
     * @return whether there is a pad
     */
    boolean read(PadState state);
}
