package bumblewick.app;

import bumblewick.loop.ReplayTape;
import java.util.function.Supplier;

/**
 * A moment of a recording that is shown.
 *
 * @param tape the recording
 * @param tick how many ticks after its beginning
 * @param leave where one comes to when one has seen enough of it
 */
record Moment(ReplayTape tape, int tick, Supplier<Screen> leave) {}
