package bumblewick.content.mod;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.json.JsonFile;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Mods laid over the base. Of files with the same path the topmost wins; {@code gnat.patch.json} changes the
 * {@code gnat.json} that lies beside it or below (see {@code MergePatch}).
 *
 * <p>A file of one mod can be opened by its address, too: {@code mods/cobalt/scene/enemies/gnat.json}, whether it wins or
 * not.
 */
public final class SceneLayers implements SceneFiles {
    /** How patches end. */
    public static final String PATCH = JsonDocuments.PATCH;

    private static final String JSON = ".json";
    private static final String MODS = "mods/";
    private static final String SCENE = "/scene/";

    private final SceneFiles base;
    private final List<Layer> layers;
    private final Set<Entry> hidden;

    /** The layers that have a file at a path, or a patch of it, from the bottom; by path of the file. */
    private final SortedMap<String, List<Piece>> pieces = new TreeMap<>();

    private final Map<String, SortedSet<String>> folders = new HashMap<>();
    private final Map<String, Layer> byMod = new HashMap<>();

    /**
     * What one mod lays over the scene.
     *
     * @param mod the name of its folder or zip
     * @param paths in the scene folder, patches among them
     * @param opener of each
     * @param settings that its files may name
     */
    public record Layer(String mod, SortedSet<String> paths, Opener opener, FileSettings settings) {
        /** What a mod without settings lays over the scene. */
        public Layer(String mod, SortedSet<String> paths, Opener opener) {
            this(mod, paths, opener, FileSettings.NONE);
        }
    }

    /** Opens files of one mod. */
    public interface Opener {
        InputStream open(String path) throws IOException;
    }

    /** A file of a mod, by its path in the scene folder. */
    public record Entry(String mod, String path) {}

    private record Piece(Layer layer, String path) {
        boolean patches() {
            return path.endsWith(PATCH);
        }

        String address() {
            return Mod.address(layer.mod(), "scene/" + path);
        }
    }

    /**
     * Lays mods over the base.
     *
     * @param layers from the lowest to the topmost (copied)
     */
    public SceneLayers(SceneFiles base, List<Layer> layers) {
        this(base, layers, Set.of());
    }

    /** Lays mods over the base, from the lowest to the topmost. */
    public static SceneLayers of(SceneFiles base, List<Mod> mods) {
        return new SceneLayers(base, mods.stream().map(Mod::layer).collect(Collectors.toList()));
    }

    private SceneLayers(SceneFiles base, List<Layer> layers, Set<Entry> hidden) {
        this.base = base;
        this.layers = List.copyOf(layers);
        this.hidden = Set.copyOf(hidden);
        for (Layer layer : layers) {
            byMod.put(layer.mod(), layer);
            for (String path : layer.paths()) {
                if (!hidden.contains(new Entry(layer.mod(), path))) {
                    add(new Piece(layer, path));
                }
            }
        }
    }

    private void add(Piece piece) {
        String target = target(piece.path());
        pieces.computeIfAbsent(target, path -> new ArrayList<>()).add(piece);
        if (piece.patches()) {
            return;
        }
        String name = target;
        for (int slash = name.lastIndexOf('/'); slash >= 0; slash = name.lastIndexOf('/')) {
            String folder = name.substring(0, slash);
            folders.computeIfAbsent(folder, f -> new TreeSet<>()).add(name.substring(slash + 1));
            name = folder;
        }
        folders.computeIfAbsent("", f -> new TreeSet<>()).add(name);
    }

    /** What a file of a mod is about: the path itself, or that of the file that it patches. */
    public static String target(String path) {
        return path.endsWith(PATCH) ? path.substring(0, path.length() - PATCH.length()) + JSON : path;
    }

    /** The same without some files of mods. */
    public SceneLayers without(Collection<Entry> entries) {
        Set<Entry> all = new HashSet<>(hidden);
        all.addAll(entries);
        return new SceneLayers(base, layers, all);
    }

    /** The same with some of its mods alone. */
    public SceneLayers withOnly(Collection<String> mods) {
        List<Layer> kept = new ArrayList<>(layers);
        kept.removeIf(layer -> !mods.contains(layer.mod()));
        return new SceneLayers(base, kept, hidden);
    }

    /** What there is below a mod; of a mod that is not used, everything. */
    public SceneFiles below(String mod) {
        List<String> mods = mods();
        return withOnly(mods.contains(mod) ? mods.subList(0, mods.indexOf(mod)) : mods);
    }

    /** The mods, from the lowest to the topmost. */
    public List<String> mods() {
        return layers.stream().map(Layer::mod).collect(Collectors.toList());
    }

    public SceneFiles base() {
        return base;
    }

    /** The paths that mods have files of or patches for. */
    public SortedSet<String> touched() {
        return new TreeSet<>(pieces.keySet());
    }

    /** The files of mods at a path that count, from the bottom: the topmost whole file, if any, and the patches over it. */
    public List<Entry> winners(String path) {
        List<Piece> all = pieces.getOrDefault(path, List.of());
        return entries(all.subList(Math.max(0, topmost(all)), all.size()));
    }

