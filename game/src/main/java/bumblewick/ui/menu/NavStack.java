package bumblewick.ui.menu;

import java.util.ArrayDeque;
import java.util.Deque;

/** Sends each command of keys and pads to the page, menu or screen that was opened last and is still open. */
public final class NavStack {
    /** Something that commands can be sent to. */
    public interface Target {
        /** Executes a command, if it means anything here. */
        void nav(NavCommand navCommand);
    }

    private final Deque<Target> open = new ArrayDeque<>();

    /** Sends {@code navCommand} to the target on top; without one nothing happens. */
    public void dispatch(NavCommand navCommand) {
        if (!open.isEmpty()) {
            open.peek().nav(navCommand);
        }
    }

    /** Puts {@code target} on top: it receives all commands until it is removed or another is pushed. */
    public void push(Target target) {
        open.remove(target);
        open.push(target);
    }

    /** Takes {@code target} out, wherever it is; it receives no more commands. */
    public void remove(Target target) {
        open.remove(target);
    }
}
