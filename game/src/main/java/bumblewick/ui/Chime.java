package bumblewick.ui;

/** The interface's own sounds, whoever makes them. */
@FunctionalInterface
public interface Chime {
    /** What there is to hear. */
    enum Sound {
        /** The focus moved. */
        MOVE,
        /** Something was chosen. */
        ACCEPT,
        /** A step back. */
        BACK,
        /** The points are counted up. */
        COUNT,
        /** A medal lands. */
        MEDAL
    }

    void play(Sound sound);
}
