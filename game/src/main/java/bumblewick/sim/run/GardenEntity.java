package bumblewick.sim.run;

/**
 * An entity of a garden as the view needs it: its model, pose and animation clip. Read only. Hidden entities are not in the
 * stage's list.
 */
public interface GardenEntity {
    /** Unique in the stage, never used again. */
    int id();

    /** Model without folder and extension. */
    String model();

    /** Pose of its origin: the middle of the feet of what stands, the middle of a ball. */
    Pose pose();

    /** The clip that the model plays now: {@code idle}, {@code move}, {@code attack}, …; empty for a model without clips. */
    default String clip() {
        return "";
    }

    /** Time in the clip, in ticks; the view starts the clip over when this falls. */
    default int clipTicks() {
        return 0;
    }

    /** Playback rate of the clip, 1 as it was made. */
    default float clipSpeed() {
        return 1f;
    }

    /** Uniform size, 1 as it was made; for appearing, squash and vanishing. */
    default float size() {
        return 1f;
    }

    /** Height of the ground on which its shadow falls, in u; NaN for an entity without a shadow. */
    default float shadowHeight() {
        return Float.NaN;
    }

    /** Whether it is out of sight for now. */
    default boolean isHidden() {
        return false;
    }

    /** Ticks left of the flash after a hit. */
    default int flashTicks() {
        return 0;
    }
}
