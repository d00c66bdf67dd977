package bumblewick.app.scene;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.app.shell.ChangedFiles;
import bumblewick.content.ModdedScene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.mod.Mod;
import bumblewick.view.render.ShaderProblem;
import com.jme3.asset.AssetKey;
import com.jme3.asset.DesktopAssetManager;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Function;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneMountTest {
    private static final SceneFolder BASE = new SceneFolder(Path.of(System.getProperty("bumblewick.scene")));
    private static final byte[] GREEN = "green".getBytes(StandardCharsets.UTF_8);
    private static final ShaderProblem TOON_REFUSED =
            new ShaderProblem("MatDefs/Toon.j3md", "Shaders/Toon.frag", 12, "refused");
    private static final String NONSENSE = "nonsense;";
    private static final String LEAF = "textures/leaf.txt";

    private final DesktopAssetManager assets = new DesktopAssetManager(true);
    private final List<ShaderProblem> refusals = new ArrayList<>();
    private final List<String> tried = new ArrayList<>();
    private final SceneMount mount = mountBy(materials -> {
        tried.addAll(materials);
        return List.copyOf(refusals);
    });

    @TempDir
    Path folder;

    private PlayerMods playerMods;

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
        playerMods = new PlayerMods(folder);
    }

    /** A rule of another mod was saved: nothing that the engine loads, but all mods were opened anew for it. */
    @Test
    void theEngineStillFindsWhatIsInAZipAfterARuleWasSaved() throws IOException {
        PlayerMods.Loaded before = playerMods.load(BASE);
        mount.show(before);
        assertArrayEquals(GREEN, bytes());

        mount.replace(before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("tuning/flight.json"));

        assertArrayEquals(GREEN, bytes());
    }

    @Test
    void whatWasReadBeforeIsClosed() throws IOException {
        PlayerMods.Loaded before = playerMods.load(BASE);
        mount.show(before);

        mount.replace(before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("models/bee.glb"));

        assertThrows(IllegalStateException.class, () -> before.scene().files().open(LEAF));
    }

    /** The driver was given nothing but the material of the shader. */
    @Test
    void onlyWhatWasSavedAndWhatIsMadeOfItIsLoadedAnew() throws IOException {
        PlayerMods.Loaded before = playerMods.load(BASE);
        mount.show(before);
        Object toon = assets.loadAsset("MatDefs/Toon.j3md");
        Object text = assets.loadAsset("MatDefs/Text.j3md");
        assets.loadAsset("Shaders/Toon.frag");

        mount.replace(before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("Shaders/Toon.frag"));

        assertNotSame(toon, assets.loadAsset("MatDefs/Toon.j3md"));
        assertSame(text, assets.loadAsset("MatDefs/Text.j3md"));
        assertEquals(List.of("MatDefs/Toon.j3md"), tried);
    }

    @Test
    void whatTheDriverRefusesChangesNothing() throws IOException {
        PlayerMods.Loaded before = playerMods.load(BASE);
        mount.show(before);
        Object toon = assets.loadAsset("MatDefs/Toon.j3md");
        refusals.add(TOON_REFUSED);

        SceneMount.Mounted shown = mount.replace(
                before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("Shaders/Toon.frag"));

        assertEquals(Set.of("Shaders/Toon.frag:12: refused"), shown.problems());
        assertSame(toon, assets.loadAsset("MatDefs/Toon.j3md"), "the disk has the bad one by now");
        assertArrayEquals(GREEN, bytes());
        assertTrue(before.scene().files().exists(LEAF));
        before.scene().files().open(LEAF).close();
    }

    /** Any file may be another in another zip. */
    @Test
    void allIsLoadedAnewWhenAZipIsAnother() throws IOException {
        PlayerMods.Loaded before = playerMods.load(BASE);
        mount.show(before);
        Object text = assets.loadAsset("MatDefs/Text.j3md");

        mount.replace(
                before,
                playerMods.readAlongside(BASE, SceneReader.read(BASE)),
                new ChangedFiles(List.of(playerMods.folder().resolve("moor.zip")), List.of(), playerMods.folder()));

        assertNotSame(text, assets.loadAsset("MatDefs/Text.j3md"));
        assertEquals(List.of("MatDefs/Text.j3md"), tried);
    }

    /** It was refused, so nothing that is loaded is made of it. */
    @Test
    void aMistakeThatIsStillThereIsRefusedAgainWithTheNextFile() throws IOException {
        PlayerMods.Loaded before = playerMods.load(BASE);
        mount.show(before);
        refusals.add(TOON_REFUSED);
        mount.replace(before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("Shaders/Toon.frag"));
        tried.clear();

        mount.replace(before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("Shaders/Toon.frag"));

        assertEquals(List.of("MatDefs/Toon.j3md"), tried);
    }

    @Test
    void aPartOfShadersIsInAllMaterialsWhoseShadersNameIt() {
        Set<String> made = AssetCache.dependents(List.of("Shaders/World.glsllib"), BASE);

        assertTrue(made.containsAll(List.of("Shaders/Toon.vert", "MatDefs/Toon.j3md")), made::toString);
        assertFalse(made.contains("MatDefs/Text.j3md"), made::toString);
    }

    /** The base's shader stands in for it, and everything else of the mod counts. */
    @Test
    void aShaderThatTheDriverRefusesAtTheStartIsLeftOutOfTheMod() throws IOException {
        write("Shaders/Toon.frag", NONSENSE);
        write("Shaders/Text.frag", text("Shaders/Text.frag") + "\n");

        PlayerMods.Loaded shown = onNonsense().show(playerMods.load(BASE));

        assertEquals(Set.of("mods/fen/scene/Shaders/Toon.frag:12: refused"), shown.mistakes());
        assertEquals(
                text("Shaders/Toon.frag").trim(), found("Shaders/Toon.frag").trim());
        assertArrayEquals(GREEN, bytes());
        assertEquals(ModdedScene.Outcome.UNUSED, fate(shown, "Shaders/Toon.frag"));
        assertEquals(ModdedScene.Outcome.WINS, fate(shown, "Shaders/Text.frag"));
    }

    /** What is saved elsewhere must not bring it back, nor be refused for it. */
    @Test
    void whatWasLeftOutAtTheStartStaysOutWhenSomethingElseIsSaved() throws IOException {
        write("Shaders/Toon.frag", NONSENSE);
        SceneMount mount = onNonsense();
        PlayerMods.Loaded before = mount.show(playerMods.load(BASE));

        SceneMount.Mounted shown = mount.replace(
                before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("tuning/flight.json"));

        assertEquals(Set.of(), shown.problems());
        assertEquals(before.mistakes(), shown.read().mistakes());
        assertEquals(
                text("Shaders/Toon.frag").trim(), found("Shaders/Toon.frag").trim());
    }

    @Test
    void whatWasLeftOutAtTheStartCountsWhenItIsMended() throws IOException {
        write("Shaders/Toon.frag", NONSENSE);
        SceneMount mount = onNonsense();
        PlayerMods.Loaded before = mount.show(playerMods.load(BASE));
        write("Shaders/Toon.frag", "// mended");

        SceneMount.Mounted shown = mount.replace(
                before, playerMods.readAlongside(BASE, SceneReader.read(BASE)), saved("Shaders/Toon.frag"));

        assertEquals(Set.of(), shown.problems());
        assertEquals(Set.of(), shown.read().mistakes());
        assertEquals("// mended", found("Shaders/Toon.frag").trim());
    }

    /** The driver complains of the game's own shader, which calls what the mod has taken away. */
    @Test
    void aPartOfShadersIsToBlameIfTheGamesOwnShaderFailsWithIt() throws IOException {
        write("Shaders/World.glsllib", NONSENSE);
        SceneMount mount = mountBy(
                materials -> found("Shaders/World.glsllib").equals(NONSENSE) ? List.of(TOON_REFUSED) : List.of());

        PlayerMods.Loaded shown = mount.show(playerMods.load(BASE));

        assertEquals(
                Set.of("mods/fen/scene/Shaders/World.glsllib: with it, Shaders/Toon.frag:12: refused"),
                shown.mistakes());
        assertEquals(text("Shaders/World.glsllib"), found("Shaders/World.glsllib"));
    }

    private static ShaderWatch watch() {
        try {
            return new ShaderWatch(Files.createTempDirectory("watch"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A driver that takes all of the base. */
    private SceneMount mountBy(Function<SortedSet<String>, List<ShaderProblem>> driver) {
        return new SceneMount(
                assets,
                new SceneMount.Shaders() {
                    @Override
                    public void learn(SortedSet<String> materials) {
                        materials.forEach(path -> assertTrue(BASE.exists(path), path));
                    }

                    @Override
                    public List<ShaderProblem> refusals(SortedSet<String> materials) {
                        return driver.apply(materials);
                    }
                },
                watch());
    }

    /** A driver that refuses a shader as long as it is nonsense. */
    private SceneMount onNonsense() {
        return mountBy(materials -> materials.contains(TOON_REFUSED.material())
                        && found("Shaders/Toon.frag").trim().equals(NONSENSE)
                ? List.of(TOON_REFUSED)
                : List.of());
    }

    /** What the engine finds; the base and a mod have the same line ends. */
    private String found(String path) {
        try (InputStream stream = assets.locateAsset(new AssetKey<>(path)).openStream()) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String text(String path) throws IOException {
        try (InputStream stream = BASE.open(path)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static ModdedScene.Outcome fate(PlayerMods.Loaded read, String path) {
        Mod fen = read.mods().stream()
                .filter(mod -> mod.id().equals("fen"))
                .findFirst()
                .orElseThrow();
        return read.scene().fate(fen, path).what();
    }

    /** Into a mod beside the zip. */
    private void write(String path, String text) throws IOException {
        Path fen = folder.resolve("mods/fen");
        Path file = fen.resolve("scene").resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        Files.writeString(fen.resolve("mod.json"), """
                {"format": 1, "id": "fen", "name": "Fen", "version": "1.0.0", "game": "*", "authors": ["Ada"],
                 "licence": "CC0-1.0"}""");
        Files.writeString(
                folder.resolve("mods.json"),
                "{\"format\": 1, \"order\": [\"moor\", \"fen\"], \"on\": [\"moor\", \"fen\"]}");
        playerMods = new PlayerMods(folder);
    }

    private ChangedFiles saved(String path) {
        Path file = playerMods.folder().resolve("fen").resolve("scene").resolve(path);
        return new ChangedFiles(List.of(file), List.of(), playerMods.folder());
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
