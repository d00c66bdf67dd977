package bumblewick.desktop.reference;

import static bumblewick.desktop.reference.Markdown.code;
import static bumblewick.desktop.reference.Markdown.link;

import bumblewick.content.json.ContentException;
import bumblewick.content.schema.JsonSchemas;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** All pages of the reference for modders. */
public final class Reference {
    private static final String INDEX = "README.md";

    private final SortedMap<String, String> schemas = JsonSchemas.withoutReferences();
    private final SortedMap<String, String> matches = new TreeMap<>();

    private Reference() {
        JsonObject catalogue = json("catalog.json");
        for (JsonElement entry : catalogue.getAsJsonArray("schemas")) {
            JsonObject object = entry.getAsJsonObject();
            matches.put(
                    object.get("url").getAsString(),
                    object.getAsJsonArray("fileMatch").get(0).getAsString());
        }
    }

    /**
     * The text of each page, by file name.
     *
     * @param base the game's own scene folder, for names and examples
     * @param usage the output of {@code --help}
     * @throws IOException if the base cannot be listed
     * @throws ContentException if an example is not there
     */
    public static SortedMap<String, String> all(SceneFiles base, String usage) throws IOException, ContentException {
        Reference reference = new Reference();
        SortedMap<String, String> pages = new TreeMap<>();
        for (FileKind.Group group : FileKind.GROUPS) {
            for (FileKind kind : group.kinds()) {
                String schema = kind.schema() + JsonSchemas.ENDING;
                KindPage page = new KindPage(kind, reference.json(schema), reference.matches.get(schema), base);
                pages.put(kind.page(), page.text());
            }
        }
        pages.put("levels.md", LevelsPage.text());
        pages.put("names.md", new NamesPage(base).text());
        pages.put("tools.md", ToolsPage.text(usage));
        pages.put(INDEX, reference.index());
        return pages;
    }

    private JsonObject json(String name) {
        return JsonParser.parseString(schemas.get(name)).getAsJsonObject();
    }

    private String index() {
        Markdown page = new Markdown().heading(1, "Reference for modders");
        page.paragraph("Every file that a mod can have, and every field of it, as the game itself reads them. To begin,"
                + " take " + link("the tutorial", "../README.md")
                + "; to have this beside your text, give the schemas in"
                + " `assets/schemas` to your editor.");
        page.paragraph(
                "Numbers are in units of the world (u, about a metre), seconds (s), ticks (1/60 s) and degrees. In"
                        + " names of fields, `[]` stands for each thing in a list, and `*` for any name. **Needed** means: if what"
                        + " it belongs to is there.");
        page.paragraph("These pages are written by the game: `--reference assets/mods/reference` renews them.");
        for (FileKind.Group group : FileKind.GROUPS) {
            page.heading(2, group.title());
            page.table(List.of("File", "What it is for"), rows(group));
        }
        page.heading(2, "Beyond JSON");
        page.table(
                List.of("Page", "What it tells"),
                List.of(
                        List.of(link("Levels", "levels.md"), "what names of nodes mean in a garden's `level.glb`"),
                        List.of(
                                link("Names of the game", "names.md"),
                                "models, effects, sounds, music and texts that are there already"),
                        List.of(link("Tools", "tools.md"), "the command line: begin, check, pack, patch a mod")));
        return page.toString();
    }

    private List<List<String>> rows(FileKind.Group group) {
        List<List<String>> rows = new ArrayList<>();
        for (FileKind kind : group.kinds()) {
            String schema = kind.schema() + JsonSchemas.ENDING;
            rows.add(List.of(
                    link(kind.title(), kind.page()) + "<br>" + code(KindPage.place(matches.get(schema))),
                    json(schema).get("description").getAsString()));
        }
        return rows;
    }
}
