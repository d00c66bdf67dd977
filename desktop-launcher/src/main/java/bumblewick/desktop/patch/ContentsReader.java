package bumblewick.desktop.patch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Reads the contents of a patch file, see {@link ContentsWriter}, and validates them. */
final class ContentsReader {
    private static final long MOST_BYTES = 1L << 60; // of a version
    private static final int SUM_BYTES = 3; // of a group
    private static final int VERSION_BYTES = Sha256.LENGTH + 2;

    private final ContentsInput in;
    private final long payloadStart;
    private final long payloadEnd;
    private final List<Payload> payloads = new ArrayList<>();

    /**
     * @param file for messages
     * @param bytes unpacked
     * @param payloadStart offset of the first payload in the file
     * @param payloadEnd offset after the last one
     */
    ContentsReader(String file, byte[] bytes, long payloadStart, long payloadEnd) {
        this.in = new ContentsInput(file, bytes);
        this.payloadStart = payloadStart;
        this.payloadEnd = payloadEnd;
    }

    /** All payloads; read {@link #steps} first. */
    List<Payload> payloads() {
        return List.copyOf(payloads);
    }

    /** Reads everything. */
    List<Step> steps() throws PatchException {
        readPayloads();
        int count = in.count("steps", Format.STEPS, 2 * VERSION_BYTES);
        if (count == 0) {
            throw new PatchException(in.place("the number of steps"), "0", "at least 1");
        }
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            steps.add(step("steps[" + i + "]."));
        }
        in.end();
        return steps;
    }

    private void readPayloads() throws PatchException {
        int count = in.count("payloads", Integer.MAX_VALUE, 2);
        long offset = payloadStart;
        for (int i = 0; i < count; i++) {
            String what = "payloads[" + i + "].";
            int packed = (int) in.number(what + "packed", Codec.bound(Format.BLOCK));
            int raw = (int) in.number(what + "raw", Format.BLOCK);
            payloads.add(new Payload(offset, packed, raw));
            offset += packed;
        }
        if (offset != payloadEnd) {
            throw new PatchException(
                    in.place("payloads"),
                    (offset - payloadStart) + " bytes in all",
                    (payloadEnd - payloadStart) + ", which are there");
        }
    }

    private Step step(String what) throws PatchException {
        Sha256 source = in.hash(what + "source");
        Tree.Extent sourceExtent = extent(what + "source");
        Fingerprint fingerprint = fingerprint(what + "source groups");
        Sha256 target = in.hash(what + "target");
        Tree.Extent targetExtent = extent(what + "target");
        int olds = (int) sourceExtent.files();
        List<Integer> deletes = runs(what + "deletes", olds);
        PathSet paths = new PathSet();
        List<Step.Copy> copies = copies(what + "copies", olds, paths);
        List<Step.Fresh> fresh = fresh(what + "fresh", paths);
        List<Step.Rewrite> rewrites = rewrites(what + "rewrites", olds);
        checkDeletes(what, deletes, rewrites);
        List<Integer> programs = runs(what + "programs", (int) targetExtent.files());
        List<String> emptyFolders = emptyFolders(what + "folders", paths);
        SortedMap<String, String> links = links(what + "links", paths);
        List<Step.Block> blocks = blocks(what + "blocks", sourceExtent.bytes());
        return new Step(
                source,
                sourceExtent,
                fingerprint,
                target,
                targetExtent,
                deletes,
                copies,
                fresh,
                rewrites,
                programs,
                emptyFolders,
                links,
                blocks);
    }

    private Tree.Extent extent(String what) throws PatchException {
        return new Tree.Extent(in.number(what + " files", TreeScan.MOST_FILES), in.number(what + " bytes", MOST_BYTES));
    }

    private Fingerprint fingerprint(String what) throws PatchException {
        List<Integer> sums = new ArrayList<>();
        for (int i = in.count(what, Fingerprint.MOST, SUM_BYTES); i > 0; i--) {
            sums.add((int) in.bytes(what, SUM_BYTES));
        }
        if (sums.isEmpty()) {
            throw new PatchException(in.place(what), "0", "at least 1");
        }
        return new Fingerprint(sums);
    }

    /** Numbers of old files, in order. */
    private List<Integer> runs(String what, int olds) throws PatchException {
        List<Integer> numbers = new ArrayList<>();
        int next = 0;
        for (int i = in.count(what, olds, 2); i > 0; i--) {
            int start = next + (int) in.number(what + ", an old file", olds - next - 1L);
            int length = (int) in.number(what + ", old files", olds - start);
            in.take(what, length);
            for (next = start; next < start + length; next++) {
                numbers.add(next);
            }
        }
        return numbers;
    }

    private List<Step.Copy> copies(String what, int olds, PathSet paths) throws PatchException {
        List<Step.Copy> copies = new ArrayList<>();
        for (int i = in.count(what, TreeScan.MOST_FILES, 2); i > 0; i--) {
            String path = path(in.place(what), in.text(what + " path"), paths);
            copies.add(new Step.Copy(path, (int) in.number(what + ", the old file", olds - 1L)));
        }
        return copies;
    }

    private List<Step.Fresh> fresh(String what, PathSet paths) throws PatchException {
        List<String> names = new ArrayList<>();
        String before = "";
        for (int i = in.count(what, TreeScan.MOST_FILES, 2); i > 0; i--) {
            String place = in.place(what);
            int common = (int) in.number(what + " path", before.length());
            before = path(place, before.substring(0, common) + in.text(what + " path"), paths);
            names.add(before);
        }
        List<Step.Fresh> fresh = new ArrayList<>();
        long left = Format.STEP;
        for (String name : names) {
            long size = in.number(what + " size", left);
            fresh.add(new Step.Fresh(name, size));
            left -= size;
        }
        return fresh;
    }

    private List<Step.Rewrite> rewrites(String what, int olds) throws PatchException {
        List<Step.Rewrite> rewrites = new ArrayList<>();
        for (int old : runs(what, olds)) {
            rewrites.add(new Step.Rewrite(old, in.difference(what + " size", Format.STEP)));
        }
        return rewrites;
    }

    private List<String> emptyFolders(String what, PathSet paths) throws PatchException {
        List<String> folders = new ArrayList<>();
        for (int i = in.count(what, TreeScan.MOST_EMPTY, 1); i > 0; i--) {
            folders.add(path(in.place(what), in.text(what + " path"), paths));
        }
        return folders;
    }

    private SortedMap<String, String> links(String what, PathSet paths) throws PatchException {
        SortedMap<String, String> links = new TreeMap<>();
        for (int i = in.count(what, TreeScan.MOST_FILES, 2); i > 0; i--) {
            String path = path(in.place(what), in.text(what + " path"), paths);
            String target = in.text(what + " target");
            Optional<String> fault = LinkTarget.fault(path, target);
            if (fault.isPresent()) {
                throw new PatchException(in.place(what), "'" + path + "', which " + fault.get(), "a link within");
            }
            links.put(path, target);
        }
        return links;
    }

    /** What goes and comes has no clear end. */
    private void checkDeletes(String what, List<Integer> deletes, List<Step.Rewrite> rewrites) throws PatchException {
        Set<Integer> gone = new HashSet<>(deletes);
        for (Step.Rewrite rewrite : rewrites) {
            if (gone.contains(rewrite.old())) {
                throw new PatchException(in.place(what + "deletes"), "a file that is written, too", "one of both");
            }
        }
    }

    private List<Step.Block> blocks(String what, long oldBytes) throws PatchException {
        long left = Format.STEP;
        List<Step.Block> blocks = new ArrayList<>();
        for (int i = in.count(what, Integer.MAX_VALUE, 3); i > 0; i--) {
            int payload = (int) in.number(what + " payload", payloads.size()) - 1;
            List<Step.Slice> prefix =
                    slices(what + " prefix", in.count(what + " prefix", Format.PREFIX, 2), oldBytes, Format.PREFIX);
            Step.Block block = new Step.Block(payload, prefix, parts(what + " parts", payload, oldBytes, left));
            blocks.add(block);
            left -= block.length();
        }
        return blocks;
    }

    private List<Step.Part> parts(String what, int payload, long oldBytes, long most) throws PatchException {
        int raw = payload < 0 ? 0 : payloads.get(payload).raw();
        int count = in.count(what, Integer.MAX_VALUE, 3);
        List<Integer> literals = new ArrayList<>();
        int left = raw;
        for (int i = 0; i < count; i++) {
            literals.add((int) in.number(what + " literals", left));
            left -= literals.get(i);
        }
        if (left != 0) {
            throw new PatchException(in.place(what), left + " bytes that no part takes", "all of a frame in use");
        }
        List<Step.Part> parts = new ArrayList<>();
        List<Step.Slice> copied = slices(what, count, oldBytes, most - raw);
        for (int i = 0; i < count; i++) {
            parts.add(new Step.Part(literals.get(i), copied.get(i)));
        }
        return parts;
    }

    /**
     * Slices of the old stream.
     *
     * @param most bytes of all
     */
    private List<Step.Slice> slices(String what, int count, long oldBytes, long most) throws PatchException {
        List<Step.Slice> slices = new ArrayList<>();
        long left = most;
        long end = 0;
        for (int i = 0; i < count; i++) {
            String place = in.place(what + " offset");
            long offset = end + in.difference(what + " offset", oldBytes);
            if (offset < 0 || offset > oldBytes) {
                throw new PatchException(place, String.valueOf(offset), "0 to " + oldBytes);
            }
            long length = in.number(what + " length", Math.min(left, oldBytes - offset));
            slices.add(new Step.Slice(offset, length));
            left -= length;
            end = offset + length;
        }
        return slices;
    }

    private static String path(String place, String path, PathSet known) throws PatchException {
        Optional<String> fault = Junk.isIn(path) ? Optional.of("is a file that no version has") : known.add(path);
        if (fault.isPresent()) {
            throw new PatchException(
                    place, "the path '" + printable(path) + "', which " + fault.get(), "a path in the folder");
        }
        return path;
    }

    /** Nothing that a terminal would obey. */
    private static String printable(String path) {
        return path.replaceAll("\\p{C}", "?");
    }
}
