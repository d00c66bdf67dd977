package bumblewick.ui.hud;

import bumblewick.math.Easing;
import bumblewick.ui.draw.Align;
import bumblewick.ui.draw.CanvasText;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Sprite;
import bumblewick.ui.draw.ZOrder;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/**
 * A short message above the lane of fire that pops up and fades, with a picture and a sentence if it is important: a
 * checkpoint, a medal, a chain. There is one at a time: a new one replaces the current one, unless that is heavier; of two heavy
 * ones the second waits until the first has been read.
 */
final class Toast {
    static final int LIGHT = 0;
    static final int HEAVY = 1;

    /** Size of the words that end a fight, as a factor on that of others. */
    private static final float GREAT = 1.6f;

    /** The same of light words, which tell what the player has just seen. */
    private static final float SMALL = 0.78f;

    private static final float POP_SECONDS = 0.14f;

    /** Seconds for which light words stay: they are short, and there are many. */
    private static final float LIGHT_HOLD = 1.2f;

    /** The same for brief ones, which tell again what has been explained before. */
    private static final float BRIEF_HOLD = 1.5f;

    /** Seconds for which a message stays at least, and for each letter of a longer one; letters such as kanji count twice. */
    private static final float LEAST_HOLD = 2f;

    /** Seconds for which a heavy message is left alone when another one waits. */
    private static final float UNDISTURBED = 1.6f;

    private static final int MOST_WAIT = 3;
    private static final float NOTICING = 0.8f; // seconds until one begins to read
    private static final float PER_LETTER = 0.04f;
    private static final int LAST_NARROW = 0x2000; // letters beyond say about as much as two
    private static final float FADE_SECONDS = 0.15f;
    private static final float ICON = 46f;
    private static final float ROOM = 10f;
    private static final float BESIDE = 60f; // of the band, left and right of what it is for
    private static final float ASIDE = 230f; // lines at scale 1 that belong to what stands left and right of it
    private static final float LEAST_FIT = 0.62f; // share of their size to which words shrink for that
    private static final float RIM = 24f; // of the band, above and below together: its edges are soft
    private static final float BAND = 0.7f; // of a band's usual darkness

    private final Node node = new Node("toast");
    private final HudSkin hudSkin;
    private final Sprite band;
    private final CanvasText words;
    private final CanvasText sentence;
    private final Map<String, Sprite> pictures = new HashMap<>();
    private final float texts;
    private final Deque<Message> waiting = new ArrayDeque<>();
    private Sprite picture;
    private float hold = LEAST_HOLD;
    private float age = Float.MAX_VALUE;
    private int weight;
    private float size = 1f;
    private boolean away; // while a cut is shown

    /** What is to be said; see {@link #show(String, String, String, ColorRGBA, int)}. */
    private record Message(
            String picture, String what, String more, ColorRGBA color, int weight, float size, float hold) {}

    Toast(HudSkin hudSkin, HudLayout layout) {
        this.hudSkin = hudSkin;
        texts = layout.textScale();
        band = hudSkin.band().shown(false);
        words = hudSkin.headline(letters(31f), Skin.GOLD, Align.LEFT);
        sentence = hudSkin.caption(21f * texts, Skin.TEXT, Align.LEFT);
        words.shown(false);
        sentence.shown(false);
        node.attachChild(band.geometry());
        node.attachChild(words.spatial());
        node.attachChild(sentence.spatial());
    }

