package bumblewick.edit;

/** Something that is being written, letter by letter. */
public interface Entry {
    /** Adds a letter, if it can go on with it. */
    void add(char letter);

    /** Takes the last letter back. */
    void erase();

    /** What is written so far. */
    String text();
}
