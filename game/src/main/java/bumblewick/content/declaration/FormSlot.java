package bumblewick.content.declaration;

import bumblewick.content.json.JsonPath;

/**
 * A place of a definition as its reader has declared it: whether something must be there, and how much can be.
 *
 * @param place what it is by, whichever item or entry it is of: the key of {@link Descriptions}
 * @param required whether something must be there
 * @param least how many items or entries it must have at least, if it is there
 * @param most how many it may have
 */
public record FormSlot(JsonPath path, String place, Shape shape, boolean required, int least, int most) {
    /** What can be at a place. */
    public enum Shape {
        /** A number, a text or a flag. */
        VALUE,
        OBJECT,
        LIST,
        /** An object with entries under any names. */
        ENTRIES,
        /** Its reader says what it is only once it is there. */
        UNTOLD,
        /** Something that is there, and that the reader does not know. */
        STRAY
    }

    /** Whether it can have a changing number of items or entries. */
    public boolean grows() {
        return (shape == Shape.LIST || shape == Shape.ENTRIES) && least < most;
    }
}
