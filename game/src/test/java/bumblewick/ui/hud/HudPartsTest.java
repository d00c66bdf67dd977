package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.Medals;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.ActionGlyphs;
import bumblewick.ui.draw.Align;
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
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("long")
class HudPartsTest {
    private static final float FRAME = 1f / 60f;
    private static final float QUARTER = 0.25f; // seconds

    /** Shift, and something that has no picture, gather; nothing else is bound. */
    private static final ActionGlyphs KEYS = new FixedGlyphs(Map.of("tight", List.of("key.42", "no.such.thing")));

    private final Skin skin = new Skin(ShippedAssets.open());
    private final HudSkin lively = new HudSkin(skin, HudOptions.defaults());
    private final HudSkin calm = new HudSkin(skin, new HudOptions(1f, true, false, 1f, true, 1f, 1f, false, 1.2f));

    /** Of three hit points: whole, two left, one left. */
    @ParameterizedTest(name = "{0} of 3: face {1}")
    @CsvSource({"3, 2", "2, 1", "1, 0"})
    void everyHitPointOfABeeIsSeenOnItsFace(int hp, int face) {
        assertEquals(face, BeeFaces.mood(hp, 3));
    }

    @Test
    void aMedalIsToldOnceAndNotForPointsThatWereThereAtTheStart() {
        MedalProgress track = new MedalProgress(lively, new Medals(100, 200, 300, 400));

        assertEquals("", track.update(150, FRAME), "a run from a checkpoint begins with points");
        assertEquals("", track.update(199, FRAME));
        assertEquals("leaf", track.update(200, FRAME));
        assertEquals("", track.update(210, FRAME));
        assertEquals("golden", track.update(500, FRAME), "the highest of those that were skipped");
    }

    @Test
    void whatPopsIsAtRestAfterAQuarterOfASecond() {
        PulseAnimation pulseAnimation = new PulseAnimation(lively, 0.5f);
        pulseAnimation.start();
        float first = pulseAnimation.scale(FRAME);
        for (float t = 0f; t < QUARTER; t += FRAME) {
            pulseAnimation.scale(FRAME);
        }

        assertTrue(first > 1.3f, () -> "it swells by nearly half: " + first);
        assertEquals(1f, pulseAnimation.scale(FRAME));
    }

    @Test
    void theBarsOfTheStoryComeAndGoInAThirdOfASecond() {
        Letterbox bars = new Letterbox(lively);
        for (int i = 0; i < 30; i++) {
            bars.update(true, 1280f, FRAME);
        }
        float there = bars.share();
        bars.update(false, 1280f, QUARTER);
        float going = bars.share();
        bars.update(false, 1280f, QUARTER);

        assertEquals(1f, there);
        assertTrue(going > 0f && going < 0.5f, () -> "going: " + going);
        assertEquals(0f, bars.share());
    }

    /** Also one that takes two lines: the room in which it was wrapped is wider than it is. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Short.",
                "A sentence of so many words that it does not find room in one line at the foot of the screen, and so it"
                        + " takes a second one."
            })
    void theBandOfAHintIsAsWideAsItsWords(String words) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        HudLayout space = new HudLayout(canvas, HudOptions.defaults());
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
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        HudLayout space = new HudLayout(canvas, HudOptions.defaults());
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
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        HudLayout space = new HudLayout(canvas, HudOptions.defaults());
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

    @Test
    void withReducedMotionNothingPopsAndPointsAreThereAtOnce() {
        PulseAnimation pulseAnimation = new PulseAnimation(calm, 0.5f);
        pulseAnimation.start();
        RollingNumber rollingNumber = new RollingNumber(calm);
        rollingNumber.approach(0, FRAME);

        assertEquals(1f, pulseAnimation.scale(FRAME));
        assertEquals(5000, rollingNumber.approach(5000, FRAME));
    }

    /** What is missing shrinks by a factor 1 − 26/60 a frame: of 5,000 points less than 3 are missing after 14 frames. */
    @Test
    void pointsAreCountedUpInAQuarterOfASecond() {
        RollingNumber rollingNumber = new RollingNumber(lively);
        rollingNumber.approach(0, FRAME);
        long first = rollingNumber.approach(5000, FRAME);
        for (int i = 1; i < 14; i++) {
            rollingNumber.approach(5000, FRAME);
        }

        assertTrue(first > 0 && first < 5000, () -> "it counts: " + first);
        assertEquals(5000, rollingNumber.approach(5000, FRAME));
    }

