package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.StageDef;
import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Bee;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.FixedGlyphs;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.hud.DrawnPart;
import bumblewick.ui.hud.FlightHud;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.hud.Projection;
import bumblewick.ui.hud.Rectangle;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.camera.FlightCamera;
import bumblewick.view.render.SceneLighting;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What matters of a boss is seen past Wick: over whole fights of the demo's pilot, without drawing. */
class BossFramingTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    /** Wick's silhouette from behind: half its width and height with ears and lantern, in u. */
    private static final float HALF_WIDTH = 0.75f;

    private static final float HALF_HEIGHT = 1.15f;

    /** Pixels around the middle of a boss's face that nothing of the HUD may enter. */
    private static final float FACE = 40f;

    /** How far the head is before the middle of the body, as a share of the radius. */
    private static final float HEAD = 0.8f;

    /** From the middle of Wick to the top of his head, without ears, in u. */
    private static final float HEAD_ABOVE = 0.75f;

    /** How far from that the face is to be, in pixels. */
    private static final float CLEAR = 120f;

    /** How far ahead of Wick a boss has to be for that, in u. */
    private static final float ROOM = 12f;

    /** How long the picture takes to lean, at most, in s. */
    private static final float LEANS_AFTER = 2.5f;

    /** Half the width of a bee's body, in u. */
    private static final float BEE = 0.22f;

    private static Scene scene;
    private static Skin skin;

    private final BossFacing facing = new BossFacing();
    private final Node gui = new Node("gui");
    private final Canvas canvas = new Canvas(gui);
    private final Vector3f wick = new Vector3f();
    private final Vector3f point = new Vector3f();
    private final Camera camera = new Camera(WIDTH, HEIGHT);
    private final SceneLighting lighting = new SceneLighting(new Node());

    @BeforeAll
    static void read() throws IOException {
        scene = ShippedScene.read();
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(System.getProperty("bumblewick.scene"), FileLocator.class);
        skin = new Skin(assets);
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void itsHeadIsUncoveredInNineOfTenFramesOfItsTells(long seed) {
        int[] frames = new int[2];
        fly(seed, flight -> {
            if (flight.boss().orElseThrow().jawsOpen()) {
                frames[0]++;
                frames[1] += isHeadUncovered(flight) ? 1 : 0;
            }
        });
        assertTrue(frames[0] > 3 * Boss.LEAST_TELL, "there was a fight");
        assertTrue(frames[1] >= 0.9 * frames[0], frames[1] + " of " + frames[0]);
    }

    /** The Gale Kite's face is in its middle, and it has no head before its body. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void theFaceOfTheGaleKiteIsUncoveredInNineOfTenFramesOfItsTells(long seed) {
        int[] frames = new int[2];
        fly("windmill_reach", seed, flight -> {
            Boss kite = flight.boss().orElseThrow();
            if (kite.jawsOpen()) {
                frames[0]++;
                frames[1] += isUncovered(onScreen(kite.position(), new Vector3f()), flight) ? 1 : 0;
            }
        });
        assertTrue(frames[0] > 3 * Boss.LEAST_TELL, "there was a fight");
        assertTrue(frames[1] >= 0.9 * frames[0], frames[1] + " of " + frames[0]);
    }

    /** Mother Spindle tells by her strings: her face, in her middle, is to be seen as long as she hangs at her place. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void theFaceOfMotherSpindleIsUncoveredInNineOfTenFramesOfTheFight(long seed) {
        int[] frames = new int[2];
        fly("orchard_canopy", seed, flight -> {
            Boss spindle = flight.boss().orElseThrow();
            if (!spindle.entering() && !spindle.defeated() && spindle.ahead() > 16f) {
                frames[0]++;
                frames[1] += isUncovered(onScreen(spindle.position(), new Vector3f()), flight) ? 1 : 0;
            }
        });
        assertTrue(frames[0] > Tick.of(20f), "there was a fight");
        assertTrue(frames[1] >= 0.9 * frames[0], frames[1] + " of " + frames[0]);
    }

    /** Its face is in the upper half of the picture, but not in its uppermost fifth, also when Wick dives away from below it. */
    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"windmill_reach", "orchard_canopy"})
    void theFaceOfABossThatHangsAboveWickStaysInTheUpperHalfOfThePicture(String stage) {
        int[] frames = new int[2];
        fly(stage, 1L, flight -> {
            Boss boss = flight.boss().orElseThrow();
            if (!boss.entering() && !boss.defeated() && boss.ahead() > 16f) {
                float down = 1f - onScreen(boss.position(), new Vector3f()).y / HEIGHT;
                frames[0]++;
                frames[1] += down >= 0.2f && down <= 0.5f ? 1 : 0;
            }
        });
        assertTrue(frames[0] > Tick.of(10f), "there was a fight");
        assertTrue(frames[1] >= 0.95 * frames[0], frames[1] + " of " + frames[0]);
    }

    /** In its second phase the picture leans by 11°, and with Wick a little to both sides of that; not where motion is reduced. */
    @ParameterizedTest(name = "reduced motion: {0}")
    @ValueSource(booleans = {false, true})
    void theGaleKiteRollsThePicture(boolean reduced) {
        List<Double> leans = new ArrayList<>();
        int[] ticks = new int[1];
        fly("windmill_reach", 1L, reduced, flight -> {
            Boss kite = flight.boss().orElseThrow();
            boolean tilted = !kite.defeated() && kite.phaseDef().tilt() > 0f;
            ticks[0] += tilted ? 1 : 0;
            if (tilted && ticks[0] > Tick.of(LEANS_AFTER)) {
                leans.add(Math.abs(Math.toDegrees(Math.asin(camera.getLeft().y))));
            }
        });
        Collections.sort(leans);
        assertEquals(reduced ? 0.0 : 11.0, leans.get(leans.size() / 2), 2.5);
    }

    /** Whatever it does in front of Wick, the HUD does not hide its face, and Wick stays in the picture. */
    @Test
    void theCameraLooksUpAfterABossThatFliesHigh() {
        int[] frames = new int[3];
        fly(2L, flight -> {
            Boss boss = flight.boss().orElseThrow();
            if (!boss.entering() && !boss.defeated() && boss.ahead() > 16f) {
                frames[0]++;
                frames[1] += coveredByHud(onScreen(headOf(boss, flight), new Vector3f())) ? 1 : 0;
            }
            frames[2] += isInPicture(onScreen(flight.wick().position(), new Vector3f())) ? 0 : 1;
        });
        assertTrue(frames[1] <= 0.05 * frames[0], frames[1] + " of " + frames[0]);
        assertEquals(0, frames[2], "frames without Wick");
    }

    @Test
    void itsEntranceIsTwoSecondsInWhichBossAndWickAreBothInThePicture() {
        int[] frames = new int[1];
        fly(1L, flight -> {
            Boss boss = flight.boss().orElseThrow();
            if (boss.staged()) {
                frames[0]++;
                assertTrue(isInPicture(onScreen(boss.position(), new Vector3f())), "boss, tick " + boss.entryTicks());
                assertTrue(isInPicture(onScreen(flight.wick().position(), new Vector3f())), "Wick");
                assertTrue(boss.entering(), "nothing can be hit or missed meanwhile");
                Vector3f head = onScreen(headOf(boss, flight), new Vector3f());
                assertFalse(coveredByWick(head, flight), "Wick before its head, tick " + boss.entryTicks());
            }
        });
        assertEquals(1.8f, frames[0] * Tick.SECONDS, 0.3f);
    }

    /** While there is room between the two, also in dives. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2, 3})
    void theFaceOfOldStagStandsAboveWicksHeadAndClearOfIt(long seed) {
        int[] frames = new int[2];
        fly(seed, flight -> {
            Boss boss = flight.boss().orElseThrow();
            if (!boss.entering() && !boss.defeated() && boss.ahead() > ROOM) {
                frames[0]++;
                Vector3f head = onScreen(headOf(boss, flight), new Vector3f());
                Vector3f middle = onScreen(flight.wick().position(), new Vector3f());
                float above = head.y
                        - middle.y
                        - HEAD_ABOVE * pixelsPerUnit(flight.wick().position());
                frames[1] += above > 0f && Math.hypot(head.x - middle.x, above) >= CLEAR ? 1 : 0;
            }
        });
        assertTrue(frames[0] > Tick.of(10f), "there was a fight");
        assertTrue(frames[1] >= 0.9 * frames[0], frames[1] + " of " + frames[0]);
    }

    @Test
    void itIsSeenToFallForTwoSecondsPastWick() {
        int[] frames = new int[1];
        fly(1L, flight -> {
            Boss boss = flight.boss().orElseThrow();
            if (boss.defeatedTicks() > 0 && boss.defeatedTicks() <= Tick.of(2f)) {
                frames[0]++;
                Vector3f middle = onScreen(boss.position(), new Vector3f());
                assertTrue(isInPicture(middle), "boss, tick " + boss.defeatedTicks());
                assertTrue(isInPicture(onScreen(flight.wick().position(), new Vector3f())), "Wick");
                assertFalse(coveredByWick(middle, flight), "Wick before it, tick " + boss.defeatedTicks());
            }
        });
        assertEquals(2f, frames[0] * Tick.SECONDS, 0.1f);
    }

    private void fly(long seed, Consumer<FlightStage> each) {
        fly("cloverfield", seed, each);
    }

    private void fly(String stage, long seed, Consumer<FlightStage> each) {
        fly(stage, seed, false, each);
    }

    /** Flies to the end; {@code each} sees every tick with a boss as the camera does. */
    private void fly(String stage, long seed, boolean steady, Consumer<FlightStage> each) {
        int beforeTheBoss = scene.rules().get(StageDef.class, stage).bossStart();
        World world = new World(scene.rules(), new RunOptions(stage, "normal", seed, beforeTheBoss));
        DemoPilot pilot = new DemoPilot(world);
        FlightCamera view = new FlightCamera(camera, new CameraShake());
        view.setSteady(steady);
        SimEvents events = new SimEvents();
        FlightHud hud = hud(world);
        while (!world.over()) {
            events.clear();
            world.tick(pilot.take(), events);
            FlightStage flight = world.flight();
            SceneCoordinates.toScene(flight.wick().position(), wick);
            SightCamera sight = flight.sightCamera();
            lighting.bend(sight.bendX(), sight.bendY(), sight.eye().z);
            view.update(flight, wick, Tick.SECONDS);
            camera.update();
            hud.update(events, 0f, Tick.SECONDS);
            if (flight.boss().isPresent()) {
                each.accept(flight);
            }
        }
    }

    private boolean isHeadUncovered(FlightStage flight) {
        return isUncovered(onScreen(headOf(flight.boss().orElseThrow(), flight), new Vector3f()), flight);
    }

    private boolean isUncovered(Vector3f head, FlightStage flight) {
        return isInPicture(head) && !coveredByHud(head) && !coveredByWick(head, flight) && !coveredByBees(head, flight);
    }

    /** Whether the display is over the face: bar, name of the phase, toasts, all but what moves with the aim and the rim's arrows. */
    private boolean coveredByHud(Vector3f head) {
        Rectangle face = new Rectangle();
        face.add(head.x - FACE, head.y - FACE);
        face.add(head.x + FACE, head.y + FACE);
        return DrawnPart.of(gui, canvas.scale()).stream()
                .filter(drawn ->
                        !drawn.path().contains("/sights/") && !drawn.path().endsWith("/boards/quads"))
                .anyMatch(drawn -> drawn.box().meets(face));
    }

    private FlightHud hud(World world) {
        canvas.fit(WIDTH, HEIGHT);
        Projection byCamera = (corridor, store) -> {
            onScreen(corridor, store);
            return store.z < 1f;
        };
        FlightHud hud = new FlightHud(
                canvas,
                skin,
                HudOptions.defaults(),
                scene.text("en")::text,
                new PromptFormatter(skin.glyphs(), FixedGlyphs.NONE),
                byCamera,
                world.rules(),
                world.flight());
        hud.show(false);
        return hud;
    }

    private static boolean isInPicture(Vector3f pixel) {
        return pixel.x >= 0f && pixel.x <= WIDTH && pixel.y >= 0f && pixel.y <= HEIGHT && pixel.z < 1f;
    }

    private Vector3f headOf(Boss boss, FlightStage flight) {
        return facing.of(
                        boss.position(),
                        boss.heading(),
                        flight.wick().position(),
                        flight.def().framing().faces(boss.action()))
                .mult(HEAD * ApparentSize.ofBoss(boss.ahead()) * boss.def().radius())
                .addLocal(boss.position());
    }

    private boolean coveredByWick(Vector3f head, FlightStage flight) {
        Vector3f middle = onScreen(flight.wick().position(), new Vector3f());
        float perUnit = pixelsPerUnit(flight.wick().position());
        float x = (head.x - middle.x) / (HALF_WIDTH * perUnit);
        float y = (head.y - middle.y) / (HALF_HEIGHT * perUnit);
        return x * x + y * y < 1f;
    }

    private boolean coveredByBees(Vector3f head, FlightStage flight) {
        for (Bee bee : flight.bees()) {
            Vector3f place = onScreen(bee.position(), new Vector3f());
            float reach = BEE * pixelsPerUnit(bee.position());
            float x = head.x - place.x;
            float y = head.y - place.y;
            if (x * x + y * y < reach * reach) {
                return true;
            }
        }
        return false;
    }

    private float pixelsPerUnit(Vector3f corridor) {
        SceneCoordinates.toScene(corridor, point);
        float depth = point.subtractLocal(camera.getLocation()).dot(camera.getDirection());
        return HEIGHT / 2f * camera.getProjectionMatrix().m11 / depth;
    }

    private Vector3f onScreen(Vector3f corridor, Vector3f store) {
        return camera.getScreenCoordinates(SceneCoordinates.toBentScene(corridor, lighting.bend(), point), store);
    }
}
