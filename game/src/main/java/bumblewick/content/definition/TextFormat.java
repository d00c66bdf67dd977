package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import java.util.Map;

/** {@code text/*.json}: all words of one language, whose name is that of the file. */
public final class TextFormat {
    /** One text, which is named by its key. */
    public static final DefinitionKind TEXT = DefinitionKind.of("text", "text", Use.OPTIONAL);

    public static final FileFormat<Map<String, String>> FORMAT = FileFormat.of(
            "text",
            "text/*.json",
            "All words of one language. The file's name is the language's: en, ja, de.",
            TextFormat::declare);

    private TextFormat() {}

    private static Maker<Map<String, String>> declare(Fields fields) {
        var texts = fields.table(
                "texts",
                "All words that the player reads, by key. Keys that are missing in a language are taken from English.");
        return values -> values.get(texts);
    }
}
