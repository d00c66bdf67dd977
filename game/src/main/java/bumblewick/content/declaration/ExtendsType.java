package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import java.util.Optional;

/** The id of the definition whose fields a file inherits. By the time that it is read, they are in the file. */
final class ExtendsType extends FieldType<String> {
    private final Optional<DefinitionKind> kind;

    /** @param kind of the file, if its files are of one */
    ExtendsType(Optional<DefinitionKind> kind) {
        super("string", "the id of a definition of the same kind");
        this.kind = kind;
    }

    @Override
    String read(JsonPlace here, String name, JsonValue value) {
        return value.text();
    }

    @Override
    String harmless() {
        return "";
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, String usual) {
        if (value != null || rows.isWanted(at)) {
            rows.value(at, field(at));
        } else {
            rows.slot(at, Shape.VALUE);
        }
    }

    private FormField field(FormRows.At at) {
        return kind.isPresent()
                ? new FormField.Reference(at.path(), at.place(), kind.get(), false)
                : new FormField.Text(at.path(), at.place(), Names.PATTERN);
    }
}
