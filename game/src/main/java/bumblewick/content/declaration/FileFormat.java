package bumblewick.content.declaration;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.Inheritance;
import bumblewick.content.json.JsonFile;
import bumblewick.content.json.JsonPath;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import bumblewick.content.json.Variables;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A format of JSON files: where they lie, what is in them, and what is made of that, declared once. The reader, the JSON
 * schema, the reference and the editor's forms all come from it.
 *
 * @param <D> what is made of a file
 */
public final class FileFormat<D> implements DefinitionKey<D> {
    private static final String SCENE = "**/scene/";
    private static final String JSON = ".json";

    private final String name;
    private final String title;
    private final String match;
    private final Pattern paths; // of files of the scene
    private final Optional<DefinitionKind> kind;
    private final Optional<Class<D>> record;
    private final String description;
    private final Function<Fields, Maker<D>> declare;
    private ObjectType<D> layout; // made when it is first asked for: formats name the kinds of each other

    private FileFormat(
            String name,
            String title,
            String match,
            Optional<DefinitionKind> kind,
            Optional<Class<D>> record,
            String description,
            Function<Fields, Maker<D>> declare) {
        this.name = name;
        this.title = title;
        this.match = match;
        paths = Pattern.compile(Pattern.quote(match.replace(SCENE, "")).replace("*", "\\E[^/]+\\Q"));
        this.kind = kind;
        this.record = record;
        this.description = description;
        this.declare = declare;
    }

    /**
     * The format of the files of a kind, each of which is one definition by the name of its file.
     *
     * @param record that is made of a file
     */
    public static <D> FileFormat<D> of(
            DefinitionKind kind, Class<D> record, String description, Function<Fields, Maker<D>> declare) {
        String match = SCENE + kind.folder() + "/*" + JSON;
        return new FileFormat<>(
                kind.name(), kind.name(), match, Optional.of(kind), Optional.of(record), description, declare);
    }

    /** The format of one file, which is the only definition of its record. */
    public static <D> FileFormat<D> of(
            DefinitionKind kind, String id, Class<D> record, String description, Function<Fields, Maker<D>> declare) {
        String match = SCENE + kind.folder() + "/" + id + JSON;
        return new FileFormat<>(id, id, match, Optional.of(kind), Optional.of(record), description, declare);
    }

    /** The format of one file, of which several definitions are made. */
    public static <D> FileFormat<D> of(
            DefinitionKind kind, String id, String description, Function<Fields, Maker<D>> declare) {
        String match = SCENE + kind.folder() + "/" + id + JSON;
        return new FileFormat<>(id, id, match, Optional.of(kind), Optional.empty(), description, declare);
    }

    /**
     * The format of other files of the scene.
     *
     * @param name of the schema
     * @param pattern paths in the scene folder; a star stands for a name
     */
    public static <D> FileFormat<D> of(
            String name, String pattern, String description, Function<Fields, Maker<D>> declare) {
        return new FileFormat<>(name, name, SCENE + pattern, Optional.empty(), Optional.empty(), description, declare);
    }

    /** The same format by another title: of two formats with one schema, each has its own. */
    public FileFormat<D> titled(String title) {
        return new FileFormat<>(name, title, match, kind, record, description, declare);
    }

    /** The format of files at the top of a mod. */
    public static <D> FileFormat<D> ofMod(
            String name, String file, String description, Function<Fields, Maker<D>> declare) {
        return new FileFormat<>(name, name, "**/" + file, Optional.empty(), Optional.empty(), description, declare);
    }

    /** The name of its schema; two formats may have one schema. */
    public String name() {
        return name;
    }

    /** What distinguishes it from others: the places of its fields begin with it. */
    public String title() {
        return title;
    }

    /** What such files are for, in a sentence. */
    public String description() {
        return description;
    }

    /** What each of its files defines; empty if they are only parts of something. */
    public Optional<DefinitionKind> kind() {
        return kind;
    }

    /** The record that is made of each of its files; empty if it is another thing. */
    public Optional<Class<D>> record() {
        return record;
    }

    /** Its files, as editors match them. */
    public String match() {
        return match;
    }

    /** Whether its files are of the scene, as opposed to those that say what a mod is. */
    public boolean isOfScene() {
        return match.startsWith(SCENE);
    }

    /** Its files by their paths in the scene folder; a star stands for a name. */
    public String pattern() {
        return match.substring(SCENE.length());
    }

