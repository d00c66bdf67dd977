package bumblewick.app.scene;

import bumblewick.app.shell.Navigator;
import bumblewick.content.ModdedScene;
import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.ModelLoadCheck;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.LoadOrder;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModLibrary;
import bumblewick.content.mod.ModSetting;
import bumblewick.content.mod.ModSettingValues;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import bumblewick.replay.GameVersion;
import bumblewick.save.ContentOrigin;
import bumblewick.save.CrashLoopDetector;
import bumblewick.save.ModChoices;
import bumblewick.save.ModSettingsFiles;
import bumblewick.save.ModsFile;
import bumblewick.save.ReadResult;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The player's mods: which there are, which of them are switched on and in which order, and the scene that they make with
 * the base. Changes count when the scene is read the next time.
 */
public final class PlayerMods implements Navigator.Listener {
    private static final Logger LOG = LoggerFactory.getLogger(PlayerMods.class);

    /** The folder of zips that were unpacked. */
    private static final String UNPACKED = ".unpacked";

    private final Path folder;
    private final ModsFile file;
    private final ModSettingsFiles settings;
    private final CrashLoopDetector marker;
    private ModChoices kept;
    private ModChoices next; // with changes that do not count yet
    private boolean safe;
    private boolean settingsChanged; // and do not count yet
    private Loaded loaded;

    /** Failed starts in a row after which no mods are used. */
    private static final int MOST_FAILURES = 2;

    /**
     * The scene with mods as it was read.
     *
     * @param mods all mods, open
     * @param order of those that are switched on
     * @param scene of the base and the mods that are used
     */
    public record Loaded(List<Mod> mods, LoadOrder order, ModdedScene scene) {
        /** The same mods with another scene. */
        Loaded with(ModdedScene other) {
            return new Loaded(mods, order, other);
        }

        /** All mistakes, a sentence each. */
        SortedSet<String> mistakes() {
            SortedSet<String> all = ownMistakes();
            mods.forEach(mod -> all.addAll(mistakes(mod)));
            return all;
        }

