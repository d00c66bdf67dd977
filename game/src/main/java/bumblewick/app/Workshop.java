package bumblewick.app;

import bumblewick.content.ContentProblem;
import bumblewick.content.LoadOrder;
import bumblewick.content.Mod;
import bumblewick.content.ModShelf;
import bumblewick.content.ModdedScene;
import bumblewick.loop.GameVersion;
import bumblewick.platform.SceneFiles;
import bumblewick.save.Kept;
import bumblewick.save.ModChoices;
import bumblewick.save.ModsFile;
import bumblewick.save.Origin;
import bumblewick.save.StartMarker;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The player's mods: those that are there, which of them are wanted and in which order, and the scene that they make with
 * the base. What is changed here counts when the scene is read the next time.
 */
final class Workshop implements Screens.Attempts {
    private static final Logger LOG = LoggerFactory.getLogger(Workshop.class);

    /** Where zips are kept of which there is a folder now. */
    private static final String UNPACKED = ".unpacked";

    private final Path folder;
    private final ModsFile file;
    private final StartMarker marker;
    private ModChoices kept;
    private ModChoices wished;
    private boolean safe;
    private Loaded loaded;

    /** So many failures in a row are no accident. */
    private static final int MOST_FAILURES = 2;

    /**
     * What was read.
     *
     * @param mods all that are there, open
     * @param order of those that were wanted
     * @param scene of the base and those that are used
     */
    record Loaded(List<Mod> mods, LoadOrder order, ModdedScene scene) {
        /** The same mods with another part of them. */
        Loaded with(ModdedScene other) {
            return new Loaded(mods, order, other);
        }

        /** All that is wrong with it, a sentence each. */
        SortedSet<String> mistakes() {
            SortedSet<String> all = ownMistakes();
            mods.forEach(mod -> all.addAll(mistakes(mod)));
            return all;
        }

        /** What is wrong with the base. */
        SortedSet<String> ownMistakes() {
            return sentences(scene.baseProblems());
        }

        private SortedSet<String> mistakes(Mod mod) {
            SortedSet<String> all = sentences(mod.problems());
            all.addAll(sentences(scene.problems(mod)));
            return all;
        }

        private static SortedSet<String> sentences(List<ContentProblem> problems) {
            return problems.stream().map(ContentProblem::toString).collect(Collectors.toCollection(TreeSet::new));
        }

        /** Lets go of all mods. */
        void close() {
            for (Mod mod : mods) {
                try {
                    mod.close();
                } catch (IOException e) {
                    LOG.warn("{} cannot be closed", mod.file(), e);
                }
            }
        }
    }

    Workshop(Path dataFolder) {
        folder = dataFolder.resolve("mods");
        file = new ModsFile(dataFolder);
        marker = new StartMarker(dataFolder);
        safe = marker.failures() >= MOST_FAILURES;
        Kept<ModChoices> read = file.read();
        read.problems().forEach(LOG::warn);
        kept = read.value();
        wished = kept;
    }

    /** By which content the game is played now. */
    Origin origin() {
        List<String> mods = loaded.order().active().stream()
                .filter(ModdedScene::affectsRules)
                .map(Mod::name)
                .collect(Collectors.toList());
        return new Origin(loaded.scene().mark(), mods);
    }

    /** Where mods lie. */
    Path folder() {
        return folder;
    }

    /** Whether a mod is a folder, which can be written to. */
    boolean isFolder(Mod mod) {
        return Files.isDirectory(folder.resolve(mod.file()));
    }

