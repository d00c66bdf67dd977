package bumblewick.editor.session;

import bumblewick.content.json.JsonDocuments;
import bumblewick.content.mod.ModCard;
import bumblewick.platform.AtomicFile;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * A new mod that changes nothing yet.
 *
 * @param id of the mod, and the name of its folder
 * @param name display name
 * @param author of the mod
 * @param gameVersion of the game that the mod is made for
 */
public record NewMod(String id, String name, String author, String gameVersion) {
    /** The licence of a new mod: others may build upon it if they name the author. Its author can change it. */
    private static final String LICENCE = "CC-BY-4.0";

    private static final String FIRST_VERSION = "0.1.0";

    /**
     * Finds an id that is not taken.
     *
     * @param wish the wanted id; if it is taken, a number is added
     * @param taken ids of mods, and the names of all files and folders in the folder of mods
     */
    public static String freeId(String wish, Set<String> taken) {
        return FreeName.of(wish, id -> taken.contains(id) || taken.contains(id + ".zip"));
    }

    /**
     * Writes the mod.
     *
     * @param mods the folder of mods; created if it does not exist
     * @throws IOException if the mod cannot be written, or its folder exists already
     */
    public void write(Path mods) throws IOException {
        Files.createDirectories(mods);
        Path folder = Files.createDirectory(mods.resolve(id));
        Path file = folder.resolve(ModCard.FILE);
        byte[] bytes = JsonDocuments.text(card()).getBytes(StandardCharsets.UTF_8);
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
