package bumblewick.ui;

import com.jme3.scene.Node;
import java.util.List;

/** Lists what is wrong with the scene folder, as exactly as it is known, and what cannot be played because of it. */
public final class ProblemSheet {
    private static final float WIDTH = 760f;
    private static final float HEIGHT = 470f;
    private static final float RIGHT = 30f;
    private static final float Y = 320f;
    private static final float ROOM = 330f;
    private static final int MOST_LINES = 10;

    private final Canvas canvas;
    private final Node node = new Node("problems");

    /**
     * Makes the list.
     *
     * @param problems one line each, with file, line and place
     * @param stages that cannot be played
     */
    public ProblemSheet(Canvas canvas, Skin skin, Words words, List<String> problems, List<String> stages) {
        this.canvas = canvas;
        Caption heading = skin.headline(30f, Skin.ALARM, Align.LEFT)
                .says(words.text("problems.title", problems.size()))
                .at(-WIDTH / 2f + 34f, HEIGHT / 2f - 46f, 2f);
        Caption cost = skin.caption(21f, Skin.GOLD, Align.LEFT)
                .says(
                        stages.isEmpty()
                                ? words.text("problems.harmless")
                                : words.text("problems.unplayable", String.join(", ", stages)))
                .at(-WIDTH / 2f + 34f, HEIGHT / 2f - 84f, 2f);
        Caption list = skin.caption(17f, Skin.TEXT, Align.LEFT)
                .wrapped(WIDTH - 68f, ROOM)
                .says(text(words, problems))
                .at(-WIDTH / 2f + 34f, HEIGHT / 2f - 116f, 2f);
        node.attachChild(skin.panel("panel_dark", WIDTH, HEIGHT).geometry());
        node.attachChild(heading.spatial());
        node.attachChild(cost.spatial());
        node.attachChild(list.spatial());
    }

    private static String text(Words words, List<String> problems) {
        StringBuilder text = new StringBuilder();
        problems.stream().limit(MOST_LINES).forEach(line -> text.append(line).append('\n'));
        if (problems.size() > MOST_LINES) {
            text.append(words.text("problems.more", problems.size() - MOST_LINES));
        }
        return text.toString();
    }

    public void show() {
        node.setLocalTranslation(canvas.width() - RIGHT - WIDTH / 2f, Y, Layer.PANEL);
        canvas.add(node);
    }

    public void hide() {
        node.removeFromParent();
    }
}
