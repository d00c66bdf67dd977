package bumblewick.content;

import java.util.List;

/**
 * Hears what a reader asks for while it reads: names, kinds, ranges, units. As a rule nobody listens. A {@link
 * SchemaRecorder} does, and lets the reader believe in fields that are not there, to see all of its ways; a {@link
 * FieldRecorder} does, and sees the ways that a document leads.
 */
class Declarations {
    /** Letters of a name, as an expression. */
    static final String NAME = "^[a-z][a-z0-9_]*$";

    /** Letters of a colour, as an expression. */
    static final String COLOUR = "^#[0-9a-f]{6}$";

    /** Nobody listens. */
    static final Declarations NONE = new Declarations();

    /** Whether somebody listens: then readers of inner objects are to be run even if there are none. */
    boolean recording() {
        return false;
    }

    /** A text of any letters, or of those that a pattern allows. */
    void text(String name, String what, String pattern, boolean required) {}

    /** The name of another definition. */
    void reference(String name, Kind kind, boolean required) {}

    /** A list of names of other definitions. */
    void references(String name, int min, int max, Kind kind) {}

    /** A number; one that may be left out has a fallback, else that is null. */
    void number(String name, Range range, boolean whole, Float fallback) {}

    void flag(String name, boolean fallback) {}

    /** One of several texts; what may be left out has a fallback, else that is null. */
    void choice(String name, List<String> constants, String fallback) {}

    /**
     * A list of numbers; of points, if each item is a list of three of them.
     *
     * @param fallback what it is if it is left out; empty if it must not be
     */
    void numbers(String name, int min, int max, Range range, boolean points, List<Float> fallback) {}

    void texts(String name, int min, int max, String what, String pattern, boolean required) {}

    /** An inner object: where it is heard. */
    Declarations object(String name, boolean required) {
        return this;
    }

    /** A list of objects: where one of them is heard. */
    Declarations list(String name, int min, int max, String what, boolean required) {
        return this;
    }

    /** Where one item of a list is heard. */
    Declarations item(int index) {
        return this;
    }

    /** An object with objects under any names: where one of them is heard. */
    Declarations entries(String name) {
        return this;
    }

    /** An object with texts under any names. */
    void table(String name, boolean required) {}

    /** Something is there that the reader has not asked for. */
    void stray(String name) {}

    /** Which constant the reader is to believe in. */
    <E> E forcedChoice(String name, E[] constants, E usual) {
        return usual;
    }

    /** Whether the reader is to believe that a field is there. */
    boolean forcedPresence(String name) {
        return false;
    }

    /** Which number the reader is to believe in. */
    float forcedNumber(String name, float fallback, float max) {
        return fallback;
    }
}
