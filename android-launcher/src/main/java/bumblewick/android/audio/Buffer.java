package bumblewick.android.audio;

/** One of OpenAL's buffers: a name for a recording, which can be exchanged while the buffer waits in no queue. */
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
