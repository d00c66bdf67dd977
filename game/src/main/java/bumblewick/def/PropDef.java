package bumblewick.def;

import java.util.List;
import java.util.stream.Collectors;

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
 * @param shakenBy hit points of shots that shake it, if it sends something
 * @param sends signal that it sends, once, when it is shaken; or empty
 */
public record PropDef(
        String scenery,
        float x,
        float y,
        float z,
        float yawDegrees,
        float scale,
        String lane,
        int shakenBy,
        String sends) {
    /** One that sends nothing. */
    public PropDef(String scenery, float x, float y, float z, float yawDegrees, float scale, String lane) {
        this(scenery, x, y, z, yawDegrees, scale, lane, 0, "");
    }

    /** One that stands in both lanes. */
    public PropDef(String scenery, float x, float y, float z, float yawDegrees, float scale) {
        this(scenery, x, y, z, yawDegrees, scale, "");
    }

    /** The signals that props send. */
    public static List<String> signals(List<PropDef> props) {
        return props.stream()
                .map(PropDef::sends)
                .filter(signal -> !signal.isEmpty())
                .distinct()
                .collect(Collectors.toList());
    }
}
