package bumblewick.def;

/**
 * A pick-up in its place, in the corridor's frame, in u.
 *
 * @param lane of a fork in which alone it lies; empty for both
 */
public record PickupSpawnDef(String pickup, float x, float y, float z, String lane) {
    /** One that lies in both lanes. */
    public PickupSpawnDef(String pickup, float x, float y, float z) {
        this(pickup, x, y, z, "");
    }
}
