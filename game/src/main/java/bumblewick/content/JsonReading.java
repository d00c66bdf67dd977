package bumblewick.content;

import bumblewick.content.JsonValue.Type;
import bumblewick.platform.SceneFiles;
import java.util.Optional;
import java.util.function.Function;

/** Lets readers of {@linkplain JsonFields fields} read a file, an object in something else, or nothing at all. */
final class JsonReading {
    private JsonReading() {}

    /**
     * Reads a file of a definition.
     *
     * @param draft receives what is wrong
     * @param reader makes the definition of the fields; fields that it does not ask for are mistakes
     * @return what the reader made, or empty if the file is no JSON object at all
     */
    static <D> Optional<D> read(SceneFiles files, String file, Draft draft, Function<JsonFields, D> reader) {
        try {
            JsonValue root = JsonFile.read(files, file);
            if (!root.is(Type.OBJECT)) {
                draft.problem(new ContentProblem(file, root.line(), "$", "expected an object, found " + root));
                return Optional.empty();
            }
            JsonFields fields = new JsonFields(new JsonPlace(draft, file, "$", root), Declarations.NONE);
            fields.format();
            return Optional.of(fields.finish(reader));
        } catch (ContentException e) {
            e.problems().forEach(draft::problem);
            return Optional.empty();
        }
    }

    /**
     * Reads an object that is part of something else than a JSON file, such as the custom properties of a model's node.
     *
     * @param place what messages call the object
     */
    static <D> D inside(String file, String place, JsonValue object, Draft draft, Function<JsonFields, D> reader) {
        return new JsonFields(new JsonPlace(draft, file, place, object), Declarations.NONE).finish(reader);
    }

    /** What {@code reader} makes of an object without any field; nobody hears of the mistakes. */
    static <D> D harmless(Function<JsonFields, D> reader) {
        return reader.apply(JsonFields.nothing(Declarations.NONE));
    }

    /** Runs a reader of files over one, so that {@code declared} hears what it asks for, and {@code draft} what is wrong. */
    static void record(
            Declarations declared, String file, JsonValue document, Draft draft, Function<JsonFields, ?> reader) {
        JsonFields fields = new JsonFields(new JsonPlace(draft, file, "$", document), declared);
        fields.format();
        fields.finish(reader);
    }

    /** Runs a reader of objects over nothing, so that {@code declared} hears what it asks for. */
    static void record(Declarations declared, Function<JsonFields, ?> reader) {
        var unused = reader.apply(JsonFields.nothing(declared)); // what it asks for is heard
    }
}
