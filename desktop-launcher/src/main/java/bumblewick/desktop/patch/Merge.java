package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Merges patches into one file with all their steps: side by side, or one after the other. */
final class Merge {
    private record Ends(Sha256 source, Sha256 target) {}

    private final PatchWriter writer;
    private final List<Step> steps = new ArrayList<>();
    private final Set<Ends> known = new HashSet<>();

    private Merge(PatchWriter writer) {
        this.writer = writer;
    }

    /**
     * Writes the merged patch.
     *
     * @param patches two or more
     * @param target the file; may be one of them
     * @param err receives the progress
     * @return the number of ways in it
     * @throws PatchException if they do not end in one version
     */
    static int write(List<Path> patches, Path target, PrintStream err) throws IOException, PatchException {
        try (PatchWriter writer = new PatchWriter(target)) {
            Merge merge = new Merge(writer);
            for (Path file : patches) {
                try (PatchFile patch = PatchFile.open(file, err)) {
                    merge.add(patch);
                }
            }
            Route.goal("The patches together", merge.steps);
            if (merge.steps.size() > Format.STEPS) {
                throw new PatchException(
                        "The patches together", merge.steps.size() + " ways", "at most " + Format.STEPS);
            }
            writer.finish(merge.steps);
            return merge.steps.size();
        }
    }

    private void add(PatchFile patch) throws IOException {
        int[] numbers = new int[patch.payloads().size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = writer.add(patch.packed(i), patch.payloads().get(i).raw());
        }
        for (Step step : patch.steps()) {
            if (known.add(new Ends(step.source(), step.target()))) {
                steps.add(step.withBlocks(step.blocks().stream()
                        .map(block -> renumbered(block, numbers))
                        .toList()));
            }
        }
    }

    private static Step.Block renumbered(Step.Block block, int[] numbers) {
        int payload = block.payload() < 0 ? block.payload() : numbers[block.payload()];
        return new Step.Block(payload, block.prefix(), block.parts());
    }
}
