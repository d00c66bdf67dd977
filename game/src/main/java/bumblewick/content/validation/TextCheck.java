package bumblewick.content.validation;

import bumblewick.content.json.ClosestName;
import bumblewick.content.validation.Finding.Severity;
import bumblewick.def.presentation.PluralForm;
import bumblewick.def.presentation.TextTable;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares the words of a language with the English ones, for which the pages were made. */
final class TextCheck {
    private static final Pattern PLACE = Pattern.compile("\\{[^{}]*}");
    private static final Pattern NUMBER = Pattern.compile("\\{[0-9]}");

    /** How much longer than the English text one may be and still fit, as a factor, and in letters besides. */
    private static final float LONGER = 1.6f;

    private static final int SPARE = 12;
    private static final int FIRST_WIDE_LETTER = 0x2E80; // of the Far East

    private TextCheck() {}

    static List<Finding> of(TextTable table, TextTable english, JsonLocator jsonLocator) {
        List<Finding> findings = new ArrayList<>();
        String file = "text/" + table.language() + ".json";
        for (String key : table.keys()) {
            String message = mistake(key, table.text(key), english);
            if (!message.isEmpty()) {
                findings.add(Finding.of(Severity.WARNING, jsonLocator.at(file, message, "texts", key)));
            }
        }
        return findings;
    }

    private static String mistake(String key, String text, TextTable english) {
        String counted = PluralForm.countedKey(key).orElse(key);
        if (!english.keys().contains(key) && !english.keys().contains(PluralForm.OTHER.of(counted))) {
            return "nobody asks for it: there is no such English text";
        }
        String model = english.keys().contains(key) ? english.text(key) : english.text(counted);
        for (String place : places(text)) {
            String name = place.substring(1, place.length() - 1);
            if (!NUMBER.matcher(place).matches() && !TextTable.KEY_NAMES.contains(name)) {
                return "'" + place + "' stays as it is: there is no key of this name"
                        + ClosestName.hint(name, TextTable.KEY_NAMES);
            }
        }
        if (!places(text).equals(places(model))) {
            return "has the places " + places(text) + ", expected " + places(model) + " as in English";
        }
        int most = Math.round(width(model) * LONGER) + SPARE;
        return width(text) > most
                ? "may not fit: it is as wide as " + width(text) + " letters, expected " + most + " at most"
                : "";
    }

    private static SortedSet<String> places(String text) {
        SortedSet<String> places = new TreeSet<>();
        Matcher matcher = PLACE.matcher(text);
        while (matcher.find()) {
            places.add(matcher.group());
        }
        return places;
    }

    /** In narrow letters; those of the Far East are twice as wide. */
    private static int width(String text) {
        return text.codePoints()
                .map(letter -> letter >= FIRST_WIDE_LETTER ? 2 : 1)
                .sum();
    }
}
