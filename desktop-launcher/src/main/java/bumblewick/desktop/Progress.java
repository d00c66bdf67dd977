package bumblewick.desktop;

import java.io.PrintStream;

/** Prints how many of many files are done: about ten lines in all, and none for a single file. */
final class Progress {
    private static final int LINES = 10;

    private final PrintStream err;
    private final int files;
    private int done;

    Progress(PrintStream err, int files) {
        this.err = err;
        this.files = files;
    }

    /** One more is done. */
    void advance() {
        int before = done * LINES / files;
        done++;
        if (files > 1 && done * LINES / files > before) {
            err.println(done + " of " + files + " done");
        }
    }
}
