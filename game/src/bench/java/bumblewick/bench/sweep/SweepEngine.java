package bumblewick.bench.sweep;

/** An engine that can be asked where a shape's motion ends. */
interface SweepEngine {
    /** What {@link #sweep} answers where nothing is met. */
    float NOTHING = 2f;

    /** Takes up a level; called once. */
    void build(Level level);

    /** Brings the tasks into a form of its own; they are equally long. Called once, after {@link #build}. */
    void prepare(SweepTask[] tasks);

    /**
     * Answers one of the prepared tasks.
     *
     * @return the fraction of the displacement at the first contact, or {@link #NOTHING}
     */
    float sweep(int task);

    /** What the mesh and its tree take in memory, in bytes; −1 if the engine does not tell. */
    default long bytes() {
        return -1;
    }

    /** Gives back what is not garbage-collected. */
    default void close() {}
}
