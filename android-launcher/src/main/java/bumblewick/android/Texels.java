package bumblewick.android;

import java.nio.ByteBuffer;

/** Converts the engine's pixel order to the platform's. */
final class Texels {
    private static final int CHANNELS = 4;
    private static final int BYTE = 0xFF;

    private Texels() {}

    /**
     * Pixels as the platform has them: a number each, from the top.
     *
     * @param rgba four bytes a pixel, from the bottom
     */
    static int[] argb(ByteBuffer rgba, int width, int height) {
        int[] pixels = new int[width * height];
        for (int y = 0; y < height; y++) {
            int row = (height - 1 - y) * width;
            for (int x = 0; x < width; x++) {
                int at = (y * width + x) * CHANNELS;
                pixels[row + x] = (rgba.get(at + 3) & BYTE) << 24
                        | (rgba.get(at) & BYTE) << 16
                        | (rgba.get(at + 1) & BYTE) << 8
                        | (rgba.get(at + 2) & BYTE);
            }
        }
        return pixels;
    }
}
