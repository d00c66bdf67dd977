package bumblewick.content;

import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * All that can be chosen in one file of the scene, as its own reader declares it while it reads it: what only some
 * definitions have is there for those alone.
 *
 * @param format the title of its schema, such as {@code enemy}
 * @param fields in the order in which the reader asks for them
 * @param slots all places that the reader told of, with what is there and what could be
 * @param problems what is wrong with the file by itself; whether what it names is there is not looked at
 */
public record Fields(String format, List<Field> fields, List<Slot> slots, List<ContentProblem> problems) {
    public Fields {
        fields = List.copyOf(fields);
        slots = List.copyOf(slots);
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
        return of(files, path, document, Set.of());
    }

    /**
     * What could be chosen if more were there.
     *
     * @param believed places that the reader is to believe that they are filled
     */
    public static Optional<Fields> of(SceneFiles files, String path, JsonObject document, Set<FieldPath> believed) {
        return Format.of(files, path, document).map(format -> of(format, path, document, believed));
    }

    private static Fields of(Format format, String path, JsonObject document, Set<FieldPath> believed) {
        FieldRecorder recorder = new FieldRecorder(document, format.title(), believed);
        Draft draft = new Draft(Kind.TUNING, "");
        try {
            ByteBuffer bytes = ByteBuffer.wrap(document.toString().getBytes(StandardCharsets.UTF_8));
            JsonValue value = JsonFile.embedded(path, bytes, JsonFile.MAX_VALUES);
            JsonReading.record(recorder, path, value, draft, format.reader());
        } catch (ContentException e) {
            e.problems().forEach(draft::problem);
        }
        return new Fields(format.title(), recorder.fields(), recorder.slots(), draft.problems());
    }
}
