package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.SceneReader;
import bumblewick.content.ShippedScene;
import bumblewick.content.mod.MemoryFiles;
import bumblewick.def.CourseDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.ViewLens;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What players choose about the camera of a flight. */
class FlightCameraTest {
    private static final float FRAME = 1 / 60f;
    private static final int TURN = 20; // ticks: Wick banks, and has not reached the corridor's edge
    private static final int GATHERED = 90; // ticks: the camera has come to rest
    private static final float AIM = 60f; // u ahead, where the camera looks
    private static final int RISES = 120; // ticks, after which Wick is far above the captions
    private static final float PIXEL = 1f;
    private static final float EARS = 1.1f; // u above Wick's middle
    private static final float BOOTS = 0.7f; // u below
    private static final float CAPTIONS = 0.15f; // of the picture's height: their upper edge

    private final Camera camera = new Camera(1920, 1080);
    private final Vector3f place = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private World world;

    /** Flies to the right by full stick. */
    private Camera turned(float roll, float lift, boolean steady) throws IOException {
        return turned(roll, lift, steady, 0, 2 * TURN);
    }

    /** Flies for some ticks, the second half to the right, with buttons held. */
    private Camera turned(float roll, float lift, boolean steady, int held, int ticks) throws IOException {
        world = new World(ShippedScene.read().rules(), new RunOptions("cloverfield", "easy", 1L, 0));
        FlightCamera flight = new FlightCamera(camera, new CameraShake());
        flight.setLens(new ViewLens(ViewLens.USUAL_FLIGHT, ViewLens.USUAL_FOOT, 1f, roll, lift));
        flight.setSteady(steady);
        SimEvents events = new SimEvents();
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(PlayerIntent.of(i < ticks / 2 ? 0f : 1f, 0f, held), events);
            SceneCoordinates.toScene(world.flight().wick().position(), place);
            flight.update(world.flight(), place, FRAME);
        }
        camera.update();
        return camera;
    }

    /** How far the camera leans, in radians: how much of its left goes up. */
    private static float lean(Camera camera) {
        return (float) Math.asin(camera.getLeft().y);
    }

    @ParameterizedTest
    @ValueSource(floats = {0.5f, 1.5f, 2f})
    void theRollIsTheChosenShareOfTheUsualOne(float share) throws IOException {
        float usual = lean(turned(1f, 0f, false));
        float chosen = lean(turned(share, 0f, false));

        assertTrue(Math.abs(usual) > 0.02f, "leans by " + usual);
        assertEquals(share * usual, chosen, 0.002f);
    }

    @Test
    void withoutRollTheHorizonStaysLevelButTheCameraStillFollows() throws IOException {
        Camera level = turned(0f, 0f, false);

        assertEquals(0f, lean(level), 1e-4f);
        assertTrue(Math.abs(level.getLocation().x) > 0.3f, "it is beside the middle of the rail");
    }

    @Test
    void reducedMotionHasNoRollWhateverIsChosen() throws IOException {
        assertEquals(0f, lean(turned(2f, 0f, true)), 1e-4f);
    }

    /** How high the camera of a course with such a pitch looks when Wick has risen, in radians. */
    private float height(float pitch) throws IOException {
        Rulebook rules = SceneReader.read(new MemoryFiles()
                        .with(
                                "stages/cloverfield/course.patch.json",
                                "{\"keys\": [{\"at\": 0, \"camera\": {\"pitch\": " + pitch + "}}]}")
                        .over(MemoryFiles.shipped()))
                .rules();
        world = new World(rules, new RunOptions("cloverfield", "easy", 1L, 0));
        SimEvents events = new SimEvents();
        for (int i = 0; i < RISES; i++) {
            events.clear();
            world.tick(PlayerIntent.of(0f, 1f, 0), events);
        }
        SceneCoordinates.toScene(world.flight().wick().position(), place);
        CourseDef course = world.flight().def().course();
        new FlightCamera(camera, new CameraShake(), course).update(world.flight(), place, FRAME);
        return (float) Math.asin(camera.getDirection().y);
    }

    /** Its slope is what grows, from a little below the horizon: the angle is that but for a share. */
    @ParameterizedTest
    @ValueSource(floats = {5f, 12f})
    void thePitchOfACourseLooksUp(float degrees) throws IOException {
        float level = height(0f);

        assertEquals(degrees, (height(degrees) - level) * FastMath.RAD_TO_DEG, 0.1f * degrees);
    }

    /** From a camera that looks down already: a level one may have looked down a little, too, to keep Wick above the captions. */
    @Test
    void thePitchOfACourseLooksDown() throws IOException {
        float down = height(-5f);

        assertEquals(-7f, (height(-12f) - down) * FastMath.RAD_TO_DEG, 0.7f);
        assertTrue(down < height(0f));
    }

    @ParameterizedTest
    @ValueSource(floats = {5f, 12f})
    void whereTheCameraLooksUpWickKeepsThePlaceInThePicture(float degrees) throws IOException {
        height(0f);
        float level = camera.getScreenCoordinates(place).y;
        height(degrees);

        assertEquals(level, camera.getScreenCoordinates(place).y, 25 * PIXEL, "of 1080 lines");
    }

    /** The point that is aimed at stays where it was; Wick, which is nearer, goes down: the aim is free. */
    @Test
    void aRaisedCameraShowsTheAimHigherAboveWick() throws IOException {
        Camera usual = turned(0f, 0f, true);
        aim.set(place).addLocal(0f, 0f, AIM);
        float wickBefore = usual.getScreenCoordinates(place).y;
        float aimBefore = usual.getScreenCoordinates(aim).y;
        Camera raised = turned(0f, 0.9f, true);
        float wickAfter = raised.getScreenCoordinates(place).y;
        float aimAfter = raised.getScreenCoordinates(aim).y;

        assertTrue(wickAfter < wickBefore - 50f, wickBefore + " → " + wickAfter);
        assertEquals(aimBefore, aimAfter, 25 * PIXEL, "of 1080 lines");
    }

    /** Wick, the bees in the fist, the reticle and what it marks would else lie on one spot. */
    @Test
    void aboveAGatheredSwarmTheCameraRisesAndTheAimStaysWhereItIs() throws IOException {
        Camera loose = turned(0f, 0f, false, 0, GATHERED);
        aim.set(place).addLocal(0f, 0f, AIM);
        float wickBefore = loose.getScreenCoordinates(place).y;
        float aimBefore = loose.getScreenCoordinates(aim).y;
        Camera gathered = turned(0f, 0f, false, PlayerIntent.TIGHT, GATHERED);
        float wickAfter = gathered.getScreenCoordinates(place).y;
        float aimAfter = gathered.getScreenCoordinates(aim).y;

        assertTrue(wickAfter < wickBefore - 30f, wickBefore + " → " + wickAfter);
        assertEquals(aimBefore, aimAfter, 10 * PIXEL, "of 1080 lines");
    }

    /** Of the picture's height; 28 lines of 720 are the reticle's radius. */
    @Test
    void theAimIsClearOfTheEarsAndTheBootsAreAboveTheCaptions() throws IOException {
        Camera usual = turned(0f, 0f, true, 0, GATHERED);
        float height = usual.getHeight();
        SceneCoordinates.toScene(world.flight().aim(), aim);
        float reticle = usual.getScreenCoordinates(aim).y / height;
        float ears = usual.getScreenCoordinates(place.add(0f, EARS, 0f)).y / height;
        float boots = usual.getScreenCoordinates(place.add(0f, -BOOTS, 0f)).y / height;

        assertTrue(reticle - ears > 0.04f, "aim at " + reticle + ", ears up to " + ears);
        assertTrue(boots > CAPTIONS, "boots at " + boots);
    }
}
