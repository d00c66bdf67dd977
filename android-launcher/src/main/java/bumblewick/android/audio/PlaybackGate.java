package bumblewick.android.audio;

import java.util.EnumSet;
import java.util.Set;

/** Whether sound may play: it is open if no reason closes it. From any thread. */
final class PlaybackGate {
    /** A reason for silence. */
    enum Reason {
        /** The game is in the background. */
        BEHIND,
        /** Another application has the audio focus. */
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

    /** Waits until it is open. */
    synchronized void await() throws InterruptedException {
        while (!reasons.isEmpty()) {
            wait();
        }
    }
}
