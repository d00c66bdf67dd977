package bumblewick.ui.hud;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * A line of text at the foot of the screen, on a dark band, wrapped if necessary. It stays as long as reading takes.
 */
final class Subtitle {
    private static final float FADE_SECONDS = 0.1f;
    private static final float LEAST_SECONDS = 2f;
    private static final float SECONDS_PER_EM = 0.13f; // of width: a Japanese letter is one, a Latin half of one
    private static final float MOST_SECONDS = 7f;
    private static final float WIDEST = 1000f;
    private static final float ROOM = 60f;
    private static final float RIM = 6f;

    private final Node node = new Node("subtitle");
    private final Sprite band;
    private final CanvasText caption;
    private final float plate;
    private float hold;
    private float reading; // seconds that it takes
    private float age = Float.MAX_VALUE;
    private float turn; // share of its strength that it has while it comes or steps back
    private boolean waits;
    private float height;
    private float wrappedAt;
    private String words = "";
    private float ground = 1f; // factor on the strength of the band

    Subtitle(HudSkin hudSkin, float size, ColorRGBA color) {
        plate = hudSkin.bandAlpha();
        band = hudSkin.band().shown(false);
        caption = hudSkin.caption(size, color, Align.CENTRE);
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
        turn = 0f;
        float ems = caption.widthOf(sentence) / caption.size();
        reading = Math.max(LEAST_SECONDS, Math.min(MOST_SECONDS, 1f + SECONDS_PER_EM * ems));
        hold = reading;
    }

    /** Shows a line until it is dismissed or another one is shown. */
    void hold(String sentence) {
        show(sentence);
        hold = Float.MAX_VALUE;
    }

    /** Lets the line fade; one that has only waited so far is read first. */
    void dismiss() {
        hold = Math.min(hold, waits && age == 0f ? reading : age);
    }

    /** Lets the line step back for another one while its time stands still, or lets it go on. */
    void setWaiting(boolean now) {
        waits = now;
    }

    /** Whether there is a line that has not been there for as long as reading takes. */
    boolean unread() {
        return shown() && age < reading;
    }

    /** Sets a factor on the strength of the band, 0 to 1: what is behind it is to be seen. */
    void setGround(float share) {
        ground = share;
    }

    /** Whether there is a line, seen or waiting. */
    boolean shown() {
        return age < hold + FADE_SECONDS;
    }

    /** Whether any of it is visible. */
    boolean visible() {
        return shown() && turn > 0f;
    }

    /**
     * One frame.
     *
     * @param foot lower edge, in lines
     * @return where the next message above may stand
     */
    float update(HudLayout layout, float foot, float seconds) {
        age += waits ? 0f : seconds;
        turn = Easing.clamp(turn + (waits ? -seconds : seconds) / FADE_SECONDS);
        band.shown(visible());
        caption.shown(visible());
        if (!visible()) {
            return foot;
        }
        float widest = Math.min(Math.min(WIDEST, layout.right() - layout.left() - 2f * ROOM), layout.bottomRoom());
        if (widest != wrappedAt) {
            wrap(widest);
        }
        float strength = turn * (1f - Easing.clamp((age - hold) / FADE_SECONDS));
        band.alpha(plate * ground * strength).at(layout.middle(), foot + height / 2f, ZOrder.GROUND);
        caption.alpha(strength).at(layout.middle(), foot + height - RIM - caption.lineHeight() / 2f, ZOrder.TEXT);
        return foot + height + 4f;
    }

    private void wrap(float widest) {
        wrappedAt = widest;
        float width = Math.min(widest, caption.widthOf(words));
        caption.wrapped(widest, Canvas.HEIGHT).text(words);
        height = caption.height() + 2f * RIM;
        band.size(width + 2f * ROOM, height);
    }
}
