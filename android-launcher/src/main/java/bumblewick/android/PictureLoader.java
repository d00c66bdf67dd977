package bumblewick.android;

import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import bumblewick.content.asset.FileImage;
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
 * Decodes pictures with the platform's decoder: grey ones without transparency into one channel of eight bits, which the
 * shaders read like equal red, green and blue; all others into eight bits each of red, green, blue and straight (not
 * premultiplied) alpha.
 */
public final class PictureLoader implements AssetLoader {
    private static final int CHANNELS = 4;
    private static final int OPAQUE = 0xFF000000;
    private static final int GREY = 0x010101; // times a level: that grey, without its alpha

    /** For the engine alone. */
    public PictureLoader() {}

    @Override
    public Object load(AssetInfo info) throws IOException {
        return FileImage.load(info, PictureLoader::read);
    }

    private static Image read(AssetInfo info) throws IOException {
        Bitmap bitmap = decode(info);
        boolean flip = info.getKey() instanceof TextureKey && ((TextureKey) info.getKey()).isFlipY();
        try {
            boolean grey = isGrey(bitmap);
            return new Image(
                    grey ? Image.Format.Luminance8 : Image.Format.RGBA8,
                    bitmap.getWidth(),
                    bitmap.getHeight(),
                    texels(bitmap, flip, grey),
                    null,
                    ColorSpace.sRGB);
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

    /** Whether every pixel is opaque and has equal red, green and blue. */
    private static boolean isGrey(Bitmap bitmap) {
        int[] row = new int[bitmap.getWidth()];
        for (int y = 0; y < bitmap.getHeight(); y++) {
            bitmap.getPixels(row, 0, row.length, 0, y, row.length, 1);
            for (int argb : row) {
                if (argb != (OPAQUE | GREY * (argb & 0xFF))) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Converts row by row: the whole picture as an array of ints would take three times its memory. */
    private static ByteBuffer texels(Bitmap bitmap, boolean flip, boolean grey) {
        int width = bitmap.getWidth();
        int height = bitmap.getHeight();
        int[] row = new int[width];
        byte[] line = new byte[grey ? width : width * CHANNELS];
        ByteBuffer texels = BufferUtils.createByteBuffer(line.length * height);
        for (int y = 0; y < height; y++) {
            bitmap.getPixels(row, 0, width, 0, flip ? height - 1 - y : y, width, 1);
            if (grey) {
                toGrey(row, line);
            } else {
                toRgba(row, line);
            }
            texels.put(line);
        }
        texels.flip();
        return texels;
    }

    private static void toGrey(int[] row, byte[] line) {
        for (int x = 0; x < row.length; x++) {
            line[x] = (byte) row[x];
        }
    }

    private static void toRgba(int[] row, byte[] line) {
        for (int x = 0, i = 0; x < row.length; x++) {
            int argb = row[x];
            line[i++] = (byte) (argb >> 16);
            line[i++] = (byte) (argb >> 8);
            line[i++] = (byte) argb;
            line[i++] = (byte) (argb >>> 24);
        }
    }
}
