package bumblewick.desktop.files;

import java.util.Set;
import java.util.stream.Collectors;

/** The processes that this one, or a child of it, had started by a moment; a native library may have done it. */
final class ChildProcesses {
    private final Set<ProcessHandle> then;

    private ChildProcesses(Set<ProcessHandle> then) {
        this.then = then;
    }

    /** Those that run now. */
    static ChildProcesses now() {
        return new ChildProcesses(ProcessHandle.current().descendants().collect(Collectors.toSet()));
    }

    /** Asks those to end that were started since. */
    void endLater() {
        ProcessHandle.current()
                .descendants()
                .filter(process -> !then.contains(process))
                .forEach(ProcessHandle::destroy);
    }
}
