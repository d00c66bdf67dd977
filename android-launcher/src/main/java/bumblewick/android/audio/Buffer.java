package bumblewick.android.audio;

/** An OpenAL buffer: a name for a clip, which can be replaced while no source has queued the buffer. */
final class Buffer {
    private final int id;
    private Clip clip = Clip.EMPTY;

    Buffer(int id) {
        this.id = id;
    }

    int id() {
        return id;
    }

    Clip clip() {
        return clip;
    }

    void hold(Clip other) {
        clip = other;
    }
}
