package bumblewick.content.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.mod.SceneLayers;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stands for a name or an expression, and what becomes of one that has no value. */
class VariablesTest {
    private static final String FILE = "stages/meadow/waves.json";
    private static final String PATCH = "stages/meadow/waves.patch.json";

    private final MemoryFiles files = new MemoryFiles();

    private static String quoted(String text) {
        return text.replace('\'', '"');
    }

    private JsonValue resolved(SceneFiles scene) throws ContentException {
        JsonValue root = Inheritance.read(scene, FILE, "stages/*/waves.json");
        return Variables.resolve(scene, FILE, root, Set.of("kept"));
    }

    private String value(String variables, String expression) throws ContentException {
        files.with(FILE, quoted("{'variables': {" + variables + "}, 'x': {'$value': '" + expression + "'}}"));
        return resolved(files).members().get("x").json();
    }

    /** By hand: the rules of arithmetic, rounded to the nearest float and written as short as that allows. */
    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1 + 2 * 3 | 7",
                "(1 + 2) * 3 | 9",
                "8 / 2 / 2 | 2",
                "8 - 2 - 2 | 4",
                "-n | -4",
                "--n | 4",
                "2*-n | -8",
                "0.1 * 3 | 0.3",
                "n | 4",
                " n | 4",
                "who | \"gnat\"",
                "on | true",
                "half | 2",
                "sin(30) | 0.5",
                "cos(60) | 0.5",
                "sin(180) * 0 | 0",
                "abs(1 - n) | 3",
                "floor(n / 3) | 1",
                "min(n, 3) + max(1, 2) | 5",
                "min | 9",
                "1 / 3 | 0.33333334",
            })
    void anExpressionIsComputed(String expression, String value) throws ContentException {
        String variables = "'half': {'$value': 'n / 2'}, 'n': 4, 'who': 'gnat', 'on': true, 'min': 9";
        assertEquals(value, value(variables, expression));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "gab | there is no value 'gab', did you mean 'gap'?",
                "gab * 2 | there is no value 'gab', did you mean 'gap'?",
                "gap * | expected a number, a name or ( at letter 6, found the end",
                "gap 2 | expected an operator at letter 5, found '2'",
                "(gap | expected ) at letter 5, found the end",
                "1.2.3 | '1.2.3' is no number",
                "gap / (gap - 3) | divides by 0",
                "who + 1 | 'who' is \"gnat\", expected a number to compute with",
                "gap * 1000000 * 1000000 * 1000000 * 1000000 * 1000000 * 1000000 * 1000000 | is too large a number",
                "Gap + 1 | expected a number, a name or ( at letter 1, found 'G'",
                "min(1) | expected , at letter 6, found ')'",
            })
    void anExpressionWithoutAValueIsTold(String expression, String message) {
        String problem = assertThrows(ContentException.class, () -> value("'gap': 3, 'who': 'gnat'", expression))
                .problems()
                .get(0)
                .toString();
        assertTrue(problem.startsWith(FILE + ":1 $.x: ") && problem.endsWith(message), problem);
    }

    @Test
    void anExpressionHasALimit() {
        String problem = assertThrows(ContentException.class, () -> value("", "(".repeat(201)))
                .getMessage();
        assertTrue(problem.contains("has 201 letters, expected 200 at most"), problem);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'a': {'$value': 'b'}, 'b': {'$value': 'c * 2'}, 'c': {'$value': 'a'} | $.variables.a: goes in a circle: a → b → c → a",
                "'a': {'$value': 'a'} | $.variables.a: goes in a circle: a → a",
                "'a': {'$value': 7} | $.variables.a.$value: expected the name of a variable, or an expression, in quotes, found 7",
                "'a': {'$value': 'x', 'y': 1} | $.variables.a: expected nothing beside \"$value\", whose value takes its place",
            })
    void whatCannotBeComputedIsToldWithItsPlace(String variables, String message) {
        ContentException e = assertThrows(ContentException.class, () -> value(variables, "a"));
        assertTrue(e.problems().toString().contains(FILE + ":1 " + message), e.problems()::toString);
    }

    @Test
    void aFileHasTheVariablesOfItsStageAndItsOwnComeFirst() throws ContentException {
        files.with("stages/meadow/stage.json", quoted("{'variables': {'gap': 3, 'who': 'wasp'}}"));
        assertEquals("\"wasp\"", value("'gap': 5", "who"));
        assertEquals("5", value("'gap': 5", "gap"));
        assertEquals("6", value("'far': {'$value': 'gap * 2'}", "far"));
    }

    @Test
    void whatIsATemplateStaysAsItIs() throws ContentException {
        files.with(FILE, quoted("{'kept': [{'$value': 'later'}], 'x': {'$value': '1 + 1'}}"));
        JsonValue root = resolved(files);
        assertEquals(quoted("[{'$value':'later'}]"), root.members().get("kept").json());
        assertEquals("2", root.members().get("x").json());
    }

    /** A patch of the variable changes all that names it; a patch can name variables itself, in lists, too. */
    @Test
    void patchesChangeVariablesAndNameThem() throws ContentException {
        files.with(FILE, quoted("{'variables': {'gap': 3}, 'list': [{'at': 1, 'n': {'$value': 'gap'}}, {'at': 2}]}"));
        SceneLayers scene = new MemoryFiles()
                .with(
                        PATCH,
                        quoted("{'variables': {'gap': 4}, 'list': {'$merge': [{'at': {'at': 2},"
                                + " 'value': {'n': {'$value': 'gap + 1'}}}]}, 'y': {'$value': 'gap'}}"))
                .over(files);
        JsonValue root = resolved(scene);
        assertEquals(
                quoted("[{'at':1,'n':4},{'at':2,'n':5}]"),
                root.members().get("list").json());
        assertEquals("4", root.members().get("y").json());
    }

    @Test
    void aVariableCanBeASettingOfTheModAndWhatNamesItDependsOnThat() throws ContentException {
        MemoryFiles mod = new MemoryFiles()
                .with(FILE, quoted("{'variables': {'gap': {'$setting': 'wide'}}, 'x': {'$value': 'gap * 2'}, 'y': 1}"));
        TreeMap<String, String> values = new TreeMap<>();
        values.put("wide", "7");
        SceneLayers.Layer layer =
                new SceneLayers.Layer("far", new TreeSet<>(mod.paths()), mod::open, new FileSettings("far", values));
        JsonValue root = resolved(new SceneLayers(new MemoryFiles(), List.of(layer)));
        assertEquals("14", root.members().get("x").json());
        assertEquals(Set.of("far.wide=7"), root.members().get("x").settings());
        assertEquals(Set.of(), root.members().get("y").settings());
    }
}
