package bumblewick.audio;

import com.jcraft.jogg.Packet;
import com.jcraft.jogg.Page;
import com.jcraft.jogg.StreamState;
import com.jcraft.jogg.SyncState;
import com.jcraft.jorbis.Block;
import com.jcraft.jorbis.Comment;
import com.jcraft.jorbis.DspState;
import com.jcraft.jorbis.Info;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;

/**
 * Decodes an Ogg Vorbis file from its beginning to its end, by JOrbis. The decoder that comes with the engine, J-Ogg, turns
 * what the spectrum holds above the last point of its envelope into a click, several a minute in music with drums.
 *
 * <p>Source: Xiph.Org, <i>Vorbis I specification</i>, sections 4 and A; its decoder's API, which JOrbis has in Java.
 */
final class VorbisDecoder {
    private static final int HEADERS = 3;
    private static final int PIECE = 8192; // bytes of the file
    private static final int FULL_SCALE = 32768;
    private static final int MOST_CHANNELS = 2;

    private final InputStream file;
    private final SyncState sync = new SyncState();
    private final StreamState stream = new StreamState();
    private final Page page = new Page();
    private final Packet packet = new Packet();
    private final Info info = new Info();
    private final DspState state = new DspState();
    private final Block block = new Block(state);
    private final float[][][] samples = new float[1][][];
    private final int[] from;

    /**
     * Reads the headers.
     *
     * @param file from its beginning; whoever opened it closes it
     * @throws IOException if it cannot be read, or is no Ogg Vorbis file with one or two channels
     */
    VorbisDecoder(InputStream file) throws IOException {
        this.file = file;
        try {
            readHeaders();
            state.synthesis_init(info);
            block.init(state);
        } catch (RuntimeException broken) {
            throw new IOException("its headers are broken", broken);
        }
        from = new int[info.channels];
    }

    private void readHeaders() throws IOException {
        Comment comment = new Comment();
        comment.init();
        info.init();
        sync.init();
        if (!nextPage()) {
            throw new EOFException("there is no Ogg page in it");
        }
        stream.init(page.serialno());
        stream.pagein(page);
        for (int i = 0; i < HEADERS; i++) {
            if (!nextPacket()) {
                throw new EOFException("it ends in its headers");
            }
            if (info.synthesis_headerin(comment, packet) < 0) {
                throw new IOException("its header " + (i + 1) + " is not one of Vorbis");
            }
        }
        if (info.channels < 1 || info.channels > MOST_CHANNELS) {
            throw new IOException("it has " + info.channels + " channels, expected 1 or 2");
        }
    }

    /** 1 or 2. */
    int channels() {
        return info.channels;
    }

    /** Frames (samples of each channel) per second. */
    int rate() {
        return info.rate;
    }

    /**
     * Decodes what comes next: 16 bits a sample, the channels in turns, the lower byte first.
     *
     * @param store receives whole frames from its beginning
     * @param length how many bytes at most
     * @return bytes, as many as fit except at the end; 0 behind it
     * @throws IOException if the file cannot be read or is broken
     */
    int read(byte[] store, int length) throws IOException {
        int frame = Short.BYTES * info.channels;
        int wanted = length / frame;
        int done = 0;
        try {
            while (done < wanted) {
                int ready = state.synthesis_pcmout(samples, from);
                if (ready > 0) {
                    int count = Math.min(ready, wanted - done);
                    write(count, store, done * frame);
                    state.synthesis_read(count);
                    done += count;
                } else if (!nextBlock()) {
                    break;
                }
            }
        } catch (RuntimeException broken) {
            throw new IOException("what it holds is broken", broken);
        }
        return done * frame;
    }

    private void write(int frames, byte[] store, int offset) {
        int at = offset;
        for (int i = 0; i < frames; i++) {
            for (int channel = 0; channel < info.channels; channel++) {
                int sample = Math.round(samples[0][channel][from[channel] + i] * FULL_SCALE);
                int value = Math.max(Short.MIN_VALUE, Math.min(Short.MAX_VALUE, sample));
                store[at++] = (byte) value;
                store[at++] = (byte) (value >> Byte.SIZE);
            }
        }
    }

    /** What is broken in itself is left out; false at the end. */
    private boolean nextBlock() throws IOException {
        if (!nextPacket()) {
            return false;
        }
        if (block.synthesis(packet) == 0) {
            state.synthesis_blockin(block);
        }
        return true;
    }

    /** Goes on behind what is missing in the file; false at the end. */
    private boolean nextPacket() throws IOException {
        int found =
                stream.packetout(packet); // 1 for a packet, 0 if it needs a page, less than 0 where some are missing
        while (found != 1) {
            if (found == 0) {
                if (!nextPage()) {
                    return false;
                }
                stream.pagein(page); // takes no notice of pages that belong to others
            }
            found = stream.packetout(packet);
        }
        return true;
    }

    private boolean nextPage() throws IOException {
        while (sync.pageout(page) != 1) {
            int at = sync.buffer(PIECE);
            int got = file.read(sync.data, at, PIECE);
            if (got < 0) {
                return false;
            }
            sync.wrote(got);
        }
        return true;
    }
}
