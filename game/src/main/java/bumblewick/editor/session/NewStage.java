package bumblewick.editor.session;

import bumblewick.content.json.ContentException;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;

/** Creates new stages in a mod. */
public final class NewStage {
    private static final String FRESH = "my_stage";
    private static final String TEXTS = "texts";

    /** The languages of the starter's texts. */
    private static final List<String> LANGUAGES = List.of("en", "ja");

    private final EditSession session;

    public NewStage(EditSession session) {
        this.session = session;
    }

    /**
     * Creates a short flight stage that can be played; returns its id. It exists as soon as the game has read the scene
     * again.
     *
     * @throws ContentException if the texts of the mod cannot be read
     */
    public String create() throws ContentException {
        String id = free();
        for (String language : LANGUAGES) {
            name(id, language);
        }
        StarterFiles.stage(id).forEach(session::create);
        return id;
    }

    private String free() {
        String id = FRESH;
        for (int i = 2; session.mod().exists("stages/" + id + "/stage.json"); i++) {
            id = FRESH + "_" + i;
        }
        return id;
    }

    private void name(String id, String language) throws ContentException {
        Document table = session.document("text/" + language + ".json");
        table.change("", json -> {
            JsonObject texts = json.getAsJsonObject(TEXTS);
            for (Map.Entry<String, JsonElement> text :
                    StarterFiles.texts(id, language).entrySet()) {
                texts.add(text.getKey(), text.getValue());
            }
            return json;
        });
        session.save(table);
    }
}
