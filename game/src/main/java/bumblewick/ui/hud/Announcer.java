package bumblewick.ui.hud;

import bumblewick.sim.rule.Cues;
import bumblewick.sim.run.SimEvent;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Node;
import java.util.Optional;

/**
 * All messages of the HUD, in flight and on foot: the name of the stage, toasts above the lane of fire, and at the
 * foot of the screen hints, lines and sound captions, stacked one above the other. Of a line of the story and one of rules the
 * second waits until the first has been read.
 */
final class Announcer {
    private static final float SENTENCE = 21f;
    private static final float SOUND = 18f;

    /** Height of the line of progress, at scale 1, in lines: the messages stand above it. */
    private static final float GAUGES = 30f;

    /** Lower edge of messages in the bar of a cut, in lines. */
    private static final float IN_THE_BAR = 10f;

    private static final float CARD_FOOT = 104f;

    /** Strength of the bands at the foot while Wick is behind them, and seconds until they have it. */
    private static final float THIN = 0.35f;

    /** The same of the bands of lines, which are narrow and over the picture's brightest. */
    private static final float THIN_LINES = 0.7f;

    private static final float THIN_SECONDS = 0.25f;

    private final Node node = new Node("announcer");
    private final HudOptions options;
    private final PromptFormatter glyphs;
    private final Translations translations;
    private final Toast toast;
    private final StageTitleCard card;
    private final HintBubble hint;
    private final Subtitle subtitle;
    private final Subtitle line; // of rules
    private final Subtitle sound;
    private final SoundCaptions captions;
    private String hinted = "";
    private String waiting = ""; // the hint that came during a lesson
    private Optional<LessonPrompt> lesson = Optional.empty();
    private int revision;
    private int texts; // lines of rules so far
    private String ruleText = "";
    private float top; // upper edge of what stands at the foot, in lines
    private float ground = 1f;
    private boolean storySpeaks; // while a line of rules waits
    private boolean cut;
    private boolean falls; // whether a boss does

    Announcer(
            HudSkin hudSkin,
            HudLayout layout,
            Translations translations,
            PromptFormatter glyphs,
            Projection projection) {
        this.glyphs = glyphs;
        options = hudSkin.options();
        this.translations = translations;
        toast = new Toast(hudSkin, layout);
        card = new StageTitleCard(hudSkin, layout);
        hint = new HintBubble(hudSkin, layout);
        float size = layout.textScale() * options.subtitleScale();
        subtitle = new Subtitle(hudSkin, SENTENCE * size, Skin.TEXT);
        line = new Subtitle(hudSkin, SENTENCE * size, Skin.TEXT);
        sound = new Subtitle(hudSkin, SOUND * size, Skin.SOFT);
        captions = new SoundCaptions(translations, projection, sound::show);
        node.attachChild(card.node());
        node.attachChild(hint.node());
        node.attachChild(subtitle.node());
        node.attachChild(line.node());
        node.attachChild(sound.node());
        node.attachChild(toast.node());
    }

    Node node() {
        return node;
    }

    /** Shows a hint with the keys that it needs, if there is a text for {@code key}; a lesson ends first. */
    void showHint(String key) {
        if (translations.text(key).equals(key)) {
            return;
        }
        if (lesson.isPresent()) {
            waiting = key;
        } else {
            hinted = key;
            revision = glyphs.revision();
            hint.show(sentence(key), how(key));
        }
    }

    /** Shows a lesson, or none; a lesson replaces a hint. Cheap if nothing has changed. */
    void showLesson(Optional<LessonPrompt> now) {
        if (now.equals(lesson)) {
            return;
        }
        lesson = now;
        if (now.isEmpty()) {
            hint.dismiss();
            if (!waiting.isEmpty()) {
                showHint(waiting);
                waiting = "";
            }
        } else if (now.get().state() == LessonPrompt.State.LEARNED) {
            hinted = "lesson.learned";
            hint.praise(sentence(hinted));
        } else {
            boolean nudges = now.get().state() == LessonPrompt.State.NUDGED;
            String again = now.get().text() + ".again";
            boolean clearer = nudges && !translations.text(again).equals(again);
            hinted = clearer ? again : now.get().text();
            revision = glyphs.revision();
            hint.showLesson(sentence(hinted), how(hinted), nudges);
        }
    }

    /** The sentence of a hint, with the keys that it names on the active device. */
    private String sentence(String key) {
        return glyphs.fill(glyphs.text(translations, key));
    }

    /** Says that Wick is no more where the hint was given: it goes soon. Cheap if it has gone. */
    void leaveHint() {
        hint.leave();
    }

    /** Lets hints wait, or lets them go on. */
    void suppressHints(boolean now) {
        hint.setWaiting(!now);
    }

    /** What to press for a hint, on the active device; empty if nothing. */
    private String how(String hintKey) {
        String key = hintKey + ".how";
        String text = glyphs.text(translations, key);
        return text.equals(key) ? "" : glyphs.fill(text);
    }

