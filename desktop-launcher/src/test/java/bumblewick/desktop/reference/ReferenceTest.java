package bumblewick.desktop.reference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.level.LevelNames;
import bumblewick.content.schema.JsonSchemas;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.harrel.jsonschema.Validator;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ReferenceTest {
    private static final Path SHIPPED = Path.of(System.getProperty("bumblewick.scene"));
    private static final SceneFolder BASE = new SceneFolder(SHIPPED);
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#]*)(?:#([^)]*))?\\)");
    private static final Pattern JSON = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);

    private static SortedMap<String, String> pages;

    @BeforeAll
    static void write() throws Exception {
        pages = Reference.all(BASE, "Usage: bumblewick");
    }

    @Test
    void everyKindOfFilesHasItsPage() {
        Set<String> kinds = new TreeSet<>();
        FileKind.GROUPS.forEach(group -> group.kinds().forEach(kind -> kinds.add(kind.schema() + JsonSchemas.ENDING)));
        Set<String> schemas = new TreeSet<>(JsonSchemas.all().keySet());
        schemas.removeIf(name -> !name.endsWith(JsonSchemas.ENDING) || name.contains(".patch."));

        assertEquals(schemas, kinds);
    }

    @Test
    void everyLinkLeadsSomewhere() {
        Path folder = SHIPPED.resolveSibling("mods").resolve("reference");
        for (Map.Entry<String, String> page : pages.entrySet()) {
            Matcher link = LINK.matcher(page.getValue());
            while (link.find()) {
                String target = link.group(1);
                boolean there = pages.containsKey(target) || Files.exists(folder.resolve(target));
                assertTrue(there, page.getKey() + " leads to " + target);
                if (link.group(2) != null) {
                    String heading = "\n## " + link.group(2);
                    assertTrue(
                            pages.get(target).toLowerCase(Locale.ROOT).contains(heading),
                            page.getKey() + ": " + link.group());
                }
            }
        }
    }

    /** They are of the base, which a test of its own reads; shortened, they still keep to the schema. */
    @Test
    void everyExampleIsOneThatEditorsTakeAsItIs() {
        Validator validator = new ValidatorFactory()
                .withJsonNodeFactory(new GsonNode.Factory())
                .createValidator();
        int examples = 0;
        for (FileKind.Group group : FileKind.GROUPS) {
            for (FileKind kind : group.kinds()) {
                String schema = JsonSchemas.all().get(kind.schema() + JsonSchemas.ENDING);
                Matcher example = JSON.matcher(pages.get(kind.page()));
                while (example.find()) {
                    Validator.Result result = validator.validate(validator.registerSchema(schema), example.group(1));
                    assertTrue(result.isValid(), kind.page() + ": " + result.getErrors());
                    examples++;
                }
            }
        }
        assertTrue(examples > FileKind.GROUPS.size(), examples + " examples");
    }

    @Test
    void aFieldHasARowWithTypeRangeUnitDefaultAndWhatItRefersTo() {
        assertTrue(pages.get("waves.md").contains("| `waves[].spacing` | number, 0 to 10 s | `0.4` | Time from one"));
        assertTrue(pages.get("waves.md").contains("| `waves[].enemy` | name of [an enemy](enemy.md) | **needed** |"));
        assertTrue(pages.get("enemy.md").contains("| `follow` | one of `table`, `chase` | `table` |"));
        assertTrue(pages.get("path.md").contains("| `points` | list of 2 to 64 points `[x, y, z]`, -300 to 300 u |"));
        assertTrue(pages.get("mix.md").contains("| `sounds.*.loop` | `true` or `false` | `false` |"));
        assertTrue(pages.get("bullet.md").contains("| `hue` | colour `#rrggbb` | **needed** |"));
    }

    @Test
    void longFilesAreShownInPart() {
        JsonObject schema = JsonParser.parseString(JsonSchemas.all().get("text" + JsonSchemas.ENDING))
                .getAsJsonObject();
        JsonObject file = new JsonObject();
        JsonObject texts = new JsonObject();
        for (int i = 0; i < 100; i++) {
            texts.addProperty("key." + i, "text");
        }
        file.add("texts", texts);

        Example example = Example.of(file, schema);

        assertTrue(example.shortened());
        assertEquals(
                8,
                JsonParser.parseString(example.text())
                        .getAsJsonObject()
                        .getAsJsonObject("texts")
                        .size());
        assertFalse(Example.of(new JsonObject(), schema).shortened());
    }

    @Test
    void theLevelsPageHasEveryNameThatMeansSomething() {
        for (LevelNames.Beginning beginning : LevelNames.all()) {
            assertTrue(pages.get("levels.md").contains("| `" + beginning.begins() + "…` | "), beginning.begins());
        }
        assertTrue(pages.get("levels.md").contains("| `speed` | number, 0.05 to 50 u/s | – |"));
    }

    /** The game has a text of its own for each pattern, so a pattern that nothing uses any more is noticed. */
    @Test
    void everyPatternOfKeysIsOneThatTheBaseUses() throws Exception {
        Set<String> keys = SceneReader.read(BASE).text("en").keys();
        List<String> unused = new ArrayList<>();
        for (TextKeys each : TextKeys.ALL) {
            Pattern pattern = Pattern.compile(each.pattern()
                    .replace(".", "\\.")
                    .replaceAll("<number>", "[0-9]+")
                    .replaceAll("<[a-z]+>", "[a-z_.]+"));
            if (keys.stream().noneMatch(key -> pattern.matcher(key).matches())) {
                unused.add(each.pattern());
            }
        }
        assertEquals(List.of(), unused);
    }
}
