package bumblewick.ui.hud;

import bumblewick.def.presentation.PaletteDef;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import java.util.Optional;

/**
 * The colours of the HUD that mean something.
 *
 * @param calm what is in order
 * @param warm what is to be noticed
 * @param alarm what is in danger
 */
public record HudColours(ColorRGBA calm, ColorRGBA warm, ColorRGBA alarm) {
    /** The colours of a player who has chosen no palette. */
    public static final HudColours USUAL = new HudColours(Skin.CALM, Skin.GOLD, Skin.ALARM);

    private static final float FULL = 255f;

    /** The colours of a palette; the usual ones if empty. */
    public static HudColours of(Optional<PaletteDef> palette) {
        return palette.map(chosen -> new HudColours(parse(chosen.calm()), parse(chosen.warm()), parse(chosen.alarm())))
                .orElse(USUAL);
    }

    /** Converts {@code #rrggbb}; opaque. */
    static ColorRGBA parse(String hex) {
        int bits = Integer.parseInt(hex.substring(1), 16);
        return new ColorRGBA((bits >> 16 & 255) / FULL, (bits >> 8 & 255) / FULL, (bits & 255) / FULL, 1f);
    }
}
