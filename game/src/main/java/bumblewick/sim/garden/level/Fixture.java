package bumblewick.sim.garden.level;

import bumblewick.def.BodyDef;
import bumblewick.math.StateHash;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import com.jme3.math.Vector3f;

/** A thing that stays in its place: a door, a cage, a bounce flower, a plank. The origin is its foot. */
public final class Fixture implements GardenEntity {
    private static final String IDLE = "idle";

    final int id;
    final BodyDef def;
    final Solid solid;
    public final Pose pose = new Pose();
    private final float yaw;
    private String clip = IDLE;
    private int clipTicks;
    float size = 1f;
    boolean seen = true;

    /** Places it and its {@code solid}. */
    Fixture(int id, BodyDef def, Vector3f foot, float yaw, Solid solid) {
        this.id = id;
        this.def = def;
        this.yaw = yaw;
        this.solid = solid;
        pose.position().set(foot);
        pose.setYaw(yaw);
        pose.beginTick();
        solid.place(foot.add(0f, def.halfHeight(), 0f), pose.orientation());
    }

    void tick() {
        pose.beginTick();
        clipTicks++;
    }

    /** Plays a clip from its beginning. */
    void play(String name) {
        clip = name;
        clipTicks = 0;
    }

    /** Opens: plays that clip and stops nobody any more. */
    void open() {
        play("open");
        solid.setEnabled(false);
    }

    /** Whether it stops nobody. */
    public boolean isOpen() {
        return !solid.enabled();
    }

    /** Tilts it away from its usual orientation, in radians. */
    void sway(float angle) {
        pose.setYaw(yaw + angle);
    }

    @Override
    public int id() {
        return id;
    }

    public BodyDef def() {
        return def;
    }

    @Override
    public String model() {
        return def.model();
    }

    @Override
    public Pose pose() {
        return pose;
    }

    @Override
    public String clip() {
        return clip;
    }

    @Override
    public int clipTicks() {
        return clipTicks;
    }

    @Override
    public float size() {
        return size;
    }

    @Override
    public boolean isHidden() {
        return !seen;
    }

    void addTo(StateHash hash) {
        pose.addTo(hash);
        hash.add(clipTicks).add(size).add(seen).add(solid.enabled());
    }
}
