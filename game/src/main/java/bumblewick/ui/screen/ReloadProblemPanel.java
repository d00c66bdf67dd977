package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import java.util.List;

/** Shows the errors in a scene file that was just saved, over the running game. */
public final class ReloadProblemPanel {
    /** Number of errors that are shown; the rest is counted. */
    public static final int MOST = 4;

    private static final float WIDTH = 900f;
    private static final float LINE = 24f;
    private static final float HEADING = 70f;
    private static final float MARGIN = 26f;
    private static final float FROM_TOP = 14f;

    private final Canvas canvas;
    private final Skin skin;
    private final Node node = new Node("mistakes");

    /** Makes a hidden panel. */
    public ReloadProblemPanel(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
    }

    /**
     * Shows errors, in place of those before.
     *
     * @param heading what they are about
     * @param problems one line each, with file, line and JSON path
     * @param more text that says how many more there are
     */
    public void show(String heading, List<String> problems, String more) {
        hide();
        List<String> shown = problems.subList(0, Math.min(MOST, problems.size()));
        String text = String.join("\n", shown) + (problems.size() > MOST ? "\n" + more : "");
        float room = LINE * (2 * shown.size() + 1);
        float height = HEADING + room + MARGIN;
        node.detachAllChildren();
        node.attachChild(skin.panel("panel_dark", WIDTH, height).geometry());
        node.attachChild(skin.headline(24f, Skin.ALARM, Align.LEFT)
                .text(heading)
                .at(MARGIN - WIDTH / 2f, height / 2f - MARGIN - 10f, 2f)
                .spatial());
        node.attachChild(skin.caption(17f, Skin.TEXT, Align.LEFT)
                .wrapped(WIDTH - 2f * MARGIN, room)
                .text(text)
                .at(MARGIN - WIDTH / 2f, height / 2f - HEADING, 2f)
                .spatial());
        node.setLocalTranslation(canvas.width() / 2f, Canvas.HEIGHT - FROM_TOP - height / 2f, ZOrder.CURTAIN);
        canvas.add(node);
    }

    /** Hides the panel; does nothing if it is hidden. */
    public void hide() {
        node.removeFromParent();
    }
}
