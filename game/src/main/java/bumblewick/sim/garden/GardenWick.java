package bumblewick.sim.garden;

import bumblewick.def.SurfaceDef;
import bumblewick.sim.run.Pose;
import bumblewick.sim.run.Seen;
import com.jme3.math.Vector3f;

/**
 * The young hare on foot. Reads only; the stage moves it. The clips are idle, walk, jog, run, jump, fall, land, crouch,
 * wall_slide, spin, pound, glide, push, burn, hurt and cheer.
 */
public final class GardenWick implements Seen {
    private final int id;
    private final Pose pose = new Pose();
    private final Vector3f velocity = new Vector3f();

    GardenWick(int id) {
        this.id = id;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String model() {
        return "wick";
    }

    /** The origin is the middle of the feet. */
    @Override
    public Pose pose() {
        return pose;
    }

    /** In u/s. Not to be changed. */
    public Vector3f velocity() {
        return velocity;
    }

    /** Whether the feet are on the ground. */
    public boolean grounded() {
        return false;
    }

    /** What the feet stand on, or stood on last. */
    public SurfaceDef surface() {
        return null;
    }

    /** Whether Wick is on fire. */
    public boolean burning() {
        return false;
    }

    /** Ticks left in which a burn still smokes, after lava was left. */
    public int smokeTicks() {
        return 0;
    }

    /** Ticks left of immunity after being touched. */
    public int hurtTicks() {
        return 0;
    }

    /** Ticks left of the spin attack. */
    public int spinTicks() {
        return 0;
    }

    public boolean gliding() {
        return false;
    }

    public boolean wallSliding() {
        return false;
    }
}
