package bumblewick.ui.screen;

import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** The credits: lines that rise slowly from the bottom to the top. */
public final class CreditsRoll {
    private static final float SPEED = 46f; // lines of the canvas per second
    private static final float HEADING = 36f;
    private static final float NAME = 26f;
    private static final float SMALL = 19f;
    private static final float LEADING = 1.35f;
    private static final float MARGIN = 40f;
    private static final ColorRGBA SHADE = new ColorRGBA(0.01f, 0.05f, 0.07f, 0.5f);

    private final Canvas canvas;
    private final Skin skin;
    private final Node node = new Node("credits");
    private final Sprite shade;
    private final List<Placed> lines = new ArrayList<>();
    private float length;
    private float scrolled;

    /** A line and its distance below the first one. */
    private record Placed(CanvasText caption, float below) {}

    /** Makes an empty roll. */
    public CreditsRoll(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        shade = skin.plain(SHADE);
        node.attachChild(shade.geometry());
    }

    /** Adds a heading. */
    public void addHeading(String text) {
        length += HEADING * skin.textScale();
        add(skin.headline(HEADING * skin.textScale(), Skin.GOLD, Align.CENTRE), text, HEADING);
    }

    /** Adds a name, and below it a smaller text; nothing if that is empty. */
    public void addName(String name, String about) {
        add(skin.caption(NAME * skin.textScale(), Skin.TEXT, Align.CENTRE), name, NAME);
        if (!about.isEmpty()) {
            add(skin.caption(SMALL * skin.textScale(), Skin.SOFT, Align.CENTRE), about, SMALL);
        }
        length += 0.4f * SMALL * skin.textScale();
    }

    private void add(CanvasText caption, String text, float size) {
        lines.add(new Placed(caption.text(text), length));
        length += size * skin.textScale() * LEADING;
        node.attachChild(caption.spatial());
    }

    /** Shows the roll. */
    public void show() {
        canvas.add(node);
        update(0f);
    }

    /** One frame. */
    public void update(float seconds) {
        scrolled += seconds * SPEED;
        shade.size(canvas.width() + 4f, Canvas.HEIGHT + 4f).at(canvas.width() / 2f, Canvas.HEIGHT / 2f, ZOrder.VEIL);
        for (int i = 0; i < lines.size(); i++) {
            Placed line = lines.get(i);
            float y = scrolled - line.below();
            boolean seen = y > -MARGIN && y < Canvas.HEIGHT + MARGIN;
            line.caption().shown(seen);
            if (seen) {
                line.caption().shrinkToWidth(canvas.width() - 2f * MARGIN).at(canvas.width() / 2f, y, ZOrder.ON_PANEL);
            }
        }
    }

    /** Whether the last line has left the screen. */
    public boolean isFinished() {
        return scrolled > length + Canvas.HEIGHT;
    }

    /** Hides the roll. */
    public void hide() {
        node.removeFromParent();
    }
}
