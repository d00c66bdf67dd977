package bumblewick.view;

import bumblewick.def.ContrastDef;
import java.util.Optional;

/**
 * What the player wants of the picture.
 *
 * @param quality how much the machine can draw
 * @param reduceMotion no shake, no roll, no widening of the view, less sway of the camera
 * @param reduceFlash flashes and bright bursts are dimmed
 * @param shake how much the camera shakes, 0 to 1, if motion is not reduced
 * @param highContrast how friend and foe stand out before a world that steps back; empty if they do not
 * @param shadows whether the sun throws any
 * @param effects whether there is a last pass: glow, grade, and on the highest quality smoothed edges
 * @param scale lines of the picture per line of the window, above 0 and up to 1
 */
public record ViewOptions(
        Quality quality,
        boolean reduceMotion,
        boolean reduceFlash,
        float shake,
        Optional<ContrastDef> highContrast,
        boolean shadows,
        boolean effects,
        float scale) {
    /** How much the machine can draw. */
    public enum Quality {
        /** Less grows; by itself no shadow map, no last pass. */
        LOW,
        /** Shadow map of 1024², bloom, grade. */
        MEDIUM,
        /** Shadow map of 2048², bloom, grade, smoothed edges. */
        HIGH;

        /** Whether shadows and a last pass belong to it. */
        public boolean rich() {
            return this != LOW;
        }
    }

    public ViewOptions {
        if (!(scale > 0f && scale <= 1f)) {
            throw new IllegalArgumentException("scale is " + scale + ", expected above 0 and up to 1");
        }
    }

    /** With the shadows, passes and lines that belong to the quality. */
    public ViewOptions(
            Quality quality,
            boolean reduceMotion,
            boolean reduceFlash,
            float shake,
            Optional<ContrastDef> highContrast) {
        this(quality, reduceMotion, reduceFlash, shake, highContrast, quality.rich(), quality.rich(), 1f);
    }

    /** With all the shaking that there is, and no more contrast than the looks have. */
    public ViewOptions(Quality quality, boolean reduceMotion, boolean reduceFlash) {
        this(quality, reduceMotion, reduceFlash, 1f, Optional.empty());
    }

    /** Everything on but flashes. */
    public static ViewOptions defaults() {
        return new ViewOptions(Quality.HIGH, false, true);
    }

    /** How much a camera may shake, 0 to 1. */
    float shaking() {
        return reduceMotion ? 0f : shake;
    }

    /** Whether surfaces are drawn with less on them, and less grows. */
    boolean plain() {
        return !quality.rich();
    }

    /** The same with shadows, or without. */
    public ViewOptions withShadows(boolean on) {
        return new ViewOptions(quality, reduceMotion, reduceFlash, shake, highContrast, on, effects, scale);
    }

    /** The same with a last pass, or without. */
    public ViewOptions withEffects(boolean on) {
        return new ViewOptions(quality, reduceMotion, reduceFlash, shake, highContrast, shadows, on, scale);
    }

    /** The same with another number of lines per line of the window. */
    public ViewOptions withScale(float lines) {
        return new ViewOptions(quality, reduceMotion, reduceFlash, shake, highContrast, shadows, effects, lines);
    }
}
