package bumblewick.view;

import com.jme3.math.Vector3f;

/** Converts colours from the sRGB of content files to the linear light of shaders. */
public final class LinearColour {
    private LinearColour() {}

    /**
     * Converts a colour to linear light.
     *
     * @param hex {@code #rrggbb}, sRGB
     * @return red, green and blue, 0 to 1; a new vector
     * @throws IllegalArgumentException if {@code hex} has another form
     */
    public static Vector3f parse(String hex) {
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
