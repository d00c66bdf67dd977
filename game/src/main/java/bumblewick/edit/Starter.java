package bumblewick.edit;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** What a mod, or a stage of one, starts from: a short flight that works at once. */
public final class Starter {
    private static final String SCENE = "scene/";
    private static final String STAGE = "scene/stages/stage/";
    private static final List<String> STAGE_FILES =
            List.of("stage.json", "course.json", "waves.json", "props.json", "pickups.json");

    /** What its text files bring: keys of the table. */
    private static final String TEXTS = "texts";

    private Starter() {}

    /**
     * A file as it is before it is {@linkplain #filled filled}.
     *
     * @param file path in the starter, such as {@code mod.json}
     */
    public static String text(String file) {
        try (InputStream in = Starter.class.getResourceAsStream("starter/" + file)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] part = new byte[4096];
            for (int n = in.read(part); n >= 0; n = in.read(part)) {
                bytes.write(part, 0, n);
            }
            return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file of something that is called {@code id}. */
    public static String filled(String template, String id) {
        return template.replace("{id}", id).replace("{name}", name(id));
    }

    /** {@code moth_night} is called Moth Night until its author knows better. */
    private static String name(String id) {
        StringBuilder name = new StringBuilder();
        for (String word : id.split("_+")) {
            name.append(name.length() == 0 ? "" : " ")
                    .append(word.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(word.substring(1));
        }
        return name.toString();
    }

    /** The files of a stage of its own, by their paths in the scene folder. */
    public static Map<String, JsonObject> stage(String id) {
        Map<String, JsonObject> files = new TreeMap<>();
        for (String file : STAGE_FILES) {
            files.put("stages/" + id + "/" + file, json(STAGE + file, id));
        }
        files.put("looks/" + id + ".json", json(SCENE + "looks/look.json", id));
        files.put("paths/" + id + "_swoop.json", json(SCENE + "paths/swoop.json", id));
        return files;
    }

    /** How a stage is called, by the keys of the table of texts, in a language that the starter has. */
    public static JsonObject texts(String id, String language) {
        return json(SCENE + "text/" + language + ".patch.json", id).getAsJsonObject(TEXTS);
    }

    private static JsonObject json(String file, String id) {
        return JsonParser.parseString(filled(text(file), id)).getAsJsonObject();
    }
}
