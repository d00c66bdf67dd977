package bumblewick.app.run;

import bumblewick.app.shell.Destination;
import bumblewick.replay.SeekableReplay;
import java.util.Optional;

/**
 * A moment of a replay that is shown.
 *
 * @param replay of the moment
 * @param tick how many ticks after the beginning
 * @param leave opened when the player leaves the replay
 * @param bench where it is shown, if that is the editor
 */
public record ReplayMoment(SeekableReplay replay, int tick, Destination leave, Optional<Workbench> bench) {
    /** A moment that the replay screen shows. */
    public ReplayMoment(SeekableReplay replay, int tick, Destination leave) {
        this(replay, tick, leave, Optional.empty());
    }

    /** A place in the editor from which a run is tested; the result of a test counts nowhere. */
    public interface Workbench {
        /** Back to where the test began. */
        Destination back();

        /** Back to where the test began, and into the test again at once. */
        Destination again();
    }
}
