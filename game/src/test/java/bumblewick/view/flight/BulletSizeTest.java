package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.camera.FlightCamera;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Bullets that come at Wick are seen in time: a whole flight of the demo's pilot, without drawing. */
class BulletSizeTest {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final float LEAST = 6f; // pixels
    private static final float NEAR = 8f; // u from Wick: what passes so near was aimed at Wick, who moved on

    private final Camera camera = new Camera(WIDTH, HEIGHT);
    private final Vector3f place = new Vector3f();

    @Test
    void aBulletHasSixPixelsASecondBeforeItArrives() throws Exception {
        Scene scene = ShippedScene.read();
        World world = new World(scene.rules(), new RunOptions("cloverfield", "hard", 1L, 0));
        DemoPilot pilot = new DemoPilot(world);
        FlightCamera view = new FlightCamera(camera, new CameraShake());
        SimEvents events = new SimEvents();
        Map<Integer, float[]> pixels = new HashMap<>(); // by the bullet's id, for each tick of the last second
        int arrived = 0;
        while (!world.over()) {
            events.clear();
            world.tick(pilot.take(), events);
            FlightStage flight = world.flight();
            view.update(flight, SceneCoordinates.toScene(flight.wick().position(), place), Tick.SECONDS);
            camera.update();
            for (Bullet bullet : flight.bullets()) {
                float[] second = pixels.computeIfAbsent(bullet.id(), id -> new float[Tick.PER_SECOND]);
                int now = world.ticks() % Tick.PER_SECOND;
                float before = second[now];
                second[now] = diameter(bullet, flight.wick());
                if (before > 0f && arrives(bullet, flight)) {
                    arrived++;
                    assertTrue(before >= LEAST, bullet.def().id() + " had " + before + " px, tick " + world.ticks());
                }
            }
        }
        assertTrue(arrived > 10, "only " + arrived + " arrived");
    }

    private static boolean arrives(Bullet bullet, FlightStage flight) {
        Vector3f wick = flight.wick().position();
        return !bullet.deflected()
                && bullet.previousPosition().z > wick.z
                && bullet.position().z <= wick.z
                && Math.hypot(bullet.position().x - wick.x, bullet.position().y - wick.y) < NEAR;
    }

    private float diameter(Bullet bullet, Wick wick) {
        SceneCoordinates.toScene(bullet.position(), place);
        float depth = place.subtractLocal(camera.getLocation()).dot(camera.getDirection());
        return 2f * BulletView.drawnRadius(bullet, wick) * HEIGHT / 2f * camera.getProjectionMatrix().m11 / depth;
    }
}
