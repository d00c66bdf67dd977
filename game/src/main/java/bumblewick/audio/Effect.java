package bumblewick.audio;

import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.audio.AudioBuffer;
import com.jme3.util.BufferUtils;
import java.nio.ByteBuffer;

/**
 * A short recording, decoded whole. It is in memory once: until it is played for the first time here, from then on at
 * the device.
 */
final class Effect extends AudioBuffer {
    private static final int CHUNK = 16_384; // bytes
    private static final ByteBuffer NONE = BufferUtils.createByteBuffer(0);

    private final float seconds;
    private final int bytes;

    private Effect(Recording recording) {
        seconds = recording.seconds();
        bytes = (int) recording.bytes();
        setupFormat(recording.channels(), Short.SIZE, recording.rate());
        updateData(decode(recording));
    }

    /**
     * Decodes a file; slow.
     *
     * @param file path in the scene
     * @throws AssetLoadException if it is not there or cannot be read
     */
    static Effect load(AssetManager assets, String file) {
        try (Recording recording = new Recording(assets, file)) {
            return new Effect(recording);
        }
    }

    private static ByteBuffer decode(Recording recording) {
        ByteBuffer all = BufferUtils.createByteBuffer((int) recording.bytes());
        byte[] chunk = new byte[CHUNK];
        for (int got = recording.read(chunk); got > 0; got = recording.read(chunk)) {
            all.put(chunk, 0, got);
        }
        all.rewind();
        return all;
    }

    /** Drops the samples here if the device has them; on the render thread. */
    void dropIfUploaded() {
        if (!isUpdateNeeded()) {
            dropHere();
        }
    }

    private void dropHere() {
        audioData = NONE;
    }

    /** Frees the samples here and at the device; on the render thread, while nothing plays them. */
    void free() {
        if (getId() != INVALID_ID) {
            dispose(); // the device's, before its next frame
        }
        dropHere();
    }

    /** Whether the samples are still here. */
    boolean isHere() {
        return audioData != NONE;
    }

    /** Bytes of the recording, wherever it is. */
    int bytes() {
        return bytes;
    }

    @Override
    public float getDuration() {
        return seconds;
    }
}
