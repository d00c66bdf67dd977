package bumblewick.sim.course;

import bumblewick.def.StageDef;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.player.Wick;
import com.jme3.math.Vector3f;
import java.util.List;

/** Where Wick points in a flight, and the camera behind Wick by which that is seen. */
public final class Sights {
    /** How far ahead of Wick the reticle is, in u. */
    private static final float AHEAD = 45f;

    private final RailBends bends;
    private final SightCamera camera = new SightCamera();
    private final Vector3f aim = new Vector3f();

    /** @param bends of the course, by rising distance */
    public Sights(List<StageDef.Bend> bends) {
        this.bends = new RailBends(bends);
    }

    /** Moves the reticle, which points a little to where Wick turns, and the camera behind Wick. */
    public void follow(Wick wick) {
        float share = AHEAD / wick.heading().z;
        aim.set(wick.heading()).multLocal(share).addLocal(wick.position());
        camera.follow(wick.position(), bends.x(wick.position().z), bends.y(wick.position().z));
    }

    public SightCamera camera() {
        return camera;
    }

    /** The point under the reticle: tight bees shoot there, and what appears near it can be locked on. */
    public Vector3f aim() {
        return aim;
    }
}
