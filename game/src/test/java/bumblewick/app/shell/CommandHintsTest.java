package bumblewick.app.shell;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.input.binding.CameraAxis;
import bumblewick.ui.draw.InputGlyphs;
import bumblewick.ui.draw.Skin;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.input.KeyInput;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a bar of hints shows of two axes that are led together. */
class CommandHintsTest {
    private static InputGlyphs glyphs;

    @BeforeAll
    static void loadGlyphs() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        glyphs = new Skin(assets).glyphs();
    }

    private static String shown(boolean pad) {
        return new CommandHints(glyphs, pad)
                .of(CameraAxis.AHEAD, CameraAxis.RIGHT, "Fly")
                .keys();
    }

    private static String key(int code) {
        return glyphs.of("key." + code);
    }

    @Test
    void allFourKeysAreNamedInTheOrderInWhichFingersLieOnThem() {
        String wasd = key(KeyInput.KEY_W) + key(KeyInput.KEY_A) + key(KeyInput.KEY_S) + key(KeyInput.KEY_D);
        assertEquals(wasd, shown(false));
    }

    @Test
    void aStickIsOnePicture() {
        assertEquals(glyphs.of("stick.left"), shown(true));
    }
}
