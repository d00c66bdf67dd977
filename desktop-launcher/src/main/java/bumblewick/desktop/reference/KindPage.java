package bumblewick.desktop.reference;

import static bumblewick.desktop.reference.Markdown.code;

import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.schema.Descriptions;
import bumblewick.content.schema.JsonSchemas;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/** The reference page of a kind of file: location, purpose, an example, and every field. */
final class KindPage {
    /** What the base has none of, as a mod begun by {@code --new-mod} may have it. */
    private static final String CARD = """
            {
              "format": 1,
              "id": "moth_night",
              "name": "Moth Night",
              "version": "0.1.0",
              "game": ">=0.1.0 <0.2.0",
              "authors": ["Your name"],
              "descriptions": {"en": "Moths by night.", "ja": "夜の蛾。"},
              "dependencies": [{"id": "moon_moth", "version": "^1.0.0", "optional": true}],
              "licence": "CC0-1.0"
            }
            """;

    private static final String ISLAND = """
            {
              "format": 1,
              "campaign": "orchard_islands",
              "stage": "moth_night",
              "x": 9,
              "y": 2,
              "z": 13,
              "pieces": [{"model": "island_small", "scale": 0.5}],
              "from": [{"place": "cloverfield"}]
            }
            """;

    private final FileKind kind;
    private final JsonObject schema;
    private final String match;
    private final SceneFiles base;
    private final Markdown page = new Markdown();

    /**
     * @param match which files the schema is for, as the catalogue of schemas has it
     * @param base where the examples are
     */
    KindPage(FileKind kind, JsonObject schema, String match, SceneFiles base) {
        this.kind = kind;
        this.schema = schema;
        this.match = match;
        this.base = base;
    }

    /** Where such files lie in a mod. */
    static String place(String match) {
        return match.replaceFirst("^\\*\\*/", "")
                .replace("stages/*/", "stages/<stage>/")
                .replace("text/*", "text/<language>")
                .replace("*", "<id>");
    }

    /** @throws ContentException if an example is not there */
    String text() throws ContentException {
        page.heading(1, kind.title());
        page.paragraph(schema.get("description").getAsString());
        String place = place(match);
        boolean scene = place.startsWith("scene/");
        page.paragraph("Lies in a mod as " + code(place)
                + (scene
                        ? ", and takes the place of the game's file of that name. "
                                + code(place.replaceFirst("json$", "patch.json"))
                                + " changes single fields of it, and " + code("null") + " takes one away."
                        : ".")
                + " Schema for editors: " + code(kind.schema() + JsonSchemas.ENDING) + ".");
        List<JsonObject> ways = ways();
        for (int i = 0; i < ways.size(); i++) {
            describe(ways.get(i), i);
        }
        return page.toString();
    }

    /** A flight and a garden have files of the same name. */
    private List<JsonObject> ways() {
        if (!schema.has("anyOf")) {
            return List.of(schema);
        }
        List<JsonObject> ways = new ArrayList<>();
        for (JsonElement way : schema.getAsJsonArray("anyOf")) {
            ways.add(way.getAsJsonObject());
        }
        return ways;
    }

    private void describe(JsonObject way, int number) throws ContentException {
        String title = way.get("title").getAsString();
        if (way != schema) {
            page.heading(2, Character.toUpperCase(title.charAt(0)) + title.substring(1));
            page.paragraph(Descriptions.of(title));
        }
        addExample(way, number);
        page.table(FieldTable.HEADS, new FieldTable(title, way).rows());
    }

    private void addExample(JsonObject way, int number) throws ContentException {
        if (kind.examples().isEmpty()) {
            page.paragraph("For example:").code("json", kind.schema().equals("mod") ? CARD : ISLAND);
            return;
        }
        String file = kind.examples().get(number);
        Example example = Example.of(JsonDocuments.read(base, file), way);
        page.paragraph("As in " + code("assets/scene/" + file) + (example.shortened() ? ", shortened:" : ":"));
        page.code("json", example.text());
    }
}
