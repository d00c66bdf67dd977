package bumblewick.ui;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.jme3.asset.AssetInfo;
import com.jme3.asset.AssetKey;
import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.asset.TextureKey;
import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.texture.Texture;
import com.simsilica.lemur.geom.TbtQuad;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fonts, pictures, frames and colours of everything in the interface. What is missing in the scene folder is replaced
 * by something plain, so that a game without its art still speaks.
 */
public final class Skin {
    /** Text on dark ground. */
    public static final ColorRGBA TEXT = new ColorRGBA(1f, 0.97f, 0.9f, 1f);
    /** Names and headings: the gold of the bees. */
    public static final ColorRGBA GOLD = new ColorRGBA(1f, 0.83f, 0.36f, 1f);
    /** What is less important. */
    public static final ColorRGBA SOFT = new ColorRGBA(0.74f, 0.87f, 0.86f, 1f);
    /** Danger, and the boss. */
    public static final ColorRGBA ALARM = new ColorRGBA(1f, 0.42f, 0.42f, 1f);
    /** Calm, the lower end of Hum. */
    public static final ColorRGBA CALM = new ColorRGBA(0.36f, 0.86f, 0.78f, 1f);
    /** Text on the bright button that has the focus. */
    private static final ColorRGBA ON_GOLD = new ColorRGBA(1f, 0.98f, 0.92f, 1f);
    /** The way of a slider. */
    public static final ColorRGBA GROOVE = new ColorRGBA(0.02f, 0.09f, 0.11f, 0.9f);
    /** Stands in for pictures that are missing. */
    private static final ColorRGBA DARK = new ColorRGBA(0.05f, 0.13f, 0.16f, 0.85f);

    private static final Logger LOG = LoggerFactory.getLogger(Skin.class);
    /** Texts that lie around a picture grow up to here: larger ones would leave nothing of it. */
    private static final float MOST_RIM = 1.4f;

    private static final int DEFAULT_BORDER = 20;

    private final AssetManager assets;
    private final Mesh quad = Sprite.quad(); // one for each window: what is on the graphics card belongs to it
    private final BitmapFont font;
    private final BitmapFont display;
    private final Map<String, Texture> pictures = new HashMap<>();
    private final JsonObject patches;
    private final Glyphs glyphs;
    private float textScale = 1f;
    private boolean calm;

    /** Loads fonts and frames. */
    public Skin(AssetManager assets) {
        this.assets = assets;
        this.font = font("fonts/ui.fnt", 0.2f);
        this.display = font("fonts/display.fnt", 0.26f);
        this.patches = patches();
        this.glyphs = new Glyphs(assets);
        glyphs.addTo(font);
        glyphs.addTo(display);
    }

    private BitmapFont font(String path, float outline) {
        try {
            return sharpened(assets.loadFont(path), outline);
        } catch (AssetNotFoundException missing) {
            LOG.warn("{} is missing, the engine's own font stands in", path);
            return assets.loadFont("Interface/Fonts/Default.fnt");
        }
    }

    /** The pages of a font are distance fields: they need the material that turns them into letters. */
    private BitmapFont sharpened(BitmapFont raw, float outline) {
        Material[] pages = new Material[raw.getPageSize()];
        for (int i = 0; i < pages.length; i++) {
            Texture page = raw.getPage(i).getTextureParam("ColorMap").getTextureValue();
            page.setMinFilter(Texture.MinFilter.Trilinear);
            page.setMagFilter(Texture.MagFilter.Bilinear);
            pages[i] = new Material(assets, "MatDefs/Text.j3md");
            pages[i].setTexture("ColorMap", page);
            pages[i].setBoolean("VertexColor", true);
            pages[i].setFloat("OutlineWidth", outline);
            pages[i].getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
            pages[i].getAdditionalRenderState().setDepthWrite(false);
            pages[i].getAdditionalRenderState().setDepthTest(false);
        }
        raw.setPages(pages);
        return raw;
    }

    private JsonObject patches() {
        AssetInfo file = assets.locateAsset(new AssetKey<>("ui/ninepatch.json"));
        if (file == null) {
            LOG.warn("ui/ninepatch.json is missing, frames have plain borders");
            return new JsonObject();
        }
        try (Reader reader = new InputStreamReader(file.openStream(), StandardCharsets.UTF_8)) {
            return JsonParser.parseReader(reader).getAsJsonObject().getAsJsonObject("patches");
        } catch (IOException | JsonParseException | IllegalStateException | ClassCastException broken) {
            LOG.warn("ui/ninepatch.json is broken: {}", broken.getMessage());
            return new JsonObject();
        }
    }

    private int border(String name) {
        JsonElement patch = patches == null ? null : patches.get(name);
        if (patch == null || !patch.isJsonObject() || !patch.getAsJsonObject().has("border")) {
            return DEFAULT_BORDER;
        }
        return patch.getAsJsonObject().get("border").getAsInt();
    }

