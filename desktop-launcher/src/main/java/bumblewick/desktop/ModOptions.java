package bumblewick.desktop;

import bumblewick.desktop.workshop.StarterMod;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The command line options for mods; one at a time. */
final class ModOptions {
    @Option(
            names = "--new-mod",
            paramLabel = "ID",
            description = "Begins a mod with a flight of that name, in the game's folder of mods or in -o, and a page"
                    + " that explains each file.")
    String newMod;

    @Option(
            names = "--edit",
            paramLabel = "MOD",
            description =
                    "Opens the editor on a mod of the game's folder of mods, by its id or the name of its folder.")
    String edit;

    @Option(
            names = "--pack-mod",
            paramLabel = "MOD",
            description = "Checks a mod (a folder, or one of the game's folder of mods by its name) as the game does,"
                    + " and packs it into a zip (-o; ID-VERSION.zip without it) that is the same wherever it is"
                    + " packed.")
    Path packMod;

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
            description = "Applies a patch F to a folder or a zip D: all of it, or, whatever happens, nothing. What an"
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
            description = "File or folder that is written.")
    Path output;

    /** The option that was given, if any. */
    Optional<String> asked() {
        return all().entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private Map<String, Boolean> all() {
        Map<String, Boolean> all = new LinkedHashMap<>();
        all.put("--new-mod", newMod != null);
        all.put("--pack-mod", packMod != null);
        all.put("--diff", diff != null);
        all.put("--patch", patch != null);
        all.put("--merge-patches", mergePatches != null);
        return all;
    }

    private void checkMods() throws UsageException {
        if (newMod != null && !StarterMod.isId(newMod)) {
            throw new UsageException("--new-mod: '" + newMod
                    + "' is no id, expected 2 to 40 small letters, digits and _, a letter first.");
        }
        if (output != null && newMod == null) {
            TargetFile.check("-o", output, packMod == null ? "" : ".zip");
        }
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
        if (output != null && (asked.isEmpty() || patch != null)) {
            throw new UsageException("-o needs --new-mod, --pack-mod, --diff or --merge-patches.");
        }
        checkMods();
    }
}
