package bumblewick.ui.hud;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Sprite;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** Black bars at top and bottom while a cinematic camera runs. */
final class Letterbox {
    private static final float SECONDS = 0.35f; // until they are there, and until they are gone
    private static final float HEIGHT = 56f; // lines
    private static final ColorRGBA HUE = new ColorRGBA(0.02f, 0.02f, 0.05f, 1f);
    private static final float BEHIND = -1f; // all else of the HUD lies over them

    private final Node node = new Node("letterbox");
    private final HudSkin hudSkin;
    private final Sprite head;
    private final Sprite foot;
    private float share;

    Letterbox(HudSkin hudSkin) {
        this.hudSkin = hudSkin;
        head = hudSkin.plain(HUE);
        foot = hudSkin.plain(HUE);
        node.attachChild(head.geometry());
        node.attachChild(foot.geometry());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    /** How far the bars are in, 0 to 1. */
    float share() {
        return share;
    }

    /**
     * One frame: moves the bars in or out.
     *
     * @param width of the canvas, in lines
     */
    void update(boolean wanted, float width, float seconds) {
        float step = seconds / SECONDS;
        share = Easing.clamp(share + (wanted ? step : -step));
        node.setCullHint(share > 0f ? Node.CullHint.Inherit : Node.CullHint.Always);
        if (share == 0f) {
            return;
        }
        float there = Easing.inOut(share);
        float out = hudSkin.motion() * HEIGHT * (1f - there);
        float middle = width / 2f;
        head.alpha(there).size(width, HEIGHT).at(middle, Canvas.HEIGHT - HEIGHT / 2f + out, BEHIND);
        foot.alpha(there).size(width, HEIGHT).at(middle, HEIGHT / 2f - out, BEHIND);
    }
}