    /** The files of mods that count at the first path in a folder, if the base has no such folder. */
    public List<Entry> inside(String folder) {
        SortedMap<String, List<Piece>> rest = pieces.tailMap(folder + "/");
        boolean own = !rest.isEmpty() && rest.firstKey().startsWith(folder + "/") && !hasFolder(folder);
        return own ? winners(rest.firstKey()) : List.of();
    }

    private boolean hasFolder(String folder) {
        try {
            return !base.list(folder).isEmpty();
        } catch (IOException e) {
            return false; // then nothing of it is the base's
        }
    }

    /** The files of mods at a path that are wholly covered by another's. */
    public List<Entry> losers(String path) {
        List<Piece> all = pieces.getOrDefault(path, List.of());
        return entries(all.subList(0, Math.max(0, topmost(all))));
    }

    /** Whether there is a file below a mod's at a path, in another mod or in the base. */
    public boolean covers(Entry entry) {
        String path = target(entry.path());
        if (base.exists(path)) {
            return true;
        }
        for (Piece piece : pieces.getOrDefault(path, List.of())) {
            if (piece.layer().mod().equals(entry.mod())) {
                return false;
            }
            if (!piece.patches()) {
                return true;
            }
        }
        return false;
    }

    private static List<Entry> entries(List<Piece> pieces) {
        return pieces.stream()
                .map(piece -> new Entry(piece.layer().mod(), piece.path()))
                .collect(Collectors.toList());
    }

    /** The index of the topmost whole file; −1 if the base's is. Patches of the same layer lie over its file. */
    private static int topmost(List<Piece> all) {
        int topmost = -1;
        for (int i = 0; i < all.size(); i++) {
            topmost = all.get(i).patches() ? topmost : i;
        }
        return topmost;
    }

    @Override
    public SortedSet<String> list(String folder) throws IOException {
        SortedSet<String> names = new TreeSet<>(base.list(folder));
        names.addAll(folders.getOrDefault(folder, new TreeSet<>()));
        return names;
    }

    @Override
    public boolean exists(String path) {
        List<Piece> all = pieces.getOrDefault(path, List.of());
        return topmost(all) >= 0 || base.exists(path);
    }

    @Override
    public List<String> patches(String path) {
        List<Piece> all = pieces.getOrDefault(path, List.of());
        return all.subList(topmost(all) + 1, all.size()).stream()
                .map(Piece::address)
                .collect(Collectors.toList());
    }

    @Override
    public FileSettings settings(String path) {
        Entry owner = owner(path);
        return owner == null ? FileSettings.NONE : byMod.get(owner.mod()).settings();
    }

    @Override
    public InputStream open(String path) throws IOException {
        if (!path.endsWith(JSON) || patches(path).isEmpty()) {
            return unpatched(path);
        }
        try {
            byte[] merged = JsonFile.read(this, path).json().getBytes(StandardCharsets.UTF_8);
            return new ByteArrayInputStream(merged);
        } catch (ContentException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    @Override
    public InputStream unpatched(String path) throws IOException {
        List<Piece> all = pieces.getOrDefault(path, List.of());
        int topmost = topmost(all);
        if (topmost >= 0) {
            return all.get(topmost).layer().opener().open(path);
        }
        return path.startsWith(MODS) ? byAddress(path) : base.open(path);
    }

    private InputStream byAddress(String address) throws IOException {
        Entry entry = entry(address);
        if (entry == null) {
            throw new NoSuchFileException(address);
        }
        return byMod.get(entry.mod()).opener().open(entry.path());
    }

    /** What an address stands for, or null. */
    private Entry entry(String address) {
        int scene = address.indexOf(SCENE, MODS.length());
        if (!address.startsWith(MODS) || scene < 0) {
            return null;
        }
        String mod = address.substring(MODS.length(), scene);
        return byMod.containsKey(mod) ? new Entry(mod, address.substring(scene + SCENE.length())) : null;
    }

    /** The file of a mod that a path stands for, be it an address or the path of a file that a mod has won; else null. */
    public Entry owner(String path) {
        Entry addressed = entry(path);
        if (addressed != null) {
            return addressed;
        }
        List<Piece> all = pieces.getOrDefault(path, List.of());
        int topmost = topmost(all);
        return topmost < 0 ? null : new Entry(all.get(topmost).layer().mod(), path);
    }

    /** Patches of files that are nowhere. */
    public List<ContentProblem> strayPatches() {
        List<ContentProblem> problems = new ArrayList<>();
        pieces.forEach((path, all) -> {
            if (!exists(path)) {
                all.forEach(piece ->
                        problems.add(ContentProblem.ofFile(piece.address(), "there is no " + path + " to patch")));
            }
        });
        return problems;
    }

    @Override
    public String toString() {
        return base + (layers.isEmpty() ? "" : " with " + mods());
    }
}
