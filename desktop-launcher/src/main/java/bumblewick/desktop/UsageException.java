package bumblewick.desktop;

/** The command line asks for something that cannot be; the message is a sentence for the person who typed it. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
