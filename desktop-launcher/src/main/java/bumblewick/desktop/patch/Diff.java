package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

/** Makes a patch: steps from several versions of a folder to a newer one. */
final class Diff {
    /** A frame that saves less than a tenth is tried without the old files, too. */
    private static final double POOR = 0.9;

    private final PrintStream err;
    private final PatchWriter writer;
    private Meter meter;

    private Diff(PrintStream err, PatchWriter writer) {
        this.err = err;
        this.writer = writer;
    }

    /**
     * Writes a patch.
     *
     * @param olds folders with the versions that it starts from
     * @param newest folder with the version that it leads to
     * @param target the file
     * @param err receives the progress
     * @return its bytes
     */
    static long write(List<Path> olds, Path newest, Path target, PrintStream err) throws IOException, PatchException {
        Tree after = TreeScan.read(newest, err);
        Map<Sha256, Path> known = new HashMap<>(Map.of(after.hash(), newest));
        List<Tree> before = new ArrayList<>();
        for (Path old : olds) {
            Tree tree = TreeScan.read(old, err);
            Path twin = known.putIfAbsent(tree.hash(), old);
            if (twin != null) {
                throw new PatchException(old + " holds the same version as " + twin + ": every file is the same.");
            }
            before.add(tree);
        }
        try (PatchWriter writer = new PatchWriter(target)) {
            Diff diff = new Diff(err, writer);
            List<Step> steps = new ArrayList<>();
            for (int i = 0; i < before.size(); i++) {
                steps.add(diff.step(olds.get(i), before.get(i), after));
            }
            return writer.finish(steps);
        }
    }

    private Step step(Path name, Tree before, Tree after) throws IOException {
        Change change = Change.between(before, after);
        List<Step.Write> writes = new ArrayList<>();
        BlockPlan plan = new BlockPlan();
        change.fresh().forEach((path, leaf) -> {
            writes.add(write(path, leaf));
            plan.add(leaf, null, null);
        });
        plan.cut(); // blocks without old files are the same in the ways from other versions
        change.bases().forEach((path, base) -> {
            writes.add(write(path, after.get(path)));
            plan.add(after.get(path), base, before.get(base));
        });
        List<BlockPlan.Plan> plans = plan.plans();
        meter = Meter.start(err, "Packs what is new since " + name.getFileName(), length(plans));
        List<Step.Block> blocks = new ArrayList<>();
        for (BlockPlan.Plan one : plans) {
            blocks.add(block(one, before));
            meter.advance(one.length());
        }
        return new Step(
                before.hash(),
                before.extent(),
                after.hash(),
                after.extent(),
                olds(change, before, after),
                change.deletes(),
                change.copies(),
                writes,
                blocks);
    }

    private static long length(List<BlockPlan.Plan> plans) {
        return plans.stream().mapToLong(BlockPlan.Plan::length).sum();
    }

    private static Step.Write write(String path, Tree.Leaf leaf) {
        return new Step.Write(path, leaf.size(), leaf.hash().brief());
    }

    /** Every old file that the step makes use of, replaces or removes. */
    private static List<Step.Old> olds(Change change, Tree before, Tree after) {
        SortedSet<String> paths = new TreeSet<>(change.deletes());
        paths.addAll(change.bases().values());
        change.copies().forEach(copy -> paths.add(copy.from()));
        for (String path : after.paths()) {
            if (replaced(before.get(path), after.get(path))) {
                paths.add(path);
            }
        }
        return paths.stream()
                .map(path -> new Step.Old(
                        path, before.get(path).size(), before.get(path).hash().brief()))
                .toList();
    }

    private static boolean replaced(Tree.Leaf before, Tree.Leaf after) {
        return before != null && !before.hash().equals(after.hash());
    }

    private Step.Block block(BlockPlan.Plan plan, Tree before) throws IOException {
        byte[] raw = new byte[plan.length()];
        int at = 0;
        for (BlockPlan.Span span : plan.spans()) {
            read(span.file().where(), span.offset(), raw, at, span.length());
            at += span.length();
        }
        byte[] packed = Codec.pack(prefix(plan.prefix(), before), raw);
        if (!plan.prefix().isEmpty() && packed.length > POOR * raw.length) {
            byte[] alone = Codec.pack(Codec.prefix(0), raw);
            if (alone.length <= packed.length) {
                return new Step.Block(writer.add(alone, raw.length), List.of());
            }
        }
        return new Step.Block(writer.add(packed, raw.length), plan.prefix());
    }

    /**
     * What a frame may refer to.
     *
     * @param files the version that the slices are of
     */
    static byte[] prefix(List<Step.Slice> slices, Tree files) throws IOException {
        byte[] prefix =
                Codec.prefix(slices.stream().mapToInt(Step.Slice::length).sum());
        int at = 1;
        for (Step.Slice slice : slices) {
            read(files.get(slice.path()).where(), slice.offset(), prefix, at, slice.length());
            at += slice.length();
        }
        return prefix;
    }

    private static void read(Path file, long offset, byte[] into, int at, int length) throws IOException {
        try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
            in.seek(offset);
            in.readFully(into, at, length);
        }
    }
}