    /** Size of the large letters: they grow by as many lines as the small ones. */
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
        boolean small = weight == LIGHT && more.isEmpty();
        float hold = small ? LIGHT_HOLD : readingSeconds(what + more);
        show(new Message(pictureName, what, more, color, weight, small ? SMALL : 1f, hold));
    }

    /** Shows in one small line, and not for long, what the player knows; it is heavy all the same. */
    void showBriefly(String pictureName, String what, ColorRGBA color) {
        show(new Message(pictureName, what, "", color, HEAVY, SMALL, BRIEF_HOLD));
    }

    /** Shows the word for a great deed: it is heavy, and larger than all others. */
    void showGreat(String what, ColorRGBA color) {
        show(new Message("", what, "", color, HEAVY, GREAT, readingSeconds(what)));
    }

    private void show(Message message) {
        boolean disturbs = weight == HEAVY && age < UNDISTURBED;
        if (message.weight == HEAVY && (disturbs || !waiting.isEmpty())) {
            if (waiting.size() < MOST_WAIT) {
                waiting.add(message);
            }
        } else if (message.weight >= weight || age >= hold) {
            say(message);
        }
    }

    private void say(Message message) {
        weight = message.weight;
        size = message.size;
        age = 0f;
        hold = message.hold;
        words.text(message.what).color(message.color);
        sentence.text(message.more);
        if (picture != null) {
            picture.shown(false);
        }
        picture = message.picture.isEmpty() ? null : pictures.computeIfAbsent(message.picture, this::attach);
    }

    /** Lets messages wait while a cut is shown, or lets them go on. */
    void setAway(boolean now) {
        away = now;
    }

    /** Whether a heavy message is there to be read, or waits for that. */
    boolean speaks() {
        return weight == HEAVY && (age < hold || !waiting.isEmpty());
    }

    private static float readingSeconds(String text) {
        float letters =
                text.codePoints().map(letter -> letter < LAST_NARROW ? 1 : 2).sum();
        return Math.max(LEAST_HOLD, NOTICING + PER_LETTER * letters);
    }

    private Sprite attach(String name) {
        Sprite sprite = hudSkin.sprite(name);
        node.attachChild(sprite.geometry());
        return sprite;
    }

    /** Width for words whose upper edge is there, in lines. */
    private static float room(HudLayout layout, float below) {
        boolean firstRow = below > layout.secondRow();
        return firstRow ? layout.firstRowRoom() : layout.topRight() - layout.topLeft() - 2f * ASIDE * layout.scale();
    }

    /**
     * One frame.
     *
     * @param below upper edge, in lines
     */
    void update(HudLayout layout, float below, float seconds) {
        age += away ? 0f : seconds;
        if (age >= UNDISTURBED && !waiting.isEmpty()) {
            say(waiting.remove());
        }
        boolean there = age < hold + FADE_SECONDS && !away;
        boolean two = there && !sentence.isEmpty();
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
        float swell = 1f + hudSkin.motion() * 0.3f * (1f - in);
        float icon = picture == null ? 0f : ICON * Math.min(1f, size) * Math.max(1f, Math.min(1.4f, texts));
        float room = room(layout, below) - icon;
        float fit = Easing.clamp(room / Math.max(1f, size * words.width()), LEAST_FIT, 1f) * size;
        float small = Easing.clamp((room - BESIDE) / Math.max(1f, sentence.width()), LEAST_FIT, 1f);
        float width = Math.max(fit * words.width(), two ? small * sentence.width() : 0f);
        float left = layout.middle() - (width + (icon == 0f ? 0f : icon + ROOM)) / 2f;
        float height = words.size() * 1.2f * size;
        float text = left + (icon == 0f ? 0f : icon + ROOM);
        float rise = hudSkin.motion() * 14f * out;
        words.alpha(alpha).scale(fit * swell).at(text, below - height / 2f + rise, ZOrder.TEXT);
        sentence.alpha(alpha).scale(small).at(text + 2f, below - height - sentence.size() * 0.6f + rise, ZOrder.TEXT);
        float all = two ? height + sentence.size() * 1.2f : height;
        float middle = below - all / 2f + rise;
        float whole = width + (icon == 0f ? 0f : icon + ROOM);
        band.alpha(BAND * hudSkin.bandAlpha() * alpha)
                .size(whole + 2f * BESIDE, all + RIM)
                .at(layout.middle(), middle, ZOrder.GROUND);
        if (picture != null) {
            picture.alpha(alpha).size(icon * swell, icon * swell).at(left + icon / 2f, middle, ZOrder.ICON);
        }
    }
}
