package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * Applies a patch to a folder or a zip: verifies the folder, prepares everything beside it, and then changes all files or
 * none.
 */
final class Apply {
    private final PatchFile patch;
    private final Path root;
    private final PrintStream err;

    /**
     * What was done, or would be.
     *
     * @param after the version that the folder has then
     * @param entries what happened to which file; empty if it had that version already
     */
    record Result(Sha256 after, Tree.Extent extent, List<Journal.Entry> entries) {}

    private Apply(PatchFile patch, Path root, PrintStream err) {
        this.patch = patch;
        this.root = root;
        this.err = err;
    }

    /**
     * Applies {@code file} to {@code folder}, or to a zip as to a folder. What an ended process left half done there is
     * finished first.
     *
     * @param dryRun to do all but change the folder
     * @param err receives the progress
     * @throws IOException if something cannot be read or written; then the folder is as it was
     * @throws PatchException if the patch is no good, or is not for this folder
     */
    static Result run(Path file, Path folder, boolean dryRun, PrintStream err) throws IOException, PatchException {
        return Files.isRegularFile(folder)
                ? runOnZip(file, folder.toRealPath(), dryRun, err)
                : runOnFolder(file, folder.toRealPath(), dryRun, err);
    }

    /** The zip stays as it is until all that is to be in it lies beside it. */
    private static Result runOnZip(Path file, Path zip, boolean dryRun, PrintStream err)
            throws IOException, PatchException {
        Path folder = ZipFolder.beside(zip);
        try {
            ZipFolder.unpack(zip, folder, err);
            Result result = runOnFolder(file, folder, false, err);
            if (!dryRun && !result.entries().isEmpty()) {
                ZipFolder.pack(folder, zip);
            }
            return result;
        } finally {
            ZipFolder.remove(folder);
        }
    }

    private static Result runOnFolder(Path file, Path root, boolean dryRun, PrintStream err)
            throws IOException, PatchException {
        if (!dryRun) {
            Recovery.run(root, err);
        } else if (Recovery.isNeeded(root)) {
            throw new PatchException("An earlier patch of " + root + " was interrupted;"
                    + " it is finished by the next run without --dry-run.");
        }
        try (PatchFile patch = PatchFile.open(file, err)) {
            return new Apply(patch, root, err).run(dryRun);
        }
    }

    private Result run(boolean dryRun) throws IOException, PatchException {
        Sha256 goal = Route.goal(patch.name(), patch.steps());
        Tree before = TreeScan.read(root, err);
        List<Step> way = Route.find(patch.steps(), before, goal);
        if (way.isEmpty()) {
            if (!dryRun) {
                Recovery.tidy(root);
            }
            return new Result(goal, before.extent(), List.of());
        }
        try (WorkFolder work = dryRun ? WorkFolder.beside(root) : WorkFolder.in(root)) {
            return run(dryRun, before, way, work);
        }
    }

    private Result run(boolean dryRun, Tree before, List<Step> way, WorkFolder work)
            throws IOException, PatchException {
        Journal journal;
        Tree after = before;
        try {
            work.prepareFor(patch.seal() + " from " + before.hash());
            for (int i = 0; i < way.size(); i++) {
                after = new Staging(patch, way.get(i), i, after, work).run(err);
            }
            journal = journal(before, after, work);
        } catch (IOException | PatchException e) {
            work.clear(); // nothing that another attempt could use
            throw e;
        }
        if (!dryRun && !journal.entries().isEmpty()) {
            journal.write(work.at("ready"));
            work.rename("ready", "journal");
            Recovery.commit(work, journal, err);
        }
        return new Result(after.hash(), after.extent(), journal.entries());
    }

    private Journal journal(Tree before, Tree after, WorkFolder work) throws IOException {
        List<Journal.Entry> entries = new ArrayList<>();
        Set<Path> used = new HashSet<>();
        for (Map.Entry<String, Tree.Leaf> file : after.files().entrySet()) {
            Tree.Leaf old = before.get(file.getKey());
            boolean program = after.isProgram(file.getKey());
            if (old == null
                    || !old.hash().equals(file.getValue().hash())
                    || (FileMode.isProgram(old.where()) != program && FileMode.isKnown(old.where()))) {
                String staged = staged(file.getValue(), entries.size(), used, work);
                FileMode.setProgram(work.fresh(staged), program);
                entries.add(new Journal.Entry(deed(before, file.getKey()), staged, file.getKey()));
            }
        }
        addLinks(before, after, work, entries);
        SortedSet<String> gone = new TreeSet<>(before.paths());
        gone.addAll(before.links().keySet());
        gone.removeIf(after::has);
        gone.forEach(path -> entries.add(new Journal.Entry(Journal.Deed.DELETE, "-", path)));
        addFolders(before, after, entries);
        return new Journal(after.hash(), entries);
    }

    private static void addFolders(Tree before, Tree after, List<Journal.Entry> entries) {
        for (String path : after.emptyFolders()) {
            if (!before.emptyFolders().contains(path)) {
                entries.add(new Journal.Entry(Journal.Deed.FOLDER, "-", path));
            }
        }
        for (String path : before.emptyFolders()) {
            if (!after.emptyFolders().contains(path)) {
                entries.add(new Journal.Entry(Journal.Deed.CLEAR, "-", path));
            }
        }
    }

    private static Journal.Deed deed(Tree before, String path) {
        return before.has(path) ? Journal.Deed.REPLACE : Journal.Deed.ADD;
    }

    /** Links that the system does not let the game make are named and left out. */
    private void addLinks(Tree before, Tree after, WorkFolder work, List<Journal.Entry> entries) throws IOException {
        for (Map.Entry<String, String> link : after.links().entrySet()) {
            String path = link.getKey();
            if (link.getValue().equals(before.links().get(path))) {
                continue;
            }
            String staged = "link-" + entries.size();
            Files.deleteIfExists(work.fresh(staged));
            if (LinkTarget.make(work.fresh(staged), link.getValue())) {
                entries.add(new Journal.Entry(deed(before, path), staged, path));
            } else {
                err.println("The link " + path + " is not made: this system does not let the game make links.");
                if (before.has(path)) {
                    entries.add(new Journal.Entry(Journal.Deed.DELETE, "-", path));
                }
            }
        }
    }

    /** The prepared file; a copy of it if another path has it already, or if it is an old file that moves. */
    private static String staged(Tree.Leaf leaf, int number, Set<Path> used, WorkFolder work) throws IOException {
        if (leaf.where().startsWith(work.at("new")) && used.add(leaf.where())) {
            return leaf.where().getFileName().toString();
        }
        String name = "copy-" + number;
        Files.deleteIfExists(work.fresh(name));
        Files.copy(leaf.where(), work.fresh(name), LinkOption.NOFOLLOW_LINKS);
        return name;
    }
}