    /** What no new mod can be called: ids of mods, and whatever lies where they lie. */
    SortedSet<String> names() throws IOException {
        SortedSet<String> names = new TreeSet<>();
        loaded.mods().forEach(mod -> names.add(mod.id()));
        if (Files.isDirectory(folder)) {
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(folder)) {
                entries.forEach(entry -> names.add(entry.getFileName().toString()));
            }
        }
        return names;
    }

    /**
     * Puts a folder in the place of a mod that is a zip; it counts when the scene is read the next time.
     *
     * @return where the zip is kept
     * @throws IOException if that fails; then the zip is where it was
     */
    Path unpack(Mod mod) throws IOException {
        Path kept = folder.resolve(UNPACKED).resolve(mod.file());
        mod.unpack(folder.resolve(mod.id()));
        mod.close(); // some systems move no file that is open
        Files.createDirectories(kept.getParent());
        Files.move(folder.resolve(mod.file()), kept, StandardCopyOption.REPLACE_EXISTING);
        return kept;
    }

    /** Whether the game failed with mods again and again: none is used until the player has chosen. */
    boolean safe() {
        return safe;
    }

    /** A screen is to come; until it is {@linkplain #arrived seen}, the mods are to blame if the game ends. */
    @Override
    public void begins() {
        boolean used =
                loaded == null ? !kept.on().isEmpty() : !loaded.order().active().isEmpty();
        if (safe || !used) {
            return;
        }
        try {
            marker.begin();
        } catch (IOException e) {
            LOG.warn("nobody will know if the game fails with its mods", e);
        }
    }

    /** It has come, or the game ends as it should. */
    @Override
    public void arrived() {
        try {
            marker.arrived();
        } catch (IOException e) {
            LOG.warn("the game may seem to have failed with its mods", e);
        }
    }

    /** The ids of the mods that were switched on or off last. */
    List<String> changedLast() {
        return kept.changedLast();
    }

    /**
     * Reads the base with the mods that are wanted. For another thread than the render thread; nothing of what was read
     * before may be in use.
     *
     * @throws IOException if a folder cannot be listed
     */
    Loaded load(SceneFiles base) throws IOException {
        close();
        return readBeside(base);
    }

    /**
     * The same while what was read before is in use.
     *
     * @throws IOException if a folder cannot be listed
     */
    Loaded readBeside(SceneFiles base) throws IOException {
        List<Mod> mods = new ModShelf(folder).open();
        LoadOrder order = order(mods, safe ? kept.withoutAny() : kept);
        ModdedScene scene = ModdedScene.read(base, order.active());
        LOG.info("mods: {} there, {} used", mods.size(), order.active());
        return new Loaded(mods, order, scene);
    }

    private static LoadOrder order(List<Mod> mods, ModChoices choices) {
        return new LoadOrder(mods, choices.order(), new TreeSet<>(choices.on()), GameVersion.number());
    }

    /** From now on this is what counts. */
    void install(Loaded read) {
        loaded = read;
        wished = kept;
    }

    /** What was read last. */
    Loaded loaded() {
        return loaded;
    }

    /** The name of the mod that a file of the scene is of, be it used now or not; empty if there is none. */
    String whose(String path) {
        String name = "";
        for (Mod mod : loaded.order().all()) {
            boolean used = loaded.scene().decides(mod, path);
            if (used || name.isEmpty() && mod.touches(path)) {
                name = mod.name();
            }
        }
        return name;
    }

    /** What is wrong with the mods that are switched on, a sentence each. */
    SortedSet<String> mistakesOfWanted() {
        SortedSet<String> all = new TreeSet<>();
        loaded.mods().stream()
                .filter(mod -> kept.on().contains(mod.id()) && !safe)
                .forEach(mod -> all.addAll(loaded.mistakes(mod)));
        return all;
    }

    /** The order that there will be. */
    LoadOrder order() {
        return order(loaded.mods(), wished);
    }

    boolean wants(Mod mod) {
        return wished.on().contains(mod.id());
    }

    void want(Mod mod, boolean wanted) {
        wished = wished.with(mod.id(), wanted);
    }

    /** Changes places with a neighbour, see {@link LoadOrder#canMove}. */
    void move(Mod mod, int by) {
        wished = wished.in(order().moved(mod, by));
    }

    /** Whether something is wished that does not count yet. */
    boolean changed() {
        return safe
                || !wished.on().equals(kept.on())
                || !order().active().equals(loaded.order().active());
    }

    /** Takes back what does not count yet. */
    void forget() {
        wished = kept;
    }

    /** Uses no mod from now on of those that were changed last. */
    void dropLast() {
        wished = kept.withoutLast();
    }

    /** Uses no mod from now on. */
    void dropAll() {
        wished = kept.withoutAny();
    }

    /** Wants a mod that has just come, which is not there yet for this to be told of. */
    void want(String id) {
        wished = wished.with(id, true);
    }

    /**
     * Writes down what is wished; it counts when the scene is read the next time.
     *
     * @throws IOException if that fails; then nothing has changed
     */
    void keep() throws IOException {
        ModChoices next = wished.after(kept);
        file.write(next);
        kept = next;
        safe = false;
    }

    /** Lets go of all mods. */
    void close() {
        if (loaded != null) {
            loaded.close();
        }
    }
}
