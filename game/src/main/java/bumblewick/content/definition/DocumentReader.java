package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionGraph;
import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.ParsedDefinition;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonDocuments;
import bumblewick.def.PathDef;
import bumblewick.platform.FileSettings;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;

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

    /**
     * A path of {@code paths}.
     *
     * @param scene that has the path that it extends, if it does
     * @param document with what it inherits
     * @param settings of the mod, which the document may name
     */
    public static Reading<PathDef> path(SceneFiles scene, String id, JsonObject document, FileSettings settings) {
        return read(scene, PathFormat.FORMAT, id, document, settings);
    }

    /**
     * The waves of a stage in the order of its {@code waves.json}; whether what they name is there is not looked at,
     * formations apart.
     *
     * @param scene that has the formations
     * @param document with what it inherits
     * @param settings of the mod, which the document may name
     */
    public static Reading<List<WaveGroup>> waves(
            SceneFiles scene, String stage, JsonObject document, FileSettings settings) {
        return read(scene, WaveFormat.FORMAT, stage, document, settings);
    }

    private static <D> Reading<D> read(
            SceneFiles scene, FileFormat<D> format, String id, JsonObject document, FileSettings settings) {
        JsonObject whole = document.deepCopy();
        whole.remove(Inheritance.EXTENDS);
        SceneFiles file = new OneFile(scene, format.path(id), JsonDocuments.text(whole), settings);
        ParsedDefinition parsedDefinition = new DefinitionGraph(file).unlisted(DefinitionKind.NONE, id);
        Optional<D> definition = format.read(file, format.path(id), parsedDefinition);
        Inheritance.problems(scene, format.path(id), format.pattern(), document).forEach(parsedDefinition::problem);
        return new Reading<>(definition, List.copyOf(parsedDefinition.problems()));
    }

    /** A scene with another text in the place of one file. */
    private record OneFile(SceneFiles scene, String path, String text, FileSettings own) implements SceneFiles {
        @Override
        public SortedSet<String> list(String folder) throws IOException {
            return scene.list(folder);
        }

        @Override
        public boolean exists(String other) {
            return other.equals(path) || scene.exists(other);
        }

        @Override
        public List<String> patches(String other) {
            return other.equals(path) ? List.of() : scene.patches(other);
        }

        @Override
        public FileSettings settings(String other) {
            return other.equals(path) ? own : scene.settings(other);
        }

        @Override
        public InputStream unpatched(String other) throws IOException {
            return other.equals(path) ? open(other) : scene.unpatched(other);
        }

        @Override
        public InputStream open(String other) throws IOException {
            return other.equals(path)
                    ? new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))
                    : scene.open(other);
        }
    }
}
