package bumblewick.audio;

import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.audio.AudioKey;
import java.io.IOException;
import java.io.InputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A recording that is decoded from its file as it is read, to exactly the length that the file names: 16 bits a
 * sample, the channels in turns, the lower byte first. One thread at a time.
 */
final class Recording implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Recording.class);
    private static final int ENDED = -1;

    private final AssetManager assets;
    private final String file;
    private final long bytes;
    private InputStream source;
    private VorbisDecoder decoder;
    private long read;

    /**
     * Opens a recording at its beginning.
     *
     * @param file path in the scene
     * @throws AssetNotFoundException if it is not there
     * @throws AssetLoadException if it cannot be read
     */
    Recording(AssetManager assets, String file) {
        this.assets = assets;
        this.file = file;
        long frames = frames();
        open();
        bytes = frames * decoder.channels() * Short.BYTES;
    }

    private long frames() {
        try (InputStream in = locate().openStream()) {
            return OggLength.frames(in);
        } catch (IOException e) {
            throw new AssetLoadException(file + " is no whole Ogg file: " + e.getMessage(), e);
        }
    }

    private void open() {
        source = locate().openStream();
        try {
            decoder = new VorbisDecoder(source);
        } catch (IOException e) {
            close();
            throw new AssetLoadException(file + " is no Ogg Vorbis file: " + e.getMessage(), e);
        }
    }

    private AssetInfo locate() {
        AssetInfo info = assets.locateAsset(new AudioKey(file));
        if (info == null) {
            throw new AssetNotFoundException(file + " is not there");
        }
        return info;
    }

    /** 1 or 2. */
    int channels() {
        return decoder.channels();
    }

    /** Frames per second. */
    int rate() {
        return decoder.rate();
    }

    /** Bytes of the whole recording, decoded. */
    long bytes() {
        return bytes;
    }

    /** Duration in seconds. */
    float seconds() {
        return (float) bytes / (Short.BYTES * channels() * rate());
    }

    /**
     * Decodes what comes next.
     *
     * @param store receives whole frames from its beginning
     * @return bytes, as many as it holds except at the end; negative behind the end
     * @throws AssetLoadException if the file is broken
     */
    int read(byte[] store) {
        int wanted = (int) Math.min(store.length, bytes - read);
        if (wanted == 0) {
            return ENDED;
        }
        try {
            int got = decoder.read(store, wanted);
            read += got;
            return got > 0 ? got : ENDED;
        } catch (IOException e) {
            throw new AssetLoadException(file + " cannot be decoded: " + e.getMessage(), e);
        }
    }

    /**
     * Goes back to the beginning.
     *
     * @throws AssetNotFoundException if the file is gone
     * @throws AssetLoadException if it cannot be read any more
     */
    void rewind() {
        close();
        open();
        read = 0;
    }

    @Override
    public void close() {
        try {
            source.close();
        } catch (IOException e) {
            LOG.debug("{} was not closed: {}", file, e.getMessage());
        }
    }
}
