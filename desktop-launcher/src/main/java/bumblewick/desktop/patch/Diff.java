package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Makes a patch: steps from several versions of a folder to a newer one. */
final class Diff {
    private final PrintStream err;
    private final PatchWriter writer;

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
        Map<Path, Tree> before = different(olds, newest, after, err);
        try (PatchWriter writer = new PatchWriter(target)) {
            Diff diff = new Diff(err, writer);
            List<Step> steps = new ArrayList<>();
            for (Map.Entry<Path, Tree> old : before.entrySet()) {
                steps.add(diff.step(old.getKey(), old.getValue(), after));
            }
            return writer.finish(steps);
        }
    }

    /** The old versions, of those that differ in no file the first: one step leads from all of them. */
    private static Map<Path, Tree> different(List<Path> olds, Path newest, Tree after, PrintStream err)
            throws IOException, PatchException {
        Map<Path, Tree> known = new LinkedHashMap<>(Map.of(newest, after));
        Map<Path, Tree> different = new LinkedHashMap<>();
        for (Path old : olds) {
            Tree tree = TreeScan.read(old, err);
            for (Map.Entry<Path, Tree> other : known.entrySet()) {
                if (tree.isSame(other.getValue())) {
                    throw new PatchException(
                            old + " holds the same version as " + other.getKey() + ": every file is the same.");
                }
            }
            known.put(old, tree);
            if (different.values().stream().noneMatch(each -> each.hash().equals(tree.hash()))) {
                different.put(old, tree);
            }
        }
        return different;
    }

    private Step step(Path name, Tree before, Tree after) throws IOException {
        Change change = Change.between(before, after);
        tellLostModes(before, after);
        List<Tree.Leaf> written = new ArrayList<>(change.fresh().values());
        change.moved().keySet().forEach(path -> written.add(after.get(path)));
        written.addAll(change.rewrites().values());
        try (ByteStream old = new ByteStream(before.leaves());
                ByteStream fresh = new ByteStream(written)) {
            Meter meter = Meter.start(err, "Packs what is new since " + name.getFileName(), fresh.length());
            List<BlockPlan.Plan> plans = plans(change, before, old, fresh);
            return step(change, before, after, new BlockPacker(old, fresh, writer, meter).pack(plans));
        }
    }

    private static Step step(Change change, Tree before, Tree after, List<Step.Block> blocks) {
        List<String> paths = List.copyOf(before.paths());
        List<Step.Fresh> fresh = new ArrayList<>();
        change.fresh().forEach((path, leaf) -> fresh.add(new Step.Fresh(path, leaf.size())));
        change.moved()
                .keySet()
                .forEach(path -> fresh.add(new Step.Fresh(path, after.get(path).size())));
        List<Step.Rewrite> rewrites = new ArrayList<>();
        change.rewrites()
                .forEach((path, leaf) -> rewrites.add(new Step.Rewrite(
                        Collections.binarySearch(paths, path),
                        leaf.size() - before.get(path).size())));
        return new Step(
                before.hash(),
                before.extent(),
                Fingerprint.of(before),
                after.hash(),
                after.extent(),
                change.deletes().stream()
                        .map(path -> Collections.binarySearch(paths, path))
                        .collect(Collectors.toList()),
                change.copies(),
                fresh,
                rewrites,
                programs(after),
                List.copyOf(after.emptyFolders()),
                after.links(),
                blocks);
    }

    private static List<Integer> programs(Tree tree) {
        List<Integer> programs = new ArrayList<>();
        int number = 0;
        for (String path : tree.paths()) {
            if (tree.isProgram(path)) {
                programs.add(number);
            }
            number++;
        }
        return programs;
    }

    /** Names files whose mode changed in what a patch does not keep. */
    private void tellLostModes(Tree before, Tree after) throws IOException {
        for (String path : after.paths()) {
            String lost = before.get(path) == null
                    ? ""
                    : FileMode.lost(before.get(path).where(), after.get(path).where());
            if (!lost.isEmpty()) {
                err.println("The mode of " + path + " changes " + lost + ", which a patch does not keep.");
            }
        }
    }

    /** Where one frame can refer to all that it needs, nothing is copied: a frame packs what is the same better. */
    private static List<BlockPlan.Plan> plans(Change change, Tree before, ByteStream old, ByteStream fresh)
            throws IOException {
        List<String> paths = List.copyOf(before.paths());
        List<String> bases = new ArrayList<>(Collections.nCopies(change.fresh().size(), null));
        bases.addAll(change.moved().values());
        bases.addAll(change.rewrites().keySet());
        long referred = 0;
        List<BlockPlan.Span> spans = new ArrayList<>();
        for (int i = 0; i < bases.size(); i++) {
            Step.Slice base = new Step.Slice(0, 0);
            if (bases.get(i) != null) {
                int number = Collections.binarySearch(paths, bases.get(i));
                base = new Step.Slice(old.start(number), old.start(number + 1) - old.start(number));
            }
            referred += base.length();
            spans.add(new BlockPlan.Span(fresh.start(i), fresh.start(i + 1) - fresh.start(i), base));
        }
        boolean oneFrame = fresh.length() <= Format.BLOCK && referred <= Format.PREFIX;
        List<LongMatches.Match> matches = oneFrame ? List.of() : LongMatches.find(old, fresh);
        BlockPlan plan = new BlockPlan(old.length());
        plan.add(spans.subList(0, change.fresh().size()), matches);
        plan.cut(); // blocks without old files are the same in the ways from other versions
        plan.add(spans.subList(change.fresh().size(), spans.size()), matches);
        return plan.plans();
    }
}
