package bumblewick.app.scene;

import bumblewick.content.ModdedScene;
import bumblewick.content.mod.LoadOrder.Reason;
import bumblewick.content.mod.LoadOrder.Why;
import bumblewick.content.mod.Mod;
import bumblewick.ui.draw.Translations;
import java.util.List;
import java.util.Locale;

/**
 * Tells the player what mods are called, what about them conflicts, and why they are not used.
 *
 * @param translations of the player's language
 */
public record ModStatusText(Translations translations) {
    /** A reason, in a sentence. */
    public String why(Reason reason) {
        String key = "workshop.why." + reason.why().name().toLowerCase(Locale.ROOT);
        return translations.text(key, reason.words().toArray());
    }

    /** What a mod is called in the list, with how many of its values others override or it overrides, if there are any. */
    public String name(Mod mod, ModdedScene scene) {
        String name = mod.card()
                .map(card -> translations.text("workshop.entry", card.name(), card.version()))
                .orElse(mod.file());
        int conflicts =
                scene.conflicts(mod).values().stream().mapToInt(List::size).sum();
        return conflicts > 0 ? translations.text("workshop.conflicts", name, conflicts) : name;
    }

    /** Whether a reason is a problem: all are but that the player has switched the mod off. */
    public static boolean isBad(Reason reason) {
        return reason != null && reason.why() != Why.OFF;
    }
}
