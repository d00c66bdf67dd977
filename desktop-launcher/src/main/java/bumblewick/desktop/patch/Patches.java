package bumblewick.desktop.patch;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;

/** The commands for patches, for the command line. */
public final class Patches {
    private static final int NAMED = 20; // files

    private final PrintStream out;
    private final PrintStream err;

    /**
     * @param out for results
     * @param err for how far it is
     */
    public Patches(PrintStream out, PrintStream err) {
        this.out = out;
        this.err = err;
    }

    /**
     * Makes a patch.
     *
     * @param folders the versions that it starts from, and last the one that it leads to
     */
    public void diff(List<Path> folders, Path target) throws IOException, PatchException {
        Codec.load();
        int last = folders.size() - 1;
        long bytes = Diff.write(folders.subList(0, last), folders.get(last), target, err);
        out.println(target + ": " + Tree.Extent.size(bytes) + ", from " + last + (last == 1 ? " version" : " versions")
                + " to that of " + folders.get(last));
    }

    /** Puts patches together. */
    public void merge(List<Path> patches, Path target) throws IOException, PatchException {
        Codec.load();
        int ways = Merge.write(patches, target, err);
        out.println(target + ": " + ways + (ways == 1 ? " way" : " ways") + " to one version");
    }

    /**
     * Applies a patch.
     *
     * @param dryRun to prove it all, and change nothing
     */
    public void apply(Path patch, Path folder, boolean dryRun) throws IOException, PatchException {
        Codec.load();
        Apply.Result result = Apply.run(patch, folder, dryRun, err);
        List<Journal.Entry> entries = result.entries();
        if (entries.isEmpty()) {
            out.println(folder + " has the version of the patch already, " + result.after());
            return;
        }
        for (Journal.Entry entry : entries.subList(0, Math.min(NAMED, entries.size()))) {
            out.println((dryRun ? "would " : "") + word(entry.deed(), dryRun) + " " + entry.path());
        }
        if (entries.size() > NAMED) {
            out.println("and " + (entries.size() - NAMED) + " more");
        }
        out.println(folder + (dryRun ? " would have" : " has") + " the version " + result.after() + " ("
                + result.extent() + ")");
    }

    private static String word(Journal.Deed deed, boolean future) {
        return switch (deed) {
            case ADD -> future ? "add" : "added";
            case REPLACE -> future ? "replace" : "replaced";
            case DELETE -> future ? "delete" : "deleted";
            case FOLDER -> future ? "make the folder" : "made the folder";
            case CLEAR -> future ? "remove the folder" : "removed the folder";
        };
    }
}
