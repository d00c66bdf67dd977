package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.ui.draw.ActionGlyphs;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.FixedGlyphs;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import bumblewick.view.ShippedAssets;
import com.jme3.font.BitmapText;
import com.jme3.math.ColorRGBA;
import com.jme3.scene.Geometry;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All messages of the HUD: hints, toasts and lines, each alone and how they give way to each other. */
@Tag("long")
class AnnouncerTest {
    private static final float FRAME = 1f / 60f;
    private static final float QUARTER = 0.25f; // seconds

    /** Shift, and something that has no picture, gather; nothing else is bound. */
    private static final ActionGlyphs KEYS = new FixedGlyphs(Map.of("tight", List.of("key.42", "no.such.thing")));

    private final Skin skin = new Skin(ShippedAssets.open());
    private final HudSkin lively = new HudSkin(skin, HudOptions.defaults());

    /** Also one that takes two lines: the room in which it was wrapped is wider than it is. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Short.",
                "A sentence of so many words that it does not find room in one line at the foot of the screen, and so it"
                        + " takes a second one."
            })
    void theBandOfAHintIsAsWideAsItsWords(String words) {
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        HintBubble hint = new HintBubble(lively, space);
        hint.show(words, "");
        hint.update(space, 0f, 1f);
        hint.update(space, 0f, FRAME);

        List<DrawnPart> drawn = DrawnPart.of(hint.node(), 1f);
        Rectangle edge = drawn.get(1).box();
        Rectangle sentence = drawn.get(2).box();

        assertEquals(sentence.width(), edge.width(), 12f, "but for the room at the sides of letters");
    }

    @Test
    void aHintThatWaitsIsNotSeenAndHasItsTimeLater() {
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        HintBubble hint = new HintBubble(lively, space);
        hint.show("words", "");
        hint.update(space, 0f, 1f);
        float seen = hint.update(space, 0f, FRAME);
        hint.setWaiting(true);
        float waiting = hint.update(space, 0f, 60f);
        hint.setWaiting(false);

        assertTrue(seen > 0f);
        assertEquals(0f, waiting, "nothing stands at the foot");
        assertEquals(seen, hint.update(space, 0f, FRAME));
    }

    /** At usual and at twice the size of texts. */
    @ParameterizedTest
    @ValueSource(floats = {1f, 2f})
    void theSentenceOfAToastLiesOnItsBand(float textScale) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        HudOptions options = new HudOptions(textScale, true, true, 1f, false, 1f, 1f, false, 1.2f);
        HudLayout space = new HudLayout(canvas, options);
        Toast toast = new Toast(new HudSkin(skin, options), space);
        toast.show("", "Lantern lit", "You will gladly restart from here.", Skin.GOLD, Toast.HEAVY);
        toast.update(space, 600f, 0.5f);
        List<DrawnPart> drawn = DrawnPart.of(toast.node(), 1f);

