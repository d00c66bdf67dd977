package bumblewick.desktop.patch;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the table of contents of a patch file. Numbers are unsigned, seven bits a byte, the lowest first, the top bit for
 * "more follows"; a text is its length and its UTF-8; a list is its length and its parts; old files are named by their
 * number in the step's list:
 *
 * <pre>
 * payloads   packed length, unpacked length
 * steps      source SHA-256, files, bytes; target SHA-256, files, bytes
 *            olds      path, size, 8 bytes of the SHA-256
 *            deletes   old
 *            copies    path, old
 *            writes    path, size, 8 bytes of the SHA-256
 *            blocks    payload, slices: old, offset, length
 * </pre>
 */
final class ContentsWriter {
    private static final int BITS = 7;
    private static final int MORE = 1 << BITS;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private ContentsWriter() {}

    /** All of it, not yet packed. */
    static byte[] write(List<Payload> payloads, List<Step> steps) {
        ContentsWriter writer = new ContentsWriter();
        writer.number(payloads.size());
        for (Payload payload : payloads) {
            writer.number(payload.packed());
            writer.number(payload.raw());
        }
        writer.number(steps.size());
        steps.forEach(writer::step);
        return writer.out.toByteArray();
    }

    private void step(Step step) {
        version(step.source(), step.sourceExtent());
        version(step.target(), step.targetExtent());
        Map<String, Integer> olds = olds(step.olds());
        number(step.deletes().size());
        step.deletes().forEach(path -> number(olds.get(path)));
        number(step.copies().size());
        for (Step.Copy copy : step.copies()) {
            text(copy.path());
            number(olds.get(copy.from()));
        }
        number(step.writes().size());
        for (Step.Write write : step.writes()) {
            file(write.path(), write.size(), write.brief());
        }
        number(step.blocks().size());
        step.blocks().forEach(block -> block(block, olds));
    }

    private void version(Sha256 hash, Tree.Extent extent) {
        out.writeBytes(hash.bytes());
        number(extent.files());
        number(extent.bytes());
    }

    private Map<String, Integer> olds(List<Step.Old> olds) {
        Map<String, Integer> numbers = new HashMap<>();
        number(olds.size());
        for (Step.Old old : olds) {
            numbers.put(old.path(), numbers.size());
            file(old.path(), old.size(), old.brief());
        }
        return numbers;
    }

    private void block(Step.Block block, Map<String, Integer> olds) {
        number(block.payload());
        number(block.prefix().size());
        for (Step.Slice slice : block.prefix()) {
            number(olds.get(slice.path()));
            number(slice.offset());
            number(slice.length());
        }
    }

    private void file(String path, long size, long brief) {
        text(path);
        number(size);
        for (int shift = Long.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            out.write((int) (brief >>> shift));
        }
    }

    private void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        number(bytes.length);
        out.writeBytes(bytes);
    }

    private void number(long value) {
        long rest = value;
        while (rest >= MORE) {
            out.write((int) (rest % MORE) | MORE);
            rest >>>= BITS;
        }
        out.write((int) rest);
    }
}
