package bumblewick.desktop.patch;

import java.io.PrintStream;

/** Prints the progress of something long: {@code Reads mod: 10 % 20 % … 100 %}, on one line. */
final class Meter {
    private static final int MARKS = 10;

    /** Bytes that are done before anybody has read of them. */
    private static final long SOON = 4_000_000;

    private final PrintStream err;
    private final long whole;
    private long done;
    private int marks;

    private Meter(PrintStream err, long whole) {
        this.err = err;
        this.whole = whole;
    }

    /**
     * Begins the line.
     *
     * @param what the name of the work, for the user
     * @param whole how much there is to do, in bytes
     */
    static Meter start(PrintStream err, String what, long whole) {
        if (whole < SOON) {
            return silent();
        }
        err.print(what + ":");
        return new Meter(err, whole);
    }

    /** One that says nothing. */
    static Meter silent() {
        return new Meter(null, Long.MAX_VALUE);
    }

    /** So many bytes more are done. */
    void advance(long bytes) {
        done += bytes;
        if (err == null) {
            return;
        }
        while (marks < MARKS && done * MARKS >= whole * (marks + 1)) {
            mark();
        }
    }

    private void mark() {
        marks++;
        err.print(" " + marks * 100 / MARKS + " %");
        if (marks == MARKS) {
            err.println();
        }
        err.flush();
    }
}
