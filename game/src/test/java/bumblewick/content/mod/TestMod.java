package bumblewick.content.mod;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes mods on the disk, whole ones and broken ones. */
public final class TestMod {
    private final String id;
    private final Map<String, byte[]> files = new LinkedHashMap<>();
    private String version = "1.0.0";
    private String game = "*";
    private String more = "";

    public TestMod(String id) {
        this.id = id;
    }

    TestMod version(String number) {
        version = number;
        return this;
    }

    TestMod game(String range) {
        game = range;
        return this;
    }

    /** Further fields of the card, such as {@code "loadAfter": ["a"]}. */
    TestMod saying(String fields) {
        more += ", " + fields;
        return this;
    }

    TestMod needing(String other, String range) {
        return saying("\"dependencies\": [{\"id\": \"" + other + "\", \"version\": \"" + range + "\"}]");
    }

    /** With a file of the scene. */
    public TestMod with(String path, String text) {
        return holding("scene/" + path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** With any file. */
    public TestMod holding(String path, byte[] bytes) {
        files.put(path, bytes);
        return this;
    }

    String card() {
        return "{\"format\": 1, \"id\": \"" + id + "\", \"name\": \"Mod " + id + "\", \"version\": \"" + version
                + "\", \"game\": \"" + game + "\", \"authors\": [\"Ada\"], \"licence\": \"CC0-1.0\"" + more + "}";
    }

    /** Writes it as a folder of its id. */
    public Path folder(Path mods) {
        try {
            Path root = mods.resolve(id);
            write(root.resolve(ModCard.FILE), card().getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                write(root.resolve(file.getKey()), file.getValue());
            }
            return root;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void write(Path file, byte[] bytes) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    /** Writes it as a zip of its id. */
    public Path zip(Path mods) {
        return zip(mods, "");
    }

    /** Writes it as a zip in which everything lies in a folder, such as {@code top/}. */
    Path zip(Path mods, String top) {
        Path path = mods.resolve(id + ".zip");
        try (OutputStream out = Files.newOutputStream(path);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            put(zip, top + ModCard.FILE, card().getBytes(StandardCharsets.UTF_8));
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                put(zip, top + file.getKey(), file.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return path;
    }

    private static void put(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
        zip.closeEntry();
    }
}
