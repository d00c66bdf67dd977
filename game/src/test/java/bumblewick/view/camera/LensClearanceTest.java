package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ShippedScene;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.io.IOException;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LensClearanceTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final float WICK = 1.3f; // u, radius of the outline
    private static final float PEELED =
            0.82f; // share of the way from the eye to Wick at which an enemy is out of the way
    private static final float PASSED = 0.4f; // u: what is nearer to Wick's plane flies beside Wick or hits
    private static final float GONE_AT = 2.4f; // u from the camera: InstancedModel's fade
    private static final float WHOLE_FROM = 6.6f;

    private final LensClearance lens = new LensClearance();
    private final Vector3f eye = new Vector3f();
    private final Vector3f wick = new Vector3f();
    private final Vector3f place = new Vector3f();

    /** Anywhere along a rail, with the camera above, below and beside: outlines as seen from the eye do not overlap. */
    @ParameterizedTest(name = "{0} u along the rail")
    @ValueSource(floats = {0f, 500f, 8_000f})
    void whoIsBetweenLensAndWickIsBesideTheLine(float z) {
        Random random = new Random(5);
        for (int i = 0; i < 20_000; i++) {
            wick.set(24f * random.nextFloat() - 12f, 12f * random.nextFloat(), z);
            eye.set(wick)
                    .addLocal(
                            4f * random.nextFloat() - 2f, 4f * random.nextFloat() - 1f, -5f - 5f * random.nextFloat());
            float t = PEELED * random.nextFloat();
            place.interpolateLocal(eye, wick, t).addLocal(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f, 0f);
            float radius = 0.3f + 2f * random.nextFloat();
            lens.set(eye, wick);

            float scale = lens.clear(place, radius, random.nextBoolean());

            float along = (place.z - eye.z) / (wick.z - eye.z);
            float x = place.x - (eye.x + along * (wick.x - eye.x));
            float y = place.y - (eye.y + along * (wick.y - eye.y));
            assertTrue(Math.hypot(x, y) >= along * WICK + radius * scale - 2e-3, "t " + t + ", radius " + radius);
        }
    }

    @Test
    void whoIsFartherThanWickIsLeftAlone() {
        eye.set(0f, 5f, -7.4f);
        lens.set(eye, wick.set(0f, 4f, 0f));
        place.set(0.1f, 4.1f, 0f);

        assertEquals(1f, lens.clear(place, 1f, true));
        assertEquals(new Vector3f(0.1f, 4.1f, 0f), place);
    }

    /** 7.4 u before the eye, half of that or 3.7 u ahead of Wick, one far aside begins to be small. */
    @Test
    void whoPassesFarAsideIsSmallBeforeTheEdgeOfThePictureCutsIt() {
        eye.set(0f, 4f, -7.4f);
        lens.set(eye, wick.set(0f, 4f, 0f));

        assertEquals(1f, lens.clear(place.set(5f, 4f, 3.71f), 0.9f, true));
        // 1.85 u or a quarter of the way on: 0.25 / 0.42 = 0.595, eased 0.641: 1 - 0.84 * 0.641
        assertEquals(0.462f, lens.clear(place.set(5f, 4f, 1.85f), 0.9f, true), 1e-3f);
        assertEquals(new Vector3f(5f, 4f, 1.85f), place);
        assertEquals(1f, lens.clear(place.set(2f, 4f, 0.5f), 0.9f, true), "it can still hit Wick");
    }

    /** A hundredth of the way is passed in a few frames: nobody jumps by more than a fifth of a unit in it. */
    @Test
    void peelsOffWithoutAJump() {
        eye.set(0f, 5f, -7.4f);
        lens.set(eye, wick.set(0f, 4f, 0f));
        Vector3f before = new Vector3f(0.01f, 4f, 0f);
        for (int i = 0; i <= 80; i++) {
            place.interpolateLocal(wick, eye, 0.01f * i).addLocal(0.01f, 0f, 0f);
            lens.clear(place, 1f, true);
            assertTrue(Math.hypot(place.x - before.x, place.y - before.y) < 0.2, "at " + i + " % of the way");
            before.set(place);
        }
    }

    @Test
    void whoIsExactlyOnTheLineGoesToItsOwnSide() {
        eye.set(0f, 4f, -7.4f);
        lens.set(eye, wick.set(0f, 4f, 0f));

        lens.clear(place.set(0f, 4f, -4f), 1f, true);
        assertTrue(place.x > 0.8f);
        lens.clear(place.set(0f, 4f, -4f), 1f, false);
        assertTrue(place.x < -0.8f);
    }

    /** Whole flights of the demo's pilot: what is left of an enemy before the lens is small or nearly faded. */
    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {1, 2})
    void nothingHostileCoversWickOrAnEighthOfThePicture(long seed) throws IOException {
        World world = new World(ShippedScene.read().rules(), new RunOptions("cloverfield", "normal", seed, 0));
        DemoPilot pilot = new DemoPilot(world);
        Camera camera = new Camera(WIDTH, HEIGHT);
        FlightCamera view = new FlightCamera(camera, new CameraShake());
        SimEvents events = new SimEvents();
        int between = 0;
        while (!world.over()) {
            events.clear();
            world.tick(pilot.take(), events);
            FlightStage flight = world.flight();
            SceneCoordinates.toScene(flight.wick().position(), wick);
            view.update(flight, wick, Tick.SECONDS);
            camera.update();
            lens.set(camera.getLocation(), wick);
            for (Enemy enemy : flight.enemies()) {
                SceneCoordinates.toScene(enemy.position(), place);
                float radius =
                        enemy.def().radius() * lens.clear(place, enemy.def().radius(), true);
                float distance = place.distance(camera.getLocation());
                float depth = place.subtract(camera.getLocation()).dot(camera.getDirection());
                float visible = Math.max(0f, Math.min(1f, (distance - GONE_AT) / (WHOLE_FROM - GONE_AT)));
                if (depth > 0.3f && visible > 0f) {
                    between += depth < WHOLE_FROM ? 1 : 0;
                    Vector3f middle = camera.getScreenCoordinates(place);
                    float pixels = radius * HEIGHT / 2f * camera.getProjectionMatrix().m11 / depth;
                    assertTrue(
                            visible * shareOfPicture(middle, pixels) < 1f / 8f,
                            enemy.def().id() + ", " + depth + " u before the lens: " + pixels + " px");
                    boolean before = place.z < wick.z - PASSED;
                    assertTrue(
                            !before
                                    || middle.subtract(camera.getScreenCoordinates(wick))
                                                    .setZ(0f)
                                                    .length()
                                            > pixels,
                            enemy.def().id() + " covers Wick's middle, " + (wick.z - place.z) + " u before it");
                }
            }
        }
        assertTrue(between > 30, "some flew past: " + between);
    }

    /** The share of the picture inside a circle, counted at every fortieth pixel. */
    private static float shareOfPicture(Vector3f middle, float radius) {
        int inside = 0;
        for (int y = 20; y < HEIGHT; y += 40) {
            for (int x = 20; x < WIDTH; x += 40) {
                inside += Math.hypot(x - middle.x, y - middle.y) < radius ? 1 : 0;
            }
        }
        return inside * 1600f / (WIDTH * HEIGHT);
    }
}
