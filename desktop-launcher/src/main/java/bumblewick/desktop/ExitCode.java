package bumblewick.desktop;

/** The exit codes of the process. */
final class ExitCode {
    static final int FINE = 0;

    /** A replay is not proven, a mod or a patch is no good, a file cannot be written, or the game crashed. */
    static final int FAILED = 1;

    /** The command line cannot be followed. */
    static final int USAGE = 2;

    /** There is no display, or no OpenGL that the game can use. */
    static final int NO_DISPLAY = 3;

    private ExitCode() {}
}
