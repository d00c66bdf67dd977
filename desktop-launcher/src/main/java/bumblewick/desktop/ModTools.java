package bumblewick.desktop;

import bumblewick.content.mod.ModCard;
import bumblewick.desktop.patch.PatchException;
import bumblewick.desktop.patch.Patches;
import bumblewick.desktop.workshop.ModCheck;
import bumblewick.desktop.workshop.ModPack;
import bumblewick.desktop.workshop.StarterMod;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Carries out the command line options for mods. */
final class ModTools {
    private final PrintStream out;
    private final PrintStream err;
    private final Places places;

    /** Finds what the game knows of its surroundings, when it is needed. */
    interface Places {
        /**
         * The base game's files.
         *
         * @throws UsageException if there are none
         */
        SceneFiles scene() throws UsageException;

        /**
         * The folder of mods; it need not exist.
         *
         * @throws UsageException if there cannot be one
         */
        Path mods() throws UsageException;
    }

    ModTools(PrintStream out, PrintStream err, Places places) {
        this.out = out;
        this.err = err;
        this.places = places;
    }

    /**
     * Does it.
     *
     * @param options one of which is asked for
     * @return exit code of the process
     * @throws UsageException if a file or a folder is named that is not there
     */
    int run(ModOptions options) throws UsageException {
        String asked = options.asked().orElseThrow();
        try {
            return run(asked, options) ? ExitCode.FINE : ExitCode.FAILED;
        } catch (PatchException e) {
            err.println(asked + ": " + e.getMessage());
        } catch (IOException e) {
            err.println(asked + ": " + (e.getClass() == IOException.class ? e.getMessage() : e.toString()));
        }
        return ExitCode.FAILED;
    }

    private boolean run(String asked, ModOptions options) throws UsageException, IOException, PatchException {
        switch (asked) {
            case "--new-mod" -> begin(options);
            case "--pack-mod" -> {
                return pack(options);
            }
            case "--diff" -> diff(options);
            case "--patch" -> patch(options);
            default -> merge(options);
        }
        return true;
    }

    private void begin(ModOptions options) throws UsageException, IOException {
        String id = options.newMod;
        if (places.scene().exists("stages/" + id + "/stage.json")) {
            throw new UsageException("--new-mod: the game has a stage '" + id + "' itself; choose another name.");
        }
        Path folder = options.output == null ? places.mods().resolve(id) : options.output;
        if (Files.exists(folder)) {
            throw new UsageException("--new-mod: there is something at " + folder + " already.");
        }
        for (String file : StarterMod.write(id, folder)) {
            out.println(folder.resolve(file));
        }
        out.println("Read README.md, switch the mod on in the Workshop, and fly: --stage " + id);
    }

    private boolean pack(ModOptions options) throws UsageException, IOException {
        Path mod = NamedMod.find(options.packMod, places.mods());
        checkFolders("--pack-mod", List.of(mod));
        ModPack pack = ModPack.of(mod);
        List<String> problems = new ArrayList<>(pack.problems());
        try (ModCheck check = ModCheck.open(mod)) {
            problems.addAll(check.problems(places.scene()));
            if (problems.isEmpty()) {
                write(pack, zip(options, mod, check.card()));
                return true;
            }
        }
        err.println("--pack-mod: " + mod + " is not packed:");
        problems.forEach(problem -> err.println("  " + problem));
        return false;
    }

    private static Path zip(ModOptions options, Path mod, ModCard card) throws UsageException {
        Path zip = options.output != null ? options.output : Path.of(card.id() + "-" + card.version() + ".zip");
        if (zip.toAbsolutePath().normalize().startsWith(mod.toAbsolutePath().normalize())) {
            throw new UsageException("-o: " + zip + " lies in the mod itself.");
        }
        return zip;
    }

    private void write(ModPack pack, Path zip) throws IOException {
        ModPack.Packed packed = pack.write(zip);
        out.println(zip + ": " + packed.files() + " files, " + packed.bytes() + " bytes, SHA-256 " + packed.sha256());
    }

    private void diff(ModOptions options) throws UsageException, IOException, PatchException {
        checkFolders("--diff", options.diff);
        new Patches(out, err).diff(options.diff, options.output);
    }

    private void patch(ModOptions options) throws UsageException, IOException, PatchException {
        checkFiles("--patch", options.patch.subList(0, 1));
        if (!Files.exists(options.patch.get(1))) {
            throw new UsageException("--patch: there is no folder or zip " + options.patch.get(1) + ".");
        }
        new Patches(out, err).apply(options.patch.get(0), options.patch.get(1), options.dryRun);
    }

    private void merge(ModOptions options) throws UsageException, IOException, PatchException {
        checkFiles("--merge-patches", options.mergePatches);
        new Patches(out, err).merge(options.mergePatches, options.output);
    }

    private static void checkFolders(String option, List<Path> folders) throws UsageException {
        for (Path folder : folders) {
            if (!Files.isDirectory(folder)) {
                throw new UsageException(option + ": there is no folder " + folder + ".");
            }
        }
    }

    private static void checkFiles(String option, List<Path> files) throws UsageException {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new UsageException(option + ": there is no file " + file + " to read.");
            }
        }
    }
}
