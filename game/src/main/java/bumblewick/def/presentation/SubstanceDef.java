package bumblewick.def.presentation;

import java.util.Arrays;
import java.util.Locale;

/**
 * How a substance looks in a stage: water, falls (water that falls), lava, honey, ice, glass, and
 * beam (light in the air). Which pieces of a level
 * are made of it is said by the beginnings of their nodes' names. Colours are written {@code #rrggbb} and are sRGB.
 *
 * @param deep of water where it is deep, of lava's crust, of honey's folds, of the inside of ice, of cool light
 * @param bright of shallow water, of lava's seams, of honey against the light, of the face of ice, of glass itself,
 *     of warm light
 * @param edge of foam, of the hottest lava, of the skin of honey, of cracks and rime, of the rims of glass
 * @param speed factor on how fast it moves
 * @param scale factor on the size of its patterns
 * @param relief factor on the height of its waves; of glass: on how clearly its rims are seen
 */
public record SubstanceDef(String deep, String bright, String edge, float speed, float scale, float relief) {
    /** What a substance looks like where the look says nothing of it; its name in small letters is the substance's. */
    private enum Usual {
        BEAM("#bfe8ff", "#ffd98a", "#ffffff", 1f),
        WATER("#0f7fa8", "#5fd8cf", "#f4fffb", 1f),
        FALLS("#3aa9d0", "#7fd8e8", "#ffffff", 1f),
        LAVA("#3a1418", "#ff6a12", "#ffe27a", 0.25f),
        HONEY("#b8620a", "#ffb52e", "#ffe9a0", 0.5f),
        ICE("#4fa6dc", "#c2ecff", "#f6fdff", 0.5f),
        GLASS("#8fd0e8", "#bfeaf4", "#ffffff", 1f);

        private final SubstanceDef def;

        Usual(String deep, String bright, String edge, float speed) {
            def = new SubstanceDef(deep, bright, edge, speed, 1f, 1f);
        }

        private boolean isNamed(String substance) {
            return name().toLowerCase(Locale.ROOT).equals(substance);
        }
    }

    /**
     * What a substance looks like in a stage whose look says nothing of it.
     *
     * @throws IllegalArgumentException if there is no such substance
     */
    public static SubstanceDef usual(String substance) {
        for (Usual usual : Usual.values()) {
            if (usual.isNamed(substance)) {
                return usual.def;
            }
        }
        throw new IllegalArgumentException(
                "substance is '" + substance + "', there are " + Arrays.toString(Usual.values()));
    }

    /** Whether there is a substance of a name. */
    public static boolean isKnown(String substance) {
        return Arrays.stream(Usual.values()).anyMatch(usual -> usual.isNamed(substance));
    }
}
