package bumblewick.android;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetLoader;
import com.jme3.asset.TextureKey;
import com.jme3.texture.Image;
import com.jme3.texture.image.ColorSpace;
import com.jme3.util.BufferUtils;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;

/**
 * Decodes pictures with the platform's decoder, into eight bits each of red, green, blue and straight (not
 * premultiplied) alpha.
 */
public final class PictureLoader implements AssetLoader {
    private static final int CHANNELS = 4;

    /** For the engine alone. */
    public PictureLoader() {}

    @Override
    public Object load(AssetInfo info) throws IOException {
        Bitmap bitmap = decode(info);
        boolean flip = info.getKey() instanceof TextureKey && ((TextureKey) info.getKey()).isFlipY();
        try {
            ByteBuffer texels = texels(bitmap, flip);
            return new Image(Image.Format.RGBA8, bitmap.getWidth(), bitmap.getHeight(), texels, null, ColorSpace.sRGB);
        } finally {
            bitmap.recycle();
        }
    }

    private static Bitmap decode(AssetInfo info) throws IOException {
        BitmapFactory.Options options = new BitmapFactory.Options();
        options.inPreferredConfig = Bitmap.Config.ARGB_8888;
        options.inPremultiplied = false;
        options.inScaled = false;
        try (InputStream file = info.openStream()) {
            Bitmap bitmap = BitmapFactory.decodeStream(file, null, options);
            if (bitmap == null) {
                throw new IOException(info.getKey() + " is no picture that this machine can read");
            }
            return bitmap;
        }
    }

    /** Row by row: a whole picture as numbers would take its memory three times. */
    private static ByteBuffer texels(Bitmap bitmap, boolean flip) {
        int width = bitmap.getWidth();
        int height = bitmap.getHeight();
        int[] row = new int[width];
        byte[] line = new byte[width * CHANNELS];
        ByteBuffer texels = BufferUtils.createByteBuffer(line.length * height);
        for (int y = 0; y < height; y++) {
            bitmap.getPixels(row, 0, width, 0, flip ? height - 1 - y : y, width, 1);
            spread(row, line);
            texels.put(line);
        }
        texels.flip();
        return texels;
    }

    private static void spread(int[] row, byte[] line) {
        for (int x = 0, i = 0; x < row.length; x++) {
            int argb = row[x];
            line[i++] = (byte) (argb >> 16);
            line[i++] = (byte) (argb >> 8);
            line[i++] = (byte) argb;
            line[i++] = (byte) (argb >>> 24);
        }
    }
}
