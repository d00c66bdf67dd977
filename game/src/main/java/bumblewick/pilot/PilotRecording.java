package bumblewick.pilot;

import bumblewick.replay.SeekableReplay;

/**
 * A flight of the pilot as far as it is recorded.
 *
 * @param tape the recording
 * @param odometer its distance at each tick
 * @param whole whether the flight is over
 */
public record PilotRecording(SeekableReplay tape, Odometer odometer, boolean whole) {
    /** The distance at its end, in u. */
    public float reach() {
        return odometer.distance(odometer.ticks());
    }

    /** Whether it reaches a distance, or is over. */
    public boolean covers(float distance) {
        return whole || distance < reach();
    }
}
