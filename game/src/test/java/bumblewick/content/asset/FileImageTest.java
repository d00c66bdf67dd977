package bumblewick.content.asset;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.asset.AssetInfo;
import com.jme3.asset.StreamAssetInfo;
import com.jme3.asset.TextureKey;
import com.jme3.texture.Image;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** What the engine's renderer does with a picture: asks for its pixels, uploads them, says so; and again after a loss. */
class FileImageTest {
    private final AssetInfo file = new AssetInfo(null, new TextureKey("a.png")) {
        @Override
        public InputStream openStream() {
            throw new IllegalStateException("the decoder of this test reads nothing");
        }
    };
    private int decoded;
    private int width = 3;
    private boolean gone;

    /** A grey picture of one row, each time with its number in all pixels. */
    private Image decode(AssetInfo of) throws IOException {
        if (gone) {
            throw new IOException("it is gone");
        }
        decoded++;
        ByteBuffer pixels = BufferUtils.createByteBuffer(width);
        for (int i = 0; i < width; i++) {
            pixels.put(i, (byte) decoded);
        }
        return new Image(Image.Format.Luminance8, width, 1, pixels, null, ColorSpace.sRGB);
    }

    @Test
    void thePixelsAreDroppedOnceTheDriverHasThemAndDecodedAgainForWhoeverAsks() throws IOException {
        FileImage image = (FileImage) FileImage.load(file, this::decode);
        assertEquals(1, image.getData(0).get(2));

        image.clearUpdateNeeded();
        assertFalse(image.isHere());
        assertEquals(1, decoded, "nothing is decoded before somebody asks");

        image.resetObject(); // as after a lost context
        assertTrue(image.isUpdateNeeded());
        assertEquals(2, image.getData(0).get(2));
        assertEquals(1, image.getData().size());
        assertEquals(2, decoded, "once for both questions");

        image.clearUpdateNeeded();
        assertFalse(image.isHere());
        assertFalse(image.isUpdateNeeded());
    }

    @Test
    void aFileThatBecameAnotherPictureOrIsGoneLeavesItEmptyInItsOldSize() throws IOException {
        FileImage image = (FileImage) FileImage.load(file, this::decode);
        image.clearUpdateNeeded();
        width = 5;
        assertEquals(ByteBuffer.allocate(3), image.getData(0));

        image.clearUpdateNeeded();
        gone = true;
        assertEquals(ByteBuffer.allocate(3), image.getData(0));
    }

    /** As textures are, before one takes another's place on a material. */
    @Test
    void picturesAreComparedWithoutDecodingThem() throws IOException {
        Image image = FileImage.load(file, this::decode);
        Image other = FileImage.load(file, this::decode);
        int hash = image.hashCode();
        image.clearUpdateNeeded();
        other.clearUpdateNeeded();

        assertNotEquals(image, other);
        assertEquals(hash, image.hashCode(), "uploaded or not");
        assertEquals(2, decoded);
    }

    @Test
    void whatCanBeReadOnlyOnceStays() throws IOException {
        AssetInfo stream = new StreamAssetInfo(null, new TextureKey("a.png"), new ByteArrayInputStream(new byte[1]));
        Image image = FileImage.load(stream, this::decode);
        ByteBuffer pixels = image.getData(0);

        image.clearUpdateNeeded();

        assertSame(pixels, image.getData(0));
        assertEquals(1, decoded);
    }
}
