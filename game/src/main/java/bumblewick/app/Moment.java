package bumblewick.app;

import bumblewick.loop.ReplayTape;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A moment of a recording that is shown.
 *
 * @param tape the recording
 * @param tick how many ticks after its beginning
 * @param leave where one comes to when one has seen enough of it
 * @param bench where it is shown, if that is no theatre
 */
record Moment(ReplayTape tape, int tick, Supplier<Screen> leave, Optional<Workbench> bench) {
    /** A moment that is shown in the theatre. */
    Moment(ReplayTape tape, int tick, Supplier<Screen> leave) {
        this(tape, tick, leave, Optional.empty());
    }

    /** Where a stage is made: what is flown from there is a test, and nobody's result. */
    interface Workbench {
        /** Back to work, where the test began. */
        Screen back();

        /** Back to where the test began, which begins again at once. */
        Screen again();
    }
}
