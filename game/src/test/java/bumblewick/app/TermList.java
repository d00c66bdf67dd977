package bumblewick.app;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of {@code assets/source/terms.json}: which words are used, and which are not used instead of them. */
final class TermList {
    /** A value or the picture of a key in a text. */
    static final Pattern PLACE = Pattern.compile("\\{[^}]*}");

    private final JsonObject list;

    private TermList(JsonObject list) {
        this.list = list;
    }

    static TermList read(Path scene) throws IOException {
        return new TermList(JsonParser.parseString(
                        Files.readString(scene.resolveSibling("source").resolve("terms.json")))
                .getAsJsonObject());
    }

    /** The terms of a language; one may name several words. */
    List<String> terms(String language) {
        List<String> terms = new ArrayList<>();
        for (JsonElement term : list.getAsJsonArray("terms")) {
            terms.add(
                    term.getAsJsonObject().getAsJsonObject(language).get("term").getAsString());
        }
        return terms;
    }

    /** What is not written in a language, and what is written instead: words, and ways to write them. */
    Map<Pattern, String> unwanted(String language) {
        Map<Pattern, String> unwanted = new LinkedHashMap<>();
        for (JsonElement term : list.getAsJsonArray("terms")) {
            JsonObject word = term.getAsJsonObject().getAsJsonObject(language);
            add(unwanted, language, word, word.get("term").getAsString());
        }
        JsonObject spellings = list.getAsJsonObject("spellings");
        if (spellings.has(language)) {
            for (JsonElement spelling : spellings.getAsJsonArray(language)) {
                JsonObject word = spelling.getAsJsonObject();
                add(unwanted, language, word, word.get("write").getAsString());
            }
        }
        return unwanted;
    }

    private static void add(Map<Pattern, String> unwanted, String language, JsonObject word, String instead) {
        for (JsonElement not : word.getAsJsonArray("not")) {
            String regex = not.getAsString();
            Pattern pattern = language.equals("en")
                    ? Pattern.compile("(?i)(?<![\\w-])(?:" + regex + ")(?![\\w-])")
                    : Pattern.compile(regex);
            unwanted.put(pattern, instead);
        }
    }

    /** What is written in texts though it is not used, with the key of the text. */
    List<String> found(String language, Map<String, String> texts) {
        Map<Pattern, String> unwanted = unwanted(language);
        List<String> found = new ArrayList<>();
        texts.forEach((key, text) -> unwanted.forEach((not, term) -> {
            Matcher matcher = not.matcher(PLACE.matcher(text).replaceAll(""));
            if (matcher.find()) {
                found.add(key + ": '" + matcher.group() + "', expected " + term);
            }
        }));
        return found;
    }
}
