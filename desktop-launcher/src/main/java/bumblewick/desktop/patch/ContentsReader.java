package bumblewick.desktop.patch;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the contents of a patch file, see {@link ContentsWriter}, and validates them. */
final class ContentsReader {
    private static final int OLD_BYTES = 1 + 1 + 1 + Long.BYTES; // the least that one takes
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
        Sha256 target = in.hash(what + "target");
        Tree.Extent targetExtent = extent(what + "target");
        PathSet oldPaths = new PathSet();
        List<Step.Old> olds = new ArrayList<>();
        for (int i = in.count(what + "olds", TreeScan.MOST_FILES, OLD_BYTES); i > 0; i--) {
            olds.add(new Step.Old(
                    path(what + "olds", oldPaths),
                    in.number(what + "olds size", Long.MAX_VALUE),
                    in.brief(what + "olds")));
        }
        List<String> deletes = new ArrayList<>();
        for (int i = in.count(what + "deletes", olds.size(), 1); i > 0; i--) {
            deletes.add(old(what + "deletes", olds).path());
        }
        PathSet newPaths = new PathSet();
        List<Step.Copy> copies = copies(what + "copies", olds, newPaths);
        List<Step.Write> writes = writes(what + "writes", newPaths);
        checkDeletes(what, deletes, copies, writes);
        List<Step.Block> blocks = blocks(what + "blocks", olds, writes);
        return new Step(source, sourceExtent, target, targetExtent, olds, deletes, copies, writes, blocks);
    }

    private Tree.Extent extent(String what) throws PatchException {
        return new Tree.Extent(
                in.number(what + " files", TreeScan.MOST_FILES), in.number(what + " bytes", Long.MAX_VALUE));
    }

    private List<Step.Copy> copies(String what, List<Step.Old> olds, PathSet paths) throws PatchException {
        List<Step.Copy> copies = new ArrayList<>();
        for (int i = in.count(what, TreeScan.MOST_FILES, 2); i > 0; i--) {
            copies.add(new Step.Copy(path(what, paths), old(what, olds).path()));
        }
        return copies;
    }

    private List<Step.Write> writes(String what, PathSet paths) throws PatchException {
        List<Step.Write> writes = new ArrayList<>();
        long left = Format.STEP;
        for (int i = in.count(what, TreeScan.MOST_FILES, OLD_BYTES); i > 0; i--) {
            Step.Write write = new Step.Write(path(what, paths), in.number(what + " size", left), in.brief(what));
            writes.add(write);
            left -= write.size();
        }
        return writes;
    }

    /** What goes twice, or goes and comes, has no clear end. */
    private void checkDeletes(String what, List<String> deletes, List<Step.Copy> copies, List<Step.Write> writes)
            throws PatchException {
        Set<String> gone = new HashSet<>(deletes);
        if (gone.size() < deletes.size()) {
            throw new PatchException(in.place(what + "deletes"), "a path twice", "each once");
        }
        copies.stream().map(Step.Copy::path).forEach(gone::remove);
        writes.stream().map(Step.Write::path).forEach(gone::remove);
        if (gone.size() < deletes.size()) {
            throw new PatchException(in.place(what + "deletes"), "a path that is written, too", "one of both");
        }
    }

    private List<Step.Block> blocks(String what, List<Step.Old> olds, List<Step.Write> writes) throws PatchException {
        long left = writes.stream().mapToLong(Step.Write::size).sum();
        List<Step.Block> blocks = new ArrayList<>();
        for (int i = in.count(what, Integer.MAX_VALUE, 2); i > 0; i--) {
            if (payloads.isEmpty()) {
                throw new PatchException(in.place(what), "a block", "none, for there are no payloads");
            }
            int payload = (int) in.number(what + " payload", payloads.size() - 1L);
            blocks.add(new Step.Block(payload, slices(what + " prefix", olds)));
            left -= payloads.get(payload).raw();
        }
        if (left != 0) {
            throw new PatchException(
                    in.place(what),
                    Math.abs(left) + " bytes too " + (left > 0 ? "few" : "many"),
                    "what the writes need");
        }
        return blocks;
    }

    private List<Step.Slice> slices(String what, List<Step.Old> olds) throws PatchException {
        List<Step.Slice> slices = new ArrayList<>();
        long left = Format.PREFIX;
        for (int i = in.count(what, Format.PREFIX, 3); i > 0; i--) {
            Step.Old old = old(what, olds);
            long offset = in.number(what + " offset", old.size());
            int length = (int) in.number(what + " length", Math.min(left, old.size() - offset));
            slices.add(new Step.Slice(old.path(), offset, length));
            left -= length;
        }
        return slices;
    }

    private Step.Old old(String what, List<Step.Old> olds) throws PatchException {
        if (olds.isEmpty()) {
            throw new PatchException(in.place(what), "an old file", "none, for none is listed");
        }
        return olds.get((int) in.number(what + ", the old file", olds.size() - 1L));
    }

    private String path(String what, PathSet known) throws PatchException {
        String place = in.place(what);
        String path = in.text(what + " path");
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
