package bumblewick.android;

import bumblewick.app.CrashReport;
import java.nio.file.Path;

/**
 * Catches what nobody else did, on any thread, so that there is a report of it; then the system goes on to end the process.
 * What fails inside the game never comes this far.
 */
final class CrashNet implements Thread.UncaughtExceptionHandler {
    private final Path folder;
    private final Thread.UncaughtExceptionHandler system;

    private CrashNet(Path folder, Thread.UncaughtExceptionHandler system) {
        this.folder = folder;
        this.system = system;
    }

    /** Spreads it for the whole process, once. */
    static void spread(Path folder) {
        Thread.UncaughtExceptionHandler now = Thread.getDefaultUncaughtExceptionHandler();
        if (!(now instanceof CrashNet)) {
            Thread.setDefaultUncaughtExceptionHandler(new CrashNet(folder, now));
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
