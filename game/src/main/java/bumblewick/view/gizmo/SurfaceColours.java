package bumblewick.view.gizmo;

import java.util.Locale;
import java.util.Map;

/** The colour of each surface where collision triangles are drawn. */
public final class SurfaceColours {
    private static final Map<String, String> KNOWN = Map.of(
            "grass", "#6fe06a",
            "stone", "#b9c0d8",
            "wood", "#e0a05a",
            "ice", "#7fe6ff",
            "honey", "#ffc02a",
            "lava", "#ff5a1e",
            "bounce", "#ff7ad0",
            "crumble", "#c9a884");

    private static final int CIRCLE = 360; // degrees
    private static final float PALE = 0.45f;

    private SurfaceColours() {}

    /** The colour as {@code #rrggbb}; a surface of a mod has a colour that depends on its name. */
    public static String of(String surface) {
        String known = KNOWN.get(surface);
        if (known != null) {
            return known;
        }
        int hue = Math.floorMod(surface.hashCode(), CIRCLE);
        return String.format(Locale.ROOT, "#%02x%02x%02x", channel(hue), channel(hue + 240), channel(hue + 120));
    }

    /** A channel of a light colour, by the angle from the hue at which it is full. */
    private static int channel(int degrees) {
        float near = Math.abs(degrees % CIRCLE - CIRCLE / 2) / (CIRCLE / 2f); // 1 at the hue, 0 opposite
        return Math.round(255f * (PALE + (1f - PALE) * near));
    }
}
