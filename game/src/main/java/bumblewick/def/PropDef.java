package bumblewick.def;

/**
 * A piece of scenery in its place.
 *
 * @param scenery which kind
 * @param x to the right of the rail, in u
 * @param y above the ground, in u
 * @param z along the rail, in u
 * @param yawDegrees turn about the upright axis; the body that is felt does not turn
 * @param scale on all sizes
 * @param lane of a fork in which alone it stands; empty for both
 */
public record PropDef(String scenery, float x, float y, float z, float yawDegrees, float scale, String lane) {
    /** One that stands in both lanes. */
    public PropDef(String scenery, float x, float y, float z, float yawDegrees, float scale) {
        this(scenery, x, y, z, yawDegrees, scale, "");
    }
}
