package bumblewick.ui.hud;

import bumblewick.sim.run.PlayerIntent;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.scene.Node;
import java.util.ArrayList;
import java.util.List;

/**
 * What is pressed, lower right: the direction as a dot in a square, and the keys of the actions, bright while they are held. It
 * reads the intent of the last tick, so that it shows in a replay what was pressed when it was recorded.
 */
final class InputDisplay {
    private static final float HEIGHT = 58f; // of the plate
    private static final float ABOVE = 48f; // the last row
    private static final float EDGE = 9f;
    private static final float SQUARE = 40f;
    private static final float DOT = 12f;
    private static final float KEYS = 24f;
    private static final float GAP = 8f;
    private static final float FAINT = 0.3f;

    /** Seconds for which an action stays bright that lasts for one tick. */
    private static final float AFTERGLOW = 0.15f;

    private final Node node = new Node("input");
    private final PromptFormatter glyphs;
    private final Sprite plate;
    private final Sprite square;
    private final Sprite dot;
    private final List<Key> keys = new ArrayList<>();
    private int revision = -1;
    private float width;

    /** An action with the picture of its key. */
    private static final class Key {
        private final int button;
        private final String token;
        private final CanvasText picture;
        private float lit; // seconds for which it stays bright

        private Key(int button, String token, CanvasText picture) {
            this.button = button;
            this.token = token;
            this.picture = picture;
        }

        private void show(PlayerIntent intent, float seconds) {
            lit = intent.has(button) ? AFTERGLOW : lit - seconds;
            picture.alpha(lit > 0f ? 1f : FAINT);
        }
    }

    private InputDisplay(HudSkin hudSkin, PromptFormatter glyphs) {
        this.glyphs = glyphs;
        plate = hudSkin.plain(HudSkin.PLATE);
        square = hudSkin.plain(Skin.SOFT).alpha(FAINT).size(SQUARE, SQUARE);
        dot = hudSkin.plain(Skin.GOLD).size(DOT, DOT);
        node.attachChild(plate.geometry());
        node.attachChild(square.geometry());
        node.attachChild(dot.geometry());
    }

    /** Shows what is pressed in the air. */
    static InputDisplay inFlight(HudSkin hudSkin, PromptFormatter glyphs) {
        return new InputDisplay(hudSkin, glyphs)
                .with(hudSkin, PlayerIntent.TIGHT, "{tight}")
                .with(hudSkin, PlayerIntent.SPIN, "{spin}")
                .with(hudSkin, PlayerIntent.BRAKE, "{brake}")
                .with(hudSkin, PlayerIntent.BOOST, "{boost}");
    }

    /** Shows what is pressed on foot. */
    static InputDisplay onFoot(HudSkin hudSkin, PromptFormatter glyphs) {
        return new InputDisplay(hudSkin, glyphs)
                .with(hudSkin, PlayerIntent.TIGHT, "{foot_tight}")
                .with(hudSkin, PlayerIntent.SPIN, "{foot_spin}")
                .with(hudSkin, PlayerIntent.CROUCH, "{foot_crouch}")
                .with(hudSkin, PlayerIntent.JUMP, "{foot_jump}");
    }

    private InputDisplay with(HudSkin hudSkin, int button, String token) {
        CanvasText picture = hudSkin.caption(KEYS, Skin.TEXT, Align.LEFT);
        node.attachChild(picture.spatial());
        keys.add(new Key(button, token, picture));
        return this;
    }

    Node node() {
        return node;
    }

    /** One frame. */
    void update(PlayerIntent intent, HudLayout layout, float seconds) {
        if (glyphs.revision() != revision) {
            revision = glyphs.revision();
            layOut();
        }
        float scale = layout.scale();
        node.setLocalTranslation(layout.bottomRight() - width * scale, layout.bottom() + ABOVE * scale, 0f);
        node.setLocalScale(scale);
        float reach = (SQUARE - DOT) / 2f;
        dot.at(middle() + reach * intent.x(), HEIGHT / 2f + reach * intent.y(), ZOrder.ICON);
        for (Key key : keys) {
            key.show(intent, seconds);
        }
    }

    private static float middle() {
        return EDGE + SQUARE / 2f;
    }

    private void layOut() {
        float x = EDGE + SQUARE + GAP;
        for (Key key : keys) {
            key.picture.text(glyphs.fill(key.token)).at(x, HEIGHT / 2f, ZOrder.TEXT);
            x += key.picture.width() + GAP;
        }
        width = x - GAP + EDGE;
        plate.size(width, HEIGHT).at(width / 2f, HEIGHT / 2f, ZOrder.GROUND);
        square.at(middle(), HEIGHT / 2f, ZOrder.FILL);
    }
}
