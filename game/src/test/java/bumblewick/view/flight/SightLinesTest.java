package bumblewick.view.flight;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.content.ShippedScene;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.SceneCoordinates;
import com.jme3.math.Vector3f;
import java.io.IOException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** At the start of a flight on a straight course, where there is nothing to see but the aim and Wick. */
class SightLinesTest {
    private static final Vector3f STRAIGHT = new Vector3f();
    private static final float HALF = 0.5f;

    private final SightLines lines = new SightLines();
    private final Vector3f wick = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private FlightStage flight;
    private Vector3f eye;

    @BeforeEach
    void look() throws IOException {
        flight = new World(ShippedScene.read().rules(), new RunOptions("cloverfield", "easy", 1L, 0)).flight();
        SceneCoordinates.toScene(flight.aim(), aim);
        SceneCoordinates.toScene(flight.wick().position(), wick);
        eye = aim.add(0f, 2f, -60f);
        lines.look(flight, eye, STRAIGHT);
    }

    /** A place on the line from the eye to the aim, or some units beside it. */
    private Vector3f beside(float share, float aside) {
        return eye.clone().interpolateLocal(aim, share).addLocal(aside, 0f, 0f);
    }

    @Test
    void aBeeBeforeTheAimIsHalf() {
        assertEquals(HALF, lines.faint(beside(0.1f, 0f)));
        assertEquals(HALF, lines.faint(beside(0.2f, 0.3f)));
    }

    @Test
    void oneBesideItIsWhole() {
        assertEquals(0f, lines.faint(beside(0.1f, 1f)));
    }

    @Test
    void oneBehindWhatIsAimedAtIsWhole() {
        assertEquals(0f, lines.faint(beside(1.01f, 0f)));
    }

    @Test
    void oneBetweenWickAndTheCameraIsHalf() {
        Vector3f behind = wick.add(0f, 0f, -7f);
        lines.look(flight, behind, STRAIGHT);

        assertEquals(HALF, lines.faint(wick.add(0.2f, 0f, -1f)));
        assertEquals(0f, lines.faint(wick.add(1.2f, 0f, -1f)));
    }
}
