package bumblewick.ui;

import bumblewick.math.Easing;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.HashMap;
import java.util.Map;

/**
 * A word or two above the lane of fire that pop up and fade, with a picture and a sentence if it matters: a checkpoint, a
 * medal, a chain. The newest one wins, unless what is shown weighs more.
 */
final class Toast {
    static final int LIGHT = 0;
    static final int HEAVY = 1;

    private static final float POP_SECONDS = 0.14f;
    private static final float HOLD_SECONDS = 1.1f;
    private static final float HOLD_SENTENCE = 2.2f;
    private static final float FADE_SECONDS = 0.25f;
    private static final float ICON = 52f;
    private static final float ROOM = 10f;
    private static final float BESIDE = 60f; // of the band, left and right of what it is for
    private static final float BAND = 0.7f; // of a band's usual darkness

    private final Node node = new Node("toast");
    private final Ink ink;
    private final Sprite band;
    private final Caption words;
    private final Caption sentence;
    private final Map<String, Sprite> pictures = new HashMap<>();
    private final float texts;
    private Sprite picture;
    private float hold = HOLD_SECONDS;
    private float age = Float.MAX_VALUE;
    private int weight;

    Toast(Ink ink, HudSpace space) {
        this.ink = ink;
        texts = space.texts();
        band = ink.band().shown(false);
        words = ink.headline(letters(36f), Skin.GOLD, Align.LEFT);
        sentence = ink.caption(21f * texts, Skin.TEXT, Align.LEFT);
        words.shown(false);
        sentence.shown(false);
        node.attachChild(band.geometry());
        node.attachChild(words.spatial());
        node.attachChild(sentence.spatial());
    }

    /** Large letters grow by as many lines as small ones do. */
    private float letters(float size) {
        return size + 21f * (texts - 1f);
    }

    Node node() {
        return node;
    }

    /** Shows a word. */
    void show(String what, ColorRGBA color, int weight) {
        show("", what, "", color, weight);
    }

    /** Shows a word beside a picture of the skin and above a sentence; either may be empty. */
    void show(String pictureName, String what, String more, ColorRGBA color, int weight) {
        if (weight < this.weight && age < hold) {
            return;
        }
        this.weight = weight;
        age = 0f;
        hold = more.isEmpty() ? HOLD_SECONDS : HOLD_SENTENCE;
        words.says(what).color(color);
        sentence.says(more);
        if (picture != null) {
            picture.shown(false);
        }
        picture = pictureName.isEmpty() ? null : pictures.computeIfAbsent(pictureName, this::attach);
    }

    private Sprite attach(String name) {
        Sprite sprite = ink.sprite(name);
        node.attachChild(sprite.geometry());
        return sprite;
    }

    /** Follows time; {@code below} is its upper edge, in lines. */
    void update(HudSpace space, float below, float seconds) {
        age += seconds;
        boolean there = age < hold + FADE_SECONDS;
        boolean two = there && !sentence.empty();
        words.shown(there);
        sentence.shown(two);
        band.shown(two);
        if (picture != null) {
            picture.shown(there);
        }
        if (!there) {
            return;
        }
        float in = Easing.out(Easing.clamp(age / POP_SECONDS));
        float out = Easing.clamp((age - hold) / FADE_SECONDS);
        float alpha = in * (1f - out);
        float swell = 1f + ink.motion() * 0.3f * (1f - in);
        float icon = picture == null ? 0f : ICON * Math.max(1f, Math.min(1.4f, texts));
        float width = Math.max(words.width(), two ? sentence.width() : 0f);
        float left = space.middle() - (width + (icon == 0f ? 0f : icon + ROOM)) / 2f;
        float height = words.size() * 1.2f;
        float text = left + (icon == 0f ? 0f : icon + ROOM);
        float rise = ink.motion() * 14f * out;
        words.alpha(alpha).scale(swell).at(text, below - height / 2f + rise, Layer.TEXT);
        sentence.alpha(alpha).at(text + 2f, below - height - sentence.size() * 0.6f + rise, Layer.TEXT);
        float all = two ? height + sentence.size() * 1.2f : height;
        float middle = below - all / 2f + rise;
        float whole = width + (icon == 0f ? 0f : icon + ROOM);
        band.alpha(BAND * ink.bandAlpha() * alpha)
                .size(whole + 2f * BESIDE, all + 2f)
                .at(space.middle(), middle, Layer.GROUND);
        if (picture != null) {
            picture.alpha(alpha).size(icon * swell, icon * swell).at(left + icon / 2f, middle, Layer.ICON);
        }
    }
}
