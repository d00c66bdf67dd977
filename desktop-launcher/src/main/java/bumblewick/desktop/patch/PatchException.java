package bumblewick.desktop.patch;

/** A patch or a folder is invalid: says where, what was found, and what was expected. */
public final class PatchException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * Makes the message of where, found and expected.
     *
     * @param place file or place in a file
     * @param found what was found
     * @param expected what should be there
     */
    PatchException(String place, String found, String expected) {
        super(place + ": found " + found + ", expected " + expected);
    }

    /** With a message of its own. */
    PatchException(String message) {
        super(message);
    }
}