    /** The path of a file of the format. */
    public String path(String id) {
        return pattern().replace("*", id);
    }

    /** Whether a file of the scene can be of it. */
    public boolean fits(String path) {
        return isOfScene() && paths.matcher(path).matches();
    }

    private synchronized ObjectType<D> layout() {
        if (layout == null) {
            Fields fields = new Fields();
            fields.format();
            if (canExtend()) {
                fields.inheritance(kind);
            }
            if (isOfScene()) {
                fields.variables();
            }
            layout = ObjectType.of(fields, declare);
        }
        return layout;
    }

    /**
     * Reads a file.
     *
     * @param parsedDefinition receives what is wrong
     * @return what was made, or empty if the file is no JSON object at all
     */
    public Optional<D> read(SceneFiles files, String path, ParsedDefinition parsedDefinition) {
        try {
            int before = parsedDefinition.problems().size();
            JsonValue root = isOfScene()
                    ? Inheritance.read(
                            files, path, pattern(), parsedDefinition.graph().inheritance())
                    : JsonFile.read(files, path);
            Optional<D> made = read(path, root, parsedDefinition);
            blameHeir(files, path, root, parsedDefinition, before);
            return made;
        } catch (ContentException e) {
            e.problems().forEach(parsedDefinition::problem);
            return Optional.empty();
        }
    }

    /** A mistake in what a file inherits is reported for that file, too: elsewhere the value may be right. */
    private static void blameHeir(
            SceneFiles files, String path, JsonValue root, ParsedDefinition parsedDefinition, int before) {
        JsonValue base = root.members().get(Inheritance.EXTENDS);
        if (base == null) {
            return;
        }
        List<ContentProblem> found = new ArrayList<>(parsedDefinition.problems());
        for (ContentProblem problem : found.subList(before, found.size())) {
            if (!problem.file().equals(path) && !files.patches(path).contains(problem.file())) {
                String file = base.origin().isEmpty() ? path : base.origin();
                String message = "inherits a mistake of " + problem.file() + ": " + problem.message();
                parsedDefinition.problem(new ContentProblem(file, base.line(), problem.path(), message));
            }
        }
    }

    /** Whether its files can extend each other: there are many of the kind. */
    public boolean canExtend() {
        return isOfScene() && pattern().contains("*");
    }

    /** Reads a document; else as {@link #read(SceneFiles, String, ParsedDefinition)}. */
    public Optional<D> read(String path, JsonValue root, ParsedDefinition parsedDefinition) throws ContentException {
        if (!root.is(Type.OBJECT)) {
            parsedDefinition.problem(new ContentProblem(path, root.line(), "$", "expected an object, found " + root));
            return Optional.empty();
        }
        JsonValue resolved = resolved(parsedDefinition.graph().files(), path, root);
        return Optional.of(layout().read(new JsonPlace(parsedDefinition, path, "$", resolved), parsedDefinition.id()));
    }

    /** A document (unaffected) with values in the place of {@linkplain Variables variables}. */
    private JsonValue resolved(SceneFiles files, String path, JsonValue root) throws ContentException {
        return isOfScene() ? Variables.resolve(files, path, root, layout().templates()) : root;
    }

    /** What is made of a file without any field; nobody hears of the mistakes. */
    public D harmless() {
        return layout().harmless();
    }

    /**
     * Adds the rows of a form for a document.
     *
     * @return the document with values in the place of variables; as it is if it names some that there are not
     */
    public JsonValue addRows(FormRows rows, String path, JsonValue document) {
        JsonValue shown = document;
        try {
            shown = resolved(rows.graph().files(), path, document);
        } catch (ContentException e) {
            shown = document; // whoever reads the file reports it
        }
        layout().addFields(rows, JsonPath.ROOT, title, shown, "");
        return shown;
    }

    /** The schema of its files. */
    public JsonObject schema() {
        JsonObject file = new JsonObject();
        file.addProperty("$schema", "https://json-schema.org/draft/2020-12/schema");
        file.addProperty("title", title);
        file.addProperty("description", description);
        layout().schema().entrySet().forEach(member -> file.add(member.getKey(), member.getValue()));
        return file;
    }

    /** Adds its description, and those of its fields, by place. */
    public void addDescriptions(Map<String, String> all) {
        all.put(title, description);
        layout().addDescriptions(title, all);
    }

    @Override
    public String toString() {
        return title;
    }
}
