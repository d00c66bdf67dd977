package bumblewick.view.flight;

import bumblewick.def.CourseDef.Floor;
import bumblewick.sim.run.Rail;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;

/** The blob shadows of a flight. They lie on the ground; over open sky there are none, as they would hang in the air. */
final class GroundShadows {
    private static final float GROUND = 0.06f; // u, against z-fighting

    private final Vector3f spot = new Vector3f();
    private Rail rail;
    private SpriteBatch sprites;

    /** Tells where there is ground in this frame, and with what shadows are drawn. */
    void beginFrame(Rail rail, SpriteBatch sprites) {
        this.rail = rail;
        this.sprites = sprites;
    }

    /**
     * Draws a shadow straight below a place.
     *
     * @param place in the scene's frame (unaffected)
     * @param size half its edge, in u
     */
    void add(Vector3f place, float size, float opacity) {
        if (rail.floorAt(place.z) != Floor.NONE) {
            sprites.shadow(spot.set(place.x, GROUND, place.z), size, opacity);
        }
    }
}
