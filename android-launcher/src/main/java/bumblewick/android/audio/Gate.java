package bumblewick.android.audio;

import java.util.EnumSet;
import java.util.Set;

/** Whether sound may come out: only if there is no reason why not. From any thread. */
final class Gate {
    /** Why nothing is to be heard. */
    enum Reason {
        /** Nobody sees the game. */
        BEHIND,
        /** Another application speaks. */
        OTHERS
    }

    private final Set<Reason> reasons = EnumSet.noneOf(Reason.class);

    synchronized void close(Reason reason) {
        reasons.add(reason);
        notifyAll();
    }

    synchronized void open(Reason reason) {
        reasons.remove(reason);
        notifyAll();
    }

    synchronized boolean isOpen() {
        return reasons.isEmpty();
    }

    /** Waits until it is. */
    synchronized void await() throws InterruptedException {
        while (!reasons.isEmpty()) {
            wait();
        }
    }
}
