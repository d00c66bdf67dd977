package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonDocuments;
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

/** Reads single documents as the game does, for those who change them: what they mean, and what is wrong with them. */
public final class DocumentReader {
    private DocumentReader() {}

    /**
     * What a document says.
     *
     * @param definition with harmless values where there are mistakes; empty if it is no definition at all
     * @param problems the mistakes, by the lines of {@link JsonDocuments#text}
     */
    public record Reading<D>(Optional<D> definition, List<ContentProblem> problems) {
        /** The definition if it is without mistakes. */
        public Optional<D> sound() {
            return problems.isEmpty() ? definition : Optional.empty();
        }
    }

    /** A path of {@code paths}. */
    public static Reading<PathDef> path(String id, JsonObject document) {
        return read(PathFormat.FORMAT, id, document);
    }

    /** The waves of a stage in the order of its {@code waves.json}; whether what they name is there is not looked at. */
    public static Reading<List<WaveDef>> waves(String stage, JsonObject document) {
        return read(WaveFormat.FORMAT, stage, document);
    }

    private static <D> Reading<D> read(FileFormat<D> format, String id, JsonObject document) {
        SceneFiles file = new OneFile(JsonDocuments.text(document));
        ParsedDefinition parsedDefinition = new DefinitionGraph(file).unlisted(DefinitionKind.NONE, id);
        Optional<D> definition = format.read(file, format.path(id), parsedDefinition);
        return new Reading<>(definition, List.copyOf(parsedDefinition.problems()));
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
