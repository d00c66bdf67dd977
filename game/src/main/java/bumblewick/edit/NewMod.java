package bumblewick.edit;

import bumblewick.content.ModCard;
import bumblewick.content.SceneJson;
import bumblewick.save.AtomicFile;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * A mod that says what it is and changes nothing yet.
 *
 * @param id of it, and the name of its folder
 * @param name as people call it
 * @param author of it
 * @param gameVersion of this game, which it is made for
 */
public record NewMod(String id, String name, String author, String gameVersion) {
    /** The licence that a new mod has until its author knows better: others may build upon it and have to name the author. */
    private static final String LICENCE = "CC-BY-4.0";

    private static final String FIRST_VERSION = "0.1.0";

    /**
     * An id that no mod has.
     *
     * @param wish what it shall be; if that is taken, it gets a number
     * @param taken ids of mods, and the names of what lies where mods lie
     */
    public static String freeId(String wish, Set<String> taken) {
        String id = wish;
        for (int i = 2; taken.contains(id) || taken.contains(id + ".zip"); i++) {
            id = wish + "_" + i;
        }
        return id;
    }

    /**
     * Writes it.
     *
     * @param mods the folder in which mods lie; made if it is missing
     * @throws IOException if it cannot be written, or its folder is there already
     */
    public void write(Path mods) throws IOException {
        Files.createDirectories(mods);
        Path folder = Files.createDirectory(mods.resolve(id));
        Path file = folder.resolve(ModCard.FILE);
        byte[] bytes = SceneJson.text(card()).getBytes(StandardCharsets.UTF_8);
        AtomicFile.write(file, file.resolveSibling("." + ModCard.FILE + ".new"), bytes);
    }

    private JsonObject card() {
        JsonArray authors = new JsonArray();
        authors.add(author);
        JsonObject card = new JsonObject();
        card.addProperty("format", 1);
        card.addProperty("id", id);
        card.addProperty("name", name);
        card.addProperty("version", FIRST_VERSION);
        card.addProperty("game", ">=" + gameVersion);
        card.add("authors", authors);
        card.addProperty("licence", LICENCE);
        return card;
    }
}
