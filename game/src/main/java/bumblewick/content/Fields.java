package bumblewick.content;

import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * All that can be chosen in one file of the scene, as its own reader declares it while it reads it: what only some
 * definitions have is there for those alone.
 *
 * @param format the title of its schema, such as {@code enemy}
 * @param fields in the order in which the reader asks for them
 * @param problems what is wrong with the file by itself; whether what it names is there is not looked at
 */
public record Fields(String format, List<Field> fields, List<ContentProblem> problems) {
    public Fields {
        fields = List.copyOf(fields);
        problems = List.copyOf(problems);
    }

    /**
     * What can be chosen in a file.
     *
     * @param files of the scene, where a reader may look whether others are there
     * @param path in the scene folder
     * @param document what is in the file (unaffected)
     * @return empty if no reader is for such a file
     */
    public static Optional<Fields> of(SceneFiles files, String path, JsonObject document) {
        return Format.of(files, path, document).map(format -> of(format, path, document));
    }

    private static Fields of(Format format, String path, JsonObject document) {
        FieldRecorder recorder = new FieldRecorder(document, format.title());
        Draft draft = new Draft(Kind.TUNING, "");
        try {
            ByteBuffer bytes = ByteBuffer.wrap(document.toString().getBytes(StandardCharsets.UTF_8));
            JsonValue value = JsonFile.embedded(path, bytes, JsonFile.MAX_VALUES);
            JsonFields.record(recorder, path, value, draft, format.reader());
        } catch (ContentException e) {
            e.problems().forEach(draft::problem);
        }
        return new Fields(format.title(), recorder.fields(), draft.problems());
    }
}
