package bumblewick.ui.menu;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Sends each command of keys and pads to the page, menu or screen that was opened last and is still open. */
public final class NavStack {
    /** Something that commands can be sent to. */
    public interface Target {
        /** Executes a command, if it means anything here. */
        void nav(NavCommand navCommand);

        /** What the player can do here now, in the order of the bar that shows it; nothing if it has a bar of its own. */
        default List<MenuHint> hints() {
            return List.of();
        }
    }

    private final Deque<Target> open = new ArrayDeque<>();

    /** Sends {@code navCommand} to the target on top; without one nothing happens. */
    public void dispatch(NavCommand navCommand) {
        if (!open.isEmpty()) {
            open.peek().nav(navCommand);
        }
    }

    /** What the player can do with the target on top. */
    public List<MenuHint> hints() {
        return open.isEmpty() ? List.of() : open.peek().hints();
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
