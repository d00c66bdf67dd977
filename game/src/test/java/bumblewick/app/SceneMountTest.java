package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import bumblewick.content.SceneFolder;
import com.jme3.asset.AssetKey;
import com.jme3.asset.DesktopAssetManager;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneMountTest {
    private static final SceneFolder BASE = new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene")));
    private static final byte[] GREEN = "green".getBytes(StandardCharsets.UTF_8);
    private static final String LEAF = "textures/leaf.txt";

    private final DesktopAssetManager assets = new DesktopAssetManager();
    private final SceneMount mount = new SceneMount(assets);

    @TempDir
    Path folder;

    private Workshop workshop;

    @BeforeEach
    void aZipIsOn() throws IOException {
        Files.createDirectories(folder.resolve("mods"));
        try (OutputStream file = Files.newOutputStream(folder.resolve("mods/moor.zip"));
                ZipOutputStream zip = new ZipOutputStream(file)) {
            entry(zip, "mod.json", """
                    {"format": 1, "id": "moor", "name": "Moor", "version": "1.0.0", "game": "*", "authors": ["Ada"],
                     "licence": "CC0-1.0"}""".getBytes(StandardCharsets.UTF_8));
            entry(zip, "scene/" + LEAF, GREEN);
        }
        Files.writeString(folder.resolve("mods.json"), "{\"format\": 1, \"order\": [\"moor\"], \"on\": [\"moor\"]}");
        workshop = new Workshop(folder);
    }

    /** A rule of another mod was saved: nothing that the engine loads, but all mods were opened anew for it. */
    @Test
    void theEngineStillFindsWhatIsInAZipAfterARuleWasSaved() throws IOException {
        Workshop.Loaded before = workshop.load(BASE);
        mount.show(before);
        assertArrayEquals(GREEN, bytes());

        mount.replace(before, workshop.readBeside(BASE), false);

        assertArrayEquals(GREEN, bytes());
    }

    @Test
    void whatWasReadBeforeIsClosed() throws IOException {
        Workshop.Loaded before = workshop.load(BASE);
        mount.show(before);

        mount.replace(before, workshop.readBeside(BASE), true);

        assertThrows(IllegalStateException.class, () -> before.scene().files().open(LEAF));
    }

    private byte[] bytes() throws IOException {
        try (InputStream stream = assets.locateAsset(new AssetKey<>(LEAF)).openStream()) {
            return stream.readAllBytes();
        }
    }

    private static void entry(ZipOutputStream zip, String name, byte[] bytes) throws IOException {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(bytes);
    }
}
