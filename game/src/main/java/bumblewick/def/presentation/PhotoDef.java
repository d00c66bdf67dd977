package bumblewick.def.presentation;

import java.util.List;

/**
 * What photo mode offers.
 *
 * @param filters in the order in which the player goes through them
 */
public record PhotoDef(List<Filter> filters) {
    public PhotoDef {
        filters = List.copyOf(filters);
    }

    /**
     * A filter of the picture.
     *
     * @param name the text {@code photo.filter.<name>} names it
     * @param exposure factor on all light
     * @param saturation factor on colours; 0 is grey
     * @param contrast how far light and dark are pulled apart, 0 to 1
     * @param shadows factor on dark colours, as {@code #rrggbb}; white changes nothing
     * @param highlights the same on bright colours
     * @param vignette how dark the corners are, 0 to 1
     */
    public record Filter(
            String name,
            float exposure,
            float saturation,
            float contrast,
            String shadows,
            String highlights,
            float vignette) {}
}
