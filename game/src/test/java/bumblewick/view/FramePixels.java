package bumblewick.view;

import com.jme3.app.Application;
import com.jme3.util.BufferUtils;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Reads the frame that an application has just drawn. */
public final class FramePixels {
    private final Application app;
    private ByteBuffer pixels = BufferUtils.createByteBuffer(4);

    /** A reader of that application's frames. */
    public FramePixels(Application app) {
        this.app = app;
    }

    /** A copy of the frame, the top row first. */
    public BufferedImage picture() {
        int width = app.getGuiViewPort().getCamera().getWidth();
        int height = app.getGuiViewPort().getCamera().getHeight();
        if (pixels.capacity() != width * height * 4) {
            pixels = BufferUtils.createByteBuffer(width * height * 4);
        }
        pixels.clear();
        app.getRenderer().readFrameBuffer(null, pixels);
        int[] rgba = new int[width * height];
        pixels.order(ByteOrder.BIG_ENDIAN).asIntBuffer().get(rgba);
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        int[] rows = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                rows[(height - 1 - y) * width + x] = rgba[y * width + x] >>> 8;
            }
        }
        return image;
    }
}
