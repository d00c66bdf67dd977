package bumblewick.audio;

import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.audio.AudioStream;
import java.io.InputStream;
import java.util.Arrays;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A stem of a track as an endless stream: its recording over and over without a gap, decoded ahead into a ring. The
 * decoding thread fills the ring, the device's thread reads from it and never waits: for what is not decoded in time
 * it gets silence of the same length, so that all stems of a track stay in step to the sample.
 */
final class StemStream extends AudioStream {
    private static final Logger LOG = LoggerFactory.getLogger(StemStream.class);

    /** Of music that is decoded ahead, in seconds: more than the second that the engine's renderer takes at a start. */
    private static final float AHEAD = 1.5f;

    private static final int CHUNK = 8192; // bytes

    private final String file;
    private final Recording recording;
    private final byte[] ring;
    private final byte[] chunk = new byte[CHUNK];
    private long written; // bytes since the start
    private long read;
    private boolean closed;

    /**
     * Opens a stem and decodes its beginning; slow.
     *
     * @param file path in the scene
     * @throws AssetNotFoundException if it is not there
     * @throws AssetLoadException if it cannot be read
     */
    StemStream(AssetManager assets, String file) {
        this.file = file;
        recording = new Recording(assets, file);
        int frameBytes = Short.BYTES * recording.channels();
        ring = new byte[frameBytes * Math.round(AHEAD * recording.rate())];
        setupFormat(recording.channels(), Short.SIZE, recording.rate());
        updateData(new Reader(), recording.seconds());
        fill();
    }

    /** Decodes ahead as far as the ring has room; on the decoding thread. */
    void fill() {
        synchronized (recording) {
            while (hasRoom()) {
                int got = decode();
                if (got <= 0) {
                    return;
                }
                put(got);
            }
        }
    }

    private synchronized boolean hasRoom() {
        return !closed && written - read <= ring.length - CHUNK;
    }

    /** Without the lock of the ring: the device does not wait for the decoder. */
    private int decode() {
        try {
            int got = recording.read(chunk);
            if (got <= 0) {
                recording.rewind();
                got = recording.read(chunk);
            }
            if (got <= 0) {
                end("there is nothing in it any more");
            }
            return got;
        } catch (AssetNotFoundException | AssetLoadException | OutOfMemoryError lost) {
            end(lost.toString());
            return 0;
        }
    }

    /** What should have been heard already is not kept. */
    private synchronized void put(int bytes) {
        int late = (int) Math.max(0, Math.min(bytes, read - written));
        for (int i = late; i < bytes; ) {
            int at = (int) ((written + i) % ring.length);
            int run = Math.min(bytes - i, ring.length - at);
            System.arraycopy(chunk, i, ring, at, run);
            i += run;
        }
        written += bytes;
    }

    private synchronized void end(String reason) {
        LOG.warn("'{}' is silent from now on: {}", file, reason);
        closed = true;
    }

    private synchronized int take(byte[] store, int offset, int length) {
        int ready = (int) Math.max(0, Math.min(length, written - read));
        for (int i = 0; i < ready; ) {
            int at = (int) ((read + i) % ring.length);
            int run = Math.min(ready - i, ring.length - at);
            System.arraycopy(ring, at, store, offset + i, run);
            i += run;
        }
        Arrays.fill(store, offset + ready, offset + length, (byte) 0);
        read += length;
        return length;
    }

    /** The device's end of the ring. */
    private final class Reader extends InputStream {
        private final byte[] one = new byte[1];

        @Override
        public int read() {
            take(one, 0, 1);
            return Byte.toUnsignedInt(one[0]);
        }

        @Override
        public int read(byte[] store, int offset, int length) {
            return take(store, offset, length);
        }

        @Override
        public void close() {
            closeWhenDecoded();
        }
    }

    private synchronized void closeWhenDecoded() {
        closed = true;
    }

    /** Whether it was stopped: then the decoding thread {@linkplain #release closes} it. */
    synchronized boolean isClosed() {
        return closed;
    }

    /** Lets go of the file; on the decoding thread. */
    void release() {
        synchronized (recording) {
            recording.close();
        }
    }
}
