package bumblewick.android.audio;

/** The destination of mixed blocks. */
interface Output {
    /** Starts asking the mixer for blocks, on a thread of its own. */
    void start(Mixer mixer);

    /** Stops; returns when the mixer is no longer asked for blocks. */
    void stop();
}
