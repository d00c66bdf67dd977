package bumblewick.ui.page;

import java.util.ArrayDeque;
import java.util.Deque;

/** Leads what hands ask to the page that was opened last. */
public final class NavHub {
    /** What can be walked through. */
    public interface Target {
        /** Does what is asked, if it means anything here. */
        void nav(Nav nav);
    }

    private final Deque<Target> open = new ArrayDeque<>();

    /** Asks the page that was opened last; without one nothing happens. */
    public void nav(Nav nav) {
        if (!open.isEmpty()) {
            open.peek().nav(nav);
        }
    }

    /** Leads everything to {@code target} from now on, until it is closed. */
    public void open(Target target) {
        open.remove(target);
        open.push(target);
    }

    /** Leads nothing to {@code target} any more. */
    public void close(Target target) {
        open.remove(target);
    }
}
