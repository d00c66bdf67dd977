package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.scene.Node;

/** A hint of the tutorial, at the foot of the picture: what can be done here, and what to press for it. */
final class HintBalloon {
    private static final float IN_SECONDS = 0.25f;
    private static final float HOLD_SECONDS = 7f;
    private static final float WIDEST = 940f;
    private static final float ROOM = 56f;
    private static final float RIM = 9f;
    private static final float SENTENCE = 24f;
    private static final float KEYS = 27f;

    private final Node node = new Node("hint");
    private final Ink ink;
    private final Sprite band;
    private final Sprite edge;
    private final Caption sentence;
    private final Caption keys;
    private float age = Float.MAX_VALUE;
    private boolean waits;

    HintBalloon(Ink ink, HudSpace space) {
        this.ink = ink;
        band = ink.band();
        edge = ink.plain(Skin.GOLD);
        sentence = ink.caption(SENTENCE * space.texts(), Skin.TEXT, Align.CENTRE);
        keys = ink.caption(KEYS * space.texts(), Skin.GOLD, Align.CENTRE);
        node.attachChild(band.geometry());
        node.attachChild(edge.geometry());
        node.attachChild(sentence.spatial());
        node.attachChild(keys.spatial());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    /** Says something; {@code withKeys} may be empty. */
    void show(String what, String withKeys) {
        sentence.says(what);
        keys.says(withKeys);
        age = 0f;
    }

    /** Other keys for the same hint: another device was taken up. */
    void keys(String withKeys) {
        keys.says(withKeys);
    }

    /** While it waits it is not seen, and has the more time later. */
    void waits(boolean now) {
        waits = now;
    }

    /** Whether it is to be seen. */
    boolean shown() {
        return age < HOLD_SECONDS + IN_SECONDS;
    }

    /** Follows time, unless none passes for it; it stands on {@code foot}, in lines. Returns where something may stand on it. */
    float update(HudSpace space, float foot, float seconds) {
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
        return place(space, foot, in * (1f - out));
    }

    private float place(HudSpace space, float foot, float share) {
        float room = Math.min(Math.min(WIDEST, space.right() - space.left()) - 2f * ROOM, space.footRoom());
        sentence.within(room);
        keys.within(room);
        float row = keys.empty() ? 0f : keys.size() * 1.5f;
        float width = Math.min(room, Math.max(sentence.width(), keys.width())) + 2f * ROOM;
        float height = sentence.size() * 1.4f + row + 2f * RIM;
        float y = foot - 24f * ink.motion() * (1f - share);
        band.alpha(ink.bandAlpha() * share).size(width, height).at(space.middle(), y + height / 2f, Layer.GROUND);
        edge.alpha(share).size(width - 2f * ROOM, 3f).at(space.middle(), y + height, Layer.FILL);
        keys.alpha(share).at(space.middle(), y + RIM + row / 2f, Layer.TEXT);
        sentence.alpha(share).at(space.middle(), y + height - RIM - sentence.size() * 0.7f, Layer.TEXT);
        return foot + height + 8f;
    }
}
