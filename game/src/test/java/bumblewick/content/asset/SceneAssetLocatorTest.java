package bumblewick.content.asset;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetKey;
import com.jme3.asset.DesktopAssetManager;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneAssetLocatorTest {
    private final DesktopAssetManager assets = new DesktopAssetManager();

    @TempDir
    Path folder;

    @Test
    void theEngineFindsWhatTheSceneHas() throws IOException {
        Files.writeString(folder.resolve("leaf.txt"), "green");
        SceneAssetLocator.mount(assets, "found", new SceneFolder(folder));

        assertArrayEquals("green".getBytes(StandardCharsets.UTF_8), bytes("leaf.txt"));
        assertNull(assets.locateAsset(new AssetKey<>("root.txt")));
    }

    /** Lemur asks for its icons so. */
    @Test
    void aNameFromTheRootIsFound() throws IOException {
        Files.writeString(folder.resolve("leaf.txt"), "green");
        SceneAssetLocator.mount(assets, "root", new SceneFolder(folder));

        assertArrayEquals("green".getBytes(StandardCharsets.UTF_8), bytes("/leaf.txt"));
    }

    @Test
    void theLastSceneOfANameCounts() throws IOException {
        Files.createDirectories(folder.resolve("old"));
        Files.createDirectories(folder.resolve("new"));
        Files.writeString(folder.resolve("old/leaf.txt"), "green");
        Files.writeString(folder.resolve("new/leaf.txt"), "red");
        SceneAssetLocator.mount(assets, "replaced", new SceneFolder(folder.resolve("old")));

        SceneAssetLocator.mount(assets, "replaced", new SceneFolder(folder.resolve("new")));

        assertArrayEquals("red".getBytes(StandardCharsets.UTF_8), bytes("leaf.txt"));
    }

    @Test
    void aNameThatNothingIsMountedByIsAMistake() {
        assertThrows(IllegalStateException.class, () -> new SceneAssetLocator().setRootPath("nothing"));
    }

    private byte[] bytes(String name) throws IOException {
        AssetInfo found = assets.locateAsset(new AssetKey<>(name));
        try (InputStream stream = found.openStream()) {
            return stream.readAllBytes();
        }
    }
}
