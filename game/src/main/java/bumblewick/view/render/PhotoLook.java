package bumblewick.view.render;

import bumblewick.def.presentation.PhotoDef;
import java.util.Optional;

/**
 * How photo mode wants the picture.
 *
 * @param filter over the picture; empty for none
 * @param frame around it
 * @param wick whether Wick is shown
 * @param bees whether the bees are shown
 */
public record PhotoLook(Optional<PhotoDef.Filter> filter, Frame frame, boolean wick, boolean bees) {
    /** The picture as it is in the game. */
    public static final PhotoLook PLAIN = new PhotoLook(Optional.empty(), Frame.NONE, true, true);

    /** What lies around a picture. */
    public enum Frame {
        NONE,
        /** Dark corners. */
        VIGNETTE,
        /** Bars above and below, for a picture of 2.35:1. */
        CINEMA,
        /** A bright border. */
        CARD
    }

    /** Whether a pass over the picture is needed. */
    boolean isFiltered() {
        return filter.isPresent() || frame != Frame.NONE;
    }
}
