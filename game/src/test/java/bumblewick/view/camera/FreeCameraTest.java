package bumblewick.view.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FreeCameraTest {
    private static final Vector3f WICK = new Vector3f(3f, 2f, 100f);
    private static final float DEEP = -1_000f;

    private final Camera picture = new Camera(1280, 720);

    private void show(FreeCamera camera) {
        camera.show(picture, Vector3f.ZERO, WICK, DEEP);
    }

    @ParameterizedTest
    @ValueSource(floats = {5f, 30f, 60f})
    void fliesNoFartherFromWickThanItReaches(float reach) {
        FreeCamera camera = new FreeCamera().withReach(reach);
        camera.place(WICK, WICK.add(0f, 0f, 1f));
        show(camera);
        for (int i = 0; i < 100; i++) {
            camera.move(1f, 0.5f, 2f);
            show(camera);
        }

        assertEquals(reach, picture.getLocation().distance(WICK), 0.01f);
    }

    /** A quarter turn to the right lays the picture's right side down. */
    @Test
    void rollsAboutTheDirectionOfView() {
        FreeCamera camera = new FreeCamera();
        camera.place(WICK, WICK.add(0f, 0f, 1f));
        show(camera);
        Vector3f ahead = picture.getDirection().clone();
        camera.roll(FastMath.HALF_PI);
        show(camera);

        assertTrue(picture.getDirection().isSimilar(ahead, 1e-5f), () -> picture.getDirection()
                .toString());
        assertEquals(0f, picture.getUp().y, 1e-5f);
    }

    @Test
    void movesAsIfItWereNotRolled() {
        FreeCamera camera = new FreeCamera();
        camera.place(WICK, WICK.add(0f, 0f, 1f));
        camera.roll(1f);
        show(camera);
        camera.move(1f, 0f, 0f);
        show(camera);

        assertEquals(WICK.y, picture.getLocation().y, 1e-5f, "to the side, not down");
    }
}