    @ParameterizedTest
    @ValueSource(floats = {0.7f, 2.1f, Float.NaN})
    void aTextScaleOutOfRangeIsRefused(float scale) {
        IllegalArgumentException refused = assertThrows(
                IllegalArgumentException.class,
                () -> new HudOptions(scale, true, true, 1f, false, 1f, 1f, false, 1.2f));

        assertEquals("textScale is " + scale + ", expected 0.8 to 2.0", refused.getMessage());
    }

    @Test
    void aTokenBecomesACharacterOfBothFontsAndWhatNobodyDoesADash() {
        PromptFormatter text = new PromptFormatter(skin.glyphs(), KEYS);

        String filled = text.fill("Hold {tight}, {nothing}, {0}");

        assertEquals("Hold ", filled.substring(0, 5));
        assertTrue(filled.charAt(5) >= '\uE000', "a picture");
        assertEquals("[no.such.thing], –, {0}", filled.substring(6));
        float wide = skin.caption(20f, Skin.TEXT, Align.LEFT).widthOf(filled.substring(5, 6));
        assertTrue(wide > 20f, () -> "a picture of Shift is wider than high: " + wide);
        assertEquals("Shift", skin.glyphs().label("key.42"));
        assertNotEquals(skin.glyphs().of("key.42"), skin.glyphs().of("key.54"), "left and right");
    }

    /** The wasps of the second wave turn back behind Wick: at tick 1727 of this flight one is there. */
    @Test
    void whatIsBesideWickAndOutOfSightHasAnArrowAtTheRim() throws IOException {
        Scene scene = ShippedScene.read();
        World world = new World(scene.rules(), new RunOptions("cloverfield", "easy", 1L, 0));
        DemoPilot pilot = new DemoPilot(world);
        FlightStage flight = world.flight();
        while (flight.enemies().stream().noneMatch(e -> beside(e.position().z - flight.distance(), e.age()))) {
            world.tick(pilot.take(), new SimEvents());
            assertTrue(world.ticks() < 4000, "an enemy comes from behind");
        }

        assertEquals(0, arrows(flight, true));
        assertEquals(1, arrows(flight, false));
    }

    private static boolean beside(float ahead, int age) {
        return ahead < 0f && ahead > -10f && age < 140;
    }

    /** How many parts are drawn, where everything is in the picture or nothing is. */
    private int arrows(FlightStage flight, boolean seen) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        ThreatIndicators arrows = new ThreatIndicators(lively, (corridor, store) -> {
            store.set(640f, 360f, 0f);
            return seen;
        });
        arrows.update(flight, new HudLayout(canvas, HudOptions.defaults()), FRAME);
        Node root = new Node("root");
        root.attachChild(arrows.geometry());
        return DrawnPart.of(root, 1f).size();
    }

    @Test
    void aStageWithoutThresholdsHasNoMedals() {
        int never = Integer.MAX_VALUE;

        assertFalse(MedalProgress.hasMedals(new Medals(never, never, never, never)));
        assertTrue(MedalProgress.hasMedals(new Medals(1, 2, 3, 4)));
    }

    /** Each way moves the dot by the same 14 lines, (40 − 12) / 2. */
    @ParameterizedTest(name = "{0}, {1}")
    @CsvSource({"1, 0", "-1, 0", "0, 1", "0, -1"})
    void theInputDisplayPointsWhereThePlayerSteers(int x, int y) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        HudLayout space = new HudLayout(canvas, HudOptions.defaults());
        PromptFormatter glyphs = new PromptFormatter(skin.glyphs(), KEYS);
        InputDisplay display = InputDisplay.inFlight(lively, glyphs);
        display.update(PlayerIntent.NONE, space, FRAME);
        float[] before = middles(display);
        display.update(PlayerIntent.of(x, y, 0), space, FRAME);
        float[] after = middles(display);

        assertEquals(14f * x, after[0] - before[0], 0.01f);
        assertEquals(14f * y, after[1] - before[1], 0.01f);
    }

    /** The sum of the places of all parts: only one of them moves. */
    private static float[] middles(InputDisplay display) {
        float[] sum = new float[2];
        display.node().getChildren().forEach(part -> {
            sum[0] += part.getLocalTranslation().x;
            sum[1] += part.getLocalTranslation().y;
        });
        return sum;
    }
}
