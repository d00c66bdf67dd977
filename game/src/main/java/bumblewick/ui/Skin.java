package bumblewick.ui;

import com.jme3.asset.AssetManager;
import com.jme3.asset.AssetNotFoundException;
import com.jme3.font.BitmapFont;
import com.jme3.math.ColorRGBA;
import com.simsilica.lemur.HAlignment;
import com.simsilica.lemur.Insets3f;
import com.simsilica.lemur.VAlignment;
import com.simsilica.lemur.style.Attributes;
import com.simsilica.lemur.style.Styles;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Fonts, colours and frames of everything in the interface. A font that is missing is replaced by the engine's. */
public final class Skin {
    private static final Logger LOG = LoggerFactory.getLogger(Skin.class);
    private static final String STYLE = "bumblewick";

    /** Text on dark ground. */
    public static final ColorRGBA TEXT = new ColorRGBA(1f, 0.97f, 0.9f, 1f);
    /** Names and headings: the gold of the bees. */
    public static final ColorRGBA GOLD = new ColorRGBA(1f, 0.82f, 0.3f, 1f);

    private final AssetManager assets;
    private final BitmapFont font;

    /** Loads what is always needed. */
    public Skin(AssetManager assets) {
        this.assets = assets;
        this.font = load("fonts/ui.fnt");
    }

    private BitmapFont load(String path) {
        try {
            return assets.loadFont(path);
        } catch (AssetNotFoundException missing) {
            LOG.warn("{} is missing, the engine's own font stands in", path);
            return assets.loadFont("Interface/Fonts/Default.fnt");
        }
    }

    /** Gives Lemur's elements their looks. */
    public void style(Styles styles) {
        styles.setDefaultStyle(STYLE);
        styles.setDefault(font);
        Attributes all = styles.getSelector(STYLE);
        all.set("font", font);
        all.set("fontSize", 26f);
        all.set("color", TEXT);
        Attributes button = styles.getSelector("button", STYLE);
        button.set("fontSize", 28f);
        button.set("focusColor", GOLD);
        button.set("highlightColor", GOLD);
        button.set("textHAlignment", HAlignment.Center);
        button.set("textVAlignment", VAlignment.Center);
        button.set("insets", new Insets3f(3f, 6f, 3f, 6f));
    }

    public BitmapFont font() {
        return font;
    }
}
