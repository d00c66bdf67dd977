package bumblewick.ui.hud;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;

/** A hint of the tutorial, at the foot of the screen: what the player can do here, and what to press for it. */
final class HintBubble {
    private static final float IN_SECONDS = 0.25f;
    private static final float HOLD_SECONDS = 7f;
    private static final float WIDEST = 940f;
    private static final float ROOM = 56f;
    private static final float RIM = 9f;
    private static final float SENTENCE = 24f;
    private static final float KEYS = 27f;

    private final Node node = new Node("hint");
    private final HudSkin hudSkin;
    private final Sprite band;
    private final Sprite edge;
    private final CanvasText sentence;
    private final CanvasText keys;
    private float age = Float.MAX_VALUE;
    private boolean waits;

    HintBubble(HudSkin hudSkin, HudLayout layout) {
        this.hudSkin = hudSkin;
        band = hudSkin.band();
        edge = hudSkin.plain(Skin.GOLD);
        sentence = hudSkin.caption(SENTENCE * layout.textScale(), Skin.TEXT, Align.CENTRE);
        keys = hudSkin.caption(KEYS * layout.textScale(), Skin.GOLD, Align.CENTRE);
        node.attachChild(band.geometry());
        node.attachChild(edge.geometry());
        node.attachChild(sentence.spatial());
        node.attachChild(keys.spatial());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    /**
     * Shows a hint.
     *
     * @param withKeys what to press; may be empty
     */
    void show(String what, String withKeys) {
        sentence.text(what);
        keys.text(withKeys);
        age = 0f;
    }

    /** Replaces the keys of the same hint: the player has changed to another device. */
    void updateKeys(String withKeys) {
        keys.text(withKeys);
    }

    /** Hides the hint and stops its time, or goes on. */
    void setWaiting(boolean now) {
        waits = now;
    }

    /** Whether a hint is shown or waiting. */
    boolean shown() {
        return age < HOLD_SECONDS + IN_SECONDS;
    }

    /**
     * One frame.
     *
     * @param foot lower edge, in lines
     * @return where the next message above may stand
     */
    float update(HudLayout layout, float foot, float seconds) {
        age += waits ? 0f : seconds;
        node.setCullHint(shown() ? Node.CullHint.Inherit : Node.CullHint.Always);
        if (!shown()) {
            return foot;
        }
        if (age == 0f || waits) {
            node.setCullHint(Node.CullHint.Always); // it waits for its turn
            return foot;
        }
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float out = Easing.clamp((age - HOLD_SECONDS) / IN_SECONDS);
        return place(layout, foot, in * (1f - out));
    }

    private float place(HudLayout layout, float foot, float share) {
        float room = Math.min(Math.min(WIDEST, layout.right() - layout.left()) - 2f * ROOM, layout.bottomRoom());
        sentence.shrinkToWidth(room);
        keys.shrinkToWidth(room);
        float row = keys.isEmpty() ? 0f : keys.size() * 1.5f;
        float width = Math.min(room, Math.max(sentence.width(), keys.width())) + 2f * ROOM;
        float height = sentence.size() * 1.4f + row + 2f * RIM;
        float y = foot - 24f * hudSkin.motion() * (1f - share);
        band.alpha(hudSkin.bandAlpha() * share).size(width, height).at(layout.middle(), y + height / 2f, ZOrder.GROUND);
        edge.alpha(share).size(width - 2f * ROOM, 3f).at(layout.middle(), y + height, ZOrder.FILL);
        keys.alpha(share).at(layout.middle(), y + RIM + row / 2f, ZOrder.TEXT);
        sentence.alpha(share).at(layout.middle(), y + height - RIM - sentence.size() * 0.7f, ZOrder.TEXT);
        return foot + height + 8f;
    }
}
