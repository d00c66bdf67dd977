package bumblewick.ui;

import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/** Lines that rise slowly over the picture, from the foot to the top, and are gone. */
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
    private float risen;

    /** A line, and how far it is below the first. */
    private record Placed(Caption caption, float below) {}

    /** Makes an empty roll. */
    public CreditsRoll(Canvas canvas, Skin skin) {
        this.canvas = canvas;
        this.skin = skin;
        shade = skin.plain(SHADE);
        node.attachChild(shade.geometry());
    }

    /** Adds words over the names that follow. */
    public void heading(String text) {
        length += HEADING * skin.textScale();
        add(skin.headline(HEADING * skin.textScale(), Skin.GOLD, Align.CENTRE), text, HEADING);
    }

    /** Adds somebody, and smaller what is to be said of it; nothing if that is empty. */
    public void name(String name, String about) {
        add(skin.caption(NAME * skin.textScale(), Skin.TEXT, Align.CENTRE), name, NAME);
        if (!about.isEmpty()) {
            add(skin.caption(SMALL * skin.textScale(), Skin.SOFT, Align.CENTRE), about, SMALL);
        }
        length += 0.4f * SMALL * skin.textScale();
    }

    private void add(Caption caption, String text, float size) {
        lines.add(new Placed(caption.says(text), length));
        length += size * skin.textScale() * LEADING;
        node.attachChild(caption.spatial());
    }

    public void show() {
        canvas.add(node);
        update(0f);
    }

    /** Goes on by a frame. */
    public void update(float seconds) {
        risen += seconds * SPEED;
        shade.size(canvas.width() + 4f, Canvas.HEIGHT + 4f).at(canvas.width() / 2f, Canvas.HEIGHT / 2f, Layer.VEIL);
        for (int i = 0; i < lines.size(); i++) {
            Placed line = lines.get(i);
            float y = risen - line.below();
            boolean seen = y > -MARGIN && y < Canvas.HEIGHT + MARGIN;
            line.caption().shown(seen);
            if (seen) {
                line.caption().within(canvas.width() - 2f * MARGIN).at(canvas.width() / 2f, y, Layer.ON_PANEL);
            }
        }
    }

    /** Whether the last line has left. */
    public boolean over() {
        return risen > length + Canvas.HEIGHT;
    }

    public void hide() {
        node.removeFromParent();
    }
}
