package bumblewick.def;

/**
 * A pick-up in its place, in the corridor's frame, in u.
 *
 * @param lane of a fork in which alone it lies; empty for both
 * @param windage how much of the drift of fields carries it along
 */
public record PickupSpawnDef(String pickup, float x, float y, float z, String lane, float windage) {
    /** One that no wind moves. */
    public PickupSpawnDef(String pickup, float x, float y, float z, String lane) {
        this(pickup, x, y, z, lane, 0f);
    }

    /** One that lies in both lanes. */
    public PickupSpawnDef(String pickup, float x, float y, float z) {
        this(pickup, x, y, z, "", 0f);
    }
}
