package bumblewick.app;

/** What of a page a command is about: a value, or a part with values in it. */
interface Handle {
    /** Makes it what it is without the mod; says whether it is another now. */
    boolean reset();

    /** Leaves it out. */
    void remove();

    /** Puts a copy of it behind it. */
    void copy();

    /** Shows all that can be done with it. */
    void more();
}
