package bumblewick.ui.menu;

import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.UiSounds;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.font.BitmapText;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import com.simsilica.lemur.Label;
import com.simsilica.lemur.Panel;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A place without a window where pages can be laid out, walked through and measured. */
public final class MenuBench {
    private final Node root = new Node("gui");
    private final Canvas canvas = new Canvas(root);
    private final Skin skin;
    private final NavStack hub = new NavStack();
    private final List<UiSounds.Sound> heard = new ArrayList<>();

    /** Lays a window of a size in pixels. */
    public MenuBench(int width, int height) {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        HeadlessLemur.start(assets);
        skin = new Skin(assets);
        canvas.fit(width, height);
    }

    public MenuStyle style() {
        return new MenuStyle(canvas, skin, heard::add, hub);
    }

    public Skin skin() {
        return skin;
    }

    public Canvas canvas() {
        return canvas;
    }

    public void nav(NavCommand... steps) {
        for (NavCommand step : steps) {
            hub.dispatch(step);
        }
    }

    public List<UiSounds.Sound> heard() {
        return heard;
    }

    /** What the bar at the foot would say. */
    public List<MenuHint> hints() {
        return hub.hints();
    }

    /** How many rows are seen from top to bottom. */
    public int rowsSeen() {
        int seen = 0;
        for (ScrollList list : root().descendantMatches(ScrollList.class)) {
            seen += list.rowsSeen();
        }
        return seen;
    }

    /** Where the panels of some elements of the style are, and how large, in whole pixels. */
    public String placesOf(String... elements) {
        List<String> ids = List.of(elements);
        return root().descendantMatches(Panel.class).stream()
                .filter(panel -> ids.contains(panel.getElementId().getId()))
                .map(panel -> {
                    Vector3f at = panel.getWorldTranslation();
                    Vector3f size = panel.getSize();
                    return panel.getElementId() + " " + Math.round(at.x) + " " + Math.round(at.y) + " "
                            + Math.round(size.x) + "x" + Math.round(size.y);
                })
                .collect(Collectors.joining(", "));
    }

    /** Everything that is drawn. */
    public Node root() {
        root.updateGeometricState();
        return root;
    }

    /** What stands smaller than the style wants it, for want of room. */
    public List<String> shrunk() {
        List<String> shrunk = new ArrayList<>();
        root().depthFirstTraversal(spatial -> {
            if (spatial instanceof Label label && label.getCullHint() != CullHint.Always && MenuLabel.isShrunk(label)) {
                shrunk.add(label.getText());
            }
        });
        return shrunk;
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
