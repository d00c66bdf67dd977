package bumblewick.content.declaration;

import bumblewick.platform.SceneFiles;
import java.util.List;

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
