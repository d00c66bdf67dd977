package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.List;

/**
 * The header of an editor: its title, what is edited, its state, and below that the problems, if there are any.
 */
public final class EditorHeader {
    /** At most so many problems are listed; the rest is counted. */
    private static final int MOST = 3;

    private static final float TITLE = 24f;
    private static final float SIZE = 18f;
    private static final float ROW = 40f;
    private static final float LINE = 24f;
    private static final float MARGIN = 16f;
    private static final float GAP = 18f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.9f);
    private static final ColorRGBA EDGE = new ColorRGBA(1f, 0.83f, 0.36f, 0.45f);

    /**
     * What it says.
     *
     * @param title of the editor
     * @param place what is edited
     * @param state such as "saved"; may be empty
     * @param problems a line each; empty if there are none
     */
    public record Says(String title, String place, String state, List<String> problems) {
        public Says {
            problems = List.copyOf(problems);
        }
    }

    private final Canvas canvas;
    private final Skin skin;
    private final Node node = new Node("head");
    private Says said;
    private float shownWidth;
    private float shownScale;
    private float height;

    /** Makes one that is not shown. */
    public EditorHeader(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        node.setLocalTranslation(0f, 0f, ZOrder.PANEL);
    }

    public void show() {
        canvas.add(node);
    }

    public void hide() {
        node.removeFromParent();
    }

    /** Says something from now on; asked each frame, it writes only what has changed. */
    public void update(Says says) {
        if (says.equals(said) && shownWidth == canvas.safeWidth() && shownScale == skin.toolTextScale()) {
            return;
        }
        said = says;
        shownWidth = canvas.safeWidth();
        shownScale = skin.toolTextScale();
        layOut();
    }

    /** Its height, in lines of the canvas. */
    public float height() {
        return height;
    }

    private void layOut() {
        node.detachAllChildren();
        float scale = skin.toolTextScale();
        float row = ROW * scale;
        int lines =
                said.problems().isEmpty() ? 0 : Math.min(MOST, said.problems().size());
        height = canvas.insetTop() + row + lines * LINE * scale;
        float width = canvas.width();
        add(skin.plain(BAND).size(width + 4f, height).at(width / 2f, Canvas.HEIGHT - height / 2f, 0f));
        add(skin.plain(lines == 0 ? EDGE : Skin.ALARM).size(width + 4f, 2f).at(width / 2f, Canvas.HEIGHT - height, 1f));
        float top = Canvas.HEIGHT - canvas.insetTop();
        names(top - row / 2f, scale);
        for (int i = 0; i < lines; i++) {
            problem(i, top - row - (i + 0.4f) * LINE * scale, scale);
        }
    }

    private void names(float y, float scale) {
        float left = canvas.insetLeft() + MARGIN;
        float right = canvas.width() - canvas.insetRight() - MARGIN;
        CanvasText state = skin.caption(SIZE * scale, Skin.CALM, Align.RIGHT).text(said.state());
        node.attachChild(state.at(right, y, 3f).spatial());
        CanvasText title = skin.headline(TITLE * scale, Skin.GOLD, Align.LEFT).text(said.title());
        node.attachChild(title.at(left, y, 3f).spatial());
        float x = left + title.width() + GAP;
        CanvasText place = skin.caption(SIZE * scale, Skin.TEXT, Align.LEFT).text(said.place());
        node.attachChild(place.shrinkToWidth(right - state.width() - GAP - x)
                .at(x, y, 3f)
                .spatial());
    }

    private void problem(int index, float y, float scale) {
        boolean last = index == MOST - 1 && said.problems().size() > MOST;
        String more = last ? "  (+" + (said.problems().size() - MOST) + ")" : "";
        float room = canvas.safeWidth() - 2f * MARGIN;
        CanvasText caption = skin.caption(SIZE * 0.9f * scale, Skin.ALARM, Align.LEFT)
                .text(said.problems().get(index) + more);
        node.attachChild(caption.shrinkToWidth(room)
                .at(canvas.insetLeft() + MARGIN, y, 3f)
                .spatial());
    }

    private void add(Sprite sprite) {
        node.attachChild(sprite.geometry());
    }
}
