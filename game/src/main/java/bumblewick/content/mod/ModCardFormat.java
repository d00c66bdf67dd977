package bumblewick.content.mod;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.ClosestName;
import bumblewick.content.json.ContentProblem;
import bumblewick.platform.SceneFiles;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** {@code mod.json}, which every mod has at its top. */
public final class ModCardFormat {
    public static final FileFormat<ModCard> FORMAT = FileFormat.ofMod(
            "mod",
            ModCard.FILE,
            "What a mod is called, who made it, and what it needs. Every mod has one at its top.",
            ModCardFormat::declare);

    private static final int MOST = 64; // authors, other mods

    private static final int LONGEST_ID = 40; // letters

    /** What the page can show in a reasonable time, and the validator try. */
    private static final int MOST_SETTINGS = 32;

    private ModCardFormat() {}

    /**
     * Reads the card of a mod.
     *
     * @param files of the mod, its top
     * @param problems receives what is wrong with it
     * @return the card, or empty if anything is
     */
    static Optional<ModCard> read(SceneFiles files, List<ContentProblem> problems) {
        ParsedDefinition parsedDefinition = new DefinitionGraph(files).unlisted(DefinitionKind.NONE, ModCard.FILE);
        if (!files.exists(ModCard.FILE)) {
            problems.add(ContentProblem.ofFile(
                    ModCard.FILE, "is missing: every mod has it at its top, beside its scene folder" + instead(files)));
            return Optional.empty();
        }
        Optional<ModCard> card = FORMAT.read(files, ModCard.FILE, parsedDefinition);
        problems.addAll(parsedDefinition.problems());
        return parsedDefinition.problems().isEmpty() ? card : Optional.empty();
    }

    /** A file that may have been meant to be the card, as the end of a sentence. */
    private static String instead(SceneFiles files) {
        try {
            return ClosestName.to(ModCard.FILE, files.list(""))
                    .map(name -> "; found '" + name + "'")
                    .orElse("");
        } catch (IOException e) {
            return "";
        }
    }

    /** Refuses an id that would be too long as a part of file names. */
    private static void checkId(Values values, String id) {
        if (id.length() > LONGEST_ID) {
            values.problem("id", "has " + id.length() + " letters, expected " + LONGEST_ID + " at most");
        }
    }

    /** Refuses a mod that needs, or lies over, itself. */
    private static void checkOthers(Values values, ModCard card) {
        for (int i = 0; i < card.needs().size(); i++) {
            if (card.needs().get(i).id().equals(card.id())) {
                values.problem("dependencies[" + i + "].id", "a mod cannot need itself");
            }
        }
        if (card.loadAfter().contains(card.id())) {
            values.problem("loadAfter[" + card.loadAfter().indexOf(card.id()) + "]", "a mod cannot lie over itself");
        }
    }

    private static Maker<ModCard> declare(Fields fields) {
        var id = fields.name(
                "id",
                "Its name for the game; no two mods that are read have the same. Scores remember it: do not change it later.");
        var name = fields.text("name", "What people call it.");
        var version = fields.text(
                "version",
                "Such as 1.2.0. Raise the first number for what breaks others, the second for what is new, the third for what is mended.");
        var game = fields.text("game", "Range of versions of the game that it is made for, such as >=0.1.0 <0.2.0.");
        var authors = fields.texts("authors", 1, MOST, "authors", "Who made it, at least one.");
        var descriptions = fields.table(
                        "descriptions", "One sentence for the Workshop, by language: en, ja. English is the fallback.")
                .orAbsent(Map.of());
        var dependencies = fields.optionalList(
                "dependencies", MOST, "mods", ModCardFormat::need, "Mods that it needs, or knows about.");
        var loadAfter = fields.texts("loadAfter", 0, MOST, "names", "Ids of mods that it overrides, if they are there.")
                .orAbsent(List.of());
        var licence = fields.text("licence", "What others may do with it, such as CC0-1.0.");
        var settings = fields.optionalList(
                "settings",
                MOST_SETTINGS,
                "settings",
                ModSettingFormat::declare,
                "What players can change on a page of the Workshop; files of the mod name it as {\"$setting\": \"id\"}.");
        return values -> {
            checkVersion(values, version);
            checkRange(values, game);
            ModCard card = new ModCard(
                    values.get(id),
                    values.get(name),
                    values.get(version),
                    values.get(game),
                    values.get(authors),
                    new TreeMap<>(values.get(descriptions)),
                    values.get(dependencies),
                    values.get(loadAfter),
                    values.get(licence),
                    values.get(settings));
            checkId(values, card.id());
            checkOthers(values, card);
            ModSettingFormat.checkNames(values, card.settings());
            return card;
        };
    }

    private static Maker<ModCard.Need> need(Fields fields) {
        var id = fields.name("id", "Id of the other mod.");
        var version = fields.text("version", "Range of versions that will do, such as ^1.2.0 or >=1.0.0 <3.0.0.");
        var optional = fields.flag(
                        "optional", "Whether it works without; then it only overrides the other one, if that is there.")
                .or(false);
        return values -> {
            checkRange(values, version);
            return new ModCard.Need(values.get(id), values.get(version), values.get(optional));
        };
    }

    private static void checkVersion(Values values, Field<String> field) {
        String version = values.get(field);
        if (!version.isEmpty() && !ModVersions.isVersion(version)) {
            values.problem(field.name(), "expected a version like \"1.0.0\", found \"" + version + '"');
        }
    }

    private static void checkRange(Values values, Field<String> field) {
        String range = values.get(field);
        if (!range.isEmpty() && !ModVersions.isRange(range)) {
            values.problem(
                    field.name(),
                    "expected a range of versions like \"^1.0.0\" or \">=1.0.0 <3.0.0\", found \"" + range + '"');
        }
    }
}
