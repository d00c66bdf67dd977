package bumblewick.desktop;

/** The command line asks for something impossible; the message is a sentence for the user. */
final class UsageException extends Exception {
    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
