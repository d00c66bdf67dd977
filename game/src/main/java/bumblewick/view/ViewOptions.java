package bumblewick.view;

import bumblewick.def.presentation.ContrastDef;
import java.util.Optional;

/**
 * What the player and the machine want of the picture.
 *
 * @param quality how much is drawn
 * @param reduceMotion no shake, no roll, no widening of the view, less sway of the camera
 * @param reduceFlash flashes and bright bursts are dimmed
 * @param shake strength of the camera's shake, 0 to 1, unless motion is reduced
 * @param highContrast how friend and foe stand out before a dimmed world; empty if they do not
 * @param shadows whether the sun casts shadows
 * @param effects whether the post filter runs: bloom, grade, and on the highest quality anti-aliasing
 * @param scale rows of the picture per row of the window, above 0 and up to 1
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
    /** How much is drawn. */
    public enum Quality {
        /** Fewer plants, simple surfaces; unless chosen otherwise no shadows and no post filter. */
        LOW,
        /** Shadow map of 1024², bloom, grade. */
        MEDIUM,
        /** Shadow map of 2048², bloom, grade, anti-aliasing. */
        HIGH;

        /** Whether shadows and the post filter are on by default. */
        public boolean rich() {
            return this != LOW;
        }
    }

    public ViewOptions {
        if (!(scale > 0f && scale <= 1f)) {
            throw new IllegalArgumentException("scale is " + scale + ", expected above 0 and up to 1");
        }
    }

    /** With the quality's default for shadows, effects and scale. */
    public ViewOptions(
            Quality quality,
            boolean reduceMotion,
            boolean reduceFlash,
            float shake,
            Optional<ContrastDef> highContrast) {
        this(quality, reduceMotion, reduceFlash, shake, highContrast, quality.rich(), quality.rich(), 1f);
    }

    /** With full shake, no high contrast, and the quality's default for shadows, effects and scale. */
    public ViewOptions(Quality quality, boolean reduceMotion, boolean reduceFlash) {
        this(quality, reduceMotion, reduceFlash, 1f, Optional.empty());
    }

    /** Everything on, flashes reduced. */
    public static ViewOptions defaults() {
        return new ViewOptions(Quality.HIGH, false, true);
    }

    /** Strength of the camera's shake, 0 to 1. */
    public float shakeStrength() {
        return reduceMotion ? 0f : shake;
    }

    /** Whether plants are thinned and surfaces simplified. */
    public boolean isLowQuality() {
        return !quality.rich();
    }

    /** These options with shadows on or off. */
    public ViewOptions withShadows(boolean on) {
        return new ViewOptions(quality, reduceMotion, reduceFlash, shake, highContrast, on, effects, scale);
    }

    /** These options with the post filter on or off. */
    public ViewOptions withEffects(boolean on) {
        return new ViewOptions(quality, reduceMotion, reduceFlash, shake, highContrast, shadows, on, scale);
    }

    /** These options with another number of rows per row of the window. */
    public ViewOptions withScale(float lines) {
        return new ViewOptions(quality, reduceMotion, reduceFlash, shake, highContrast, shadows, effects, lines);
    }
}
