package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** The name of the stage as it begins, lower left, with one sentence; gone after a few seconds. */
final class TitleCard {
    private static final float IN_SECONDS = 0.35f;
    private static final float HOLD_SECONDS = 3.2f;
    private static final float OUT_SECONDS = 0.4f;
    private static final float WAIT_SECONDS = 0.5f;
    private static final float X = 76f;
    private static final float Y = 196f;
    private static final ColorRGBA BAND = new ColorRGBA(0.03f, 0.1f, 0.12f, 0.55f);

    private final Node node = new Node("title card");
    private final Sprite band;
    private final Sprite edge;
    private final Caption name;
    private final Caption line;
    private float age = Float.MAX_VALUE;

    TitleCard(Skin skin) {
        band = skin.plain(BAND).size(620f, 116f);
        edge = skin.plain(Skin.GOLD).size(6f, 116f);
        name = skin.headline(58f, Skin.GOLD, Align.LEFT);
        line = skin.caption(24f, Skin.TEXT, Align.LEFT);
        node.attachChild(band.geometry());
        node.attachChild(edge.geometry());
        node.attachChild(name.spatial());
        node.attachChild(line.spatial());
        showAt(0f);
    }

    Node node() {
        return node;
    }

    void show(String stage, String sentence) {
        name.says(stage);
        line.says(sentence);
        age = -WAIT_SECONDS;
    }

    void update(float seconds) {
        if (age > HOLD_SECONDS + OUT_SECONDS) {
            return;
        }
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float out = Easing.in(Easing.clamp((age - HOLD_SECONDS) / OUT_SECONDS));
        showAt(in * (1f - out));
    }

    private void showAt(float share) {
        boolean there = share > 0.001f;
        float shift = -60f * (1f - share);
        band.shown(there).alpha(BAND.a * share).at(X + 290f + shift, Y, Layer.GROUND);
        edge.shown(there).alpha(share).at(X - 22f + shift, Y, Layer.FILL);
        name.shown(there).alpha(share).at(X + shift, Y + 20f, Layer.TEXT);
        line.shown(there).alpha(share).at(X + 3f + shift, Y - 33f, Layer.TEXT);
    }
}
