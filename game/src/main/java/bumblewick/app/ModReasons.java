package bumblewick.app;

import bumblewick.content.LoadOrder.Reason;
import bumblewick.content.LoadOrder.Why;
import bumblewick.ui.Words;
import java.util.Locale;

/**
 * Says in plain words why mods are not used.
 *
 * @param words of the language that is spoken
 */
record ModReasons(Words words) {
    /** A reason, in a sentence. */
    String why(Reason reason) {
        String key = "workshop.why." + reason.why().name().toLowerCase(Locale.ROOT);
        return words.text(key, reason.words().toArray());
    }

    /** Off is what the player wants; everything else is trouble. */
    static boolean isBad(Reason reason) {
        return reason != null && reason.why() != Why.OFF;
    }
}
