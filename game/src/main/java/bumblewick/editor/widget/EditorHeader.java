package bumblewick.editor.widget;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import com.jme3.math.ColorRGBA;
import java.util.List;

/**
 * The header of an editor: its title, what is edited, its state, and below that the problems, if there are any.
 */
public final class EditorHeader extends OverlayPart {
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

    private Says said;
    private float height;

    /** Makes one that is not shown. */
    public EditorHeader(Canvas canvas, Skin skin) {
        super(canvas, skin, "head");
    }

    /** Says something from now on; asked each frame, it writes only what has changed. */
    public void update(Says says) {
        if (changes(says, canvas.safeWidth(), skin.toolTextScale())) {
            said = says;
            layOut();
        }
    }

    /** Its height, in lines of the canvas. */
    public float height() {
        return height;
    }

    private void layOut() {
        node.detachAllChildren();
        float scale = skin.toolTextScale();
        float row = ROW * scale;
        int lines = Math.min(MOST, said.problems().size());
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
        CanvasText state = add(skin.caption(SIZE * scale, Skin.CALM, Align.RIGHT));
        state.text(said.state()).at(right, y, 3f);
        CanvasText title = add(skin.headline(TITLE * scale, Skin.GOLD, Align.LEFT));
        title.text(said.title()).at(left, y, 3f);
        float x = left + title.width() + GAP;
        CanvasText place = add(skin.caption(SIZE * scale, Skin.TEXT, Align.LEFT));
        place.text(said.place()).shrinkToWidth(right - state.width() - GAP - x).at(x, y, 3f);
    }

    private void problem(int index, float y, float scale) {
        boolean last = index == MOST - 1 && said.problems().size() > MOST;
        String more = last ? "  (+" + (said.problems().size() - MOST) + ")" : "";
        float room = canvas.safeWidth() - 2f * MARGIN;
        CanvasText caption = add(skin.caption(SIZE * 0.9f * scale, Skin.ALARM, Align.LEFT));
        caption.text(said.problems().get(index) + more).shrinkToWidth(room).at(canvas.insetLeft() + MARGIN, y, 3f);
    }
}
