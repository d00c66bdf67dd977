package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.sim.World;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.render.SceneLighting;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.io.IOException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the rules mark and what the player sees must be the same point. */
class SightAgreementTest {
    private static final int WIDTH = 1920;
    private static final int HEIGHT = 1080;
    private static final float PIXELS = 0.5f;

    @ParameterizedTest(name = "{0}, {1}, {2} ahead")
    @CsvSource({"0,4,20", "-8,2,40", "8,9,70", "3,0.5,110"})
    void aCameraInTheSightsPlaceShowsAPointWhereTheSightHasIt(float x, float y, float ahead) throws IOException {
        World world = flownFor(1200);
        SightCamera sightCamera = world.flight().sightCamera();
        Vector3f point = new Vector3f(x, y, world.flight().distance() + ahead);
        Vector3f expected = new Vector3f();
        sightCamera.project(point, expected);

        Vector3f shown = camera(sightCamera)
                .getScreenCoordinates(SceneCoordinates.toBentScene(point, bend(sightCamera), new Vector3f()));

        assertEquals(expected.x, shown.x - WIDTH / 2f, PIXELS);
        assertEquals(expected.y, shown.y - HEIGHT / 2f, PIXELS);
    }

    private static Vector3f bend(SightCamera sightCamera) {
        SceneLighting daylight = new SceneLighting(new Node());
        daylight.bend(sightCamera.bendX(), sightCamera.bendY(), sightCamera.eye().z);
        return daylight.bend();
    }

    private static Camera camera(SightCamera sightCamera) {
        Camera camera = new Camera(WIDTH, HEIGHT);
        camera.setFrustumPerspective(SightCamera.FIELD_OF_VIEW_DEGREES, WIDTH / (float) HEIGHT, 0.1f, 1000f);
        camera.setLocation(SceneCoordinates.toScene(sightCamera.eye(), new Vector3f()));
        camera.setRotation(new Quaternion());
        camera.update();
        return camera;
    }

    private static World flownFor(int ticks) throws IOException {
        Scene scene = ShippedScene.read();
        World world = new World(scene.rules(), new RunOptions("cloverfield", "easy", 1L, 0));
        SimEvents events = new SimEvents();
        for (int i = 0; i < ticks; i++) {
            events.clear();
            world.tick(PlayerIntent.NONE, events);
        }
        return world;
    }
}
