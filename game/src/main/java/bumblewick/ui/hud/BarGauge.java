package bumblewick.ui.hud;

import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** A bar that shows a share: a dark trough and a filling from the left. What was lost stays visible for a moment. */
final class BarGauge {
    private static final float RIM = 5f;

    private final Node node = new Node("gauge");
    private final Sprite fill;
    private final Sprite ghost;
    private final float width;
    private final float height;
    private float share = -1f;
    private float ghostShare;

    /**
     * Makes a bar around (0, 0).
     *
     * @param picture of the filling
     */
    BarGauge(HudSkin hudSkin, String picture, float width, float height) {
        this.width = width - 2f * RIM;
        this.height = height - 2f * RIM;
        Sprite back = hudSkin.panel("bar_back", width, height).at(0f, 0f, ZOrder.GROUND);
        ghost = hudSkin.sprite("bar_fill_white").alpha(0.55f);
        fill = hudSkin.sprite(picture);
        node.attachChild(back.geometry());
        node.attachChild(ghost.geometry());
        node.attachChild(fill.geometry());
        show(1f);
        ghostShare = 1f;
    }

    Node node() {
        return node;
    }

    void at(float x, float y) {
        node.setLocalTranslation(x, y, 0f);
    }

    void tint(ColorRGBA color) {
        fill.tint(color);
    }

    /** Fills a share of 0 to 1. */
    void show(float share) {
        if (Math.abs(share - this.share) < 0.0005f) {
            return;
        }
        this.share = Math.max(0f, Math.min(1f, share));
        stretch(fill, this.share, ZOrder.ICON);
    }

    /** Lets the lost part drain; call it once a frame where losses should stay visible for a moment. */
    void drain(float seconds) {
        ghostShare = ghostShare < share ? share : Math.max(share, ghostShare - 0.35f * seconds);
        stretch(ghost, ghostShare, ZOrder.FILL);
    }

    private void stretch(Sprite sprite, float part, float layer) {
        sprite.shown(part > 0.001f);
        sprite.size(width * part, height);
        sprite.at(-width / 2f + width * part / 2f, 0f, layer);
    }
}
