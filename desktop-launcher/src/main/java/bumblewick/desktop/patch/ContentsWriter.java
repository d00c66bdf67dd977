package bumblewick.desktop.patch;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the table of contents of a patch file. Numbers are unsigned, seven bits a byte, the lowest first, the top bit for
 * "more follows"; a difference is twice its amount, and one less if it is negative; a text is its length and its UTF-8; a
 * list is its length and its parts. Equal things of all entries stand together, so that the frame packs them well:
 *
 * <pre>
 * payloads   packed length, unpacked length
 * steps      source SHA-256, files, bytes, groups, sum of each group (3 bytes, see {@link Fingerprint})
 *            target SHA-256, files, bytes
 *            deletes    runs of numbers of old files
 *            copies     path, old file
 *            fresh      letters that the path has in common with the one before, the rest of it; then all sizes
 *            rewrites   runs of numbers of old files; then all differences in size
 *            programs   runs of numbers of files of the target that can be run
 *            folders    paths of empty folders
 *            links      paths of symbolic links, and what each says
 *            blocks     payload + 1, prefix, parts: literals; then where each copied slice lies, as a prefix's
 * runs       numbers that are left out, numbers that follow each other
 * slices     difference of the offset from the end of the slice before, length
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
        number(step.fingerprint().sums().size());
        step.fingerprint().sums().forEach(sum -> bytes(sum, 3));
        version(step.target(), step.targetExtent());
        runs(step.deletes());
        number(step.copies().size());
        for (Step.Copy copy : step.copies()) {
            text(copy.path());
            number(copy.from());
        }
        fresh(step.fresh());
        runs(step.rewrites().stream().map(Step.Rewrite::old).collect(Collectors.toList()));
        step.rewrites().forEach(rewrite -> difference(rewrite.growth()));
        runs(step.programs());
        number(step.emptyFolders().size());
        step.emptyFolders().forEach(this::text);
        number(step.links().size());
        step.links().forEach((path, target) -> {
            text(path);
            text(target);
        });
        number(step.blocks().size());
        step.blocks().forEach(this::block);
    }

    private void version(Sha256 hash, Tree.Extent extent) {
        out.writeBytes(hash.bytes());
        number(extent.files());
        number(extent.bytes());
    }

    private void fresh(List<Step.Fresh> all) {
        number(all.size());
        String before = "";
        for (Step.Fresh fresh : all) {
            int common = 0;
            while (common < Math.min(before.length(), fresh.path().length())
                    && before.charAt(common) == fresh.path().charAt(common)) {
                common++;
            }
            if (common > 0 && Character.isHighSurrogate(before.charAt(common - 1))) {
                common--; // half a letter is no text
            }
            number(common);
            text(fresh.path().substring(common));
            before = fresh.path();
        }
        all.forEach(fresh -> number(fresh.size()));
    }

    private void block(Step.Block block) {
        number(block.payload() + 1L);
        slices(block.prefix());
        number(block.parts().size());
        block.parts().forEach(part -> number(part.literals()));
        slicesAlone(block.parts().stream().map(Step.Part::copied).collect(Collectors.toList()));
    }

    private void slices(List<Step.Slice> slices) {
        number(slices.size());
        slicesAlone(slices);
    }

    private void slicesAlone(List<Step.Slice> slices) {
        long end = 0;
        for (Step.Slice slice : slices) {
            difference(slice.offset() - end);
            number(slice.length());
            end = slice.end();
        }
    }

    private void runs(List<Integer> numbers) {
        int runs = 0;
        int next = 0;
        ContentsWriter writer = new ContentsWriter();
        for (int i = 0; i < numbers.size(); runs++) {
            int start = numbers.get(i);
            int length = 0;
            while (i < numbers.size() && numbers.get(i) == start + length) {
                length++;
                i++;
            }
            writer.number(start - next);
            writer.number(length);
            next = start + length;
        }
        number(runs);
        out.writeBytes(writer.out.toByteArray());
    }

    private void bytes(long value, int count) {
        for (int shift = (count - 1) * Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            out.write((int) (value >>> shift));
        }
    }

    private void text(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        number(bytes.length);
        out.writeBytes(bytes);
    }

    private void difference(long value) {
        number(value < 0 ? -2 * value - 1 : 2 * value);
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
