package bumblewick.desktop.patch;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Writes a patch file, which appears under its name when it is complete. Equal frames are stored once. */
final class PatchWriter implements Closeable {
    private final Path target;
    private final Path part;
    private final MessageDigest digest = Sha256.digest();
    private final DataOutputStream out;
    private final List<Payload> payloads = new ArrayList<>();
    private final Map<Sha256, Integer> known = new HashMap<>();
    private long offset = Format.magic().length;

    /** Begins {@code target}; one that exists stays until {@link #finish}. */
    PatchWriter(Path target) throws IOException {
        this.target = target.toAbsolutePath();
        Files.createDirectories(this.target.getParent());
        part = this.target.resolveSibling(this.target.getFileName() + ".part");
        out = new DataOutputStream(
                new DigestOutputStream(new BufferedOutputStream(Files.newOutputStream(part)), digest));
        out.write(Format.magic());
    }

    /**
     * Adds a frame.
     *
     * @param packed its bytes
     * @param raw its length unpacked
     * @return its number
     */
    int add(byte[] packed, int raw) throws IOException {
        MessageDigest own = Sha256.digest();
        own.update(packed);
        Sha256 hash = Sha256.of(own);
        Integer number = known.get(hash);
        if (number != null && payloads.get(number).raw() == raw) {
            return number;
        }
        known.put(hash, payloads.size());
        payloads.add(new Payload(offset, packed.length, raw));
        out.write(packed);
        offset += packed.length;
        return payloads.size() - 1;
    }

    /**
     * Ends the file and gives it its name.
     *
     * @param steps whose blocks name what was added
     * @return its bytes
     */
    long finish(List<Step> steps) throws IOException, PatchException {
        byte[] contents = ContentsWriter.write(payloads, steps);
        if (contents.length > Format.CONTENTS) {
            throw new PatchException(
                    target.toString(), contents.length + " bytes of contents", "at most " + Format.CONTENTS);
        }
        byte[] packed = Codec.pack(Codec.prefix(0), contents, Codec.THOROUGH);
        out.write(packed);
        out.writeInt(packed.length);
        out.writeInt(contents.length);
        out.flush();
        out.write(Sha256.of(digest).bytes());
        out.close();
        Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        return Files.size(target);
    }

    /** Leaves nothing behind if it was not finished. */
    @Override
    public void close() throws IOException {
        out.close();
        Files.deleteIfExists(part);
    }
}
