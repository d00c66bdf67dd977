package bumblewick.def;

import java.util.List;

/**
 * How a stage looks: light, sky, ground, and what stands at the wayside without mattering to the play. Nothing in here
 * reaches the simulation. Colours are written {@code #rrggbb} and are sRGB; strengths multiply them in linear light.
 *
 * @param id name, unique among looks
 * @param bossLook look that this one turns into while the boss is there, or empty
 * @param sun where the light comes from
 * @param ambient light from all sides
 * @param sky the dome
 * @param fog distance haze; it takes its colour from the sky
 * @param curve how far the ground sinks: {@code curve·d²} u at d u ahead
 * @param ground the checker
 * @param grade last pass of the picture
 * @param motes what drifts past the camera
 * @param scatter scenery strewn along the wayside
 * @param landmarks single large pieces
 */
public record LookDef(
        String id,
        String bossLook,
        Sun sun,
        Ambient ambient,
        Sky sky,
        Fog fog,
        float curve,
        Ground ground,
        Grade grade,
        Motes motes,
        List<Scatter> scatter,
        List<Landmark> landmarks) {
    public LookDef {
        scatter = List.copyOf(scatter);
        landmarks = List.copyOf(landmarks);
    }

    /**
     * The sun.
     *
     * @param x, y, z direction towards it in the corridor's frame; any length but zero
     * @param colour of its light
     * @param strength on the colour
     */
    public record Sun(float x, float y, float z, String colour, float strength) {}

    /** Light from above and from below. */
    public record Ambient(String up, float upStrength, String down, float downStrength) {}

    /**
     * The dome.
     *
     * @param zenith straight up
     * @param horizon at eye level
     * @param below under the horizon
     * @param cloud lit side of the clouds
     * @param cloudShade their shaded side
     * @param clouds how much of the sky they cover, 0 to 1
     * @param stars how many are seen, 0 to 1
     */
    public record Sky(
            String zenith, String horizon, String below, String cloud, String cloudShade, float clouds, float stars) {}

    /**
     * Distance haze.
     *
     * @param start distance from which it is seen, in u
     * @param length from there to full haze, in u
     * @param most share of the object's colour that full haze takes away, 0 to 1
     */
    public record Fog(float start, float length, float most) {}

    /**
     * The checkered ground.
     *
     * @param a one colour
     * @param b the other
     * @param cell edge of a square, in u
     * @param lineGlow how much the seams glow
     * @param height of the ground, in u
     */
    public record Ground(String a, String b, float cell, float lineGlow, float height) {}

    /** The last pass: factors on exposure, saturation and contrast, and the amounts of vignette and bloom. */
    public record Grade(
            float exposure, float saturation, float contrast, float vignette, float bloom, float bloomThreshold) {}

    /**
     * Petals, pollen, embers.
     *
     * @param colour of one
     * @param perSecond how many come
     * @param size of one, in u
     */
    public record Motes(String colour, float perSecond, float size) {}

    /** Which side of the rail. */
    public enum Side {
        LEFT,
        RIGHT,
        BOTH
    }

    /**
     * Scenery strewn along the wayside.
     *
     * @param model model without folder and extension
     * @param perHundredUnits how many on each side for 100 u of the rail
     * @param side where
     * @param minX least distance from the rail, in u
     * @param maxX largest distance from the rail, in u
     * @param minScale least scale
     * @param maxScale largest scale
     * @param y height of its foot, in u
     * @param from distance along the rail from which it is strewn, in u
     * @param to distance along the rail up to which it is strewn, in u
     */
    public record Scatter(
            String model,
            float perHundredUnits,
            Side side,
            float minX,
            float maxX,
            float minScale,
            float maxScale,
            float y,
            float from,
            float to) {}

    /**
     * A large single piece.
     *
     * @param model model without folder and extension
     * @param x to the right of the rail, in u
     * @param y height of its foot, in u
     * @param z along the rail, in u; of a distant one: ahead of the camera, in u
     * @param scale on all sizes
     * @param yawDegrees turn about the upright axis
     * @param distant it keeps its distance, like mountains and the far islands
     */
    public record Landmark(String model, float x, float y, float z, float scale, float yawDegrees, boolean distant) {}
}
