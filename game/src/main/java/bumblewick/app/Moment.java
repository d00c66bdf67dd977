package bumblewick.app;

import bumblewick.loop.ReplayTape;

/**
 * A moment of a recording.
 *
 * @param tick how many ticks after its beginning
 */
record Moment(ReplayTape tape, int tick) {}
