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
 */
public record ViewOptions(
        Quality quality, boolean reduceMotion, boolean reduceFlash, float shake, Optional<ContrastDef> highContrast) {
    /** How much the machine can draw. */
    public enum Quality {
        /** No shadow map, no last pass. */
        LOW,
        /** Shadow map of 1024², bloom, grade. */
        MEDIUM,
        /** Shadow map of 2048², bloom, grade, smoothed edges. */
        HIGH
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

    boolean finished() {
        return quality != Quality.LOW;
    }
}
