package bumblewick.ui.page;

import bumblewick.ui.Canvas;
import bumblewick.ui.Chime;
import bumblewick.ui.Skin;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.font.BitmapText;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import java.util.ArrayList;
import java.util.List;

/** A place without a window where pages can be laid out, walked through and measured. */
public final class PageBench {
    private final Node root = new Node("gui");
    private final Canvas canvas = new Canvas(root);
    private final Skin skin;
    private final NavHub hub = new NavHub();
    private final List<Chime.Sound> heard = new ArrayList<>();

    /** Lays a window of a size in pixels. */
    public PageBench(int width, int height) {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        skin = new Skin(assets);
        canvas.fit(width, height);
    }

    public PageStyle style() {
        return new PageStyle(canvas, skin, heard::add, hub);
    }

    public Skin skin() {
        return skin;
    }

    public Canvas canvas() {
        return canvas;
    }

    public void nav(Nav... steps) {
        for (Nav step : steps) {
            hub.nav(step);
        }
    }

    public List<Chime.Sound> heard() {
        return heard;
    }

    /** Everything that is drawn. */
    public Node root() {
        root.updateGeometricState();
        return root;
    }

    /** All texts that are shown. */
    public List<BitmapText> texts() {
        List<BitmapText> texts = new ArrayList<>();
        root().depthFirstTraversal(spatial -> {
            if (spatial instanceof BitmapText text && text.getCullHint() != CullHint.Always) {
                texts.add(text);
            }
        });
        return texts;
    }
}
