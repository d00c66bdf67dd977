package bumblewick.content.schema;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.FormField;
import bumblewick.content.declaration.FormRows;
import bumblewick.content.declaration.FormSlot;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.definition.FileFormats;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonPath;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.SettingReferences;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All that can be chosen in one file of the scene, as its own reader declares it while it reads it: what only some
 * definitions have is there for those alone.
 *
 * @param format the title of its schema, such as {@code enemy}
 * @param fields in the order in which the reader asks for them
 * @param slots all places that the reader reported, with what is there and what could be
 * @param problems what is wrong with the file by itself; whether what it names is there is not looked at
 * @param shown the document with values in the place of variables and settings
 * @param meanings what fields are for that other files declare, in a sentence each
 */
public record DocumentForm(
        String format,
        List<FormField> fields,
        List<FormSlot> slots,
        List<ContentProblem> problems,
        JsonObject shown,
        Map<JsonPath, String> meanings) {
    public DocumentForm {
        fields = List.copyOf(fields);
        slots = List.copyOf(slots);
        problems = List.copyOf(problems);
        meanings = Map.copyOf(meanings);
    }

    /**
     * What can be chosen in a file.
     *
     * @param files of the scene, where a reader may look whether others are there
     * @param path in the scene folder
     * @param document what is in the file, with what it inherits (unaffected)
     * @param settings of the mod, which the document may name
     * @return empty if no reader is for such a file
     */
    public static Optional<DocumentForm> of(SceneFiles files, String path, JsonObject document, FileSettings settings) {
        return of(files, path, document, settings, Set.of());
    }

    /** The same for a document that names no settings. */
    public static Optional<DocumentForm> of(SceneFiles files, String path, JsonObject document) {
        return of(files, path, document, FileSettings.NONE);
    }

    /**
     * What could be chosen if more were there.
     *
     * @param wanted places that are treated as if something were there
     */
    public static Optional<DocumentForm> of(
            SceneFiles files, String path, JsonObject document, FileSettings settings, Set<JsonPath> wanted) {
        return FileFormats.of(path, document).map(format -> of(format, files, path, document, settings, wanted));
    }

    /** The document with values in the place of settings; as it is if it names some that there are not. */
    private static JsonValue followed(
            JsonValue written, String text, String path, FileSettings settings, ParsedDefinition parsedDefinition) {
        try {
            return SettingReferences.resolve(written, text, path, settings);
        } catch (ContentException e) {
            e.problems().forEach(parsedDefinition::problem);
            return written;
        }
    }

    private static JsonObject object(JsonValue value) {
        return JsonParser.parseString(value.json()).getAsJsonObject();
    }

    private static DocumentForm of(
            FileFormat<?> format,
            SceneFiles files,
            String path,
            JsonObject document,
            FileSettings settings,
            Set<JsonPath> wanted) {
        FormRows rows = new FormRows(files, wanted);
        ParsedDefinition parsedDefinition = new DefinitionGraph(files).unlisted(DefinitionKind.NONE, "");
        JsonObject shown = document;
        try {
            String text = document.toString();
            ByteBuffer bytes = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            JsonValue written = JsonFile.embedded(path, bytes, JsonFile.MAX_VALUES);
            JsonValue value = followed(written, text, path, settings, parsedDefinition);
            shown = object(format.addRows(rows, path, value));
            if (parsedDefinition.problems().isEmpty()) {
                format.read(path, value, parsedDefinition);
            }
        } catch (ContentException e) {
            e.problems().forEach(parsedDefinition::problem);
        }
        Inheritance.problems(files, path, format.pattern(), document).forEach(parsedDefinition::problem);
        return new DocumentForm(
                format.title(), rows.fields(), rows.slots(), parsedDefinition.problems(), shown, rows.meanings());
    }
}
