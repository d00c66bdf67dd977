package bumblewick.desktop.patch;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;

/** A complete and valid patch file; see {@link Format}. Its payloads are read when they are needed. */
final class PatchFile implements Closeable {
    private static final int BUFFER = 1 << 16; // bytes

    private final Path file;
    private final FileChannel channel;
    private Sha256 seal;
    private List<Step> steps;
    private List<Payload> payloads;

    private PatchFile(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Opens a patch file and checks all but the payloads.
     *
     * @param err receives the progress
     * @throws IOException if it cannot be read
     * @throws PatchException if it is no patch, or damaged
     */
    static PatchFile open(Path file, PrintStream err) throws IOException, PatchException {
        PatchFile patch = new PatchFile(file, FileChannel.open(file));
        try {
            patch.read(err);
            return patch;
        } catch (IOException | PatchException | RuntimeException e) {
            patch.close();
            throw e;
        }
    }

    /** The file. */
    String name() {
        return file.toString();
    }

    /** What it is known by: the SHA-256 of the file but for its end. */
    Sha256 seal() {
        return seal;
    }

    /** The ways that it knows. */
    List<Step> steps() {
        return steps;
    }

    /** The frames in it. */
    List<Payload> payloads() {
        return payloads;
    }

    /** The packed bytes of a frame. */
    byte[] packed(int payload) throws IOException {
        return bytes(payloads.get(payload).offset(), payloads.get(payload).packed());
    }

    /**
     * Unpacks a frame.
     *
     * @param prefix as it was when it was packed
     * @throws PatchException if it cannot be unpacked
     */
    byte[] unpack(int payload, byte[] prefix) throws IOException, PatchException {
        return Codec.unpack(
                file + ", payloads[" + payload + "]",
                prefix,
                packed(payload),
                payloads.get(payload).raw());
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    private void read(PrintStream err) throws IOException, PatchException {
        byte[] magic = Format.magic();
        long size = channel.size();
        byte[] beginning = bytes(0, (int) Math.min(size, magic.length));
        if (!Arrays.equals(beginning, magic)) {
            throw new PatchException(file + ", byte 0", Format.found(beginning), "'BWPATCH3', a patch of this game");
        }
        if (size < magic.length + Format.TRAILER) {
            throw new PatchException(file.toString(), size + " bytes", "more: its end is missing");
        }
        checkSeal(size - Sha256.LENGTH, err);
        readContents(size - Format.TRAILER);
    }

    private void checkSeal(long end, PrintStream err) throws IOException, PatchException {
        Sha256 written = Sha256.of(bytes(end, Sha256.LENGTH));
        Meter meter = Meter.start(err, "Checks " + file.getFileName(), end);
        MessageDigest digest = Sha256.digest();
        for (long at = 0; at < end; at += BUFFER) {
            int length = (int) Math.min(BUFFER, end - at);
            digest.update(bytes(at, length));
            meter.advance(length);
        }
        seal = Sha256.of(digest);
        if (!seal.equals(written)) {
            throw new PatchException(file + " is damaged or not whole: its bytes have the SHA-256 " + seal
                    + ", expected " + written + ", which stands at its end.");
        }
    }

    private void readContents(long end) throws IOException, PatchException {
        ByteBuffer lengths = ByteBuffer.wrap(bytes(end, Integer.BYTES + Integer.BYTES));
        long packed = lengths.getInt() & 0xffffffffL;
        long raw = lengths.getInt() & 0xffffffffL;
        int start = Format.magic().length;
        atMost("packed", end, packed, Math.min(end - start, Codec.bound(Format.CONTENTS)));
        atMost("unpacked", end, raw, Format.CONTENTS);
        byte[] contents = Codec.unpack(
                file + ", byte " + (end - packed), Codec.prefix(0), bytes(end - packed, (int) packed), (int) raw);
        ContentsReader reader = new ContentsReader(file.toString(), contents, start, end - packed);
        steps = reader.steps();
        payloads = reader.payloads();
    }

    private void atMost(String what, long at, long length, long most) throws PatchException {
        if (length > most) {
            throw new PatchException(
                    file + ", byte " + at + ", the length of the contents, " + what,
                    String.valueOf(length),
                    "at most " + most);
        }
    }

    private byte[] bytes(long offset, int length) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(length);
        while (buffer.hasRemaining()) {
            if (channel.read(buffer, offset + buffer.position()) < 0) {
                throw new EOFException(file + " became shorter while it was read");
            }
        }
        return buffer.array();
    }
}
