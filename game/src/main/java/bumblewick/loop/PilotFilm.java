package bumblewick.loop;

/**
 * A flight of the pilot's as far as it is known.
 *
 * @param tape the recording
 * @param odometer how far it is at each tick
 * @param whole whether there is no more to come
 */
public record PilotFilm(ReplayTape tape, Odometer odometer, boolean whole) {
    /** How far it goes, in u. */
    public float reach() {
        return odometer.distance(odometer.ticks());
    }

    /** Whether it shows a distance, or all there will ever be. */
    public boolean shows(float distance) {
        return whole || distance < reach();
    }
}
