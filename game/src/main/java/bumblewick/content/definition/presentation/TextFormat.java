package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.presentation.PluralForm;
import bumblewick.def.presentation.PluralRules;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * {@code text/*.json}: all words of one language, whose name is that of the file. A text that counts something has a key for
 * each plural form that the language needs, see {@link PluralRules}.
 */
public final class TextFormat {
    /** One text, which is named by its key. */
    public static final DefinitionKind TEXT = DefinitionKind.of("text", "text", Use.OPTIONAL);

    public static final FileFormat<Map<String, String>> FORMAT = FileFormat.of(
            "text",
            "text/*.json",
            "All words of one language. The file's name is the language's: en, ja, de.",
            TextFormat::declare);

    private TextFormat() {}

    private static Maker<Map<String, String>> declare(Fields fields) {
        var texts = fields.table(
                "texts",
                "All texts, by key; English stands in for missing ones. A counted text has a key for each plural form"
                        + " of the language: hud.returned.one, hud.returned.other.");
        return values -> {
            reportForms(values, values.get(texts).keySet());
            return values.get(texts);
        };
    }

    /** Reports counted texts that lack a form of their language, and forms that the language does not have. */
    private static void reportForms(Values values, Set<String> keys) {
        Set<PluralForm> forms = PluralRules.of(values.id()).forms();
        String needed = forms.stream().map(PluralForm::suffix).collect(Collectors.joining(", "));
        for (String counted : countedKeys(keys)) {
            if (keys.contains(counted)) {
                values.problem(
                        "texts." + counted, "has plural forms as well, expected either a text or the forms " + needed);
            }
            for (PluralForm form : PluralForm.values()) {
                String key = form.of(counted);
                if (forms.contains(form) && !keys.contains(key)) {
                    values.problem("texts." + key, "is missing, expected the plural forms " + needed);
                } else if (!forms.contains(form) && keys.contains(key)) {
                    values.problem("texts." + key, "is no plural form of this language, expected " + needed);
                }
            }
        }
    }

    /** The keys of the texts that have plural forms, without the forms. */
    private static Set<String> countedKeys(Set<String> keys) {
        Set<String> counted = new TreeSet<>();
        for (String key : keys) {
            PluralForm.countedKey(key).ifPresent(counted::add);
        }
        return counted;
    }
}
