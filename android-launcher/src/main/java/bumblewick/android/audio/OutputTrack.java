package bumblewick.android.audio;

/**
 * An open output of the system, which takes frames as fast as they are heard. Belongs to the mixing thread. Some
 * systems throw whatever {@link RuntimeException} they like from any of its methods: then it is of no more use.
 */
interface OutputTrack {
    /** Opens the system's output. */
    interface Opener {
        /**
         * Opens it, at rest.
         *
         * @param preferred the format of the device that it is going to be heard by, or null for the system's
         * @throws RuntimeException if there is none; the type differs from system to system
         */
        OutputTrack open(OutputFormat preferred);
    }

    /** What it was opened with. */
    OutputFormat format();

    /** The native format of what it is heard by now. */
    OutputFormat bestFormat();

    /** The kind and name of what it is heard by, empty if it is not known. */
    String device();

    /** Whether the system sends it to another device than when this was last asked. */
    boolean hasMoved();

    /** Whether the system gave it the short way to the loudspeaker, which takes a burst at a time. */
    boolean isFast();

    /** The fewest frames that the system asks for in the queue of an output that is not fast. */
    int leastQueue();

    /** The most frames that can wait. */
    int capacity();

    /**
     * Sets how many frames wait at most.
     *
     * @return what became of it
     */
    int queue(int frames);

    /** How often there was nothing to play, since it was opened. */
    int gaps();

    /** Begins, or goes on after a pause. */
    void play();

    /** Stands still; what waits, waits. */
    void pause();

    /**
     * Adds frames; waits while there is no room.
     *
     * @param samples left and right in turns
     * @param from first frame
     * @param count how many frames
     * @return how many were taken; an error if it is negative
     */
    int write(float[] samples, int from, int count);

    /** Lets go of it. */
    void close();
}
