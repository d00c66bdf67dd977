package bumblewick.view;

import com.jme3.math.Vector3f;

/** Colours as people write them, in linear light. */
final class Shade {
    private Shade() {}

    /**
     * A colour in linear light.
     *
     * @param hex {@code #rrggbb}, sRGB
     * @throws IllegalArgumentException if it is not written so
     */
    static Vector3f of(String hex) {
        if (!hex.matches("#[0-9a-fA-F]{6}")) {
            throw new IllegalArgumentException("colour is '" + hex + "', expected #rrggbb");
        }
        int bits = Integer.parseInt(hex.substring(1), 16);
        return new Vector3f(linear(bits >> 16 & 255), linear(bits >> 8 & 255), linear(bits & 255));
    }

    private static float linear(int channel) {
        double c = channel / 255.0;
        return (float) (c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4));
    }
}
