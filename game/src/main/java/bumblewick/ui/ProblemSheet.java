package bumblewick.ui;

import com.jme3.scene.Node;
import java.util.List;

/** Lists what is wrong with the scene folder or with mods, as exactly as it is known, and what cannot be played because of it. */
public final class ProblemSheet {
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
     * Makes the list.
     *
     * @param heading what has problems
     * @param cost what that means for the player
     * @param problems one line each, with file, line and place
     */
    public ProblemSheet(Canvas canvas, Skin skin, Words words, String heading, String cost, List<String> problems) {
        this.canvas = canvas;
        Caption list = list(skin, words, problems);
        Caption meaning = skin.caption(21f, Skin.GOLD, Align.LEFT).says(cost).within(WIDTH - 68f);
        height = ABOVE + list.height() + BELOW;
        float left = -WIDTH / 2f + 34f;
        float top = height / 2f;
        node.attachChild(skin.panel("panel_dark", WIDTH, height).geometry());
        node.attachChild(skin.headline(30f, Skin.ALARM, Align.LEFT)
                .says(heading)
                .at(left, top - 46f, 2f)
                .spatial());
        node.attachChild(meaning.at(left, top - 84f, 2f).spatial());
        node.attachChild(list.at(left, top - ABOVE, 2f).spatial());
    }

    /** As many lines as there is room for. */
    private static Caption list(Skin skin, Words words, List<String> problems) {
        Caption list = skin.caption(17f, Skin.TEXT, Align.LEFT).wrapped(WIDTH - 68f, ROOM);
        int shown = Math.min(problems.size(), MOST_LINES);
        list.says(text(words, problems, shown));
        while (list.height() > ROOM && shown > 1) {
            shown--;
            list.says(text(words, problems, shown));
        }
        return list;
    }

    private static String text(Words words, List<String> problems, int shown) {
        StringBuilder text = new StringBuilder(String.join("\n", problems.subList(0, shown)));
        if (problems.size() > shown) {
            text.append('\n').append(words.text("problems.more", problems.size() - shown));
        }
        return text.toString();
    }

    public void show() {
        node.setLocalTranslation(canvas.width() - RIGHT - WIDTH / 2f, TOP - height / 2f, Layer.PANEL);
        canvas.add(node);
    }

    public void hide() {
        node.removeFromParent();
    }
}
