package bumblewick.editor.session;

import bumblewick.content.json.ContentException;
import java.util.List;

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
        String id = FreeName.of(FRESH, name -> session.mod().exists("stages/" + name + "/stage.json"));
        for (String language : LANGUAGES) {
            name(id, language);
        }
        StarterFiles.stage(id).forEach(session::create);
        return id;
    }

    private void name(String id, String language) throws ContentException {
        Document table = session.document("text/" + language + ".json");
        table.change("", json -> {
            json.getAsJsonObject(TEXTS)
                    .asMap()
                    .putAll(StarterFiles.texts(id, language).asMap());
            return json;
        });
        session.save(table);
    }
}
