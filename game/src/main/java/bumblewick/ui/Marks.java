package bumblewick.ui;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import com.jme3.texture.Texture;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Small pictures that are drawn in great numbers, on one atlas: faces of bees, lock marks, numbers, arrows. */
final class Marks {
    private static final Logger LOG = LoggerFactory.getLogger(Marks.class);
    private static final String LIST = "ui/marks.json";

    /** Stands in for what is missing: all of the atlas. */
    private static final Mark ANY = new Mark(0f, 0f, 1f, 1f, 1f);

    private final Map<String, Mark> marks = new HashMap<>();
    private final Texture texture;

    /** A place on the atlas in shares of it, v upwards, and the picture's width divided by its height. */
    record Mark(float left, float bottom, float right, float top, float shape) {}

    /** Reads the list of an atlas; {@code texture} may be null. */
    Marks(AssetManager assets, Texture texture) {
        this.texture = texture;
        AssetInfo file = assets.locateAsset(new AssetKey<>(LIST));
        if (file == null || texture == null) {
            LOG.warn("{} or its picture is missing, plain shapes stand in", LIST);
            return;
        }
        try (Reader reader = new InputStreamReader(file.openStream(), StandardCharsets.UTF_8)) {
            JsonObject list = JsonParser.parseReader(reader).getAsJsonObject().getAsJsonObject("marks");
            for (Map.Entry<String, JsonElement> entry : list.entrySet()) {
                marks.put(entry.getKey(), mark(entry.getValue().getAsJsonObject()));
            }
        } catch (IOException | RuntimeException broken) {
            LOG.warn("{} is broken, plain shapes stand in: {}", LIST, broken.getMessage());
        }
    }

    private Mark mark(JsonObject at) {
        float x = at.get("x").getAsFloat();
        float y = at.get("y").getAsFloat();
        float w = at.get("width").getAsFloat();
        float h = at.get("height").getAsFloat();
        float width = texture.getImage().getWidth();
        float height = texture.getImage().getHeight();
        return new Mark(x / width, 1f - (y + h) / height, (x + w) / width, 1f - y / height, w / h);
    }

    Mark of(String name) {
        return marks.getOrDefault(name, ANY);
    }

    /** The atlas, or null if it is missing. */
    Texture texture() {
        return texture;
    }
}
