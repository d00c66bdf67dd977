package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * A sentence at the foot of the picture, on a dark band, on as many lines as it needs. It stays as long as it takes to
 * read it.
 */
final class Subtitle {
    private static final float FADE_SECONDS = 0.2f;
    private static final float LEAST_SECONDS = 2f;
    private static final float SECONDS_PER_EM = 0.13f; // of width: a Japanese letter is one, a Latin half of one
    private static final float MOST_SECONDS = 7f;
    private static final float WIDEST = 900f;
    private static final float ROOM = 60f;
    private static final float RIM = 9f;

    private final Node node = new Node("subtitle");
    private final Sprite band;
    private final Caption caption;
    private final float plate;
    private float hold;
    private float age = Float.MAX_VALUE;
    private float height;
    private float wrappedAt;
    private String words = "";

    Subtitle(Ink ink, float size, ColorRGBA color) {
        plate = ink.bandAlpha();
        band = ink.band().shown(false);
        caption = ink.caption(size, color, Align.CENTRE);
        caption.shown(false);
        node.attachChild(band.geometry());
        node.attachChild(caption.spatial());
    }

    Node node() {
        return node;
    }

    void show(String sentence) {
        words = sentence;
        wrappedAt = 0f;
        age = 0f;
        float ems = caption.widthOf(sentence) / caption.size();
        hold = Math.max(LEAST_SECONDS, Math.min(MOST_SECONDS, 1f + SECONDS_PER_EM * ems));
    }

    /** Whether anything of it is to be seen. */
    boolean shown() {
        return age < hold + FADE_SECONDS;
    }

    /** Follows time; it stands on {@code foot}, in lines. Returns where something may stand on it. */
    float update(HudSpace space, float foot, float seconds) {
        age += seconds;
        band.shown(shown());
        caption.shown(shown());
        if (!shown()) {
            return foot;
        }
        float widest = Math.min(Math.min(WIDEST, space.right() - space.left() - 2f * ROOM), space.footRoom());
        if (widest != wrappedAt) {
            wrap(widest);
        }
        float strength = Easing.clamp(age / FADE_SECONDS) * (1f - Easing.clamp((age - hold) / FADE_SECONDS));
        band.alpha(plate * strength).at(space.middle(), foot + height / 2f, Layer.GROUND);
        caption.alpha(strength).at(space.middle(), foot + height - RIM - caption.lineHeight() / 2f, Layer.TEXT);
        return foot + height + 4f;
    }

    private void wrap(float widest) {
        wrappedAt = widest;
        float width = Math.min(widest, caption.widthOf(words));
        caption.wrapped(widest, Canvas.HEIGHT).says(words);
        height = caption.height() + 2f * RIM;
        band.size(width + 2f * ROOM, height);
    }
}
