package bumblewick.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Adds the package's assets to its resources: the scene, the engine's own shaders and fonts out of its jars, and a list of
 * both, for a package cannot be listed quickly. The same input gives the same bytes.
 *
 * <p>Arguments: the scene folder, the package of resources, the package to write, jars.
 */
public final class BuildAssets {
    private static final List<String> ENGINE = List.of("Common/", "Interface/", "com/simsilica/lemur/icons/");
    private static final String SOURCE = ".psd"; // what pictures were painted in
    private static final FileTime DOS_EPOCH = FileTime.fromMillis(315_532_800_000L);

    private final SortedMap<String, byte[]> files = new TreeMap<>();

    private BuildAssets() {}

    public static void main(String[] arguments) throws IOException {
        BuildAssets assets = new BuildAssets();
        assets.scene(Path.of(arguments[0]));
        for (String jar : List.of(arguments).subList(3, arguments.length)) {
            assets.take(Path.of(jar), "engine/", BuildAssets::isAsset);
        }
        assets.write(Path.of(arguments[1]), Path.of(arguments[2]));
    }

    private void scene(Path folder) throws IOException {
        for (Path file : Folders.files(folder)) {
            files.put("scene/" + Folders.name(folder, file), Files.readAllBytes(file));
        }
    }

    private void take(Path jar, String folder, Predicate<String> wanted) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                if (!entry.isDirectory() && wanted.test(entry.getName())) {
                    try (InputStream bytes = zip.getInputStream(entry)) {
                        files.put(folder + entry.getName(), bytes.readAllBytes());
                    }
                }
            }
        }
    }

    private static boolean isAsset(String name) {
        return !name.endsWith(SOURCE) && ENGINE.stream().anyMatch(name::startsWith);
    }

    private void write(Path resources, Path out) throws IOException {
        String index = String.join("\n", files.keySet()) + "\n";
        SortedMap<String, byte[]> assets = new TreeMap<>();
        files.forEach((name, bytes) -> assets.put("assets/" + name, bytes));
        assets.put("assets/index.txt", index.getBytes(StandardCharsets.UTF_8));
        files.clear();
        take(resources, "", name -> true);
        files.putAll(assets);
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(out))) {
            zip.setLevel(Deflater.NO_COMPRESSION); // it is packed for good when the game's package is made
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setLastModifiedTime(DOS_EPOCH);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
            }
        }
    }
}
