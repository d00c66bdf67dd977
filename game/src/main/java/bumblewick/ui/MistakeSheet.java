package bumblewick.ui;

import com.jme3.scene.Node;
import java.util.List;

/** Lies over a running game as long as what was just saved has mistakes: which, and where. */
public final class MistakeSheet {
    /** So many mistakes are shown; the rest is counted. */
    public static final int MOST = 4;

    private static final float WIDTH = 900f;
    private static final float LINE = 24f;
    private static final float HEADING = 70f;
    private static final float MARGIN = 26f;
    private static final float FROM_TOP = 14f;

    private final Canvas canvas;
    private final Skin skin;
    private final Node node = new Node("mistakes");

    /** Makes one that is not shown. */
    public MistakeSheet(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
    }

    /**
     * Shows mistakes, instead of those before.
     *
     * @param heading what they are about
     * @param problems a line each, with file, line and place
     * @param more says how many more there are
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
                .says(heading)
                .at(MARGIN - WIDTH / 2f, height / 2f - MARGIN - 10f, 2f)
                .spatial());
        node.attachChild(skin.caption(17f, Skin.TEXT, Align.LEFT)
                .wrapped(WIDTH - 2f * MARGIN, room)
                .says(text)
                .at(MARGIN - WIDTH / 2f, height / 2f - HEADING, 2f)
                .spatial());
        node.setLocalTranslation(canvas.width() / 2f, Canvas.HEIGHT - FROM_TOP - height / 2f, Layer.CURTAIN);
        canvas.add(node);
    }

    /** Takes it away; fine when nothing is shown. */
    public void hide() {
        node.removeFromParent();
    }
}
