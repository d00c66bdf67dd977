package bumblewick.content;

import bumblewick.platform.SceneFiles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads {@code mod.json}. */
final class ModCardReader {
    private static final int MOST = 64; // authors, other mods

    private ModCardReader() {}

    /**
     * Reads the card of a mod.
     *
     * @param files of the mod, its top
     * @param problems receives what is wrong with it
     * @return the card, or empty if anything is
     */
    static Optional<ModCard> read(SceneFiles files, List<ContentProblem> problems) {
        Draft draft = new Draft(Kind.TEXT, ModCard.FILE); // nothing depends on it
        Optional<ModCard> card = JsonReading.read(files, ModCard.FILE, draft, ModCardReader::card);
        problems.addAll(draft.problems());
        return draft.problems().isEmpty() ? card : Optional.empty();
    }

    static ModCard card(JsonFields fields) {
        return new ModCard(
                fields.name("id"),
                fields.text("name"),
                version(fields),
                range(fields, "game"),
                fields.textList("authors", 1, MOST, "authors"),
                new TreeMap<>(fields.textsOr("descriptions", Map.of())),
                fields.listOr("dependencies", MOST, "mods", ModCardReader::need),
                fields.names("loadAfter", MOST),
                fields.text("licence"));
    }

    private static ModCard.Need need(JsonFields fields) {
        return new ModCard.Need(fields.name("id"), range(fields, "version"), fields.flagOr("optional", false));
    }

    private static String version(JsonFields fields) {
        String version = fields.text("version");
        if (!version.isEmpty() && !ModVersions.isVersion(version)) {
            fields.problem("version", "expected a version like \"1.0.0\", found \"" + version + '"');
        }
        return version;
    }

    private static String range(JsonFields fields, String name) {
        String range = fields.text(name);
        if (!range.isEmpty() && !ModVersions.isRange(range)) {
            fields.problem(
                    name, "expected a range of versions like \"^1.0.0\" or \">=1.0.0 <3.0.0\", found \"" + range + '"');
        }
        return range;
    }
}
