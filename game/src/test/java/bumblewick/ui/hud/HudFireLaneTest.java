package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.StageDef.Corridor;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.ActionGlyphs;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.FixedGlyphs;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.font.BitmapText;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that is shown all the time covers the lane of fire: where Wick can be, and what the sights can point at. */
class HudFireLaneTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final String STAGE = "cloverfield";
    private static final float BODY = 0.5f; // u from Wick's middle to the rim of the body
    private static final float AIMED = 45f; // u ahead of Wick: where the sights point
    private static final float FRAME = 1f / 60f;
    private static final int CARD = 90; // frames after which the title of a stage is there
    private static final int QUIET = 60 * 12; // frames in which all that flashes up is gone again

    private static final ActionGlyphs WIDEST_KEYS = new FixedGlyphs(Map.of(), List.of("key.123"));

    private static Scene scene;
    private static DesktopAssetManager assets;
    private static Skin skin;

    @BeforeAll
    static void open() throws IOException {
        scene = ShippedScene.read();
        assets = new DesktopAssetManager(true);
        assets.registerLocator(SCENE.toString(), FileLocator.class);
        skin = new Skin(assets);
    }

    /** The extent, in lines from the middle of the picture, of everything that was aimed at from the corridor's corners. */
    private static Rectangle lane() {
        Rectangle lane = new Rectangle();
        for (int x = -1; x <= 1; x += 2) {
            for (int y = -1; y <= 1; y += 2) {
                FlightStage flight = new World(scene.rules(), new RunOptions(STAGE, "easy", 1L, 0)).flight();
                SimEvents events = new SimEvents();
                PlayerIntent held = PlayerIntent.of(x, y, PlayerIntent.HOLD_FIRE);
                for (int tick = 0; tick < 120; tick++) {
                    events.clear();
                    flight.tick(held, events);
                }
                addSeen(lane, flight);
            }
        }
        return lane;
    }

    private static void addSeen(Rectangle lane, FlightStage flight) {
        Corridor corridor = flight.def().corridor();
        Vector3f wick = flight.wick().position();
        float far = wick.z + AIMED;
        add(lane, flight.sightCamera(), wick.x - BODY, wick.y - BODY, wick.z);
        add(lane, flight.sightCamera(), wick.x + BODY, wick.y + BODY, wick.z);
        add(lane, flight.sightCamera(), corridor.minX(), corridor.minY(), far);
        add(lane, flight.sightCamera(), corridor.maxX(), corridor.maxY(), far);
    }

    private static void add(Rectangle lane, SightCamera sightCamera, float x, float y, float z) {
        Vector3f seen = new Vector3f();
        assertTrue(sightCamera.project(new Vector3f(x, y, z), seen));
        lane.add(seen.x * Canvas.HEIGHT / SightCamera.HEIGHT, seen.y * Canvas.HEIGHT / SightCamera.HEIGHT);
    }

    @ParameterizedTest(name = "{0}×{1}, text {2}, size {3}, {4}, checkpoint {5}")
    @CsvSource({
        "1280, 720, 1.0, 1.0, en, 0",
        "1280, 720, 2.0, 1.0, en, 3",
        "1280, 720, 2.0, 1.3, ja, 3",
        "1280, 720, 0.8, 0.7, ja, 0",
        "2560, 1080, 1.0, 1.0, en, 3",
        "2560, 1080, 2.0, 1.3, ja, 3",
        "2560, 1080, 0.8, 1.0, en, 0",
        "1024, 768, 1.0, 1.0, en, 3",
        "1024, 768, 2.0, 1.3, en, 3",
        "1024, 768, 2.0, 1.3, ja, 3",
        "1024, 768, 0.8, 1.0, ja, 0",
        "3840, 2160, 1.0, 1.0, en, 3"
    })
    void theLaneOfFireStaysFree(int width, int height, float text, float size, String language, int checkpoint) {
        HudOptions options = new HudOptions(text, true, true, 1f, false, size, 1f, true, 1.2f);
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, height);
        World world = new World(scene.rules(), new RunOptions(STAGE, "easy", 1L, checkpoint));
        FlightHud hud = hud(canvas, options, language, world);
        hud.show(false);
        play(world, hud, checkpoint > 0 ? 900 : 60);
        assertEquals(checkpoint > 0, world.flight().boss().isPresent(), "the boss is there from checkpoint 3 on");
        SimEvents none = new SimEvents();
        for (int i = 0; i < QUIET; i++) {
            hud.update(none, 0f, FRAME);
        }

        Rectangle lane = lane().moved(canvas.width() / 2f, Canvas.HEIGHT / 2f);
        List<String> covered = DrawnPart.of(hud.node, canvas.scale()).stream()
                .filter(drawn -> !drawn.path().contains("/sights/"))
                .filter(drawn -> drawn.box().meets(lane))
                .map(drawn -> drawn.path() + " " + drawn.box())
                .toList();

        assertEquals(List.of(), covered, "the lane is " + lane);
    }

    /** A stage may say two lines about itself: while Wick is in the middle, nothing of that is over him. */
    @ParameterizedTest(name = "{0}, {1}, {2}×{3}")
    @CsvSource({
        "orchard_canopy, en, 1280, 720",
        "orchard_canopy, ja, 1280, 720",
        "windmill_reach, en, 1280, 720",
        "windmill_reach, ja, 1280, 720",
        "orchard_canopy, en, 2560, 1080",
        "windmill_reach, en, 3840, 2160"
    })
    void theTitleOfAStageStandsBesideWick(String stage, String language, int width, int height) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, height);
        World world = new World(scene.rules(), new RunOptions(stage, "easy", 1L, 0));
        List<DrawnPart> card = titleCard(canvas, HudOptions.defaults(), language, world);
        Vector3f at = world.flight().wick().position();
        Rectangle wick = new Rectangle();
        add(wick, world.flight().sightCamera(), at.x - BODY, at.y - BODY, at.z);
        add(wick, world.flight().sightCamera(), at.x + BODY, at.y + BODY, at.z);
        Rectangle body = wick.moved(canvas.width() / 2f, Canvas.HEIGHT / 2f);
        List<DrawnPart> over =
                card.stream().filter(drawn -> drawn.box().meets(body)).toList();

        assertEquals(List.of(), over, () -> "Wick is at " + body);
    }

    /** With the largest letters in a narrow picture there is no room beside Wick: the title is all in the picture, at least. */
    @ParameterizedTest
    @CsvSource({"orchard_canopy, en", "orchard_canopy, ja", "windmill_reach, en", "windmill_reach, ja"})
    void theTitleOfAStageIsWithinThePicture(String stage, String language) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1024, 768);
        World world = new World(scene.rules(), new RunOptions(stage, "easy", 1L, 0));
        HudOptions largest = new HudOptions(2f, true, true, 1f, false, 1.3f, 1f, true, 1.2f);
        Rectangle picture = new Rectangle();
        picture.add(0f, 0f);
        picture.add(canvas.width(), Canvas.HEIGHT);
        List<DrawnPart> card = titleCard(canvas, largest, language, world);

        assertEquals(
                List.of(),
                card.stream().filter(drawn -> !drawn.box().within(picture)).toList());
    }

    private static List<DrawnPart> titleCard(Canvas canvas, HudOptions options, String language, World world) {
        FlightHud hud = hud(canvas, options, language, world);
        hud.show(true);
        SimEvents none = new SimEvents();
        for (int i = 0; i < CARD; i++) {
            hud.update(none, 0f, FRAME);
        }
        List<DrawnPart> card = DrawnPart.of(hud.node, canvas.scale()).stream()
                .filter(drawn -> drawn.path().contains("/title card/"))
                .toList();
        assertTrue(card.size() >= 4, () -> "band, edge, name and line are drawn: " + card);
        return card;
    }

    @ParameterizedTest(name = "{0}×{1}, text {2}, size {3}, {4}")
    @CsvSource({
        "1280, 720, 1.0, 1.0, en",
        "1280, 720, 2.0, 1.3, en",
        "2560, 1080, 2.0, 1.3, ja",
        "1024, 768, 1.0, 1.0, en",
        "1024, 768, 2.0, 1.3, ja",
        "3840, 2160, 1.5, 1.0, en"
    })
    void everythingIsWithinThePictureAndNothingOverlaps(
            int width, int height, float text, float size, String language) {
        HudOptions options = new HudOptions(text, true, true, 1f, false, size, 1f, false, 1.2f);
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, height);
        World world = new World(scene.rules(), new RunOptions(STAGE, "easy", 1L, 3));
        FlightHud hud = hud(canvas, options, language, world);
        hud.show(false);
        play(world, hud, 900);
        List<DrawnPart> all = DrawnPart.of(hud.node, canvas.scale()).stream()
                .filter(drawn ->
                        !drawn.path().contains("/sights/") && !drawn.path().contains("/announcer/"))
                .toList();

        Rectangle picture = new Rectangle();
        picture.add(0f, 0f);
        picture.add(canvas.width(), Canvas.HEIGHT);
        assertEquals(
                List.of(),
                all.stream().filter(drawn -> !drawn.box().within(picture)).toList());
        for (DrawnPart one : all) {
            for (DrawnPart other : all) {
                boolean same = one.part().equals(other.part());
                assertTrue(same || !one.box().meets(other.box()), () -> one + " meets " + other);
            }
        }
        assertTrue(all.size() > 12, "too little was drawn: " + all);
    }

    /** On a phone the thumbs have the corners, and the gauges stand beside them: the boss's bar goes above. */
    @ParameterizedTest(name = "{0}×{1}, corners of {2} lines")
    @CsvSource({"1280, 720, 220", "1600, 720, 300", "2400, 1080, 120"})
    void betweenTheThumbsTheBossesBarMeetsNothing(int width, int height, float corner) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(width, height);
        canvas.reserveBottomCorners(corner, corner);
        World world = new World(scene.rules(), new RunOptions(STAGE, "easy", 1L, 3));
        FlightHud hud = hud(canvas, HudOptions.defaults(), "en", world);
        hud.show(false);
        play(world, hud, 900);
        List<DrawnPart> all = DrawnPart.of(hud.boards, canvas.scale());
        List<DrawnPart> bar =
                all.stream().filter(drawn -> drawn.part().equals("boss")).toList();

        assertTrue(bar.size() > 3, "the bar is drawn: " + all);
        for (DrawnPart one : bar) {
            for (DrawnPart other : all) {
                boolean apart = other.part().equals("boss") || other.part().equals("sights");
                assertTrue(apart || !one.box().meets(other.box()), () -> one + " meets " + other);
            }
        }
    }

    /** The first step of a deed says what it is, beside its pips; after that they are enough. */
    @ParameterizedTest
    @CsvSource({"1, true", "2, false"})
    void aDeedIsSaidOnce(int step, boolean said) {
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1280, 720);
        World world = new World(scene.rules(), new RunOptions("orchard_canopy", "easy", 1L, 0));
        FlightHud hud = hud(canvas, HudOptions.defaults(), "en", world);
        SimEvents events = new SimEvents();
        events.add(SimEvent.Type.DEED_STEP, SimEvent.NOBODY, step, Vector3f.ZERO);
        hud.update(events, 0f, FRAME);
        hud.update(new SimEvents(), 0f, FRAME);

        String what = scene.text("en").text("deed.orchard_canopy");
        boolean there = hud.node.descendantMatches(BitmapText.class).stream()
                .anyMatch(text -> text.getText().equals(what) && text.getLocalCullHint() != Spatial.CullHint.Always);
        assertEquals(said, there);
    }

    private static FlightHud hud(Canvas canvas, HudOptions options, String language, World world) {
        Projection middle = (corridor, store) -> {
            store.set(canvas.width() / 2f, Canvas.HEIGHT / 2f, 0f);
            return true;
        };
        PromptFormatter glyphs = new PromptFormatter(skin.glyphs(), WIDEST_KEYS);
        return new FlightHud(
                canvas, skin, options, scene.text(language)::text, glyphs, middle, world.rules(), world.flight());
    }

    private static void play(World world, FlightHud hud, int ticks) {
        DemoPilot pilot = new DemoPilot(world);
        SimEvents events = new SimEvents();
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(pilot.take(), events);
            hud.update(events, 0f, FRAME);
        }
    }
}
