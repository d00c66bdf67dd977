package bumblewick.audio;

import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetLoadException;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.audio.AudioKey;
import com.jme3.audio.AudioStream;
import java.io.BufferedInputStream;
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
    private InputStream source; // the engine's decoder leaves it open
    private AudioStream decoder;
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
        long frames = frames(assets, file);
        decoder = open();
        bytes = frames * decoder.getChannels() * Short.BYTES;
    }

    private static long frames(AssetManager assets, String file) {
        AssetInfo info = assets.locateAsset(new AudioKey(file));
        if (info == null) {
            throw new AssetNotFoundException(file + " is not there");
        }
        try (InputStream in = info.openStream()) {
            return OggLength.frames(in);
        } catch (IOException e) {
            throw new AssetLoadException(file + " is no whole Ogg file: " + e.getMessage(), e);
        }
    }

    private AudioStream open() {
        AudioKey key = new AudioKey(file, true, false);
        AssetInfo info = assets.locateAsset(key);
        if (info == null) {
            throw new AssetNotFoundException(file + " is not there");
        }
        source = new BufferedInputStream(info.openStream());
        return (AudioStream) assets.loadAssetFromStream(key, source);
    }

    /** 1 or 2. */
    int channels() {
        return decoder.getChannels();
    }

    /** Frames per second. */
    int rate() {
        return decoder.getSampleRate();
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
     */
    int read(byte[] store) {
        int wanted = (int) Math.min(store.length, bytes - read);
        if (wanted == 0) {
            return ENDED;
        }
        int got = decoder.readSamples(store, 0, wanted);
        if (got > 0) {
            read += got;
        }
        return got;
    }

    /**
     * Goes back to the beginning.
     *
     * @throws AssetNotFoundException if the file is gone
     */
    void rewind() {
        close();
        decoder = open();
        read = 0;
    }

    @Override
    public void close() {
        if (decoder != null) {
            decoder.close();
            decoder = null;
        }
        try {
            source.close();
        } catch (IOException e) {
            LOG.debug("{} was not closed: {}", file, e.getMessage());
        }
    }
}
