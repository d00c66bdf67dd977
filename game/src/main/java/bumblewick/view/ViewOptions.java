package bumblewick.view;

/**
 * What the player wants of the picture.
 *
 * @param quality how much the machine can draw
 * @param reduceMotion no shake, no roll, no widening of the view, less sway of the camera
 * @param reduceFlash flashes and bright bursts are dimmed
 */
public record ViewOptions(Quality quality, boolean reduceMotion, boolean reduceFlash) {
    /** How much the machine can draw. */
    public enum Quality {
        /** No shadow map, no last pass. */
        LOW,
        /** Shadow map of 1024², bloom, grade. */
        MEDIUM,
        /** Shadow map of 2048², bloom, grade, smoothed edges. */
        HIGH
    }

    /** Everything on but flashes. */
    public static ViewOptions defaults() {
        return new ViewOptions(Quality.HIGH, false, true);
    }

    boolean finished() {
        return quality != Quality.LOW;
    }
}
