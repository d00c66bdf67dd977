package bumblewick.content.asset;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonFile;
import bumblewick.platform.SceneFiles;
import com.jme3.asset.AssetManager;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.TextureKey;
import com.jme3.system.JmeSystem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Tries pictures with the decoder that the game has on its platform, once their size is known to be bearable: what it
 * refuses, whatever the reason, is a problem of the file and never shown.
 *
 * <p>The hostile file: a picture with a header in order and pixels that this platform's decoder fails on, in the middle of a
 * run. What is too large for any decoder {@link PngFile} has refused before.
 */
public final class PictureCheck {
    private static final int LARGEST = 64 << 20; // bytes of a file

    private AssetManager decoder; // once there is a picture to decode

    /**
     * Looks at a picture.
     *
     * @throws ContentException with one problem, if it is damaged, too large, or the decoder refuses it
     */
    public PngFile check(SceneFiles files, String path) throws IOException, ContentException {
        try (InputStream in = files.open(path)) {
            return check(path, JsonFile.bytes(path, in, LARGEST).array());
        }
    }

    /** The same of a picture that is read already. */
    PngFile check(String path, byte[] bytes) throws IOException, ContentException {
        PngFile size = PngFile.check(path, new ByteArrayInputStream(bytes));
        try {
            if (decoder == null) {
                decoder = new DesktopAssetManager(JmeSystem.getPlatformAssetConfigURL());
            }
            decoder.loadAssetFromStream(new TextureKey(path), new ByteArrayInputStream(bytes));
            decoder.clearCache();
        } catch (RuntimeException refused) { // decoders throw whatever they stumble over
            throw EngineLoadCheck.refusal(path, refused);
        }
        return size;
    }
}
