package bumblewick.content.declaration;

import bumblewick.content.json.JsonValue;
import java.util.SortedSet;

/**
 * The name of something that was read before, where a wrong name is a mistake of the object that has it. If nothing of the
 * kind could be read, that is reported already. The schema allows any text: which names there are is not known without the
 * scene.
 */
final class KnownNameType extends FieldType<String> {
    private final DefinitionKind kind;

    KnownNameType(DefinitionKind kind) {
        super("string", TextType.ANY.expected());
        this.kind = kind;
    }

    @Override
    String read(JsonPlace here, String name, JsonValue value) {
        String text = TextType.ANY.read(here, name, value);
        SortedSet<String> known = here.parsedDefinition().graph().names(kind);
        if (!text.isEmpty() && !known.isEmpty() && !known.contains(text)) {
            here.problem(
                    name,
                    value,
                    "there is no " + kind.label() + " '" + JsonValue.shortened(text) + "'" + here.hint(text, known));
        }
        return text;
    }

    @Override
    String harmless() {
        return "";
    }

    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, String usual) {
        TextType.ANY.addRows(rows, at, value, usual);
    }
}
