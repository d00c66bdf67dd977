package bumblewick.ui.draw;

import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.font.BitmapFont;
import com.jme3.material.Material;
import com.jme3.material.RenderState.BlendMode;
import com.jme3.texture.Texture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The two fonts of the interface, each with the glyphs of keys and buttons. The engine's own font replaces a missing one. */
final class SkinFonts {
    private static final Logger LOG = LoggerFactory.getLogger(SkinFonts.class);

    private final AssetManager assets;
    private final BitmapFont text;
    private final BitmapFont display;
    private final InputGlyphs glyphs;

    /** Loads them: their pages are large pictures. */
    SkinFonts(AssetManager assets) {
        this.assets = assets;
        text = font("fonts/ui.fnt", 0.2f);
        display = font("fonts/display.fnt", 0.26f);
        FallbackLetters.addTo(display, text);
        glyphs = new InputGlyphs(assets);
        glyphs.addTo(text);
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

    /** Font pages are distance fields and need the material that renders them. */
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

    /** The pictures of all letters and glyphs, each once. */
    List<Texture> pages() {
        Map<Object, Texture> pages = new LinkedHashMap<>(); // by what is uploaded
        for (BitmapFont font : List.of(text, display)) {
            for (int i = 0; i < font.getPageSize(); i++) {
                Texture page = font.getPage(i).getTextureParam("ColorMap").getTextureValue();
                pages.putIfAbsent(page.getImage(), page);
            }
        }
        return new ArrayList<>(pages.values());
    }

    BitmapFont text() {
        return text;
    }

    BitmapFont display() {
        return display;
    }

    InputGlyphs glyphs() {
        return glyphs;
    }
}
