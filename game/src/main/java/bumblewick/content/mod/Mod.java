package bumblewick.content.mod;

import bumblewick.content.asset.FolderTree;
import bumblewick.content.json.ContentProblem;
import bumblewick.platform.FileSettings;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A mod as it lies in the folder of mods: a folder or a zip with a {@link ModCard} and a {@code scene} of its own. One
 * with problems is never read further. Open until it is closed.
 */
public final class Mod implements Closeable {
    private static final String SCENE = "scene/";

    private final String file;
    private final List<ContentProblem> problems = new ArrayList<>();
    private Optional<ModFiles> files = Optional.empty();
    private Optional<ModCard> card = Optional.empty();
    private ModSettingValues values = ModSettingValues.defaults(List.of());

    private Mod(String file) {
        this.file = file;
    }

    /** Opens a mod, whatever is wrong with it. */
    public static Mod open(Path path) {
        Mod mod = new Mod(path.getFileName().toString());
        ModFileLimits inventory = new ModFileLimits();
        try {
            mod.files = Optional.of(files(path, inventory));
        } catch (IOException e) {
            mod.problem(ContentProblem.ofFile("", "cannot be opened: " + e.getMessage()));
        }
        inventory.problems().forEach(mod::problem);
        if (mod.problems.isEmpty()) {
            mod.readCard();
        }
        return mod;
    }

    private static ModFiles files(Path path, ModFileLimits inventory) throws IOException {
        if (Files.isDirectory(path)) {
            return ModFolder.open(path, inventory);
        }
        if (!Files.isRegularFile(path)) { // a pipe or a device would never end
            throw new IOException("it is neither a folder nor a regular file");
        }
        return ModZip.open(path, inventory);
    }

    private void readCard() {
        List<ContentProblem> found = new ArrayList<>();
        card = ModCardFormat.read(files.orElseThrow(), found);
        found.forEach(this::problem);
        values = ModSettingValues.defaults(card.map(ModCard::settings).orElse(List.of()));
    }

    private void problem(ContentProblem found) {
        problems.add(found.in(address(file, found.file())));
    }

    /** Where a file of a mod is, for people and for {@link SceneLayers}: {@code mods/cobalt.zip/scene/enemies/gnat.json}. */
    public static String address(String mod, String path) {
        return "mods/" + mod + (path.isEmpty() ? "" : "/" + path);
    }

    /** The name of its folder or zip. */
    public String file() {
        return file;
    }

    /** What it says of itself, if that could be read. */
    public Optional<ModCard> card() {
        return card;
    }

    /** Its id; the name of its file if it does not say it. */
    public String id() {
        return card.map(ModCard::id).orElse(file);
    }

    /** As people call it. */
    public String name() {
        return card.map(ModCard::name).orElse(file);
    }

    /** What is wrong with it as a mod; its scene is not looked at yet. */
    public List<ContentProblem> problems() {
        return List.copyOf(problems);
    }

    /** What it lays over the scene: paths in the scene folder, {@code *.patch.json} among them. */
    public SortedSet<String> scenePaths() {
        SortedSet<String> paths = new TreeSet<>();
        files.ifPresent(all -> all.sizes().keySet().stream()
                .filter(path -> path.startsWith(SCENE))
                .forEach(path -> paths.add(path.substring(SCENE.length()))));
        return paths;
    }

    /** What its settings are: their defaults, unless {@link #choose} has said otherwise. */
    public ModSettingValues values() {
        return values;
    }

    /** The same, as its files can name them. */
    public FileSettings settings() {
        return new FileSettings(id(), values.literals());
    }

    /** Gives its settings other values, for layers that are made from now on. */
    public void choose(ModSettingValues chosen) {
        values = chosen;
    }

    /** Whether it has a file at a path of the scene, or a patch of it. */
    public boolean touches(String path) {
        return scenePaths().stream().map(SceneLayers::target).anyMatch(path::equals);
    }

    /** All that is in it; of a mod that could be opened. */
    public ModFiles files() {
        return files.orElseThrow();
    }

    /** What is laid over the base; of a mod without problems. */
    public SceneLayers.Layer layer() {
        ModFiles all = files.orElseThrow();
        return new SceneLayers.Layer(file, scenePaths(), path -> all.open(SCENE + path), settings());
    }

    /**
     * Copies all files of it into a folder, which comes into being as a whole or not at all.
     *
     * @param folder that does not exist yet
     * @throws IOException if it exists, or a file is not what the mod said it is, or cannot be written
     */
    public void unpack(Path folder) throws IOException {
        ModFiles all = files.orElseThrow();
        Path part = folder.resolveSibling("." + folder.getFileName() + ".part");
        FolderTree.delete(part);
        try {
            for (String path : all.sizes().keySet()) {
                Path target = part.resolve(path);
                Files.createDirectories(target.getParent());
                try (InputStream in = all.open(path)) {
                    Files.copy(in, target);
                }
            }
            Files.move(part, folder);
        } finally {
            FolderTree.delete(part);
        }
    }

    @Override
    public void close() throws IOException {
        if (files.isPresent()) {
            files.get().close();
        }
    }

    @Override
    public String toString() {
        return id();
    }
}
