package bumblewick.ui;

import bumblewick.sim.run.SimEvent;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;

/**
 * What both kinds of stage say in words: the name of the stage, toasts above the lane of fire, and at the foot of the
 * picture hints, sentences of the story and what is to be heard, one above the other.
 */
final class Announcer {
    private static final float SENTENCE = 24f;
    private static final float SOUND = 20f;

    /** Height of the gauges, at scale 1, in lines: the lowest stands on them. */
    private static final float GAUGES = 38f;

    private static final float CARD_FOOT = 104f;

    private final Node node = new Node("announcer");
    private final HudOptions options;
    private final GlyphText glyphs;
    private final Words words;
    private final Toast toast;
    private final TitleCard card;
    private final HintBalloon hint;
    private final Subtitle subtitle;
    private final Subtitle sound;
    private final SoundCaptions captions;
    private String hinted = "";
    private int revision;

    Announcer(Ink ink, HudSpace space, Words words, GlyphText glyphs) {
        this.glyphs = glyphs;
        options = ink.options();
        this.words = words;
        toast = new Toast(ink, space);
        card = new TitleCard(ink, space);
        hint = new HintBalloon(ink, space);
        float size = space.texts() * options.subtitleScale();
        subtitle = new Subtitle(ink, SENTENCE * size, Skin.TEXT);
        sound = new Subtitle(ink, SOUND * size, Skin.SOFT);
        captions = new SoundCaptions(words, sound);
        node.attachChild(card.node());
        node.attachChild(hint.node());
        node.attachChild(subtitle.node());
        node.attachChild(sound.node());
        node.attachChild(toast.node());
    }

    Node node() {
        return node;
    }

    /** Gives a hint, with what to press for it, if there is one for this key. */
    void hint(String key) {
        String sentence = words.text(key);
        if (!sentence.equals(key)) {
            hinted = key;
            revision = glyphs.revision();
            hint.show(sentence, how(key));
        }
    }

    /** While somebody else tells something, nothing is taught. */
    void teaches(boolean now) {
        hint.waits(!now);
    }

    /** How to do what a hint speaks of, with what is in hand; empty if there is nothing to press. */
    private String how(String hintKey) {
        String key = hintKey + ".how";
        String text = glyphs.words(words, key);
        return text.equals(key) ? "" : glyphs.fill(text);
    }

    /** Another device was taken up: other things are to be pressed. */
    private void followTheHand() {
        if (hint.shown() && glyphs.revision() != revision) {
            revision = glyphs.revision();
            hint.keys(how(hinted));
        }
    }

    /** Says the name of a stage. */
    void begin(String stage) {
        card.show(words.text("stage." + stage), words.text("stage." + stage + ".line"));
    }

    /** A sentence of the story, if there is one for this key and sentences are wanted. */
    void line(String key, Object... values) {
        String sentence = words.text(key, values);
        if (options.subtitles() && !sentence.equals(key)) {
            subtitle.show(sentence);
        }
    }

    /** A word or two that matter, or not so much; see {@link Toast}. */
    void toast(String picture, String what, String more, ColorRGBA color, int weight) {
        toast.show(picture, what, more, color, weight);
    }

    /** The medal of that name was reached. */
    void medal(String name) {
        toast.show("medal_" + name, words.text("hud.medal." + name), "", Skin.GOLD, Toast.HEAVY);
    }

    /** Describes what is to be heard, if that is wanted. */
    void hear(SimEvent event) {
        if (options.captions()) {
            captions.tell(event);
        }
    }

    /** Follows time; toasts hang below {@code below}, in lines. */
    void update(HudSpace space, float below, float seconds) {
        followTheHand();
        captions.update(seconds);
        toast.update(space, below, seconds);
        float foot = space.bottom() + GAUGES * space.scale();
        foot = hint.update(space, foot, card.shown() ? 0f : seconds);
        foot = subtitle.update(space, foot, seconds);
        foot = sound.update(space, foot, seconds);
        card.update(space, Math.max(CARD_FOOT, foot), seconds);
    }
}