    /** Replaces the keys of the hint if the player has changed to another device. */
    private void updateHintKeys() {
        if (hint.shown() && glyphs.revision() != revision) {
            revision = glyphs.revision();
            hint.rewrite(sentence(hinted), how(hinted));
        }
    }

    /** Shows the name of a stage. */
    void showTitle(String stage) {
        card.show(translations.text("stage." + stage), translations.text("stage." + stage + ".line"));
    }

    /** Shows a line of the story, if subtitles are on: that of the first of some keys for which there is a text. */
    void showStoryLine(String... keys) {
        for (String key : keys) {
            String sentence = translations.text(key);
            if (options.subtitles() && !sentence.equals(key)) {
                subtitle.show(sentence);
                return;
            }
        }
    }

    /**
     * Shows the line of text that rules have asked for, as long as they want. Cheap if nothing has changed. It is shown even if
     * lines of the story are not, for it may say what is to be done.
     */
    void showText(Cues cues) {
        showText(cues.texts(), cues.text());
    }

    /**
     * Likewise.
     *
     * @param count of lines of rules so far
     * @param key of the text; empty if rules want none
     */
    void showText(int count, String key) {
        if (count == texts && key.equals(ruleText)) {
            return;
        }
        texts = count;
        ruleText = key;
        if (ruleText.isEmpty()) {
            line.dismiss();
        } else {
            line.hold(sentence(ruleText));
        }
    }

    /** Shows a {@link Toast}. */
    void showToast(String picture, String what, String more, ColorRGBA color, int weight) {
        toast.show(picture, what, more, color, weight);
    }

    /** Says again what the player knows: see {@link Toast#showBriefly}. */
    void showBriefly(String picture, String what, ColorRGBA color) {
        toast.showBriefly(picture, what, color);
    }

    /** Whether a heavy toast is there to be read, or waits for that. */
    boolean toastSpeaks() {
        return toast.speaks();
    }

    /** Says whether a cut is shown: then toasts wait, and what is said stands in the bar below the picture. */
    void setCut(boolean now) {
        cut = now;
        toast.setAway(now || falls);
    }

    /** Says whether a boss is falling: then toasts wait, for its end is the picture's. */
    void setFalling(boolean now) {
        falls = now;
        toast.setAway(now || cut);
    }

    /** Shows the word for a great deed, larger than a {@link Toast} is. */
    void showGreat(String what) {
        toast.showGreat(what, Skin.GOLD);
    }

    /** Announces a medal. */
    void showMedal(String name) {
        toast.show("medal_" + name, translations.text("hud.medal." + name), "", Skin.GOLD, Toast.HEAVY);
    }

    /** Describes the sound of an event, if captions are on. */
    void describeSound(SimEvent event, HudLayout layout) {
        if (options.captions()) {
            captions.onEvent(event, layout.width());
        }
    }

    /**
     * Lets what stands at the foot be seen through while Wick is behind it.
     *
     * @param feet lower end of Wick, in lines
     */
    void keepInSight(float feet, float seconds) {
        boolean behind = feet < top && !options.highContrast();
        float step = (1f - THIN) * seconds / THIN_SECONDS;
        ground = behind ? Math.max(THIN, ground - step) : Math.min(1f, ground + step);
        hint.setGround(ground);
        float lines = THIN_LINES + (1f - THIN_LINES) * (ground - THIN) / (1f - THIN);
        subtitle.setGround(lines);
        line.setGround(lines);
        sound.setGround(lines);
    }

    /** Of two lines one is shown: that of rules goes on when the story has been told, and the story when a toast has been read. */
    private void takeTurns() {
        boolean both = subtitle.shown() && line.shown();
        storySpeaks = both ? storySpeaks || !line.unread() : subtitle.shown();
        line.setWaiting(both && storySpeaks);
        boolean toasted = toast.speaks() && !cut && !subtitle.visible();
        subtitle.setWaiting(toasted || (both && (!storySpeaks || line.visible())));
    }

    /**
     * One frame.
     *
     * @param below upper edge of toasts, in lines
     * @param taken height of what stands in the middle of the foot, at scale 1, in lines
     */
    void update(HudLayout layout, float below, float taken, float seconds) {
        updateHintKeys();
        takeTurns();
        captions.update(seconds);
        toast.update(layout, below, seconds);
        float foot = cut ? IN_THE_BAR : layout.bottom() + Math.max(GAUGES, taken) * layout.scale();
        foot = hint.update(layout, foot, card.shown() ? 0f : seconds);
        foot = subtitle.update(layout, foot, seconds);
        foot = line.update(layout, foot, seconds);
        foot = sound.update(layout, foot, seconds);
        top = foot;
        card.update(layout, Math.max(CARD_FOOT, foot), seconds);
    }
}
