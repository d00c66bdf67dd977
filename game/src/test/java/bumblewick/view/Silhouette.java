package bumblewick.view;

import bumblewick.math.Easing;
import com.jme3.math.Vector3f;
import java.awt.image.BufferedImage;

/** The outline of a figure in a picture, found by comparing it with the same picture without the figure. */
final class Silhouette {
    /** Sum of the differences of red, green and blue, of 255, from which a pixel is the figure's. */
    private static final int DIFFERS = 30;

    /** From outside over a pixel of the outline, half of which may be what is behind, into the figure. */
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private static final int LEAST = 12; // pixels of an outline that says anything

    private final BufferedImage with;
    private final BufferedImage without;
    private final float x;
    private final float y;
    private final float halfWidth;
    private final float halfHeight;

    /**
     * @param without the figure, but with all that comes with it, as its shadow and the light that it gives
     * @param middle of the figure in pixels from the lower left corner
     * @param halfWidth of the ellipse in which it is looked for, in pixels; what moves elsewhere lies outside
     */
    Silhouette(BufferedImage with, BufferedImage without, Vector3f middle, float halfWidth, float halfHeight) {
        this.with = with;
        this.without = without;
        x = middle.x;
        y = with.getHeight() - 1 - middle.y;
        this.halfWidth = halfWidth;
        this.halfHeight = halfHeight;
    }

    /** Mean difference of lightness L* between the figure along its outline and what is behind, or NaN if there is none. */
    double contrast() {
        double sum = 0;
        int count = 0;
        int left = Math.max(1, (int) (x - halfWidth));
        int right = Math.min(with.getWidth() - 2, (int) (x + halfWidth) + 1);
        int top = Math.max(1, (int) (y - halfHeight));
        int bottom = Math.min(with.getHeight() - 2, (int) (y + halfHeight) + 1);
        for (int row = top; row <= bottom; row++) {
            for (int column = left; column <= right; column++) {
                if (isFigure(column, row)) {
                    for (int[] step : STEPS) {
                        if (!isFigure(column - step[0], row - step[1]) && isFigure(column + step[0], row + step[1])) {
                            sum += difference(column + step[0], row + step[1]);
                            count++;
                        }
                    }
                }
            }
        }
        return count < LEAST ? Double.NaN : sum / count;
    }

    private double difference(int column, int row) {
        return Math.abs(lightness(with.getRGB(column, row)) - lightness(without.getRGB(column, row)));
    }

    private boolean isFigure(int column, int row) {
        float across = (column - x) / halfWidth;
        float along = (row - y) / halfHeight;
        if (across * across + along * along > 1f) {
            return false;
        }
        int a = with.getRGB(column, row);
        int b = without.getRGB(column, row);
        int differs = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            differs += Math.abs((a >> shift & 255) - (b >> shift & 255));
        }
        return differs > DIFFERS;
    }

    /** L* of CIE 1976, 0 to 100, of an sRGB colour. */
    private static double lightness(int rgb) {
        double luminance =
                0.2126 * linear(rgb >> 16 & 255) + 0.7152 * linear(rgb >> 8 & 255) + 0.0722 * linear(rgb & 255);
        return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
    }

    private static double linear(int value) {
        double share = Easing.clamp(value / 255f);
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
