package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** A hint of the tutorial, at the foot of the picture: what can be done here, and with which keys. */
final class HintBalloon {
    private static final float Y = 96f;
    private static final float HEIGHT = 92f;
    private static final float IN_SECONDS = 0.25f;
    private static final float HOLD_SECONDS = 7f;
    private static final float WIDEST = 900f;
    private static final ColorRGBA BAND = new ColorRGBA(0.03f, 0.1f, 0.12f, 0.72f);

    private final Node node = new Node("hint");
    private final Sprite band;
    private final Sprite edge;
    private final Caption sentence;
    private final Caption keys;
    private float age = Float.MAX_VALUE;
    private float width;

    HintBalloon(Skin skin) {
        band = skin.plain(BAND);
        edge = skin.plain(Skin.GOLD);
        sentence = skin.caption(25f, Skin.TEXT, Align.CENTRE);
        keys = skin.headline(23f, Skin.GOLD, Align.CENTRE);
        node.attachChild(band.geometry());
        node.attachChild(edge.geometry());
        node.attachChild(sentence.spatial());
        node.attachChild(keys.spatial());
        place(0f, 0f);
    }

    Node node() {
        return node;
    }

    /** Says something; {@code withKeys} may be empty. */
    void show(String what, String withKeys) {
        sentence.says(what);
        keys.says(withKeys);
        width = Math.min(WIDEST, Math.max(sentence.width(), keys.width()) + 64f);
        sentence.within(WIDEST - 40f);
        age = 0f;
    }

    /** Other keys for the same hint: another device was taken up. */
    void keys(String withKeys) {
        keys.says(withKeys);
    }

    /** Whether it is to be seen. */
    boolean shown() {
        return age < HOLD_SECONDS + IN_SECONDS;
    }

    void update(float canvasWidth, float seconds) {
        if (!shown()) {
            return;
        }
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float out = Easing.clamp((age - HOLD_SECONDS) / IN_SECONDS);
        place(in * (1f - out), canvasWidth / 2f);
    }

    private void place(float share, float middle) {
        boolean there = share > 0.001f;
        float y = Y - 24f * (1f - share);
        band.shown(there).alpha(BAND.a * share).size(width, HEIGHT).at(middle, y, Layer.GROUND);
        edge.shown(there).alpha(share).size(width, 3f).at(middle, y + HEIGHT / 2f, Layer.FILL);
        sentence.shown(there).alpha(share).at(middle, y + 20f, Layer.TEXT);
        keys.shown(there).alpha(share).at(middle, y - 20f, Layer.TEXT);
    }
}
