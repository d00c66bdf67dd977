package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;

/** The id of the definition whose fields a file inherits. By the time that it is read, they are in the file. */
final class ExtendsType extends FieldType<String> {
    ExtendsType() {
        super("string", "the id of a definition of the same kind");
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
            rows.value(at, new FormField.Text(at.path(), at.place(), Names.PATTERN));
        } else {
            rows.slot(at, Shape.VALUE);
        }
    }
}
