package bumblewick.editor.value;

/** The actions of a row on a page of values: of a value, or of a part with values. */
interface RowActions {
    /** Sets it to what it is without the mod; returns whether it changed. */
    boolean reset();

    /** Removes it. */
    void remove();

    /** Adds a copy after it. */
    void copy();

    /** Opens the menu of all its actions. */
    void more();
}
