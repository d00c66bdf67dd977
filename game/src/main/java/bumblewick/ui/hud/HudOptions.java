package bumblewick.ui.hud;

/**
 * The player's settings for the HUD.
 *
 * @param textScale factor on the size of texts, 0.8 to 2
 * @param subtitles whether story lines are shown
 * @param captions whether captions describe important sounds
 * @param subtitleScale factor on the size of both, on top of {@code textScale}, 0.8 to 2
 * @param reducedMotion whether parts only appear and fade, without bouncing, swelling or rolling
 * @param scale factor on the size of permanent parts, 0.7 to 1.3
 * @param opacity of everything, 0.3 to 1
 * @param highContrast whether dark plates lie under everything: in high contrast, or because the player wants them
 * @param widest how far apart the sides may stand on wide screens, in widths of a 16:9 screen of the same height, 1
 *     to 3
 * @param elements which parts are shown
 * @param colours the colours that mean something
 */
public record HudOptions(
        float textScale,
        boolean subtitles,
        boolean captions,
        float subtitleScale,
        boolean reducedMotion,
        float scale,
        float opacity,
        boolean highContrast,
        float widest,
        HudElements elements,
        HudColours colours) {
    /** Refuses what is out of range. */
    public HudOptions {
        check("textScale", textScale, 0.8f, 2f);
        check("subtitleScale", subtitleScale, 0.8f, 2f);
        check("scale", scale, 0.7f, 1.3f);
        check("opacity", opacity, 0.3f, 1f);
        check("widest", widest, 1f, 3f);
    }

    static void check(String name, float value, float least, float most) {
        if (!(value >= least && value <= most)) {
            throw new IllegalArgumentException(name + " is " + value + ", expected " + least + " to " + most);
        }
    }

    /** With all parts, in the usual colours. */
    public HudOptions(
            float textScale,
            boolean subtitles,
            boolean captions,
            float subtitleScale,
            boolean reducedMotion,
            float scale,
            float opacity,
            boolean highContrast,
            float widest) {
        this(
                textScale,
                subtitles,
                captions,
                subtitleScale,
                reducedMotion,
                scale,
                opacity,
                highContrast,
                widest,
                HudElements.ALL,
                HudColours.USUAL);
    }

    /** The options of a player who has changed none. */
    public static HudOptions defaults() {
        return new HudOptions(1f, true, false, 1f, false, 1f, 1f, false, 1.2f);
    }
}
