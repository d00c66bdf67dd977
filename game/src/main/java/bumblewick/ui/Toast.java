package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** A word or two in the upper third that pop up and fade: a checkpoint, a chain, a volley. The newest one wins. */
final class Toast {
    private static final float POP_SECONDS = 0.12f;
    private static final float HOLD_SECONDS = 1.1f;
    private static final float FADE_SECONDS = 0.3f;
    private static final float Y = Canvas.HEIGHT - 150f;

    private final Node node = new Node("toast");
    private final Caption caption;
    private float age = Float.MAX_VALUE;
    private int weight;

    Toast(Skin skin) {
        caption = skin.headline(40f, Skin.GOLD, Align.CENTRE);
        caption.shown(false);
        node.attachChild(caption.spatial());
    }

    Node node() {
        return node;
    }

    /** Shows something, unless what is shown weighs more. */
    void show(String words, ColorRGBA color, int weight) {
        if (weight < this.weight && age < HOLD_SECONDS) {
            return;
        }
        this.weight = weight;
        age = 0f;
        caption.says(words).color(color);
    }

    void update(float width, float seconds) {
        if (age > HOLD_SECONDS + FADE_SECONDS) {
            caption.shown(false);
            return;
        }
        age += seconds;
        float in = Easing.out(Easing.clamp(age / POP_SECONDS));
        float out = Easing.clamp((age - HOLD_SECONDS) / FADE_SECONDS);
        caption.shown(true).alpha(in * (1f - out)).scale(1.35f - 0.35f * in).at(width / 2f, Y + 18f * out, Layer.TEXT);
    }
}
