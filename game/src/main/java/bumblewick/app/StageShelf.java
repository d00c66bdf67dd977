package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.edit.Document;
import bumblewick.edit.Starter;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/** Brings new stages into a mod. */
final class StageShelf {
    private static final String FRESH = "my_stage";
    private static final String TEXTS = "texts";

    /** The languages that the starter has words in. */
    private static final List<String> LANGUAGES = List.of("en", "ja");

    private final EditDesk desk;

    StageShelf(EditDesk desk) {
        this.desk = desk;
    }

    /**
     * Begins a short flight that works at once; says what it is called. It can be opened as soon as the scene was read
     * again.
     *
     * @throws ContentException if the words of the mod cannot be read
     */
    String create() throws ContentException {
        String id = free();
        for (String language : LANGUAGES) {
            name(id, language);
        }
        Starter.stage(id).forEach(desk::create);
        return id;
    }

    private String free() {
        String id = FRESH;
        for (int i = 2; desk.mod().exists("stages/" + id + "/stage.json"); i++) {
            id = FRESH + "_" + i;
        }
        return id;
    }

    private void name(String id, String language) throws ContentException {
        Document table = desk.document("text/" + language + ".json");
        table.change("", json -> {
            JsonObject texts = json.getAsJsonObject(TEXTS);
            for (Map.Entry<String, JsonElement> text :
                    Starter.texts(id, language).entrySet()) {
                texts.add(text.getKey(), text.getValue());
            }
            return json;
        });
        desk.save(table);
    }
}
