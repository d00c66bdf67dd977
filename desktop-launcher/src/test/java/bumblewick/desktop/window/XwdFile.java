package bumblewick.desktop.window;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Reads the file in which Xvfb keeps its screen.
 *
 * <p>Source: X11 <i>XWDFile.h</i>: a header of 32-bit numbers, a table of colours, the rows of the picture.
 */
final class XwdFile {
    private static final int HEADER_SIZE = 0;
    private static final int WIDTH = 4;
    private static final int HEIGHT = 5;
    private static final int BYTE_ORDER = 7;
    private static final int BITS_PER_PIXEL = 11;
    private static final int BYTES_PER_LINE = 12;
    private static final int COLOURS = 19;

    /** Bytes of one entry of the table of colours. */
    private static final int COLOUR_SIZE = 12;

    private XwdFile() {}

    /** The picture as it is now; the server may be drawing into it. */
    static Picture read(Path file) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file));
        int[] header = new int[COLOURS + 1];
        bytes.asIntBuffer().get(header);
        if (header[BITS_PER_PIXEL] != Integer.SIZE) {
            throw new IOException(header[BITS_PER_PIXEL] + " bits per pixel, expected " + Integer.SIZE);
        }
        int pixels = header[HEADER_SIZE] + header[COLOURS] * COLOUR_SIZE;
        bytes.order(header[BYTE_ORDER] == 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        BufferedImage image = new BufferedImage(header[WIDTH], header[HEIGHT], BufferedImage.TYPE_INT_RGB);
        for (int y = 0; y < header[HEIGHT]; y++) {
            for (int x = 0; x < header[WIDTH]; x++) {
                image.setRGB(x, y, bytes.getInt(pixels + y * header[BYTES_PER_LINE] + x * Integer.BYTES));
            }
        }
        return new Picture(image);
    }
}
