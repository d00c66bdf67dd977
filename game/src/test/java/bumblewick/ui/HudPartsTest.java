package bumblewick.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.Medals;
import bumblewick.loop.Demo;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.scene.Node;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HudPartsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final float FRAME = 1f / 60f;
    private static final float QUARTER = 0.25f; // seconds

    private final Skin skin = skin();
    private final Ink lively = new Ink(skin, HudOptions.defaults());
    private final Ink calm = new Ink(skin, new HudOptions(1f, true, false, 1f, true, 1f, 1f, false, 1.2f));

    private static Skin skin() {
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(SCENE.toString(), FileLocator.class);
        return new Skin(assets);
    }

    /** Of three hit points: whole, two left, one left. */
    @ParameterizedTest(name = "{0} of 3: face {1}")
    @CsvSource({"3, 2", "2, 1", "1, 0"})
    void everyHitPointOfABeeIsSeenOnItsFace(int hp, int face) {
        assertEquals(face, BeeFaces.mood(hp, 3));
    }

    @Test
    void aMedalIsToldOnceAndNotForPointsThatWereThereAtTheStart() {
        MedalTrack track = new MedalTrack(lively, new Medals(100, 200, 300, 400));

        assertEquals("", track.update(150, FRAME), "a run from a checkpoint begins with points");
        assertEquals("", track.update(199, FRAME));
        assertEquals("leaf", track.update(200, FRAME));
        assertEquals("", track.update(210, FRAME));
        assertEquals("golden", track.update(500, FRAME), "the highest of those that were skipped");
    }

    @Test
    void whatPopsIsAtRestAfterAQuarterOfASecond() {
        Pop pop = new Pop(lively, 0.5f);
        pop.start();
        float first = pop.size(FRAME);
        for (float t = 0f; t < QUARTER; t += FRAME) {
            pop.size(FRAME);
        }

        assertTrue(first > 1.3f, () -> "it swells by nearly half: " + first);
        assertEquals(1f, pop.size(FRAME));
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
    void aHintThatWaitsIsNotSeenAndHasItsTimeLater() {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        HudSpace space = new HudSpace(canvas, HudOptions.defaults());
        HintBalloon hint = new HintBalloon(lively, space);
        hint.show("words", "");
        hint.update(space, 0f, 1f);
        float seen = hint.update(space, 0f, FRAME);
        hint.waits(true);
        float waiting = hint.update(space, 0f, 60f);
        hint.waits(false);

        assertTrue(seen > 0f);
        assertEquals(0f, waiting, "nothing stands at the foot");
        assertEquals(seen, hint.update(space, 0f, FRAME));
    }

    @Test
    void withReducedMotionNothingPopsAndPointsAreThereAtOnce() {
        Pop pop = new Pop(calm, 0.5f);
        pop.start();
        Tally tally = new Tally(calm);
        tally.toward(0, FRAME);

        assertEquals(1f, pop.size(FRAME));
        assertEquals(5000, tally.toward(5000, FRAME));
    }

    /** What is missing shrinks by a factor 1 − 26/60 a frame: of 5,000 points less than 3 are missing after 14 frames. */
    @Test
    void pointsAreCountedUpInAQuarterOfASecond() {
        Tally tally = new Tally(lively);
        tally.toward(0, FRAME);
        long first = tally.toward(5000, FRAME);
        for (int i = 1; i < 14; i++) {
            tally.toward(5000, FRAME);
        }

        assertTrue(first > 0 && first < 5000, () -> "it counts: " + first);
        assertEquals(5000, tally.toward(5000, FRAME));
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
        GlyphText text = new GlyphText(skin.glyphs(), new Hands() {
            @Override
            public int revision() {
                return 0;
            }

            @Override
            public List<String> glyphs(String action) {
                return action.equals("tight") ? List.of("key.42", "no.such.thing") : List.of();
            }
        });

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
        Scene scene = SceneReader.read(new SceneFolder("base", SCENE));
        World world = new World(scene.rules(), new RunOptions("cloverfield", "easy", 1L, 0));
        Demo pilot = new Demo(world);
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
        ThreatArrows arrows = new ThreatArrows(lively, (corridor, store) -> {
            store.set(640f, 360f, 0f);
            return seen;
        });
        arrows.update(flight, new HudSpace(canvas, HudOptions.defaults()), FRAME);
        Node root = new Node("root");
        root.attachChild(arrows.geometry());
        return Drawn.of(root, 1f).size();
    }

    @Test
    void aStageWithoutThresholdsHasNoMedals() {
        int never = Integer.MAX_VALUE;

        assertFalse(MedalTrack.given(new Medals(never, never, never, never)));
        assertTrue(MedalTrack.given(new Medals(1, 2, 3, 4)));
    }
}
