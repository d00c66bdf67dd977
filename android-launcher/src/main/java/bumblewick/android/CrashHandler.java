package bumblewick.android;

import bumblewick.app.shell.CrashReport;
import java.nio.file.Path;

/**
 * Writes a crash report for exceptions that no other handler caught, on any thread; then the system ends the process.
 * Exceptions inside the game do not come this far.
 */
final class CrashHandler implements Thread.UncaughtExceptionHandler {
    private final Path folder;
    private final Thread.UncaughtExceptionHandler system;

    private CrashHandler(Path folder, Thread.UncaughtExceptionHandler system) {
        this.folder = folder;
        this.system = system;
    }

    /** Spreads it for the whole process, once. */
    static void spread(Path folder) {
        Thread.UncaughtExceptionHandler now = Thread.getDefaultUncaughtExceptionHandler();
        if (!(now instanceof CrashHandler)) {
            Thread.setDefaultUncaughtExceptionHandler(new CrashHandler(folder, now));
        }
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        CrashReport.write(folder, "The thread '" + thread.getName() + "' failed", failure);
        if (system != null) {
            system.uncaughtException(thread, failure);
        }
    }
}
