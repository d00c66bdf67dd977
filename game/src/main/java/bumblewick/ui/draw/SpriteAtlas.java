package bumblewick.ui.draw;

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

/**
 * An atlas of small pictures that are drawn in great numbers: faces of bees, lock-on markers, digits, arrows. {@code
 * ui/marks.json} lists its regions.
 */
public final class SpriteAtlas {
    private static final Logger LOG = LoggerFactory.getLogger(SpriteAtlas.class);
    private static final String LIST = "ui/marks.json";

    /** Replaces a missing region: all of the atlas. */
    private static final Region ANY = new Region(0f, 0f, 1f, 1f, 1f);

    private final Map<String, Region> regions = new HashMap<>();
    private final Texture texture;

    /** A region of the atlas in shares of its size, v upwards, and the picture's width divided by its height. */
    public record Region(float left, float bottom, float right, float top, float shape) {}

    /** Reads the list of regions; {@code texture} may be null. */
    SpriteAtlas(AssetManager assets, Texture texture) {
        this.texture = texture;
        AssetInfo file = assets.locateAsset(new AssetKey<>(LIST));
        if (file == null || texture == null) {
            LOG.warn("{} or its picture is missing, plain shapes stand in", LIST);
            return;
        }
        try (Reader reader = new InputStreamReader(file.openStream(), StandardCharsets.UTF_8)) {
            JsonObject list = JsonParser.parseReader(reader).getAsJsonObject().getAsJsonObject("marks");
            for (Map.Entry<String, JsonElement> entry : list.entrySet()) {
                regions.put(entry.getKey(), region(entry.getValue().getAsJsonObject()));
            }
        } catch (IOException | RuntimeException broken) {
            LOG.warn("{} is broken, plain shapes stand in: {}", LIST, broken.getMessage());
        }
    }

    private Region region(JsonObject at) {
        float x = at.get("x").getAsFloat();
        float y = at.get("y").getAsFloat();
        float w = at.get("width").getAsFloat();
        float h = at.get("height").getAsFloat();
        float width = texture.getImage().getWidth();
        float height = texture.getImage().getHeight();
        return new Region(x / width, 1f - (y + h) / height, (x + w) / width, 1f - y / height, w / h);
    }

    /** The region of that name. */
    public Region of(String name) {
        return regions.getOrDefault(name, ANY);
    }

    /** The atlas, or null if it is missing. */
    public Texture texture() {
        return texture;
    }
}
