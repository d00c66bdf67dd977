package bumblewick.desktop.reference;

import static bumblewick.desktop.reference.Markdown.code;
import static bumblewick.desktop.reference.Markdown.link;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.definition.FileFormats;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.StringJoiner;

/** The type of a field in words: type, range and unit, or what it refers to. */
final class FieldType {
    private final JsonObject field;

    FieldType(JsonObject field) {
        this.field = field;
    }

    String words() {
        if (field.has("const")) {
            return code(field.get("const").getAsString());
        }
        if (field.has("enum")) {
            return constants();
        }
        if (field.has("minimum") && field.get("type").isJsonArray()) {
            return "number, " + range(field) + ", or a formula";
        }
        if (field.get("type").isJsonArray()) {
            return code("true") + ", " + code("false") + ", number or text";
        }
        return switch (field.get("type").getAsString()) {
            case "integer" -> "whole number, " + range(field);
            case "number" -> "number, " + range(field);
            case "boolean" -> code("true") + " or " + code("false");
            case "array" -> list(field.getAsJsonObject("items"));
            case "object" -> object();
            default -> text(field);
        };
    }

    private String constants() {
        StringJoiner all = new StringJoiner(", ", "one of ", "");
        for (JsonElement constant : field.getAsJsonArray("enum")) {
            all.add(code(constant.getAsString()));
        }
        return all.toString();
    }

    private static String range(JsonObject number) {
        String unit = number.has("x-unit") ? " " + number.get("x-unit").getAsString() : "";
        return number.get("minimum").getAsString() + " to "
                + number.get("maximum").getAsString() + unit;
    }

    private String list(JsonObject item) {
        String count = field.get("minItems").equals(field.get("maxItems"))
                ? field.get("minItems").getAsString()
                : field.get("minItems").getAsString() + " to "
                        + field.get("maxItems").getAsString();
        if (item.has("$ref")) {
            return "list of " + count + " of the same objects";
        }
        String each =
                switch (item.get("type").getAsString()) {
                    case "array" -> " points `[x, y, z]`, " + range(item.getAsJsonObject("items"));
                    case "number" -> " numbers, " + range(item);
                    case "object" -> " objects";
                    default -> " × " + text(item);
                };
        return "list of " + count + each;
    }

    private String object() {
        if (!field.has("additionalProperties")
                || !field.get("additionalProperties").isJsonObject()) {
            return "object";
        }
        JsonElement inner = field.getAsJsonObject("additionalProperties").get("type");
        if (inner.isJsonArray()) {
            return "values by name";
        }
        return inner.getAsString().equals("string") ? "texts by key" : "objects by name";
    }

    private static String text(JsonObject text) {
        if (text.has("x-kind")) {
            DefinitionKind kind = FileFormats.kind(text.get("x-kind").getAsString());
            return "name of "
                    + FileKind.pageOf(kind).map(page -> link(kind.one(), page)).orElse(kind.one());
        }
        String pattern = text.has("pattern") ? text.get("pattern").getAsString() : "";
        return pattern.isEmpty()
                ? "text"
                : pattern.startsWith("^#") ? "colour `#rrggbb`" : "name: small letters, digits, `_`";
    }
}
