package bumblewick.content;

import bumblewick.def.PathDef;
import bumblewick.def.WaveDef;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.FileNotFoundException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;

/** Reads single documents as the game does, for those who change them: what they mean, and what is wrong with them. */
public final class Definitions {
    private Definitions() {}

    /**
     * What a document says.
     *
     * @param definition with harmless values where there are mistakes; empty if it is no definition at all
     * @param problems the mistakes, by the lines of {@link SceneJson#text}
     */
    public record Reading<D>(Optional<D> definition, List<ContentProblem> problems) {
        /** The definition if it is without mistakes. */
        public Optional<D> sound() {
            return problems.isEmpty() ? definition : Optional.empty();
        }
    }

    /** A path of {@code paths}. */
    public static Reading<PathDef> path(String id, JsonObject document) {
        return read(Kind.PATH, id, Kind.PATH.folder() + "/" + id + ".json", document, f -> PathReader.read(id, f));
    }

    /** The waves of a stage in the order of its {@code waves.json}; whether what they name is there is not looked at. */
    public static Reading<List<WaveDef>> waves(String stage, JsonObject document) {
        String file = Kind.STAGE.folder() + "/" + stage + "/waves.json";
        return read(Kind.STAGE, stage, file, document, WaveReader::asWritten);
    }

    private static <D> Reading<D> read(
            Kind kind, String id, String file, JsonObject document, Function<JsonFields, D> reader) {
        Draft draft = new Draft(kind, id);
        Optional<D> definition = JsonReading.read(new OneFile(SceneJson.text(document)), file, draft, reader);
        return new Reading<>(definition, List.copyOf(draft.problems()));
    }

    /** The same file wherever one looks. */
    private record OneFile(String text) implements SceneFiles {
        @Override
        public SortedSet<String> list(String folder) {
            return new TreeSet<>();
        }

        @Override
        public boolean exists(String path) {
            return true;
        }

        @Override
        public InputStream open(String path) throws FileNotFoundException {
            return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
        }
    }
}
