package bumblewick.content.asset;

import bumblewick.content.gltf.GlbFile;
import bumblewick.content.json.ContentException;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * Guards the platform's decoder of pictures against files whose header promises more pixels than there is memory for, whose
 * pixels unpack to more than the header says, or that are cut off or damaged: it would allocate by the header, and answer the
 * rest with a grey picture or an exception of its own.
 *
 * <p>The hostile file: a hundred bytes that promise 60,000 × 60,000 pixels, or few pixels whose compressed data unpack to
 * gigabytes.
 *
 * <p>Source: W3C, <i>Portable Network Graphics (PNG) Specification</i>, third edition, 5 (datastream structure).
 *
 * @param width in pixels
 * @param height in pixels
 */
public record PngFile(int width, int height) {
    public static final int LARGEST = 4096; // pixels a side: what every graphics card has

    private static final int MAX_BYTES = 64 << 20;
    private static final long MAGIC = 0x89504E470D0A1A0AL;
    private static final int HEADER = 0x49484452; // IHDR
    private static final int PIXELS = 0x49444154; // IDAT
    private static final int END = 0x49454E44; // IEND

    /** Channels by colour type: grey, -, RGB, palette, grey and alpha, -, RGBA. */
    private static final int[] CHANNELS = {1, 0, 3, 1, 2, 0, 4};

    /**
     * Looks at all of a picture.
     *
     * @param file for messages
     * @throws ContentException with one problem, if it is damaged or too large
     */
    public static PngFile check(String file, InputStream in) throws IOException, ContentException {
        DataInputStream data = new DataInputStream(in);
        try {
            if (data.readLong() != MAGIC) {
                throw GlbFile.refusal(file, "is no PNG picture");
            }
            ByteBuffer header = chunk(file, data);
            if (header.getInt() != HEADER || header.remaining() != 13) {
                throw GlbFile.refusal(file, "is a PNG picture without its header");
            }
            PngFile size = new PngFile(header.getInt(), header.getInt());
            size.checkPixels(file, data, size.bytes(file, header));
            return size;
        } catch (EOFException e) {
            throw GlbFile.refusal(file, "is cut off");
        }
    }

    /** How many bytes of pixels there must be. */
    private long bytes(String file, ByteBuffer header) throws ContentException {
        if (width < 1 || height < 1 || width > LARGEST || height > LARGEST) {
            throw GlbFile.refusal(
                    file, "has " + width + " × " + height + " pixels, expected 1 to " + LARGEST + " a side");
        }
        int depth = header.get();
        int colour = header.get();
        int channels = colour >= 0 && colour < CHANNELS.length ? CHANNELS[colour] : 0;
        boolean depthKnown = depth == 8 || (depth == 16 && colour != 3) || (depth < 8 && depth > 0 && channels == 1);
        if (channels == 0 || !depthKnown || Integer.bitCount(depth) != 1) {
            throw GlbFile.refusal(file, "has pixels of kind " + colour + " with " + depth + " bits");
        }
        if (header.getShort() != 0 || header.get() != 0) {
            throw GlbFile.refusal(file, "is packed in a way nobody reads, or interlaced: expected neither");
        }
        long row = ((long) width * channels * depth + 7) / 8 + 1;
        return row * height;
    }

    private void checkPixels(String file, DataInputStream data, long expected) throws IOException, ContentException {
        Inflater inflater = new Inflater();
        try {
            byte[] sink = new byte[8192];
            long found = 0;
            for (ByteBuffer chunk = chunk(file, data); ; chunk = chunk(file, data)) {
                int kind = chunk.getInt();
                if (kind == END) {
                    break;
                }
                if (kind == PIXELS) {
                    inflater.setInput(chunk.array(), chunk.arrayOffset() + chunk.position(), chunk.remaining());
                    found += inflate(inflater, sink, expected - found);
                }
            }
            if (found != expected || !inflater.finished()) {
                throw GlbFile.refusal(file, "has " + found + " bytes of pixels, expected " + expected);
            }
        } catch (DataFormatException e) {
            throw GlbFile.refusal(file, "has damaged pixels: " + e.getMessage());
        } finally {
            inflater.end();
        }
    }

    private static long inflate(Inflater inflater, byte[] sink, long most) throws DataFormatException {
        long found = 0;
        while (found <= most) {
            int count = inflater.inflate(sink);
            if (count == 0) {
                break;
            }
            found += count;
        }
        return found;
    }

    /** The next chunk: its kind and what is in it. */
    private static ByteBuffer chunk(String file, DataInputStream data) throws IOException, ContentException {
        int length = data.readInt();
        if (length < 0 || length > MAX_BYTES) {
            throw GlbFile.refusal(file, "has a chunk of " + (length & 0xFFFFFFFFL) + " bytes");
        }
        byte[] bytes = bytes(data, length + 4);
        CRC32 sum = new CRC32();
        sum.update(bytes);
        if ((int) sum.getValue() != data.readInt()) {
            throw GlbFile.refusal(file, "is damaged: a check sum is wrong");
        }
        return ByteBuffer.wrap(bytes);
    }

    /** Grows with what is there, not with what is promised. */
    private static byte[] bytes(InputStream in, int count) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream(Math.min(count, 1 << 16));
        byte[] part = new byte[8192];
        while (all.size() < count) {
            int read = in.read(part, 0, Math.min(part.length, count - all.size()));
            if (read < 0) {
                throw new EOFException();
            }
            all.write(part, 0, read);
        }
        return all.toByteArray();
    }
}
