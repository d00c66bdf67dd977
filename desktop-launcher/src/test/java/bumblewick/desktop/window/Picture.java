package bumblewick.desktop.window;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import javax.imageio.ImageIO;

/** What the display showed at one moment. */
final class Picture {
    private final BufferedImage image;

    Picture(BufferedImage image) {
        this.image = image;
    }

    /** Keeps it where a person can look at it. */
    void write(Path file) throws IOException {
        Files.createDirectories(file.getParent());
        ImageIO.write(image, "png", file.toFile());
    }

    /** Share of the picture that is of its most frequent colour, 0 to 1: a blank picture has 1. */
    double blankness() {
        Map<Integer, Integer> counts = new HashMap<>();
        int most = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                most = Math.max(most, counts.merge(image.getRGB(x, y), 1, Integer::sum));
            }
        }
        return most / (double) (image.getWidth() * image.getHeight());
    }

    /** How much more red than blue an area has on average, −255 to 255: what has the focus is gold, the rest teal. */
    double warmth(Rectangle area) {
        double sum = 0;
        for (int y = area.y; y < area.y + area.height; y++) {
            for (int x = area.x; x < area.x + area.width; x++) {
                int rgb = image.getRGB(x, y);
                sum += ((rgb >> 16) & 0xFF) - (rgb & 0xFF);
            }
        }
        return sum / (area.width * area.height);
    }

    /** Share of the pixels that differ from another picture of the same size, 0 to 1. */
    double differenceTo(Picture other) {
        int different = 0;
        for (int y = 0; y < image.getHeight(); y++) {
            for (int x = 0; x < image.getWidth(); x++) {
                if (image.getRGB(x, y) != other.image.getRGB(x, y)) {
                    different++;
                }
            }
        }
        return different / (double) (image.getWidth() * image.getHeight());
    }
}
