package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/** A SHA-256 hash, which identifies a file or a whole folder. Immutable. */
final class Sha256 {
    /** Bytes of it. */
    static final int LENGTH = 32;

    private static final int BRIEF = 8; // bytes
    private static final int BUFFER = 1 << 16; // bytes

    private final byte[] bytes;

    private Sha256(byte[] bytes) {
        this.bytes = bytes;
    }

    /** One that was written down (copied). */
    static Sha256 of(byte[] bytes) {
        if (bytes.length != LENGTH) {
            throw new IllegalArgumentException("a SHA-256 has " + LENGTH + " bytes, not " + bytes.length);
        }
        return new Sha256(bytes.clone());
    }

    /** Of what {@code digest} has seen; it is as new afterwards. */
    static Sha256 of(MessageDigest digest) {
        return new Sha256(digest.digest());
    }

    /** Of a file, read in pieces. */
    static Sha256 of(Path file, Meter meter) throws IOException {
        MessageDigest digest = digest();
        byte[] buffer = new byte[BUFFER];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
                meter.advance(read);
            }
        }
        return of(digest);
    }

    /** A new calculation of one. */
    static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** All 32 bytes (a copy). */
    byte[] bytes() {
        return bytes.clone();
    }

    /** The first 8 bytes: enough to tell which of the known files is not as it should be. */
    long brief() {
        long brief = 0;
        for (int i = 0; i < BRIEF; i++) {
            brief = (brief << 8) | (bytes[i] & 0xff);
        }
        return brief;
    }

    /** As 16 letters and digits. */
    static String name(long brief) {
        return String.format("%016x", brief);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Sha256 that && Arrays.equals(bytes, that.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** As 64 letters and digits. */
    @Override
    public String toString() {
        return HexFormat.of().formatHex(bytes);
    }
}
