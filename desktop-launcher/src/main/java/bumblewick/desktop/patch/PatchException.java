package bumblewick.desktop.patch;

/** A patch or a folder is not what it must be: where, what was found, and what was expected. */
public final class PatchException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * Says what is wrong.
     *
     * @param place file or place in a file
     * @param found what is there
     * @param expected what should be there
     */
    PatchException(String place, String found, String expected) {
        super(place + ": found " + found + ", expected " + expected);
    }

    /** Says what is wrong in words of its own. */
    PatchException(String message) {
        super(message);
    }
}