    /** Factor on the size of texts that the player chose, 0.8 to 2. */
    public float textScale() {
        return textScale;
    }

    /** The same for what lies around a picture that is worked at: it leaves the picture its room. */
    public float rimScale() {
        return Math.min(textScale, MOST_RIM);
    }

    /** Whether nothing should slide or swell. */
    public boolean calm() {
        return calm;
    }

    /** Lets things slide and swell, or not. */
    public void calm(boolean calm) {
        this.calm = calm;
    }

    /** Sets the factor on the size of texts; whoever shows some looks at it each frame. */
    public void textScale(float factor) {
        textScale = factor;
    }

    /** A frame of a fixed size, placed by its middle. */
    public Sprite panel(String name, float width, float height) {
        Texture texture = picture(name);
        if (texture == null) {
            Sprite plain = square(name, null).size(width, height);
            return plain.tint(DARK).alpha(DARK.a);
        }
        int b = border(name);
        int w = texture.getImage().getWidth();
        int h = texture.getImage().getHeight();
        int vertical = Math.min(b, h / 2 - 2);
        float shrunk = Math.min(1f, height / h); // or the middle would be squeezed to a smear
        TbtQuad quad = new TbtQuad(width, height, b, vertical, w - b, h - vertical, w, h, shrunk);
        return new Sprite(new Geometry(name, centred(quad, width, height)), material(texture));
    }

    private static Mesh centred(TbtQuad quad, float width, float height) {
        var positions = quad.getFloatBuffer(com.jme3.scene.VertexBuffer.Type.Position);
        for (int i = 0; i < positions.limit(); i += 3) {
            positions.put(i, positions.get(i) - width / 2f);
            positions.put(i + 1, positions.get(i + 1) - height / 2f);
        }
        quad.updateBound();
        return quad;
    }

    /** A picture of the folder {@code ui}, placed by its middle. */
    public Sprite sprite(String name) {
        return square(name, picture(name));
    }

    /** A shape of one colour. */
    public Sprite shape(Mesh mesh) {
        return new Sprite(new Geometry("shape", mesh), material(null));
    }

    private Sprite square(String name, Texture texture) {
        return new Sprite(new Geometry(name, quad), material(texture));
    }

    /** A plain rectangle. */
    public Sprite plain(ColorRGBA color) {
        return square("plain", null).tint(color).alpha(color.a);
    }

    /** A material for a mesh whose vertices have colours. */
    public Material colored() {
        return colored(null);
    }

    /** A material for a mesh whose vertices have colours and places on a picture, which may be null. */
    Material colored(Texture texture) {
        Material material = material(texture);
        material.setBoolean("VertexColor", true);
        return material;
    }

    private Material material(Texture texture) {
        Material material = new Material(assets, "Common/MatDefs/Gui/Gui.j3md");
        if (texture != null) {
            material.setTexture("Texture", texture);
        }
        material.setColor("Color", new ColorRGBA(1f, 1f, 1f, 1f));
        material.getAdditionalRenderState().setBlendMode(BlendMode.Alpha);
        material.getAdditionalRenderState().setDepthWrite(false);
        material.getAdditionalRenderState().setDepthTest(false);
        return material;
    }

    /** Width divided by height of a picture; 1 if it is missing. */
    public float shape(String name) {
        Texture texture = picture(name);
        return texture == null
                ? 1f
                : texture.getImage().getWidth() / (float) texture.getImage().getHeight();
    }

    private Texture picture(String name) {
        return pictures.computeIfAbsent(name, this::load);
    }

    private Texture load(String name) {
        try {
            Texture texture = assets.loadTexture(new TextureKey("ui/" + name + ".png", true));
            texture.setMinFilter(Texture.MinFilter.Trilinear);
            texture.setMagFilter(Texture.MagFilter.Bilinear);
            return texture;
        } catch (AssetNotFoundException missing) {
            LOG.warn("ui/{}.png is missing, a plain shape stands in", name);
            return null;
        }
    }

    /** Small pictures that are drawn in great numbers. */
    Marks marks() {
        return new Marks(assets, picture("marks"));
    }

    /** Pictures of what is pressed, for any text of either font. */
    public Glyphs glyphs() {
        return glyphs;
    }

    /** A text of the interface's font. */
    public Caption caption(float size, ColorRGBA color, Align align) {
        return new Caption(font, size, color, align);
    }

    /** A text of the heavier font for few, big words. */
    public Caption headline(float size, ColorRGBA color, Align align) {
        return new Caption(display, size, color, align);
    }

    /** A number of the heavier font. */
    Digits digits(float size, ColorRGBA color, Align align, NumberFormatter format) {
        return new Digits(display, size, color, align, format);
    }
}
