package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** Dark bars at the head and the foot of the picture while the story's camera looks on: nothing is to be pressed now. */
final class Letterbox {
    private static final float SECONDS = 0.35f; // until they are there, and until they are gone
    private static final float HEIGHT = 56f; // lines
    private static final ColorRGBA HUE = new ColorRGBA(0.02f, 0.02f, 0.05f, 1f);
    private static final float BEHIND = -1f; // all else of the HUD lies over them

    private final Node node = new Node("letterbox");
    private final Ink ink;
    private final Sprite head;
    private final Sprite foot;
    private float share;

    Letterbox(Ink ink) {
        this.ink = ink;
        head = ink.plain(HUE);
        foot = ink.plain(HUE);
        node.attachChild(head.geometry());
        node.attachChild(foot.geometry());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    /** How much of them is there, 0 to 1. */
    float share() {
        return share;
    }

    /**
     * Follows time: towards being there, or towards being gone.
     *
     * @param width of the picture, in lines
     */
    void update(boolean wanted, float width, float seconds) {
        float step = seconds / SECONDS;
        share = Easing.clamp(share + (wanted ? step : -step));
        node.setCullHint(share > 0f ? Node.CullHint.Inherit : Node.CullHint.Always);
        if (share == 0f) {
            return;
        }
        float there = Easing.inOut(share);
        float out = ink.motion() * HEIGHT * (1f - there);
        float middle = width / 2f;
        head.alpha(there).size(width, HEIGHT).at(middle, Canvas.HEIGHT - HEIGHT / 2f + out, BEHIND);
        foot.alpha(there).size(width, HEIGHT).at(middle, HEIGHT / 2f - out, BEHIND);
    }
}
