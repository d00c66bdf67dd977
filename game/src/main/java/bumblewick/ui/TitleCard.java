package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.scene.Node;

/** The name of the stage as it begins, lower left, with one sentence; gone after a few seconds. */
final class TitleCard {
    private static final float IN_SECONDS = 0.25f;
    private static final float HOLD_SECONDS = 3.2f;
    private static final float WAIT_SECONDS = 0.5f;
    private static final float RIM = 14f;
    private static final float EDGE = 6f;

    private final Node node = new Node("title card");
    private final Ink ink;
    private final Sprite band;
    private final Sprite edge;
    private final Caption name;
    private final Caption line;
    private float age = Float.MAX_VALUE;

    TitleCard(Ink ink, HudSpace space) {
        this.ink = ink;
        band = ink.bandFromTheLeft();
        edge = ink.plain(Skin.GOLD);
        name = ink.headline(54f + 24f * (space.texts() - 1f), Skin.GOLD, Align.LEFT);
        line = ink.caption(24f * space.texts(), Skin.TEXT, Align.LEFT);
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
        name.says(stage);
        line.says(sentence);
        age = -WAIT_SECONDS;
    }

    /** Whether it is to be seen, or about to be. */
    boolean shown() {
        return age < HOLD_SECONDS + IN_SECONDS;
    }

    /** Follows time; it stands on {@code foot}, in lines. */
    void update(HudSpace space, float foot, float seconds) {
        age += seconds;
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float out = Easing.clamp((age - HOLD_SECONDS) / IN_SECONDS);
        float share = in * (1f - out);
        node.setCullHint(share > 0.001f ? Node.CullHint.Inherit : Node.CullHint.Always);
        if (share > 0.001f) {
            place(space, foot, share);
        }
    }

    private void place(HudSpace space, float foot, float share) {
        float shift = -60f * ink.motion() * (1f - share);
        float room = space.right() - space.left() - 4f * RIM;
        line.within(room);
        float width = Math.max(name.width(), Math.min(room, line.width())) + 7f * RIM;
        float height = name.size() * 1.15f + line.size() * 1.3f + RIM;
        float left = space.left() + shift;
        band.alpha(ink.bandAlpha() * share).size(width, height).at(left + width / 2f, foot + height / 2f, Layer.GROUND);
        edge.alpha(share).size(EDGE, height).at(left, foot + height / 2f, Layer.FILL);
        name.alpha(share).at(left + RIM + EDGE, foot + height - RIM / 2f - name.size() * 0.55f, Layer.TEXT);
        line.alpha(share).at(left + RIM + EDGE + 2f, foot + RIM / 2f + line.size() * 0.65f, Layer.TEXT);
    }
}
