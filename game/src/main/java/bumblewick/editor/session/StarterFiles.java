package bumblewick.editor.session;

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

/** Templates of the files of a new mod or a new stage: a short flight that can be played. */
public final class StarterFiles {
    private static final String SCENE = "scene/";
    private static final String STAGE = "scene/stages/stage/";
    private static final List<String> STAGE_FILES =
            List.of("stage.json", "course.json", "waves.json", "props.json", "pickups.json");

    /** The field of a text file that holds its texts. */
    private static final String TEXTS = "texts";

    private StarterFiles() {}

    /**
     * A template that is not {@linkplain #filled filled} in yet.
     *
     * @param file path among the templates, such as {@code mod.json}
     */
    public static String text(String file) {
        try (InputStream in = StarterFiles.class.getResourceAsStream("starter/" + file)) {
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

    /** Fills an id, and a name made of it, into a template. */
    public static String filled(String template, String id) {
        return template.replace("{id}", id).replace("{name}", name(id));
    }

    /** The name for {@code moth_night} is Moth Night. */
    private static String name(String id) {
        StringBuilder name = new StringBuilder();
        for (String word : id.split("_+")) {
            name.append(name.length() == 0 ? "" : " ")
                    .append(word.substring(0, 1).toUpperCase(Locale.ROOT))
                    .append(word.substring(1));
        }
        return name.toString();
    }

    /** The files of a new stage, by their paths in the scene folder. */
    public static Map<String, JsonObject> stage(String id) {
        Map<String, JsonObject> files = new TreeMap<>();
        for (String file : STAGE_FILES) {
            files.put("stages/" + id + "/" + file, json(STAGE + file, id));
        }
        files.put("looks/" + id + ".json", json(SCENE + "looks/look.json", id));
        files.put("paths/" + id + "_swoop.json", json(SCENE + "paths/swoop.json", id));
        return files;
    }

    /** The texts of a new stage in one of the starter's languages, by their keys. */
    public static JsonObject texts(String id, String language) {
        return json(SCENE + "text/" + language + ".patch.json", id).getAsJsonObject(TEXTS);
    }

    private static JsonObject json(String file, String id) {
        return JsonParser.parseString(filled(text(file), id)).getAsJsonObject();
    }
}
