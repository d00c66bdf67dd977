package bumblewick.app.scene;

import bumblewick.content.mod.LoadOrder.Reason;
import bumblewick.content.mod.LoadOrder.Why;
import bumblewick.ui.draw.Translations;
import java.util.Locale;

/**
 * Tells the player why mods are not used.
 *
 * @param translations of the player's language
 */
public record ModStatusText(Translations translations) {
    /** A reason, in a sentence. */
    public String why(Reason reason) {
        String key = "workshop.why." + reason.why().name().toLowerCase(Locale.ROOT);
        return translations.text(key, reason.words().toArray());
    }

    /** Whether a reason is a problem: all are but that the player has switched the mod off. */
    public static boolean isBad(Reason reason) {
        return reason != null && reason.why() != Why.OFF;
    }
}
