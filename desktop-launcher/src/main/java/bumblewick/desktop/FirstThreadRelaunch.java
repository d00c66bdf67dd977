package bumblewick.desktop;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * macOS lets only the first thread of a process open windows, and Java keeps it for itself unless it is started with
 * {@value #OPTION}. A game that was started without it, as by {@code java -jar}, starts itself once more with it, waits, and
 * hands on the exit code.
 *
 * <p>Source: GLFW, <i>Introduction to the API</i>, "Thread safety"; Java names the process that has the first thread in the
 * environment.
 */
final class FirstThreadRelaunch {
    static final String OPTION = "-XstartOnFirstThread";

    /** Set in the process that was started: it never starts another one. */
    private static final String RELAUNCHED = "bumblewick.relaunched";

    private FirstThreadRelaunch() {}

    /** Starts the game once more if this process has no first thread; returns the exit code of that, or nothing. */
    static Optional<Integer> runIfNeeded() throws UsageException {
        ProcessHandle self = ProcessHandle.current();
        boolean needed = isNeeded(
                System.getProperty("os.name"), System.getenv(), self.pid(), System.getProperty(RELAUNCHED) != null);
        if (!needed) {
            return Optional.empty();
        }
        List<String> command = command(self.info().command(), self.info().arguments())
                .orElseThrow(() -> new UsageException("On macOS start the game with java " + OPTION + "."));
        return Optional.of(run(command));
    }

    /**
     * Whether the game has to be started once more.
     *
     * @param system as in the system property {@code os.name}
     * @param environment variables of the process
     * @param pid of the process
     * @param relaunched whether this process is the second one
     */
    static boolean isNeeded(String system, Map<String, String> environment, long pid, boolean relaunched) {
        return system.startsWith("Mac")
                && !relaunched
                && !"1".equals(environment.get("JAVA_STARTED_ON_FIRST_THREAD_" + pid));
    }

    /**
     * The command line of the second process: that of the first with two options in front. Nothing if the system does not tell
     * the first.
     *
     * @param java the program of the first process
     * @param arguments all of its arguments, those for Java first
     */
    static Optional<List<String>> command(Optional<String> java, Optional<String[]> arguments) {
        if (java.isEmpty() || arguments.isEmpty()) {
            return Optional.empty();
        }
        List<String> command = new ArrayList<>(List.of(java.get(), OPTION, "-D" + RELAUNCHED + "=true"));
        command.addAll(List.of(arguments.get()));
        return Optional.of(command);
    }

    /** Runs a command with the console of this process, and returns its exit code. */
    static int run(List<String> command) {
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException e) {
            System.err.println("The game could not start itself once more: " + e.getMessage());
            return ExitCode.FAILED;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return ExitCode.FAILED;
        }
    }
}
