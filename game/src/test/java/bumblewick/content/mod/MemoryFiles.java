package bumblewick.content.mod;

import bumblewick.platform.SceneFiles;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A scene folder in memory, for tests that break it in many ways. */
public final class MemoryFiles implements SceneFiles {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));

    private static final String STAGE = "stages/cloverfield/stage.json";

    /** Begins the last field of that file. */
    private static final String RULES = ",\n  \"rules\": [";

    private final SortedMap<String, Supplier<InputStream>> files = new TreeMap<>();

    /** The shipped definitions; models are there by name, but empty, except levels. */
    public static MemoryFiles shipped() {
        MemoryFiles copy = new MemoryFiles();
        copy.files.putAll(Shipped.READ.files);
        return copy;
    }

    /** What is read once in a process. */
    private static final class Shipped {
        static final MemoryFiles READ = readShipped();
    }

    private static MemoryFiles readShipped() {
        MemoryFiles copy = new MemoryFiles();
        try (Stream<Path> all = Files.walk(SHIPPED)) {
            for (Path file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
                String path = SHIPPED.relativize(file).toString().replace('\\', '/');
                boolean read = path.endsWith(".json") || path.endsWith("/level.glb");
                copy.with(path, read ? Files.readAllBytes(file) : new byte[0]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return copy;
    }

    /**
     * The same, where the flight Cloverfield has neither rules nor hazards: what a test gives it is all that there is. The lines
     * before stay where they are.
     */
    public static MemoryFiles plain() {
        MemoryFiles plain = shipped();
        String stage = plain.text(STAGE);
        return plain.with(STAGE, stage.substring(0, stage.indexOf(RULES)) + "\n}\n")
                .without("stages/cloverfield/hazards.json");
    }

    public MemoryFiles with(String path, String text) {
        return with(path, text.getBytes(StandardCharsets.UTF_8));
    }

    public MemoryFiles with(String path, byte[] bytes) {
        return with(path, () -> new ByteArrayInputStream(bytes));
    }

    public MemoryFiles with(String path, Supplier<InputStream> content) {
        files.put(path, content);
        return this;
    }

    public MemoryFiles without(String path) {
        files.remove(path);
        return this;
    }

    /** With the first occurrence of {@code old} replaced; it must be there. */
    public MemoryFiles replacing(String path, String old, String replacement) {
        String text = text(path);
        if (!text.contains(old)) {
            throw new IllegalArgumentException("'" + old + "' is not in " + path + ":\n" + text);
        }
        int at = text.indexOf(old);
        return with(path, text.substring(0, at) + replacement + text.substring(at + old.length()));
    }

    public String text(String path) {
        try (InputStream in = open(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Laid over another, as a mod with the name of {@code mod}. */
    public SceneLayers over(SceneFiles base) {
        return new SceneLayers(base, List.of(layer("mod")));
    }

    /** As the scene of a mod. */
    public SceneLayers.Layer layer(String mod) {
        return new SceneLayers.Layer(mod, new TreeSet<>(files.keySet()), this::open);
    }

    public List<String> paths() {
        return List.copyOf(files.keySet());
    }

    @Override
    public SortedSet<String> list(String folder) {
        SortedSet<String> names = new TreeSet<>();
        String prefix = folder + "/";
        for (String path : files.keySet()) {
            if (path.startsWith(prefix)) {
                names.add(path.substring(prefix.length()).split("/", 2)[0]);
            }
        }
        return names;
    }

    @Override
    public boolean exists(String path) {
        return files.containsKey(path);
    }

    @Override
    public InputStream open(String path) throws IOException {
        if (!exists(path)) {
            throw new NoSuchFileException(path);
        }
        return files.get(path).get();
    }
}
