package bumblewick.content.validation;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModCard;
import bumblewick.content.mod.ModSetting;
import bumblewick.def.presentation.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Looks for words that the settings of a mod lack in English, or in a language that its card speaks elsewhere. */
final class SettingCheck {
    private SettingCheck() {}

    static List<ContentProblem> of(Mod mod) {
        List<ContentProblem> missing = new ArrayList<>();
        ModCard card = mod.card().orElseThrow();
        Set<String> languages = languages(card);
        JsonLocator locator = new JsonLocator(mod.files(), file -> Mod.address(mod.file(), file));
        for (int i = 0; i < card.settings().size(); i++) {
            ModSetting setting = card.settings().get(i);
            for (Map.Entry<String, Map<String, String>> texts : setting.texts().entrySet()) {
                Set<String> lacking = new TreeSet<>(languages);
                lacking.removeAll(texts.getValue().keySet());
                if (!lacking.isEmpty()) {
                    String message = "the setting '" + setting.id() + "' has no text in " + String.join(", ", lacking);
                    missing.add(locator.at(ModCard.FILE, message, "settings", i, texts.getKey()));
                }
            }
        }
        return missing;
    }

    private static Set<String> languages(ModCard card) {
        Set<String> languages = new TreeSet<>(card.descriptions().keySet());
        languages.add(TextTable.FALLBACK);
        card.settings().forEach(setting -> setting.texts().values().forEach(texts -> languages.addAll(texts.keySet())));
        return languages;
    }
}
