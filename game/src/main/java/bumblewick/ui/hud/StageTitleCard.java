package bumblewick.ui.hud;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;

/** The name of the stage with one sentence, lower left, for a few seconds at its beginning. */
final class StageTitleCard {
    private static final float IN_SECONDS = 0.25f;
    private static final float HOLD_SECONDS = 3.2f;
    private static final float WAIT_SECONDS = 0.5f;
    private static final float RIM = 14f;
    private static final float EDGE = 6f;
    private static final float BESIDE_WICK = 110f; // lines left of the middle that are his

    private final Node node = new Node("title card");
    private final HudSkin hudSkin;
    private final Sprite band;
    private final Sprite edge;
    private final CanvasText name;
    private final CanvasText line;
    private float age = Float.MAX_VALUE;
    private float room; // width at which the sentence is wrapped

    StageTitleCard(HudSkin hudSkin, HudLayout layout) {
        this.hudSkin = hudSkin;
        band = hudSkin.bandFromTheLeft();
        edge = hudSkin.plain(Skin.GOLD);
        name = hudSkin.headline(54f + 24f * (layout.textScale() - 1f), Skin.GOLD, Align.LEFT);
        line = hudSkin.caption(24f * layout.textScale(), Skin.TEXT, Align.LEFT);
        node.attachChild(band.geometry());
        node.attachChild(edge.geometry());
        node.attachChild(name.spatial());
        node.attachChild(line.spatial());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    void show(String stage, String sentence) {
        name.text(stage);
        line.text(sentence);
        age = -WAIT_SECONDS;
    }

    /** Whether it is shown or about to be. */
    boolean shown() {
        return age < HOLD_SECONDS + IN_SECONDS;
    }

    /**
     * One frame.
     *
     * @param foot lower edge, in lines
     */
    void update(HudLayout layout, float foot, float seconds) {
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float out = Easing.clamp((age - HOLD_SECONDS) / IN_SECONDS);
        float share = in * (1f - out);
        node.setCullHint(share > 0.001f ? Node.CullHint.Inherit : Node.CullHint.Always);
        if (share > 0.001f) {
            place(layout, foot, share);
        }
    }

    private void place(HudLayout layout, float foot, float share) {
        float shift = -60f * hudSkin.motion() * (1f - share);
        wrap(layout.middle() - BESIDE_WICK - layout.left() - 7f * RIM);
        float width = Math.max(name.width(), line.width()) + 7f * RIM;
        float height = name.size() * 1.15f + line.height() + RIM;
        float left = layout.left() + shift;
        band.alpha(hudSkin.bandAlpha() * share)
                .size(width, height)
                .at(left + width / 2f, foot + height / 2f, ZOrder.GROUND);
        edge.alpha(share).size(EDGE, height).at(left, foot + height / 2f, ZOrder.FILL);
        name.alpha(share).at(left + RIM + EDGE, foot + height - RIM / 2f - name.size() * 0.55f, ZOrder.TEXT);
        line.alpha(share)
                .at(left + RIM + EDGE + 2f, foot + RIM / 2f + line.height() - line.lineHeight() / 2f, ZOrder.TEXT);
    }

    /** Wraps the sentence so that the card ends beside Wick, or where the name does. */
    private void wrap(float beside) {
        float wanted = Math.max(name.width(), beside);
        if (room != wanted) {
            room = wanted;
            line.wrapped(room, Canvas.HEIGHT);
        }
    }
}
