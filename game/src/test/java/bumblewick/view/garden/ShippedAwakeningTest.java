package bumblewick.view.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.Rulebook;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Awakening;
import bumblewick.math.Trig;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.camera.GardenViewCamera;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Mill Yard comes to life when its last friend is free, and a camera of its story looks on. */
class ShippedAwakeningTest {
    /** From that camera until the next, in s. */
    private static final float LOOKED_AT = 3.3f;

    private static Awakening yard;
    private static CameraDef restart;

    @BeforeAll
    static void read() throws IOException {
        Scene scene = ShippedScene.read();
        yard = scene.definitions()
                .all(LookDef.class)
                .get("mill_yard")
                .awakening()
                .orElseThrow();
        restart = Rulebook.named(
                scene.rules().get(GardenDef.class, "mill_yard").level().cameras(), "restart");
    }

    @Test
    void theMillTurnsBeforeOneLooksAway() {
        assertTrue(yard.seconds() < LOOKED_AT, yard.seconds() + " s");
        assertTrue(yard.gem() < 0.6f, "most of it comes with the last friend: " + yard.gem());
    }

    @Test
    void theSwarmIsInThePicture() {
        Camera camera = new Camera(1280, 720);
        float plan = Trig.cos(restart.pitch());
        Vector3f at = restart.position()
                .add(plan * Trig.sin(restart.yaw()), Trig.sin(restart.pitch()), plan * Trig.cos(restart.yaw()));
        new GardenViewCamera(camera, new CameraShake()).lookAt(restart.position(), at, restart.fieldOfViewDegrees());
        camera.update();
        Vector3f middle =
                new Vector3f(yard.swarm().x(), yard.swarm().y(), yard.swarm().z());
        Vector3f seen = camera.getScreenCoordinates(middle);
        assertEquals(640f, seen.x, 400f);
        assertEquals(360f, seen.y, 240f);
    }
}
