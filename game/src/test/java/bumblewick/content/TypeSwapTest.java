package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.FileFormats;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.content.schema.DocumentForm;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever type of JSON stands where another belongs, at every path of every kind of file: the author is told where, and
 * nothing else happens. The paths come from the declarations, and from what is shipped.
 */
class TypeSwapTest {
    /** Shipped files of a kind, each tried in every place, beside one with all fields and one that extends another. */
    private static final int SHIPPED_OF_A_KIND = Integer.getInteger("bumblewick.shipped", 1);

    /** In letters; each place is a file read anew, so that twice as long takes four times as long. */
    private static final int LONGEST = SHIPPED_OF_A_KIND > 1 ? 12_000 : 4_000;

    private static final MemoryFiles SHIPPED = MemoryFiles.shipped();

    private static Stream<FileFormat<?>> formats() {
        return FileFormats.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void aValueOfAnotherTypeIsReportedWhereItStands(FileFormat<?> format) {
        for (JsonObject document : documents(format)) {
            JsonSwaps.each(document, (place, swapped) -> {
                if (!isVariable(place, swapped) && !isFormula(format, place, swapped)) {
                    expectReport(format, place, swapped);
                }
            });
        }
    }

    /** The editor shows what it can of a file with mistakes. */
    @ParameterizedTest
    @MethodSource("formats")
    void anEditorOpensAFileWithAValueOfAnotherType(FileFormat<?> format) {
        if (!format.isOfScene()) {
            return; // the editor opens files of scenes alone
        }
        JsonSwaps.each(
                full(format, 1), // an item of its kind beside it changes nothing of what is shown of a value
                (place, swapped) -> assertTrue(
                        DocumentForm.of(SceneFiles.NONE, format.path("a"), swapped.getAsJsonObject())
                                .isPresent(),
                        place));
    }

    /** A variable, or an argument of a formation or pattern that there is not, may be of any type but a list or an object. */
    private static boolean isVariable(String place, JsonElement swapped) {
        if (!place.matches("\\$\\.variables\\.\\w+|.*\\.(with|arguments)\\.\\w+")) {
            return false;
        }
        return place(place, swapped).isJsonPrimitive();
    }

    private static JsonElement place(String place, JsonElement swapped) {
        JsonElement at = swapped;
        for (String step : place.substring(2).split("[.\\[\\]]+")) {
            at = at.isJsonArray()
                    ? at.getAsJsonArray().get(Integer.parseInt(step))
                    : at.getAsJsonObject().get(step);
        }
        return at;
    }

    /** What is computed of other numbers may as well be a number. */
    private static boolean isFormula(FileFormat<?> format, String place, JsonElement swapped) {
        return format == PatternFormat.FORMAT
                && place.matches(".*\\.(times|yaw|tilt|around)")
                && place(place, swapped).isJsonPrimitive()
                && place(place, swapped).getAsJsonPrimitive().isNumber();
    }

    private static void expectReport(FileFormat<?> format, String place, JsonElement swapped) {
        ParsedDefinition parsedDefinition =
                new DefinitionGraph(SceneFiles.NONE).unlisted(DefinitionKind.NONE, "swapped");
        MemoryFiles files = new MemoryFiles().with("a.json", swapped.toString());

        format.read(files, "a.json", parsedDefinition);

        List<ContentProblem> problems = parsedDefinition.problems();
        assertTrue(
                problems.stream().anyMatch(problem -> isAt(problem, place)),
                () -> place + " in " + swapped + ": " + problems);
        assertTrue(problems.stream().allMatch(problem -> problem.line() == 1), () -> "no line: " + problems);
    }

    /** There, inside, or at what it is in. */
    private static boolean isAt(ContentProblem problem, String place) {
        return problem.path().startsWith(place) || (problem.path().length() > 1 && place.startsWith(problem.path()));
    }

    /**
     * With all fields but that for what it extends: there is nothing to extend here, and of an heir without it no more is
     * read.
     */
    private static JsonObject full(FileFormat<?> format, int items) {
        JsonObject document = JsonSwaps.full(format.schema(), items).getAsJsonObject();
        document.remove("extends");
        return document;
    }

    private static JsonObject heir() {
        JsonObject heir = new JsonObject();
        heir.addProperty("extends", "text");
        return heir;
    }

    private static List<JsonObject> documents(FileFormat<?> format) {
        List<JsonObject> documents = new ArrayList<>();
        documents.add(full(format, 2));
        documents.add(heir());
        for (String path : SHIPPED.paths()) {
            if (format.fits(path)
                    && documents.size() < 2 + SHIPPED_OF_A_KIND
                    && SHIPPED.text(path).length() < LONGEST) {
                JsonObject document = JsonParser.parseString(SHIPPED.text(path)).getAsJsonObject();
                if (FileFormats.of(path, document).filter(format::equals).isPresent()) {
                    documents.add(document);
                }
            }
        }
        return documents;
    }
}
