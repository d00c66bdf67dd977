package bumblewick.desktop;

import java.io.PrintStream;

/** Prints how many of many files or runs are done: about ten lines in all, and none for a single one. */
final class Progress {
    private static final int LINES = 10;

    private final PrintStream err;
    private final int all;
    private int done;

    Progress(PrintStream err, int all) {
        this.err = err;
        this.all = all;
    }

    /** One more is done. */
    void advance() {
        int before = done * LINES / all;
        done++;
        if (all > 1 && done * LINES / all > before) {
            err.println(done + " of " + all + " done");
        }
    }
}
