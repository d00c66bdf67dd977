package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import java.util.List;

/** Lists the problems of the scene folder or of mods, and says what cannot be played because of them. */
public final class ProblemPanel {
    private static final float WIDTH = 610f;
    private static final float RIGHT = 30f;
    private static final float TOP = 555f;
    private static final float ABOVE = 116f; // of the list
    private static final float BELOW = 34f;
    private static final float ROOM = 330f;
    private static final int MOST_LINES = 10;

    private final Canvas canvas;
    private final Node node = new Node("problems");
    private final float height;

    /**
     * @param heading what has problems
     * @param cost what that means for the player
     * @param problems one line each, with file, line and JSON path
     */
    public ProblemPanel(
            Canvas canvas, Skin skin, Translations translations, String heading, String cost, List<String> problems) {
        this.canvas = canvas;
        CanvasText list = list(skin, translations, problems);
        CanvasText meaning = skin.caption(21f, Skin.GOLD, Align.LEFT).text(cost).shrinkToWidth(WIDTH - 68f);
        height = ABOVE + list.height() + BELOW;
        float left = -WIDTH / 2f + 34f;
        float top = height / 2f;
        node.attachChild(skin.panel("panel_dark", WIDTH, height).geometry());
        node.attachChild(skin.headline(30f, Skin.ALARM, Align.LEFT)
                .text(heading)
                .at(left, top - 46f, 2f)
                .spatial());
        node.attachChild(meaning.at(left, top - 84f, 2f).spatial());
        node.attachChild(list.at(left, top - ABOVE, 2f).spatial());
    }

    /** As many problems as fit. */
    private static CanvasText list(Skin skin, Translations translations, List<String> problems) {
        CanvasText list = skin.caption(17f, Skin.TEXT, Align.LEFT).wrapped(WIDTH - 68f, ROOM);
        int shown = Math.min(problems.size(), MOST_LINES);
        list.text(text(translations, problems, shown));
        while (list.height() > ROOM && shown > 1) {
            shown--;
            list.text(text(translations, problems, shown));
        }
        return list;
    }

    private static String text(Translations translations, List<String> problems, int shown) {
        StringBuilder text = new StringBuilder(String.join("\n", problems.subList(0, shown)));
        if (problems.size() > shown) {
            text.append('\n').append(translations.text("problems.more", problems.size() - shown));
        }
        return text.toString();
    }

    /** Shows the panel. */
    public void show() {
        node.setLocalTranslation(canvas.width() - RIGHT - WIDTH / 2f, TOP - height / 2f, ZOrder.PANEL);
        canvas.add(node);
    }

    /** Hides the panel. */
    public void hide() {
        node.removeFromParent();
    }
}