        assertEquals(3, drawn.size(), drawn::toString);
        Rectangle band = drawn.get(0).box();
        assertTrue(drawn.get(1).box().within(band), drawn::toString);
        assertTrue(drawn.get(2).box().within(band), drawn::toString);
    }

    /** A word stays for two seconds; a sentence of 60 letters for 0.8 + 0.04 × 60 s, as does one of 30 kanji. */
    @ParameterizedTest
    @CsvSource({"1, a, 2", "60, a, 3.2", "30, 花, 3.2"})
    void aToastStaysAsLongAsItTakesToRead(int letters, String letter, float seconds) {
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        Toast toast = new Toast(lively, space);
        toast.show(letter.repeat(letters), Skin.GOLD, Toast.HEAVY);

        toast.update(space, 600f, seconds);
        assertFalse(DrawnPart.of(toast.node(), 1f).isEmpty(), "it only begins to fade");
        toast.update(space, 600f, 0.5f);
        assertTrue(DrawnPart.of(toast.node(), 1f).isEmpty());
    }

    /** A medal at a checkpoint: both are read, one after the other. */
    @Test
    void ofTwoHeavyToastsTheSecondWaitsUntilTheFirstHasBeenRead() {
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        Toast toast = new Toast(lively, space);
        toast.show("checkpoint!", Skin.GOLD, Toast.HEAVY);
        toast.show("medal!", Skin.GOLD, Toast.HEAVY);
        toast.show("chain!", Skin.GOLD, Toast.LIGHT);

        toast.update(space, 600f, 1f);
        assertEquals(List.of("checkpoint!"), said(toast));
        toast.update(space, 600f, 1f);
        assertEquals(List.of("medal!"), said(toast));
    }

    /** What is known already is said in one line for a second and a half. */
    @Test
    void whatIsKnownIsSaidBriefly() {
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        Toast toast = new Toast(lively, space);
        toast.showBriefly("", "checkpoint!", Skin.GOLD);

        toast.update(space, 600f, 1.5f);
        assertEquals(List.of("checkpoint!"), said(toast), "it only begins to fade");
        toast.update(space, 600f, 0.2f);
        assertEquals(List.of(), said(toast));
    }

    /** A cut is seen without words over it; after it the toast has its time. */
    @Test
    void aToastWaitsForTheEndOfACut() {
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        Toast toast = new Toast(lively, space);
        toast.show("medal!", Skin.GOLD, Toast.HEAVY);
        toast.setAway(true);
        toast.update(space, 600f, 60f);
        List<String> during = said(toast);
        toast.setAway(false);
        toast.update(space, 600f, 1f);

        assertEquals(List.of(), during);
        assertEquals(List.of("medal!"), said(toast));
    }

    /** Two things are not said at once: the story waits until the toast has been read. */
    @Test
    void aLineOfTheStoryWaitsForAToast() {
        Announcer announcer = announcer();
        announcer.showToast("", "medal!", "", Skin.GOLD, Toast.HEAVY);
        announcer.showStoryLine("line");
        List<String> first = words(announcer);
        pass(announcer, 2.5f);

        assertEquals(List.of("medal!"), first);
        assertEquals(List.of("line!"), words(announcer));
    }

    /** The second phase of a boss whose third one alone has a line of its own. */
    @Test
    void aLineOfTheStoryIsThatOfTheFirstKeyWithAText() {
        Set<String> written = Set.of("phase", "phase.3");
        Announcer announcer = announcer((key, values) -> written.contains(key) ? key + "!" : key);
        announcer.showStoryLine("phase.2", "phase");
        List<String> second = words(announcer);
        pass(announcer, 2.5f);
        announcer.showStoryLine("phase.3", "phase");

        assertEquals(List.of("phase!"), second);
        assertEquals(List.of("phase.3!"), words(announcer));
    }

    private static List<String> said(Toast toast) {
        return toast.node().descendantMatches(BitmapText.class).stream()
                .filter(text -> text.getCullHint() != Spatial.CullHint.Always)
                .map(BitmapText::getText)
                .toList();
    }

    /** Two things are not said at once: the hint of a place waits until the lesson is over. */
    @Test
    void aHintWaitsForTheEndOfALesson() {
        Announcer announcer = announcer();
        announcer.showLesson(Optional.of(new LessonPrompt("lesson", LessonPrompt.State.SHOWN)));
        announcer.showHint("hint");

        assertEquals(List.of("lesson!", "lesson.how!"), words(announcer));
        announcer.showLesson(Optional.empty());
        assertEquals(List.of("hint!", "hint.how!"), words(announcer));
    }

    /** A line of rules tells what to do, so it comes before one of the story; what is said is read before the other comes. */
    @Test
    void ofTwoLinesTheSecondWaitsUntilTheFirstHasBeenRead() {
        Announcer announcer = announcer();
        announcer.showStoryLine("first");
        assertEquals(List.of("first!"), words(announcer));
        announcer.showText(1, "then");
        assertEquals(List.of("first!"), words(announcer));
        pass(announcer, 2.5f);
        assertEquals(List.of("then!"), words(announcer));
        announcer.showStoryLine("last");
        assertEquals(List.of("then!"), words(announcer));
        pass(announcer, 2.5f);
        assertEquals(List.of("last!"), words(announcer));
        pass(announcer, 2.5f);
        assertEquals(List.of("then!"), words(announcer), "the rules still want it");
    }

    private Announcer announcer() {
        return announcer((key, values) -> key + "!");
    }

    private Announcer announcer(Translations translations) {
        PromptFormatter glyphs = new PromptFormatter(skin.glyphs(), KEYS);
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        return new Announcer(lively, space, translations, glyphs, (place, store) -> false);
    }

    private static void pass(Announcer announcer, float seconds) {
        for (float t = 0f; t < seconds; t += QUARTER) {
            words(announcer);
        }
    }

    /** Where a boss is to be seen, toasts stand between bees and points; a narrow picture has no room there. */
    @ParameterizedTest
    @CsvSource({"1280, 720, true", "1024, 768, false"})
    void aToastLeavesTheBossesFaceFree(int width, int height, boolean free) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, height);
        HudLayout space = new HudLayout(canvas, HudOptions.defaults());
        Toast toast = new Toast(lively, space);
        toast.show("W".repeat(14), Skin.GOLD, Toast.HEAVY);
        toast.update(space, space.toasts(true), 0.5f);
        Rectangle box = DrawnPart.of(toast.node(), canvas.scale()).get(0).box();

        Rectangle middle = new Rectangle();
        middle.add(space.topLeft() + 444f, 0.9f * Canvas.HEIGHT);
        middle.add(space.topRight() - 386f, Canvas.HEIGHT);
        assertEquals(free, box.within(middle), box::toString);
        assertEquals(space.secondRow(), space.toasts(false));
    }

    private static List<String> words(Announcer announcer) {
        announcer.update(new HudLayout(fitted(), HudOptions.defaults()), 600f, 0f, QUARTER);
        return announcer.node().descendantMatches(BitmapText.class).stream()
                .filter(text -> text.getCullHint() != Spatial.CullHint.Always)
                .map(BitmapText::getText)
                .filter(text -> text.endsWith("!"))
                .toList();
    }

    private static Canvas fitted() {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        return canvas;
    }

    /** Wick flies low, behind the hint that says how: its words stay, but their band lets Wick through, as long as that is so. */
    @Test
    void whatStandsAtTheFootDoesNotHideWick() {
        HudLayout space = new HudLayout(fitted(), HudOptions.defaults());
        PromptFormatter glyphs = new PromptFormatter(skin.glyphs(), KEYS);
        Announcer announcer = new Announcer(lively, space, (key, values) -> key + "!", glyphs, (place, store) -> false);
        announcer.showHint("hint");
        announcer.update(space, 600f, 0f, QUARTER);
        announcer.update(space, 600f, 0f, QUARTER);
        float before = band(announcer);
        low(announcer, space, 60f);
        float behind = band(announcer);
        low(announcer, space, 300f);

        assertEquals(0.35f * before, behind, 0.01f);
        assertEquals(before, band(announcer), 0.01f, "Wick is above it again");
    }

    private static void low(Announcer announcer, HudLayout space, float feet) {
        announcer.keepInSight(feet, QUARTER);
        announcer.update(space, 600f, 0f, FRAME);
    }

    private static float band(Announcer announcer) {
        Geometry band = (Geometry) ((Node) announcer.node().getChild("hint")).getChild("band");
        return ((ColorRGBA) band.getMaterial().getParamValue("Color")).a;
    }
}
