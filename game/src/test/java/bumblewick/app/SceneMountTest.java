package bumblewick.app;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneFolder;
import com.jme3.asset.AssetKey;
import com.jme3.asset.DesktopAssetManager;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneMountTest {
    private static final SceneFolder BASE = new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene")));
    private static final byte[] GREEN = "green".getBytes(StandardCharsets.UTF_8);
    private static final String LEAF = "textures/leaf.txt";

    private final DesktopAssetManager assets = new DesktopAssetManager(true);
    private final SortedSet<String> problems = new TreeSet<>();
    private final List<String> tried = new ArrayList<>();
    private final SceneMount mount = new SceneMount(assets, materials -> {
        tried.addAll(materials);
        return problems;
    });

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

        mount.replace(before, workshop.readBeside(BASE), saved("tuning/flight.json"));

        assertArrayEquals(GREEN, bytes());
    }

    @Test
    void whatWasReadBeforeIsClosed() throws IOException {
        Workshop.Loaded before = workshop.load(BASE);
        mount.show(before);

        mount.replace(before, workshop.readBeside(BASE), saved("models/bee.glb"));

        assertThrows(IllegalStateException.class, () -> before.scene().files().open(LEAF));
    }

    /** The driver was given nothing but the material of the shader. */
    @Test
    void onlyWhatWasSavedAndWhatIsMadeOfItIsLoadedAnew() throws IOException {
        Workshop.Loaded before = workshop.load(BASE);
        mount.show(before);
        Object toon = assets.loadAsset("MatDefs/Toon.j3md");
        Object text = assets.loadAsset("MatDefs/Text.j3md");
        assets.loadAsset("Shaders/Toon.frag");

        mount.replace(before, workshop.readBeside(BASE), saved("Shaders/Toon.frag"));

        assertNotSame(toon, assets.loadAsset("MatDefs/Toon.j3md"));
        assertSame(text, assets.loadAsset("MatDefs/Text.j3md"));
        assertEquals(List.of("MatDefs/Toon.j3md"), tried);
    }

    @Test
    void whatTheDriverRefusesChangesNothing() throws IOException {
        Workshop.Loaded before = workshop.load(BASE);
        mount.show(before);
        Object toon = assets.loadAsset("MatDefs/Toon.j3md");
        problems.add("Shaders/Toon.frag: 0:12(3): error");

        SortedSet<String> refused = mount.replace(before, workshop.readBeside(BASE), saved("Shaders/Toon.frag"));

        assertEquals(problems, refused);
        assertSame(toon, assets.loadAsset("MatDefs/Toon.j3md"), "the disk has the bad one by now");
        assertArrayEquals(GREEN, bytes());
        assertTrue(before.scene().files().exists(LEAF));
        before.scene().files().open(LEAF).close();
    }

    /** Any file may be another in another zip. */
    @Test
    void allIsLoadedAnewWhenAZipIsAnother() throws IOException {
        Workshop.Loaded before = workshop.load(BASE);
        mount.show(before);
        Object text = assets.loadAsset("MatDefs/Text.j3md");

        mount.replace(
                before,
                workshop.readBeside(BASE),
                new SavedFiles(List.of(workshop.folder().resolve("moor.zip")), List.of(), workshop.folder()));

        assertNotSame(text, assets.loadAsset("MatDefs/Text.j3md"));
        assertEquals(List.of("MatDefs/Text.j3md"), tried);
    }

    /** It was refused, so nothing that is loaded is made of it. */
    @Test
    void aMistakeThatIsStillThereIsRefusedAgainWithTheNextFile() throws IOException {
        Workshop.Loaded before = workshop.load(BASE);
        mount.show(before);
        problems.add("Shaders/Toon.frag: 0:12(3): error");
        mount.replace(before, workshop.readBeside(BASE), saved("Shaders/Toon.frag"));
        tried.clear();

        mount.replace(before, workshop.readBeside(BASE), saved("Shaders/Toon.frag"));

        assertEquals(List.of("MatDefs/Toon.j3md"), tried);
    }

    @Test
    void aPartOfShadersIsInAllMaterialsWhoseShadersNameIt() {
        SortedSet<String> made = LoadedAssets.madeOf(List.of("Shaders/World.glsllib"), BASE);

        assertTrue(made.containsAll(List.of("Shaders/Toon.vert", "MatDefs/Toon.j3md")), made::toString);
        assertFalse(made.contains("MatDefs/Text.j3md"), made::toString);
    }

    private SavedFiles saved(String path) {
        Path file = workshop.folder().resolve("fen").resolve("scene").resolve(path);
        return new SavedFiles(List.of(file), List.of(), workshop.folder());
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
