package bumblewick.content.declaration;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonValue;
import bumblewick.platform.SceneFiles;
import java.util.List;
import java.util.Optional;

/** The values of one JSON object, by the fields that declare them. */
public final class Values {
    private final JsonPlace here;
    private final String id;
    private final List<Field<?>> fields;
    private final Object[] values;

    /** @param fields of the object in declared order, of which none is read yet */
    Values(JsonPlace here, String id, List<Field<?>> fields) {
        this.here = here;
        this.id = id;
        this.fields = fields;
        values = new Object[fields.size()];
    }

    JsonPlace here() {
        return here;
    }

    <T> void read(Field<T> field) {
        values[field.index()] = field.read(this);
    }

    /** The value of a field; its fallback if it is left out. */
    @SuppressWarnings("unchecked") // read() puts a T for a Field<T>
    public <T> T get(Field<T> field) {
        if (field.index() >= values.length || fields.get(field.index()) != field) {
            throw new IllegalArgumentException("'" + field.name() + "' is declared for another object");
        }
        return (T) values[field.index()];
    }

    /** The name of the definition or entry that the object is: its file's, or its key in an object of entries. */
    public String id() {
        return id;
    }

    /** Reads an object that is made of a template, as it stands in a list. */
    public <T> T read(ObjectType<T> type, JsonValue object, TemplateUse use) {
        return type.read(new JsonPlace(here.parsedDefinition(), here.file(), here.path(), object, use), id);
    }

    /**
     * Reads an object that is made of a template to see whether it can be: mistakes count, values do not.
     *
     * @param place of the template, a field of this object
     * @param open name that stands for names that are not known yet
     */
    public void tryOut(ObjectType<?> type, String place, JsonValue object, TemplateUse use, String open) {
        ParsedDefinition real = here.parsedDefinition();
        ParsedDefinition trial = real.graph().unlisted(real.kind(), real.id());
        type.read(new JsonPlace(trial, here.file(), here.path() + "." + place, object, use), id);
        trial.problems().forEach(real::problem);
        trial.references().stream()
                .filter(reference -> !reference.id().equals(open))
                .forEach(real::refer);
    }

    /** How many mistakes there are so far in the definition that the object is part of. */
    public int mistakes() {
        return here.parsedDefinition().mistakes();
    }

    /** Reports mistakes of a template where it is used. */
    public void problems(TemplateUse use, List<ContentProblem> problems) {
        for (ContentProblem problem : problems) {
            problem(use, problem.message());
        }
    }

    /** Reports what is wrong with the use of a template. */
    public void problem(TemplateUse use, String message) {
        here.parsedDefinition().problem(use.problem(here.object(), here.path(), message));
    }

    /**
     * The use of a template that is written in this object.
     *
     * @param name what is used
     * @param template where it is written
     */
    public TemplateUse use(String name, String template) {
        TemplateUse outer = here.use();
        String file = here.fileOf(here.object());
        int line = outer == null ? here.object().line() : outer.line();
        return new TemplateUse(name, template, file, line, outer);
    }

    /** What is written for a field, if anything is. */
    public Optional<JsonValue> written(Field<?> field) {
        return Optional.ofNullable(here.object().members().get(field.name()));
    }

    /** The object itself, as it is written. */
    public JsonValue object() {
        return here.object();
    }

    /** Whether a field is written in the file. */
    public boolean has(Field<?> field) {
        return here.object().members().containsKey(field.name());
    }

    /** Reports a mistake that no single value shows; {@code place} is a field, or further inside: {@code a[2].b}. */
    public void problem(String place, String message) {
        here.problem(place, message);
    }

    /** Notes something odd that is allowed. */
    public void note(String place, String message) {
        here.note(place, message);
    }

    /** The files of the scene that the object is part of. */
    public SceneFiles files() {
        return here.parsedDefinition().graph().files();
    }

    /** The definitions that were read before this one. */
    public DefinitionGraph definitions() {
        return here.parsedDefinition().graph();
    }
}
