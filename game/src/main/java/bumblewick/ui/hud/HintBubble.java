package bumblewick.ui.hud;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.math.FastMath;
import com.jme3.scene.Node;

/**
 * A hint of the tutorial, at the foot of the screen: what the player can do here, and what to press for it. It goes by itself;
 * that of a lesson stays until the lesson is learned. Long sentences wrap and large ones shrink, so that Wick stays visible.
 */
final class HintBubble {
    private static final float IN_SECONDS = 0.25f;
    private static final float OUT_SECONDS = 0.1f;
    private static final float HOLD_SECONDS = 6f;
    private static final float LEAST_SECONDS = 2.6f; // for which one whose place Wick has left stays, to be read
    private static final float WIDEST = 1080f;
    private static final float ROOM = 56f;
    private static final float SOFT = 0.2f; // of the words' width: the soft ends of the band, which lie beside them
    private static final float RIM = 7f;
    private static final float SENTENCE = 21f;
    private static final float KEYS = 24f;

    /** Largest height of the sentence and of all of it, in lines: above it Wick flies. */
    private static final float HIGHEST_SENTENCE = 118f;

    private static final float HIGHEST = 168f;

    /** Seconds from one pulse of a lesson that waits to the next, and how much it swells. */
    private static final float PULSE_SECONDS = 2f;

    private static final float SWELL = 0.06f;

    private final Node node = new Node("hint");
    private final HudSkin hudSkin;
    private final Sprite band;
    private final Sprite edge;
    private final CanvasText sentence;
    private final CanvasText keys;
    private final float texts;
    private String words = "";
    private float age = Float.MAX_VALUE;
    private float hold = HOLD_SECONDS;
    private float beat;
    private boolean waits;
    private boolean stays;
    private boolean pulses;
    private float ground = 1f; // factor on the strength of the band

    HintBubble(HudSkin hudSkin, HudLayout layout) {
        this.hudSkin = hudSkin;
        texts = layout.textScale();
        band = hudSkin.band();
        edge = hudSkin.plain(Skin.GOLD);
        sentence = hudSkin.caption(SENTENCE * texts, Skin.TEXT, Align.CENTRE);
        keys = hudSkin.caption(KEYS * texts, Skin.GOLD, Align.CENTRE);
        node.attachChild(band.geometry());
        node.attachChild(edge.geometry());
        node.attachChild(sentence.spatial());
        node.attachChild(keys.spatial());
        node.setCullHint(Node.CullHint.Always);
    }

    Node node() {
        return node;
    }

    /**
     * Shows a hint for a while.
     *
     * @param withKeys what to press; may be empty
     */
    void show(String what, String withKeys) {
        write(what, withKeys);
        color(Skin.TEXT, Skin.GOLD);
        age = 0f;
        hold = HOLD_SECONDS;
        stays = false;
        pulses = false;
    }

    /**
     * Shows a lesson until {@link #dismiss}; one that is shown already goes on.
     *
     * @param withKeys what to press; may be empty
     * @param nudges whether it pulses
     */
    void showLesson(String what, String withKeys, boolean nudges) {
        boolean goesOn = stays && shown();
        show(what, withKeys);
        age = goesOn ? IN_SECONDS : 0f;
        beat = 0f;
        stays = true;
        pulses = nudges;
    }

    /** Shows a word of praise in green: the lesson is learned. */
    void praise(String what) {
        write(what, "");
        color(HudSkin.FRESH, HudSkin.FRESH);
        beat = 0f;
        pulses = true;
    }

    /** Lets a lesson fade out. */
    void dismiss() {
        if (stays) {
            stays = false;
            age = Math.max(age, hold);
        }
    }

    /** Lets a hint fade out as soon as it can have been read: it is obeyed, or left behind. One that waits has been. */
    void leave() {
        hold = Math.min(hold, waits ? age : Math.max(age, LEAST_SECONDS));
    }

    /** Replaces the words of the same hint: the player has changed to another device. */
    void rewrite(String what, String withKeys) {
        write(what, withKeys);
    }

    private void write(String what, String withKeys) {
        words = what;
        keys.text(withKeys);
    }

    private void color(ColorRGBA letters, ColorRGBA rim) {
        sentence.color(letters);
        edge.tint(rim);
    }

    /** Hides the hint and stops its time, or goes on. */
    void setWaiting(boolean now) {
        waits = now;
    }

    /** Sets a factor on the strength of the band, 0 to 1: what is behind it is to be seen. */
    void setGround(float share) {
        ground = share;
    }

    /** Whether a hint is shown or waiting. */
    boolean shown() {
        return stays || age < hold + OUT_SECONDS;
    }

    /**
     * One frame.
     *
     * @param foot lower edge, in lines
     * @return where the next message above may stand
     */
    float update(HudLayout layout, float foot, float seconds) {
        float passed = waits ? 0f : seconds;
        age = stays ? Math.min(age + passed, hold) : age + passed;
        beat += passed;
        node.setCullHint(shown() ? Node.CullHint.Inherit : Node.CullHint.Always);
        if (!shown()) {
            return foot;
        }
        if (age == 0f || waits) {
            node.setCullHint(Node.CullHint.Always); // it waits for its turn
            return foot;
        }
        float in = Easing.out(Easing.clamp(age / IN_SECONDS));
        float out = Easing.clamp((age - hold) / OUT_SECONDS);
        return place(layout, foot, in * (1f - out));
    }

    private float place(HudLayout layout, float foot, float share) {
        float widest = WIDEST * Math.max(1f, texts);
        float room = Math.min(Math.min(widest, layout.right() - layout.left()) - 2f * ROOM, layout.bottomRoom());
        keys.shrinkToWidth(room);
        float row = keys.isEmpty() ? 0f : keys.lineHeight() * keys.shownScale();
        float highest = Math.min(HIGHEST_SENTENCE, HIGHEST - row - 2f * RIM);
        sentence.fitText(words, room, highest);
        float text = sentence.height() * sentence.shownScale();
        float written = Math.min(room, Math.max(sentence.shownWidth(), keys.shownWidth()));
        float width = Math.min(room + 2f * ROOM, written + 2f * Math.max(ROOM, SOFT * written));
        float height = text + row + 2f * RIM;
        float y = foot - 24f * hudSkin.motion() * (1f - share);
        float swell = 1f + swell();
        band.alpha(hudSkin.bandAlpha() * ground * share)
                .size(width * swell, height * swell)
                .at(layout.middle(), y + height / 2f, ZOrder.GROUND);
        edge.alpha(share).size(written * swell, 3f).at(layout.middle(), y + height, ZOrder.FILL);
        keys.alpha(share).at(layout.middle(), y + RIM + row / 2f, ZOrder.TEXT);
        float top = y + height - RIM;
        sentence.alpha(share)
                .at(layout.middle(), top - sentence.lineHeight() * sentence.shownScale() / 2f, ZOrder.TEXT);
        return foot + height + 8f;
    }

    /** How much a lesson that waits is larger now, 0 or more. */
    private float swell() {
        float phase = beat % PULSE_SECONDS / PULSE_SECONDS;
        return pulses ? hudSkin.motion() * SWELL * FastMath.sin(FastMath.PI * Easing.clamp(phase * 4f)) : 0f;
    }
}
