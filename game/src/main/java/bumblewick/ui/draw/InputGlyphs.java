package bumblewick.ui.draw;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.asset.TextureKey;
import com.jme3.font.BitmapCharacter;
import com.jme3.font.BitmapCharacterSet;
import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.Vector2f;
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
 * Glyphs of keys, buttons and gestures for use in texts. Each is a character of both fonts, so whatever can be written
 * can show them: a caption, a button, a label; they wrap and shrink with their sentence and keep their colours.
 *
 * <p>A name identifies what is pressed: {@code key.<code>} with a code of jME's {@code KeyInput}, {@code
 * mouse.<index>}, {@code pad.<id>} and {@code axis.<id>+}, {@code axis.<id>-} with jME's ids of buttons and axes; and
 * for whole things {@code mouse.move}, {@code mouse.wheel_up}, {@code mouse.wheel_down}, {@code stick.left}, {@code
 * stick.right}, {@code dpad}, {@code touch.tap}, {@code touch.hold}, {@code touch.drag}, {@code touch.two}, {@code
 * touch.flick_up}, {@code touch.flick_down}. They are drawn by {@code assets/source/ui/glyphs.py}.
 */
public final class InputGlyphs {
    private static final Logger LOG = LoggerFactory.getLogger(InputGlyphs.class);
    private static final String LIST = "ui/glyphs.json";

    /** First character of the glyphs, in Unicode's private use area. */
    private static final char FIRST = '\uE000';

    /** Height of a glyph in ems of the letters beside it; a keycap is four fifths of that. */
    private static final float EMS = 1.42f;

    /** Half the height of a capital letter, in ems: glyphs and capitals have the same centre line. */
    private static final float CAPITAL = 0.365f;

    private final AssetManager assets;
    private final Map<String, Glyph> glyphs = new HashMap<>();
    private int height;

    /** A glyph: its character, its label, and its place on the atlas in pixels. */
    private record Glyph(char character, String label, int x, int y, int width) {}

    /** Reads the list of glyphs; without it, keys are shown by their names. */
    InputGlyphs(AssetManager assets) {
        this.assets = assets;
        AssetInfo file = assets.locateAsset(new AssetKey<>(LIST));
        if (file == null) {
            LOG.warn("{} is missing, keys are named by words", LIST);
            return;
        }
        try (Reader reader = new InputStreamReader(file.openStream(), StandardCharsets.UTF_8)) {
            read(JsonParser.parseReader(reader).getAsJsonObject());
        } catch (IOException | RuntimeException broken) {
            glyphs.clear();
            LOG.warn("{} is broken, keys are named by words: {}", LIST, broken.getMessage());
        }
    }

    private void read(JsonObject list) {
        height = list.get("height").getAsInt();
        for (Map.Entry<String, JsonElement> entry :
                list.getAsJsonObject("glyphs").entrySet()) {
            JsonObject at = entry.getValue().getAsJsonObject();
            glyphs.put(
                    entry.getKey(),
                    new Glyph(
                            (char) (FIRST + glyphs.size()),
                            at.get("label").getAsString(),
                            at.get("x").getAsInt(),
                            at.get("y").getAsInt(),
                            at.get("width").getAsInt()));
        }
        if (height <= 0) {
            throw new JsonParseException("height is " + height + ", expected more than 0");
        }
    }

    /** Adds the glyphs to a font, as one more page. */
    void addTo(BitmapFont font) {
        if (glyphs.isEmpty()) {
            return;
        }
        Texture atlas;
        try {
            atlas = assets.loadTexture(new TextureKey("ui/glyphs.png", true));
        } catch (AssetNotFoundException missing) {
            LOG.warn("ui/glyphs.png is missing, keys are named by words");
            glyphs.clear();
            return;
        }
        atlas.setMinFilter(Texture.MinFilter.Trilinear);
        atlas.setMagFilter(Texture.MagFilter.Bilinear);
        BitmapCharacterSet letters = font.getCharSet();
        float units = Math.round(4f * EMS * letters.getRenderedSize() / height) / 4f; // of the font, for a pixel
        int page = font.getPageSize();
        for (Glyph glyph : glyphs.values()) {
            letters.addCharacter(glyph.character, character(glyph, letters, units, page));
        }
        font.setPages(withPage(font, material(atlas, letters, units)));
    }

    private BitmapCharacter character(Glyph glyph, BitmapCharacterSet letters, float units, int page) {
        BitmapCharacter character = new BitmapCharacter(glyph.character);
        character.setX(Math.round(glyph.x * units));
        character.setY(Math.round(glyph.y * units));
        character.setWidth(Math.round(glyph.width * units));
        character.setHeight(Math.round(height * units));
        character.setXAdvance(Math.round(glyph.width * units));
        character.setYOffset(Math.round(letters.getBase() - CAPITAL * letters.getRenderedSize() - height * units / 2f));
        character.setPage(page);
        return character;
    }

    private Material material(Texture atlas, BitmapCharacterSet letters, float units) {
        Material material = new Material(assets, "MatDefs/Glyph.j3md");
        material.setTexture("ColorMap", atlas);
        material.setBoolean("VertexColor", true);
        material.setVector2(
                "PageShare",
                new Vector2f(
                        letters.getWidth() / (units * atlas.getImage().getWidth()),
                        letters.getHeight() / (units * atlas.getImage().getHeight())));
        material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        material.getAdditionalRenderState().setDepthWrite(false);
        material.getAdditionalRenderState().setDepthTest(false);
        return material;
    }

    private static Material[] withPage(BitmapFont font, Material page) {
        Material[] pages = new Material[font.getPageSize() + 1];
        for (int i = 0; i < pages.length - 1; i++) {
            pages[i] = font.getPage(i);
        }
        pages[pages.length - 1] = page;
        return pages;
    }

    /** The character of a glyph, or the name in brackets if there is no such glyph. */
    public String of(String name) {
        Glyph glyph = glyphs.get(name);
        return glyph == null ? "[" + name + "]" : String.valueOf(glyph.character);
    }

    /** The label of a key, such as {@code Shift}; the name if there is no such glyph. */
    public String label(String name) {
        Glyph glyph = glyphs.get(name);
        return glyph == null ? name : glyph.label;
    }
}
