package bumblewick.view;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;

/**
 * Counts the flashes of a film: pairs of opposing changes of light, or of saturated red, over a quarter or more of any
 * field of ten degrees of the eye (a third of the picture's width and height).
 *
 * <p>A change is looked for in two ways, and the one that finds more counts: by the pixels that change in the same
 * picture, and by the mean of every field, which also sees what brightens slowly. The second is stricter than the
 * guideline: it counts a smaller part of the field that changes by more.
 *
 * <p>Source: W3C, <i>Web Content Accessibility Guidelines 2.2</i> (2023), 2.3.1 and the definitions of "general flash
 * and red flash thresholds" and "relative luminance".
 */
final class FlashMeter {
    private static final int FIELDS_ACROSS = 3; // fields of ten degrees in the picture's width, and in its height
    private static final float SHARE = 0.25f; // of a field
    private static final float LEAST_LIGHT = 0.10f; // of the luminance of white
    private static final float BRIGHT = 0.80f; // a darker side that is brighter than this does not count
    private static final float LEAST_RED = 20f;
    private static final float RED_SCALE = 320f;
    private static final float SATURATED = 0.80f;
    private static final float[] LINEAR = new float[256];

    static {
        for (int i = 0; i < LINEAR.length; i++) {
            double c = i / 255.0;
            LINEAR[i] = (float) (c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4));
        }
    }

    private final int width;
    private final int height;
    private final Counter light;
    private final Counter red;
    private final float[] luminance;
    private final float[] redness;

    /**
     * Makes a meter.
     *
     * @param width of the pictures, in pixels
     * @param picturesPerSecond of the film
     */
    FlashMeter(int width, int height, int picturesPerSecond) {
        this.width = width;
        this.height = height;
        luminance = new float[width * height];
        redness = new float[width * height];
        light = new Counter(LEAST_LIGHT, BRIGHT, picturesPerSecond);
        red = new Counter(LEAST_RED, Float.MAX_VALUE, picturesPerSecond);
    }

    /** The next picture. */
    void see(BufferedImage picture) {
        for (int i = 0; i < luminance.length; i++) {
            int rgb = picture.getRGB(i % width, i / width);
            float r = LINEAR[rgb >> 16 & 255];
            float g = LINEAR[rgb >> 8 & 255];
            float b = LINEAR[rgb & 255];
            luminance[i] = 0.2126f * r + 0.7152f * g + 0.0722f * b;
            redness[i] = r >= SATURATED * (r + g + b) ? Math.max(0f, r - g - b) * RED_SCALE : 0f;
        }
        light.see(luminance);
        red.see(redness);
    }

    /** Most flashes of light in any second so far. */
    int mostOfLight() {
        return light.most;
    }

    /** Most flashes of saturated red in any second so far. */
    int mostOfRed() {
        return red.most;
    }

    /** Number of the picture, from 0, at which the most flashes of light had been. */
    int worst() {
        return light.worst;
    }

    /** Counts the flashes of one quantity. */
    private final class Counter {
        private final Swing[] pixels = new Swing[width * height];
        private final List<Field> fields = new ArrayList<>();
        private final int[] rises = new int[(width + 1) * (height + 1)];
        private final int[] falls = new int[(width + 1) * (height + 1)];
        private final float[] sums = new float[(width + 1) * (height + 1)];
        private int picture;
        private int most;
        private int worst;

        Counter(float least, float bright, int perSecond) {
            for (int i = 0; i < pixels.length; i++) {
                pixels[i] = new Swing(least, bright);
            }
            int across = width / FIELDS_ACROSS;
            int down = height / FIELDS_ACROSS;
            for (int y = 0; y + down <= height; y += Math.max(1, down / 4)) {
                for (int x = 0; x + across <= width; x += Math.max(1, across / 4)) {
                    fields.add(new Field(x, y, across, down, new Swing(least, bright), perSecond));
                }
            }
        }

        void see(float[] values) {
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int swung = pixels[y * width + x].next(values[y * width + x]);
                    add(rises, x, y, swung > 0 ? 1 : 0);
                    add(falls, x, y, swung < 0 ? 1 : 0);
                    sums[at(x + 1, y + 1)] =
                            values[y * width + x] + sums[at(x, y + 1)] + sums[at(x + 1, y)] - sums[at(x, y)];
                }
            }
            for (Field field : fields) {
                int flashes = field.see(this, picture);
                if (flashes > most) {
                    most = flashes;
                    worst = picture;
                }
            }
            picture++;
        }

        private void add(int[] table, int x, int y, int value) {
            table[at(x + 1, y + 1)] = value + table[at(x, y + 1)] + table[at(x + 1, y)] - table[at(x, y)];
        }

        private int at(int x, int y) {
            return y * (width + 1) + x;
        }

        private int count(int[] table, int x, int y, int across, int down) {
            return table[at(x + across, y + down)]
                    - table[at(x, y + down)]
                    - table[at(x + across, y)]
                    + table[at(x, y)];
        }

        private float mean(int x, int y, int across, int down) {
            float sum =
                    sums[at(x + across, y + down)] - sums[at(x, y + down)] - sums[at(x + across, y)] + sums[at(x, y)];
            return sum / (across * down);
        }
    }

    /** A part of the picture of ten degrees. */
    private static final class Field {
        private final int x;
        private final int y;
        private final int across;
        private final int down;
        private final Swing whole;
        private final Second byPixels;
        private final Second byMean;

        Field(int x, int y, int across, int down, Swing whole, int perSecond) {
            this.x = x;
            this.y = y;
            this.across = across;
            this.down = down;
            this.whole = whole;
            byPixels = new Second(perSecond);
            byMean = new Second(perSecond);
        }

        int see(Counter counter, int picture) {
            int least = Math.round(SHARE * across * down);
            int rises = counter.count(counter.rises, x, y, across, down);
            int falls = counter.count(counter.falls, x, y, across, down);
            int swung = rises >= least && rises >= falls ? 1 : falls >= least ? -1 : 0;
            int together = whole.next(counter.mean(x, y, across, down));
            return Math.max(byPixels.flashes(swung, picture), byMean.flashes(together, picture));
        }
    }

    /** The changes of the last second that oppose each other. */
    private static final class Second {
        private final int perSecond;
        private final List<Integer> pictures = new ArrayList<>();
        private int last;

        Second(int perSecond) {
            this.perSecond = perSecond;
        }

        int flashes(int change, int picture) {
            if (change != 0 && change != last) {
                last = change;
                pictures.add(picture);
            }
            pictures.removeIf(old -> old <= picture - perSecond);
            return pictures.size() / 2;
        }
    }

    /** A value that goes up and down: tells each time when it has turned and gone far enough. */
    private static final class Swing {
        private final float least;
        private final float bright;
        private float low = Float.NaN;
        private float high;
        private int direction;

        Swing(float least, float bright) {
            this.least = least;
            this.bright = bright;
        }

        /** 1 if it has risen by enough since it was lowest, −1 if it has fallen by enough, else 0. */
        int next(float value) {
            if (Float.isNaN(low)) {
                low = value;
                high = value;
            }
            low = Math.min(low, value);
            high = Math.max(high, value);
            if (direction <= 0 && value - low >= least && low < bright) {
                direction = 1;
                high = value;
                return 1;
            }
            if (direction >= 0 && high - value >= least && value < bright) {
                direction = -1;
                low = value;
                return -1;
            }
            if (direction > 0) {
                low = value;
            } else if (direction < 0) {
                high = value;
            }
            return 0;
        }
    }
}
