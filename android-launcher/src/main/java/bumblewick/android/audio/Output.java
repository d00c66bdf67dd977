package bumblewick.android.audio;

/** Where mixed blocks go. */
interface Output {
    /** Begins to ask a mixer for blocks, on a thread of its own. */
    void start(Mixer mixer);

    /** Ends it; comes back when the mixer is no longer asked. */
    void stop();
}
