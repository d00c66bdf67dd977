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
import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Mesh;
import com.jme3.texture.Texture;
import com.simsilica.lemur.component.QuadBackgroundComponent;
import com.simsilica.lemur.component.TbtQuadBackgroundComponent;
import com.simsilica.lemur.core.GuiComponent;
import com.simsilica.lemur.geom.TbtQuad;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Fonts, pictures, frames and colours of the interface. A plain shape replaces what is missing in the scene folder,
 * so that the game stays usable without its art.
 */
public final class Skin {
    /** Text on dark ground. */
    public static final ColorRGBA TEXT = new ColorRGBA(1f, 0.97f, 0.9f, 1f);
    /** Text on the gold of a button that has the focus. */
    public static final ColorRGBA ON_FOCUS = new ColorRGBA(0.14f, 0.07f, 0.02f, 1f);
    /** Names and headings: the gold of the bees. */
    public static final ColorRGBA GOLD = new ColorRGBA(1f, 0.83f, 0.36f, 1f);
    /** What is less important. */
    public static final ColorRGBA SOFT = new ColorRGBA(0.74f, 0.87f, 0.86f, 1f);
    /** Danger, and the boss. */
    public static final ColorRGBA ALARM = new ColorRGBA(1f, 0.42f, 0.42f, 1f);
    /** Calm, the lower end of Hum. */
    public static final ColorRGBA CALM = new ColorRGBA(0.36f, 0.86f, 0.78f, 1f);
    /** The way of a slider. */
    public static final ColorRGBA GROOVE = new ColorRGBA(0.02f, 0.09f, 0.11f, 0.9f);
    /** Stands in for pictures that are missing. */
    private static final ColorRGBA DARK = new ColorRGBA(0.05f, 0.13f, 0.16f, 0.85f);

    private static final Logger LOG = LoggerFactory.getLogger(Skin.class);
    /** Texts that lie around a picture grow up to here: larger ones would leave nothing of it. */
    private static final float MAX_TOOL_SCALE = 1.4f;

    private static final int DEFAULT_BORDER = 20;

    private final AssetManager assets;
    private final Mesh quad = Sprite.quad(); // one for each window: what is on the graphics card belongs to it
    private final Map<String, Texture> pictures = new HashMap<>();
    private final JsonObject patches;
    private Optional<SkinFonts> fonts = Optional.empty();
    private float textScale = 1f;
    private boolean reducedMotion;

    /** Loads the measures of frames; the rest is loaded when it is needed. */
    public Skin(AssetManager assets) {
        this.assets = assets;
        this.patches = patches();
    }

    /** Loads the fonts, which takes long; another thread may do so before the first text is made. */
    public void loadFonts() {
        fonts();
    }

    /** The pictures of all letters, of a few megabytes each. */
    public List<Texture> fontPages() {
        return fonts().pages();
    }

    private SkinFonts fonts() {
        SkinFonts loaded = fonts.orElseGet(() -> new SkinFonts(assets));
        fonts = Optional.of(loaded);
        return loaded;
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

    /** The factor for tools around a picture: limited, so that the picture keeps its room. */
    public float toolTextScale() {
        return Math.min(textScale, MAX_TOOL_SCALE);
    }

    /** Whether motion is reduced: nothing slides or swells. */
    public boolean reducedMotion() {
        return reducedMotion;
    }

    /** Sets whether motion is reduced. */
    public void reducedMotion(boolean reducedMotion) {
        this.reducedMotion = reducedMotion;
    }

    /** Sets the factor on the size of texts; what is shown reads it each frame. */
    public void textScale(float factor) {
        textScale = factor;
    }

    /** A frame of a fixed size, placed by its centre. */
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

    /**
     * A frame that Lemur stretches to the panel behind which it lies.
     *
     * @param height of that panel, in lines: the frame's border shrinks where it would be higher than that
     */
    public GuiComponent frame(String name, float height) {
        Texture texture = picture(name);
        if (texture == null) {
            return new QuadBackgroundComponent(DARK);
        }
        int b = border(name);
        int w = texture.getImage().getWidth();
        int h = texture.getImage().getHeight();
        int vertical = Math.min(b, h / 2 - 2);
        TbtQuad quad = new TbtQuad(w, h, b, vertical, w - b, h - vertical, w, h, Math.min(1f, height / h));
        return new TbtQuadBackgroundComponent(quad, texture);
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

    /** A picture of the folder {@code ui}, placed by its centre. */
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

    /** A rectangle of one colour. */
    public Sprite plain(ColorRGBA color) {
        return square("plain", null).tint(color).alpha(color.a);
    }

    /** A material for a mesh with vertex colours. */
    public Material colored() {
        return colored(null);
    }

    /** A material for a mesh with vertex colours and texture coordinates; the texture may be null. */
    public Material colored(Texture texture) {
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

    /** Aspect ratio of a picture, width / height; 1 if it is missing. */
    public float shape(String name) {
        Texture texture = picture(name);
        return texture == null
                ? 1f
                : texture.getImage().getWidth() / (float) texture.getImage().getHeight();
    }

    /** A picture of the folder {@code ui}; null if it is missing. */
    public Texture picture(String name) {
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

    /** The atlas of small pictures. */
    public SpriteAtlas atlas() {
        return new SpriteAtlas(assets, picture("marks"));
    }

    /** The glyphs of keys and buttons in both fonts. */
    public InputGlyphs glyphs() {
        return fonts().glyphs();
    }

    /** The interface's font. */
    public BitmapFont font() {
        return fonts().text();
    }

    /** The heavier font for few, big words. */
    public BitmapFont displayFont() {
        return fonts().display();
    }

    /** A text in the interface's font. */
    public CanvasText caption(float size, ColorRGBA color, Align align) {
        return new CanvasText(font(), size, color, align);
    }

    /** A text in the heavy font, for few and large words. */
    public CanvasText headline(float size, ColorRGBA color, Align align) {
        return new CanvasText(displayFont(), size, color, align);
    }

    /** A number in the heavy font. */
    public NumberText number(float size, ColorRGBA color, Align align, NumberFormatter format) {
        return new NumberText(displayFont(), size, color, align, format);
    }
}
