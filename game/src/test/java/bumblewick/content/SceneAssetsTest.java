package bumblewick.content;

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

class SceneAssetsTest {
    private final DesktopAssetManager assets = new DesktopAssetManager();

    @TempDir
    Path folder;

    @Test
    void theEngineFindsWhatTheSceneHas() throws IOException {
        Files.writeString(folder.resolve("leaf.txt"), "green");
        SceneAssets.mount(assets, "found", new SceneFolder("base", folder));

        assertArrayEquals("green".getBytes(StandardCharsets.UTF_8), bytes("leaf.txt"));
        assertNull(assets.locateAsset(new AssetKey<>("root.txt")));
    }

    @Test
    void theLastSceneOfANameCounts() throws IOException {
        Files.createDirectories(folder.resolve("old"));
        Files.createDirectories(folder.resolve("new"));
        Files.writeString(folder.resolve("old/leaf.txt"), "green");
        Files.writeString(folder.resolve("new/leaf.txt"), "red");
        SceneAssets.mount(assets, "replaced", new SceneFolder("base", folder.resolve("old")));

        SceneAssets.mount(assets, "replaced", new SceneFolder("base", folder.resolve("new")));

        assertArrayEquals("red".getBytes(StandardCharsets.UTF_8), bytes("leaf.txt"));
    }

    @Test
    void aNameThatNothingIsMountedByIsAMistake() {
        assertThrows(IllegalStateException.class, () -> new SceneAssets().setRootPath("nothing"));
    }

    private byte[] bytes(String name) throws IOException {
        AssetInfo found = assets.locateAsset(new AssetKey<>(name));
        try (InputStream stream = found.openStream()) {
            return stream.readAllBytes();
        }
    }
}
