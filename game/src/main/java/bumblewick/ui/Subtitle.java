package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/** One dry sentence at a time, at the foot of the picture. */
final class Subtitle {
    private static final float FADE_SECONDS = 0.2f;
    private static final float HOLD_SECONDS = 3.4f;
    private static final float Y = 84f;
    private static final ColorRGBA BAND = new ColorRGBA(0.02f, 0.07f, 0.09f, 0.62f);

    private final Node node = new Node("subtitle");
    private final Sprite band;
    private final Caption caption;
    private float age = Float.MAX_VALUE;

    Subtitle(Skin skin) {
        band = skin.plain(BAND).shown(false);
        caption = skin.caption(25f, Skin.TEXT, Align.CENTRE);
        caption.shown(false);
        node.attachChild(band.geometry());
        node.attachChild(caption.spatial());
    }

    Node node() {
        return node;
    }

    void show(String sentence) {
        caption.says(sentence);
        band.size(caption.width() + 56f, 46f);
        age = 0f;
    }

    void update(float width, float seconds) {
        boolean there = age < HOLD_SECONDS + FADE_SECONDS;
        band.shown(there);
        caption.shown(there);
        if (!there) {
            return;
        }
        age += seconds;
        float strength = Easing.clamp(age / FADE_SECONDS) * (1f - Easing.clamp((age - HOLD_SECONDS) / FADE_SECONDS));
        band.alpha(BAND.a * strength).at(width / 2f, Y, Layer.GROUND);
        caption.alpha(strength).at(width / 2f, Y, Layer.TEXT);
    }
}