        /** The mistakes of the base. */
        public SortedSet<String> ownMistakes() {
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

        /** Closes all mods. */
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

    public PlayerMods(Path dataFolder) {
        folder = dataFolder.resolve("mods");
        file = new ModsFile(dataFolder);
        settings = new ModSettingsFiles(dataFolder);
        marker = new CrashLoopDetector(dataFolder);
        safe = marker.failures() >= MOST_FAILURES;
        ReadResult<ModChoices> read = file.read();
        read.problems().forEach(LOG::warn);
        kept = read.value();
        next = kept;
    }

    /** The content that the game is played with now. */
    public ContentOrigin contentOrigin() {
        List<String> mods = loaded.order().active().stream()
                .filter(ModdedScene::affectsRules)
                .map(Mod::name)
                .collect(Collectors.toList());
        return new ContentOrigin(loaded.scene().mark(), mods);
    }

    /** The folder of mods. */
    public Path folder() {
        return folder;
    }

    /** Whether a mod is a folder, to which an editor can write. */
    public boolean isFolder(Mod mod) {
        return Files.isDirectory(folder.resolve(mod.file()));
    }

    /** The names that a new mod cannot have: ids of mods and names of files in their folder. */
    public SortedSet<String> takenNames() throws IOException {
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
     * Replaces the zip of a mod by a folder; it counts when the scene is read the next time.
     *
     * @return the zip where it is kept
     * @throws IOException if that fails; then the zip is where it was
     */
    public Path unpack(Mod mod) throws IOException {
        Path kept = folder.resolve(UNPACKED).resolve(mod.file());
        mod.unpack(folder.resolve(mod.id()));
        mod.close(); // some systems move no file that is open
        Files.createDirectories(kept.getParent());
        Files.move(folder.resolve(mod.file()), kept, StandardCopyOption.REPLACE_EXISTING);
        return kept;
    }

    /** Whether no mods are used until the player has chosen, because the game failed with them twice in a row. */
    public boolean safeMode() {
        return safe;
    }

    /** Marks that mods may be the reason if the game fails before {@link #screenIsSteady}. */
    @Override
    public void screenChanges() {
        boolean used =
                loaded == null ? !kept.on().isEmpty() : !loaded.order().active().isEmpty();
        if (safe || !used) {
            return;
        }
        try {
            marker.begin();
        } catch (IOException e) {
            LOG.warn("a failure with mods would not be noticed", e);
        }
    }

    /** Removes that mark; also called when the game ends normally. */
    @Override
    public void screenIsSteady() {
        try {
            marker.succeeded();
        } catch (IOException e) {
            LOG.warn("the game may seem to have failed with its mods", e);
        }
    }

    /** The ids of the mods that were switched on or off last. */
    public List<String> changedLast() {
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
        return readAlongside(base, SceneReader.read(base));
    }

    /**
     * The same while what was read before is in use.
     *
     * @param plain what is in the base
     * @throws IOException if a folder cannot be listed
     */
    Loaded readAlongside(SceneFiles base, Scene plain) throws IOException {
        List<Mod> mods = new ModLibrary(folder).open();
        mods.forEach(this::choose);
        LoadOrder order = order(mods, safe ? kept.withoutAny() : kept);
        ModdedScene scene = withoutRefusedModels(ModdedScene.read(base, plain, order.active()));
        LOG.info("mods: {} there, {} used", mods.size(), order.active());
        return new Loaded(mods, order, scene);
    }

    /** A model of a mod that only the engine refuses is a mistake of that mod, and what lies below it shows. */
    private static ModdedScene withoutRefusedModels(ModdedScene scene) {
        ModdedScene rest = scene;
        for (ContentProblem refused :
                ModelLoadCheck.of(scene.files(), scene.files().touched())) {
            rest = rest.without(refused, List.of(refused.file()));
        }
        return rest;
    }

    /** Gives the settings of a mod the values that the player has set. */
    private void choose(Mod mod) {
        if (mod.values().settings().isEmpty()) {
            return;
        }
        ReadResult<SortedMap<String, Object>> read = settings.read(mod.id());
        read.problems().forEach(LOG::warn);
        read.value().forEach((id, value) -> {
            Optional<ModSettingValues> chosen = mod.values().with(id, value);
            if (chosen.isEmpty()) {
                ModSetting known = mod.values().settings().get(id);
                String expected = known == null
                        ? "unknown setting"
                        : "expected " + known.setting().expected();
                LOG.warn("{}: {} is not used, {}", ModSettingsFiles.place(mod.id(), id), value, expected);
            }
            chosen.ifPresent(mod::choose);
        });
    }

    /**
     * Saves the settings of a mod; if it is in use, they count when the scene is read the next time.
     *
     * @throws IOException if that fails; then nothing has changed
     */
    public void saveSettings(Mod mod, ModSettingValues values) throws IOException {
        settings.write(mod.id(), values.values());
        mod.choose(values);
        settingsChanged |= loaded.order().active().contains(mod);
    }

    private static LoadOrder order(List<Mod> mods, ModChoices choices) {
        return new LoadOrder(mods, choices.order(), new TreeSet<>(choices.on()), GameVersion.number());
    }

    /** Makes what was read the current scene. */
    void install(Loaded read) {
        loaded = read;
        next = kept;
        settingsChanged = false;
    }

    /** The current scene; null before the first. */
    public Loaded loaded() {
        return loaded;
    }

    /** What the settings of a mod are in the current scene, by the name of its folder or zip. */
    public FileSettings settings(String file) {
        return loaded.mods().stream()
                .filter(mod -> mod.file().equals(file))
                .findFirst()
                .map(Mod::settings)
                .orElse(FileSettings.NONE);
    }

    /** The name of the mod that a file of the scene belongs to, in use or not; empty if it belongs to none. */
    public String modNameOf(String path) {
        String name = "";
        for (Mod mod : loaded.order().all()) {
            boolean used = loaded.scene().decides(mod, path);
            if (used || (name.isEmpty() && mod.touches(path))) {
                name = mod.name();
            }
        }
        return name;
    }

    /** The mistakes of the mods that are switched on, a sentence each. */
    public SortedSet<String> mistakesOfWanted() {
        SortedSet<String> all = new TreeSet<>();
        loaded.mods().stream()
                .filter(mod -> kept.on().contains(mod.id()) && !safe)
                .forEach(mod -> all.addAll(loaded.mistakes(mod)));
        return all;
    }

    /** The order after the next reading. */
    public LoadOrder order() {
        return order(loaded.mods(), next);
    }

    public boolean isOn(Mod mod) {
        return next.on().contains(mod.id());
    }

    public void setOn(Mod mod, boolean on) {
        next = next.with(mod.id(), on);
    }

    /** Moves a mod by places in the order, see {@link LoadOrder#canMove}. */
    public void move(Mod mod, int by) {
        next = next.in(order().moved(mod, by));
    }

    /** Whether there are changes that do not count yet. */
    public boolean changed() {
        return safe
                || settingsChanged
                || !next.on().equals(kept.on())
                || !order().active().equals(loaded.order().active());
    }

    /** Discards changes that do not count yet. */
    public void discardChanges() {
        next = kept;
    }

    /** Switches off the mods that were switched on or off last. */
    public void disableLastChanged() {
        next = kept.withoutLast();
    }

    /** Switches off all mods. */
    public void disableAll() {
        next = kept.withoutAny();
    }

    /** Switches on a mod that was just added and is not among the mods yet. */
    public void switchOn(String id) {
        next = next.with(id, true);
    }

    /**
     * Saves the changes; they count when the scene is read the next time.
     *
     * @throws IOException if that fails; then nothing has changed
     */
    public void save() throws IOException {
        ModChoices changed = next.after(kept);
        file.write(changed);
        kept = changed;
        safe = false;
    }

    /** Closes all mods. */
    void close() {
        if (loaded != null) {
            loaded.close();
        }
    }
}
