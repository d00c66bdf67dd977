package bumblewick.ui.hud;

/**
 * Which parts of the HUD are shown, and how.
 *
 * @param bees whether the bees, the Hum and on foot the quest are shown
 * @param score whether points, multiplier and the next medal are shown
 * @param course whether the line at the foot shows how far the flight is
 * @param gauges whether whirl and energy are shown
 * @param boss whether the boss's name and health are shown
 * @param keys whether keys stand beside the gauges
 * @param inputs whether it is shown what is pressed
 * @param background strength of the dark background of texts, 0.4 to 1; at 1 it is even and has no soft ends
 * @param margin free height above and below, as a share of the picture, 0 to 0.1
 * @param reticle how the aim looks
 */
public record HudElements(
        boolean bees,
        boolean score,
        boolean course,
        boolean gauges,
        boolean boss,
        boolean keys,
        boolean inputs,
        float background,
        float margin,
        Reticle reticle) {
    /** Everything, up to the edges. */
    public static final HudElements ALL =
            new HudElements(true, true, true, true, true, true, false, 0.8f, 0f, new Reticle(1f, 1f, ""));

    /**
     * How the aim looks.
     *
     * @param size factor on its size, 0.3 to 3.2: what the player chose, and by how much a field of view shrinks the picture
     * @param opacity factor on its opacity, 0.2 to 1.5
     * @param colour {@code #rrggbb}; empty for white, and gold while the bees are gathered
     */
    public record Reticle(float size, float opacity, String colour) {}

    /** Refuses what is out of range. */
    public HudElements {
        HudOptions.check("background", background, 0.4f, 1f);
        HudOptions.check("margin", margin, 0f, 0.1f);
        HudOptions.check("reticle size", reticle.size(), 0.3f, 3.2f);
        HudOptions.check("reticle opacity", reticle.opacity(), 0.2f, 1.5f);
    }
}
