package bumblewick.editor.wave;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.asset.SceneFolder;
import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.definition.FormationFormat;
import bumblewick.content.definition.FormationTemplate;
import bumblewick.content.definition.WaveGroup;
import bumblewick.editor.session.Document;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A formation in the waves: what its use gives to it is shown, stepped, chosen, and kept for another formation. */
class FormationArgumentTest {
    private static final String PAIR = """
        {"format": 1, "parameters": {
          "who": {"kind": "enemy", "about": "Who comes."},
          "gap": {"kind": "number", "min": 0, "max": 4, "unit": "u", "default": 1, "about": "How far apart."},
          "count": {"kind": "whole", "min": 1, "max": 9, "default": 2},
          "low": {"kind": "flag", "default": false},
          "prize": {"kind": "pickup", "optional": true}},
         "waves": [{"enemy": {"$value": "who"}, "path": "hook", "count": {"$value": "count"},
                    "drops": {"$value": "prize"}}]}""";

    private static final String CLOSE = """
        {"format": 1, "parameters": {
          "who": {"kind": "enemy"},
          "gap": {"kind": "number", "min": 2, "max": 4},
          "route": {"kind": "path"},
          "count": {"kind": "whole", "min": 1, "max": 3, "default": 1}},
         "waves": [{"enemy": {"$value": "who"}, "path": {"$value": "route"}, "count": {"$value": "count"}}]}""";

    @TempDir
    Path folder;

    private SceneFiles scene;
    private Document document;
    private EditedWaves edited;

    @BeforeEach
    void writeFormations() throws IOException {
        Files.createDirectories(folder.resolve("formations"));
        Files.writeString(folder.resolve("formations/pair.json"), PAIR);
        Files.writeString(folder.resolve("formations/close.json"), CLOSE);
        scene = new SceneFolder(folder);
        edit("{'at': 50, 'formation': 'pair', 'mirrored': true, 'with': {'who': 'gnat', 'count': 5}}");
    }

    private void edit(String entry) {
        String text = "{'format': 1, 'variables': {'wide': 3}, 'waves': [" + entry + "]}";
        document = new Document(
                "stages/meadow/waves.json",
                JsonParser.parseString(text.replace('\'', '"')).getAsJsonObject());
        edited = new EditedWaves(() -> scene, "meadow", document, saved -> true);
        assertEquals(List.of(), edited.problems());
        edited.select(0);
    }

    private FormationTemplate formation(String id) {
        DefinitionGraph graph = new DefinitionGraph(scene);
        return FormationFormat.FORMAT
                .read(scene, "formations/" + id + ".json", graph.unlisted(DefinitionKind.NONE, id))
                .orElseThrow();
    }

    private FormationArgument argument(String name) {
        return new FormationArgument(formation("pair").parameters().get(name), edited, key -> key);
    }

    private String entry() {
        JsonObject entry = document.value().getAsJsonArray("waves").get(0).getAsJsonObject();
        return entry.toString().replace('"', '\'');
    }

    @Test
    void showsWhatIsGivenTheDefaultOrThatThereIsNothing() {
        assertEquals("gnat", argument("who").told());
        assertEquals("1 u", argument("gap").told());
        assertEquals("5", argument("count").told());
        assertEquals("option.off", argument("low").told());
        assertEquals("waves.nothing", argument("prize").told());
        assertEquals("How far apart.", argument("gap").parameter().about());
        edited.select(EditedWaves.NONE);
        assertEquals("", argument("who").told());
    }

    /** A range of 4 u has steps of 0.1 u: 20 to 200 of them. */
    @Test
    void stepsNumbersWithinTheirRange() {
        assertTrue(argument("gap").step(3));
        assertEquals("1.3 u", argument("gap").told());
        assertTrue(argument("gap").step(100));
        assertEquals("4 u", argument("gap").told());
        assertFalse(argument("gap").step(1));
        assertTrue(argument("count").step(-2));
        assertEquals("3", argument("count").told());
        assertEquals(3, edited.wave().count());
    }

    @Test
    void flipsAndChoosesAndLeavesOut() {
        assertTrue(argument("low").flip());
        assertEquals("option.on", argument("low").told());
        assertTrue(argument("prize").choose("bee"));
        assertEquals("bee", edited.wave().drops());
        assertEquals("bee", argument("prize").name());
        assertTrue(argument("prize").choose(""));
        assertEquals("", edited.wave().drops());
        assertFalse(argument("prize").choose(""));
    }

    @Test
    void aVariableIsShownByItsNameAndStays() {
        edit("{'at': 50, 'formation': 'pair', 'with': {'who': 'gnat', 'gap': {'$value': 'wide / 2'}}}");
        assertEquals("= wide / 2", argument("gap").told());
        assertFalse(argument("gap").step(1));
        assertEquals("= wide / 2", argument("gap").told());
    }

    /** A count of 5 is too many for the other, which has a default; the gap and the path must be given. */
    @Test
    void anotherFormationKeepsWhatItUnderstandsAndGetsWhatItNeeds() {
        assertTrue(edited.form(Optional.of(formation("close"))));
        assertEquals(
                "{'at':50,'formation':'close','mirrored':true," + "'with':{'gap':2,'route':'hook','who':'gnat'}}",
                entry());
        assertEquals(List.of(), edited.problems());
        assertTrue(edited.undo());
        assertTrue(entry().contains("'pair'"));
    }

    @Test
    void aVariableIsKeptForAnotherFormation() {
        edit("{'at': 50, 'formation': 'pair', 'with': {'who': 'gnat', 'gap': {'$value': 'wide'}}}");
        assertTrue(edited.form(Optional.of(formation("close"))));
        assertTrue(entry().contains("'gap':{'$value':'wide'}"), entry());
        assertEquals(List.of(), edited.problems());
    }

    @Test
    void becomesTheSingleWaveThatItMadeFirstAndAFormationAgain() {
        assertTrue(edited.form(Optional.empty()));
        assertEquals(
                List.of(""), edited.entries().stream().map(WaveGroup::formation).toList());
        assertEquals("gnat", edited.wave().enemy());
        assertEquals(5, edited.wave().count());
        assertTrue(edited.form(Optional.of(formation("pair"))));
        assertEquals("pair", edited.entry().formation());
        assertEquals("5", argument("count").told());
        assertEquals("gnat", argument("who").told(), "the enemy of the wave, since it must be given");
    }
}
