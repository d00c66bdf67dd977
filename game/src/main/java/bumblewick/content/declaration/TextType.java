package bumblewick.content.declaration;

import bumblewick.content.declaration.FormSlot.Shape;
import bumblewick.content.json.JsonValue;
import bumblewick.content.json.JsonValue.Type;
import com.google.gson.JsonObject;
import java.util.regex.Pattern;

/** A text: any, a name, or a colour. */
final class TextType extends FieldType<String> {
    /** Any text that is not empty. */
    static final TextType ANY = new TextType("a text", "", "", "");

    /** Small letters, digits and _, so that it can be part of a file name. */
    static final TextType NAME = new TextType("a name", "a name", Names.PATTERN, "");

    private static final Pattern RGB = Pattern.compile("^#[0-9a-f]{6}$");

    /** A colour as {@code #rrggbb}. Colours are for the eye: they do not count for the hash. */
    static final TextType COLOUR =
            new TextType("a colour like \"#ff8800\"", "a colour", RGB.pattern(), "#ff00ff"); // loud, so that it is seen

    private static final int LONGEST = 2_000;

    private final String allowed;
    private final String pattern;
    private final String harmless;

    private TextType(String expected, String allowed, String pattern, String harmless) {
        super("string", expected);
        this.allowed = allowed;
        this.pattern = pattern;
        this.harmless = harmless;
    }

    @Override
    String read(JsonPlace here, String name, JsonValue value) {
        if (this == COLOUR) {
            return readColour(here, name, value);
        }
        if (!value.is(Type.TEXT)) {
            here.problem(name, value, "expected a text in quotes, found " + value);
            return harmless;
        }
        String text = value.text();
        if (text.isEmpty() || text.length() > LONGEST) {
            here.problem(name, value, "expected a text of 1 to " + LONGEST + " letters, found " + text.length());
        } else if (text.chars().anyMatch(TextType::isControl)) {
            here.problem(name, value, "expected letters that can be shown, found a control character");
        } else if (this == NAME && !Names.isName(text)) {
            here.problem(name, value, Names.EXPECTED + value + Names.meant(text));
        }
        return here.hashed(text);
    }

    /** No font has them, and terminals obey them; a new line is one that is shown. */
    private static boolean isControl(int letter) {
        return Character.isISOControl(letter) && letter != '\n';
    }

    private String readColour(JsonPlace here, String name, JsonValue value) {
        if (!value.is(Type.TEXT) || !RGB.matcher(value.text()).matches()) {
            here.problem(name, value, "expected " + expected() + ", found " + value);
            return harmless;
        }
        return value.text();
    }

    @Override
    String allowed() {
        return allowed;
    }

    @Override
    String harmless() {
        return harmless;
    }

    @Override
    String none() {
        return "";
    }

    @Override
    void describe(JsonObject schema, String usual) {
        if (!pattern.isEmpty()) {
            schema.addProperty("pattern", pattern);
        }
        if (usual != null) {
            schema.addProperty(DEFAULT, usual);
        }
    }

    /** One that can be left out shows a value only where there is one. */
    @Override
    void addRows(FormRows rows, FormRows.At at, JsonValue value, String usual) {
        if (at.required() || value != null || rows.isWanted(at)) {
            rows.value(at, field(at));
        } else {
            rows.slot(at, Shape.VALUE);
        }
    }

    FormField field(FormRows.At at) {
        return this == COLOUR
                ? new FormField.Colour(at.path(), at.place())
                : new FormField.Text(at.path(), at.place(), pattern);
    }
}
