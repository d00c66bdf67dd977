package bumblewick.view;

import bumblewick.def.presentation.ContrastDef;
import bumblewick.def.presentation.PaletteDef;
import java.util.Optional;

/**
 * What the player and the machine want of the picture.
 *
 * @param quality how much is drawn
 * @param reduceMotion no shake, no roll, no widening of the view, less sway of the camera
 * @param reduceFlash flashes and bright bursts are dimmed
 * @param shake strength of the camera's shake, 0 to 1, unless motion is reduced
 * @param highContrast how friend and foe stand out before a dimmed world; empty if they do not
 * @param palette colours of bullets and shots for a colour blindness; empty for those of the scene
 * @param bulletShapes whether enemies' bullets have shapes that tell kinds apart
 * @param lens how wide and from how far the camera looks
 * @param shadows whether the sun casts shadows
 * @param effects whether the post filter runs: bloom, grade, and above the lowest quality anti-aliasing
 * @param scale rows of the picture per row of the window, above 0 and up to 1
 */
public record ViewOptions(
        Quality quality,
        boolean reduceMotion,
        boolean reduceFlash,
        float shake,
        Optional<ContrastDef> highContrast,
        Optional<PaletteDef> palette,
        boolean bulletShapes,
        ViewLens lens,
        boolean shadows,
        boolean effects,
        float scale) {
    /** How much is drawn. */
    public enum Quality {
        /** Fewer plants, simple surfaces; unless chosen otherwise no shadows and no post filter. */
        LOW,
        /** Shadow map of 1024², bloom, grade, edges smoothed by a last pass. */
        MEDIUM,
        /** Shadow map of 2048², bloom, grade, four samples a pixel or, where the driver has them not, that pass. */
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
        this(
                quality,
                reduceMotion,
                reduceFlash,
                shake,
                highContrast,
                Optional.empty(),
                false,
                ViewLens.DEFAULT,
                quality.rich(),
                quality.rich(),
                1f);
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

    /** These options with other colours of bullets and shots. */
    public ViewOptions withPalette(Optional<PaletteDef> colours) {
        return with(colours, bulletShapes, lens, shadows, effects, scale);
    }

    /** These options as they are in a stage, for which a palette may have colours of its own. */
    public ViewOptions inStage(String stage) {
        return palette.map(chosen -> chosen.in(stage))
                .map(local -> new ViewOptions(
                        quality,
                        reduceMotion,
                        reduceFlash,
                        shake,
                        highContrast.map(local::over),
                        Optional.of(local),
                        bulletShapes,
                        lens,
                        shadows,
                        effects,
                        scale))
                .orElse(this);
    }

    /** These options with or without shapes of bullets. */
    public ViewOptions withBulletShapes(boolean on) {
        return with(palette, on, lens, shadows, effects, scale);
    }

    /** These options with another lens. */
    public ViewOptions withLens(ViewLens other) {
        return with(palette, bulletShapes, other, shadows, effects, scale);
    }

    /** These options with shadows on or off. */
    public ViewOptions withShadows(boolean on) {
        return with(palette, bulletShapes, lens, on, effects, scale);
    }

    /** These options with the post filter on or off. */
    public ViewOptions withEffects(boolean on) {
        return with(palette, bulletShapes, lens, shadows, on, scale);
    }

    /** These options with another number of rows per row of the window. */
    public ViewOptions withScale(float lines) {
        return with(palette, bulletShapes, lens, shadows, effects, lines);
    }

    private ViewOptions with(
            Optional<PaletteDef> colours,
            boolean shapes,
            ViewLens other,
            boolean shadowsOn,
            boolean effectsOn,
            float lines) {
        return new ViewOptions(
                quality,
                reduceMotion,
                reduceFlash,
                shake,
                highContrast,
                colours,
                shapes,
                other,
                shadowsOn,
                effectsOn,
                lines);
    }
}
