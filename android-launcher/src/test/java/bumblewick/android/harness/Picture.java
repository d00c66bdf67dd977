package bumblewick.android.harness;

import android.opengl.GLES20;
import bumblewick.egl.Hooks;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import javax.imageio.ImageIO;

/** What was on the screen. */
public final class Picture {
    private static final int CHANNELS = 4;
    private static final int BYTE = 0xFF;
    private static final int COLOUR = 0xFFFFFF;

    private final int width;
    private final int height;
    private final int[] rgb;

    private Picture(int width, int height, int[] rgb) {
        this.width = width;
        this.height = height;
        this.rgb = rgb;
    }

    /** @param rgba four bytes a pixel, from the bottom */
    Picture(int width, int height, ByteBuffer rgba) {
        this.width = width;
        this.height = height;
        rgb = new int[width * height];
        for (int i = 0; i < rgb.length; i++) {
            int at = ((height - 1 - i / width) * width + i % width) * CHANNELS;
            rgb[i] = (rgba.get(at) & BYTE) << 16 | (rgba.get(at + 1) & BYTE) << 8 | (rgba.get(at + 2) & BYTE);
        }
    }

    /** What is on the screen now; on the drawing thread. */
    static Picture ofTheScreen() {
        int width = Hooks.width;
        int height = Hooks.height;
        ByteBuffer pixels = ByteBuffer.allocateDirect(width * height * CHANNELS).order(ByteOrder.nativeOrder());
        GLES20.glBindFramebuffer(GLES20.GL_FRAMEBUFFER, 0);
        GLES20.glReadPixels(0, 0, width, height, GLES20.GL_RGBA, GLES20.GL_UNSIGNED_BYTE, pixels);
        return new Picture(width, height, pixels);
    }

    /** How many colours there are in it. */
    public long colours() {
        BitSet seen = new BitSet();
        for (int colour : rgb) {
            seen.set(colour & COLOUR);
        }
        return seen.cardinality();
    }

    /** The mean difference of a channel between this and another picture of the same size, 0 to 255. */
    public double difference(Picture other) {
        long sum = 0;
        for (int i = 0; i < rgb.length; i++) {
            for (int shift = 0; shift <= 16; shift += 8) {
                sum += Math.abs((rgb[i] >> shift & BYTE) - (other.rgb[i] >> shift & BYTE));
            }
        }
        return sum / (3.0 * rgb.length);
    }

    void write(Path file) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, width, height, rgb, 0, width);
        Files.createDirectories(file.getParent());
        ImageIO.write(image, "png", file.toFile());
    }

    /** A picture that was kept. */
    public static Picture read(Path file) throws IOException {
        BufferedImage kept = ImageIO.read(file.toFile());
        BufferedImage image = new BufferedImage(kept.getWidth(), kept.getHeight(), BufferedImage.TYPE_INT_RGB);
        image.createGraphics().drawImage(kept, 0, 0, null);
        int[] rgb = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        return new Picture(image.getWidth(), image.getHeight(), rgb);
    }

    /** How alike another of the same size is, in decibels: infinitely, if it is the same. */
    public double peakSignalToNoise(Picture other) {
        long squares = 0;
        for (int i = 0; i < rgb.length; i++) {
            for (int shift = 0; shift <= 16; shift += 8) {
                int apart = (rgb[i] >> shift & BYTE) - (other.rgb[i] >> shift & BYTE);
                squares += (long) apart * apart;
            }
        }
        double mean = squares / (3.0 * rgb.length);
        return mean == 0.0 ? Double.POSITIVE_INFINITY : 10.0 * Math.log10(BYTE * BYTE / mean);
    }
}
