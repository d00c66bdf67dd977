package bumblewick.sim.run;

/**
 * A thing of a garden as a picture needs it: which model, where, and what it does. Read only. A thing that is not to be
 * seen is not in the list of those that are.
 */
public interface Seen {
    /** Unique in the stage, never used again. */
    int id();

    /** Model without folder and extension. */
    String model();

    /** Where its origin is (the feet's middle of what stands, the middle of a ball). */
    Pose pose();

    /** The clip that the model plays now: {@code idle}, {@code move}, {@code attack}, …; empty for a thing without. */
    default String clip() {
        return "";
    }

    /** Since when it plays, in ticks; the picture starts the clip over when this falls. */
    default int clipTicks() {
        return 0;
    }

    /** How fast the clip plays, 1 as it was made. */
    default float clipSpeed() {
        return 1f;
    }

    /** Uniform size, 1 as it was made; for appearing, squash and vanishing. */
    default float size() {
        return 1f;
    }

    /** Height of what is below it, on which its shadow falls, in u; NaN for a thing whose shadow nobody misses. */
    default float shadowHeight() {
        return Float.NaN;
    }

    /** Ticks left of the flash after a hit. */
    default int flashTicks() {
        return 0;
    }
}
