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
import bumblewick.view.ShippedAssets;
import com.jme3.scene.Node;
import java.io.IOException;
import java.util.List;
import java.util.Map;
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
