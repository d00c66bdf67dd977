package bumblewick.view.garden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.LookDef.Awakening;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.camera.GardenViewCamera;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.io.IOException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Mill Yard comes to life when the gem is taken. */
class ShippedAwakeningTest {
    /** From the story's camera until the key has grown, in s. */
    private static final float KEY_GROWN = 2f;

    private static Awakening yard;

    @BeforeAll
    static void read() throws IOException {
        Scene scene = ShippedScene.read();
        yard = scene.definitions()
                .all(LookDef.class)
                .get("mill_yard")
                .awakening()
                .orElseThrow();
    }

    @Test
    void theKeyIsSeenToAppearAfterIt() {
        assertTrue(yard.shot().seconds() < KEY_GROWN, yard.shot().seconds() + " s");
        assertTrue(yard.seconds() < yard.shot().seconds(), "the mill turns before one looks away");
    }

    @Test
    void theSwarmIsInTheMiddleOfThePicture() {
        Camera camera = new Camera(1280, 720);
        Vector3f eye =
                new Vector3f(yard.shot().x(), yard.shot().y(), yard.shot().z());
        Vector3f at = new Vector3f(
                yard.shot().lookX(), yard.shot().lookY(), yard.shot().lookZ());
        new GardenViewCamera(camera, new CameraShake())
                .lookAt(eye, at, yard.shot().degrees());
        camera.update();
        Vector3f middle =
                new Vector3f(yard.swarm().x(), yard.swarm().y(), yard.swarm().z());
        Vector3f seen = camera.getScreenCoordinates(middle);
        assertEquals(640f, seen.x, 320f);
        assertEquals(360f, seen.y, 180f);
    }
}
