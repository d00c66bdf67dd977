package bumblewick.def;

import java.util.Map;

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
    private static final Map<String, SubstanceDef> USUAL = Map.of(
            "beam", new SubstanceDef("#bfe8ff", "#ffd98a", "#ffffff", 1f, 1f, 1f),
            "water", new SubstanceDef("#0f7fa8", "#5fd8cf", "#f4fffb", 1f, 1f, 1f),
            "falls", new SubstanceDef("#3aa9d0", "#7fd8e8", "#ffffff", 1f, 1f, 1f),
            "lava", new SubstanceDef("#3a1418", "#ff6a12", "#ffe27a", 0.25f, 1f, 1f),
            "honey", new SubstanceDef("#b8620a", "#ffb52e", "#ffe9a0", 0.5f, 1f, 1f),
            "ice", new SubstanceDef("#4fa6dc", "#c2ecff", "#f6fdff", 0.5f, 1f, 1f),
            "glass", new SubstanceDef("#8fd0e8", "#bfeaf4", "#ffffff", 1f, 1f, 1f));

    /**
     * What a substance looks like in a stage whose look says nothing of it.
     *
     * @throws IllegalArgumentException if there is no such substance
     */
    public static SubstanceDef usual(String substance) {
        SubstanceDef usual = USUAL.get(substance);
        if (usual == null) {
            throw new IllegalArgumentException("substance is '" + substance + "', there are " + USUAL.keySet());
        }
        return usual;
    }

    /** Whether there is a substance of a name. */
    public static boolean isKnown(String substance) {
        return USUAL.containsKey(substance);
    }
}
