package bumblewick.app.shell;

import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.asset.TextureKey;
import com.jme3.cursors.plugins.JmeCursor;
import com.jme3.input.InputManager;
import com.jme3.math.ColorRGBA;
import com.jme3.texture.Image;
import com.jme3.texture.image.ImageRaster;
import com.jme3.util.BufferUtils;
import java.nio.IntBuffer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The game's own pointer. Without its picture the system's stays. */
public final class MouseCursor {
    private static final Logger LOG = LoggerFactory.getLogger(MouseCursor.class);
    private static final String FILE = "ui/pointer.png";

    /** The tip, in pixels from the picture's left and upper edges. */
    private static final int TIP = 4;

    private MouseCursor() {}

    /** Makes it the window's pointer. */
    public static void show(AssetManager assets, InputManager input) {
        try {
            input.setMouseCursor(
                    cursor(assets.loadTexture(new TextureKey(FILE, true)).getImage()));
        } catch (AssetNotFoundException missing) {
            LOG.warn("{} is missing, the system's pointer stays", FILE);
        }
    }

    /** The engine wants the lowest row first, as loaded. */
    private static JmeCursor cursor(Image image) {
        int width = image.getWidth();
        int height = image.getHeight();
        ImageRaster raster = ImageRaster.create(image, 0, 0, false);
        IntBuffer pixels = BufferUtils.createIntBuffer(width * height);
        ColorRGBA colour = new ColorRGBA();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                pixels.put(raster.getPixel(x, y, colour).asIntARGB());
            }
        }
        pixels.flip();
        JmeCursor cursor = new JmeCursor();
        cursor.setWidth(width);
        cursor.setHeight(height);
        cursor.setxHotSpot(TIP);
        cursor.setyHotSpot(height - TIP);
        cursor.setNumImages(1);
        cursor.setImagesData(pixels);
        return cursor;
    }
}
