package bumblewick.ui.draw;

/** Plays the sounds of the interface. */
@FunctionalInterface
public interface UiSounds {
    /** A sound of the interface. */
    enum Sound {
        /** The focus moved. */
        MOVE,
        /** The player chose something. */
        ACCEPT,
        /** The player went back. */
        BACK,
        /** Points count up. */
        COUNT,
        /** A medal lands. */
        MEDAL
    }

    void play(Sound sound);
}
