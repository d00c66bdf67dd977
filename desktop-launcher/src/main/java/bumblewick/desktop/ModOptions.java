package bumblewick.desktop;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What can be done for mods besides playing them; one thing at a time. */
final class ModOptions {
    @Option(
            names = "--diff",
            paramLabel = "D",
            arity = "2..*",
            description = "Makes a patch (-o) from one or more old versions of a folder to the new one, named last.")
    List<Path> diff;

    @Option(
            names = "--patch",
            paramLabel = "F D",
            hideParamSyntax = true,
            arity = "2",
            description = "Applies a patch F to a folder D: all of it, or, whatever happens, nothing. What an"
                    + " interrupted run left half done is finished first.")
    List<Path> patch;

    @Option(names = "--dry-run", description = "With --patch: proves that it can be applied, and changes nothing.")
    boolean dryRun;

    @Option(
            names = "--merge-patches",
            paramLabel = "F",
            arity = "2..*",
            description = "Puts patches to the same version, or from one version to the next, into one (-o).")
    List<Path> mergePatches;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "F",
            description = "File that is written by --diff and --merge-patches.")
    Path output;

    /** The option that says what is to be done, if any. */
    Optional<String> asked() {
        return all().entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private Map<String, Boolean> all() {
        Map<String, Boolean> all = new LinkedHashMap<>();
        all.put("--diff", diff != null);
        all.put("--patch", patch != null);
        all.put("--merge-patches", mergePatches != null);
        return all;
    }

    /**
     * Looks for options that do not fit together.
     *
     * @throws UsageException naming them
     */
    void check() throws UsageException {
        List<String> asked = all().entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .toList();
        if (asked.size() > 1) {
            throw new UsageException(asked.get(0) + " and " + asked.get(1) + " exclude each other.");
        }
        if (dryRun && patch == null) {
            throw new UsageException("--dry-run needs --patch.");
        }
        if (output == null && (diff != null || mergePatches != null)) {
            throw new UsageException(asked.get(0) + " needs -o: the file to write.");
        }
        if (output != null && diff == null && mergePatches == null) {
            throw new UsageException("-o needs --diff or --merge-patches: nothing else writes a file.");
        }
        if (output != null) {
            TargetFile.check("-o", output, "");
        }
    }
}
