package bumblewick.sim.garden;

import bumblewick.def.FootDef;
import bumblewick.def.SurfaceDef;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import bumblewick.sim.character.CameraRelative;
import bumblewick.sim.character.FootEvent;
import bumblewick.sim.character.FootEvents;
import bumblewick.sim.character.FootInput;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.character.Locomotion;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.garden.camera.GardenCamera;
import bumblewick.sim.garden.enemy.WickPerception;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.Pose;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The young hare on foot. {@link FootMotion} moves it; the view only reads. Most clips are named like {@link Locomotion}'s
 * constants, in small letters.
 */
public final class GardenWick implements GardenEntity {
    private static final List<String> CLIPS = Stream.of(Locomotion.values())
            .map(m -> m.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toList());

    /** Speed from which a crouching Wick sneaks, in u/s. */
    private static final float SNEAKS = 0.2f;

    /** Time from one look around to the next while standing, in ticks. */
    private static final int LOOK_PERIOD = 720;

    /** Length of a look around, in ticks. */
    private static final int LOOK = 240;

    /** Speed at which the push clip's steps fit the ground, in u/s. */
    private static final float PUSH_SPEED = 1.5f;

    /** How far below the feet the shadow is looked for, in u. */
    private static final float DEPTH = 30f;

    /** Burns without a landing in between, after which Wick is restored to safe ground. */
    private static final int MOST_BURNS = 4;

    private final Quaternion upright = new Quaternion();
    private final QueryFilter solid = new QueryFilter(CollisionLayers.SOLID);
    private final int id;
    private final FootDef def;
    private final Terrain terrain;
    private final FootMotion foot;
    private final FootInput input = new FootInput();
    private final CameraRelative stick = new CameraRelative();
    private final GroundProbe ground;
    private final Pose pose = new Pose();
    private final Vector3f middle = new Vector3f();
    private final Vector3f wish = new Vector3f();
    private float below;
    private boolean aflame;
    private int sinceFire;
    private int burns;

    GardenWick(int id, FootDef def, Terrain terrain) {
        this.id = id;
        this.def = def;
        this.terrain = terrain;
        foot = new FootMotion(terrain.world(), def, terrain.surfaces(), new QueryFilter(CollisionLayers.SOLID));
        ground = new GroundProbe(terrain.world(), CollisionLayers.SOLID);
    }

    /** Puts Wick somewhere. */
    void place(Vector3f feet, float yaw) {
        foot.place(feet, yaw);
        show();
        pose.beginTick();
    }

    /**
     * Advances by a tick.
     *
     * @param camera by which the stick is understood
     * @param bees in the lantern, which carry a glide
     * @param fields that Wick feels
     * @param factor on Wick's speed, beside that of the fields
     */
    void tick(PlayerIntent intent, GardenCamera camera, int bees, StageFields fields, float factor) {
        stick.direction(camera.position(), camera.target(), camera.cut(), intent.x(), intent.y(), wish);
        input.clear().direction(wish.x, wish.z).bees(bees);
        input.jump(intent.has(PlayerIntent.JUMP)).spin(intent.has(PlayerIntent.SPIN));
        input.crouch(intent.has(PlayerIntent.CROUCH)).walk(intent.has(PlayerIntent.TIGHT));
        input.air(fields.drift().x, fields.drift().y, fields.drift().z).factor(factor * fields.factor());
        pose.beginTick();
        foot.tick(input);
        wish.multLocal(def.run());
        burn();
        show();
    }

    private void burn() {
        sinceFire++;
        if (foot.events().has(FootEvent.BURNED)) {
            burnAnew();
        } else if (foot.grounded()) {
            aflame = false;
            burns = 0;
        }
    }

    private void burnAnew() {
        aflame = true;
        sinceFire = 0;
        burns++;
    }

    /** Burns by what is no surface, and is thrown up; {@code speed} in u/s. */
    void catchFire(float speed) {
        foot.burn(speed);
        burnAnew();
    }

    /** Whether Wick cannot get out by itself: burnt again and again, or crushed by what moves. */
    boolean stuck() {
        return burns >= MOST_BURNS || foot.controller().crushed();
    }

    private void show() {
        pose.position().set(foot.feet());
        pose.setYaw(foot.yaw());
        below = ground.height(middle(), DEPTH, foot.feet().y);
    }

    /** Puts Wick back on the last safe ground. */
    void respawn() {
        burns = 0;
        aflame = false;
        foot.respawn();
        stick.forget();
        show();
        pose.beginTick();
    }

    /** Puts Wick, who was put back, somewhere else. */
    void moveTo(Vector3f feet) {
        foot.place(feet, foot.yaw());
        show();
        pose.beginTick();
    }

    /** Whether Wick overlaps something solid. */
    boolean isInSomething() {
        return terrain.world().overlaps(foot.controller().shape(), upright, middle(), solid);
    }

    /** Where the player wants to go, in u/s. */
    Vector3f wish() {
        return wish;
    }

    FootEvents footEvents() {
        return foot.events();
    }

    FootDef def() {
        return def;
    }

    /** The middle of the body. */
    Vector3f middle() {
        return middle.set(foot.feet()).addLocal(0f, 0.5f * foot.controller().height(), 0f);
    }

    /** Shows itself to walkers. */
    void showTo(WickPerception perception) {
        perception.see(foot.feet(), foot.velocity(), foot.controller().height(), foot.grounded());
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

    @Override
    public String clip() {
        return switch (foot.motion()) {
            case IDLE -> foot.motionTicks() % LOOK_PERIOD < LOOK_PERIOD - LOOK ? "idle" : "look_around";
            case CROUCH -> speed() < SNEAKS ? "crouch" : "crouch_walk";
            case SPIN -> "spin_attack";
            case POUND -> "jump_attack";
            default -> CLIPS.get(foot.motion().ordinal());
        };
    }

    @Override
    public int clipTicks() {
        return foot.motionTicks();
    }

    /** Scales the clip so that the feet do not slide. */
    @Override
    public float clipSpeed() {
        return switch (foot.motion()) {
            case WALK -> speed() / def.walk();
            case JOG -> speed() / def.jog();
            case RUN -> speed() / def.run();
            case BURN -> speed() / (def.walk() * def.burnSpeedFactor());
            case PUSH -> speed() / PUSH_SPEED;
            case CROUCH -> speed() < SNEAKS ? 1f : speed() / def.crouchSpeed();
            default -> 1f;
        };
    }

    /** Horizontal, in u/s. */
    float speed() {
        Vector3f v = foot.velocity();
        return (float) Math.sqrt(v.x * v.x + v.z * v.z);
    }

    @Override
    public float shadowHeight() {
        return below;
    }

    /** In u/s. Not to be changed. */
    public Vector3f velocity() {
        return foot.velocity();
    }

    /** Where Wick faces: ahead is {@code (sin yaw, 0, cos yaw)}, in radians. */
    public float yaw() {
        return Trig.wrap(foot.yaw());
    }

    /** Whether the feet are on the ground. */
    public boolean grounded() {
        return foot.grounded();
    }

    /** What the feet stand on, or stood on last. */
    public SurfaceDef surface() {
        return terrain.surface(foot.groundSurface());
    }

    /** Whether Wick is on fire: from lava until the feet are on better ground. */
    public boolean burning() {
        return aflame;
    }

    /** Ticks left in which Wick smokes after that. */
    public int smokeTicks() {
        return foot.burning() && !aflame ? Math.max(1, def.burnTicks() - sinceFire) : 0;
    }

    /** Ticks left of immunity after being touched. */
    public int hurtTicks() {
        return foot.hurtTicks();
    }

    /** Ticks left of the spin attack, 0 when there is none. */
    public int spinTicks() {
        return foot.spinning() ? Math.max(1, def.spinTicks() - foot.motionTicks()) : 0;
    }

    /** Whether the jump attack dives now. */
    public boolean pounding() {
        return foot.pounding();
    }

    public boolean gliding() {
        return foot.gliding();
    }

    public boolean wallSliding() {
        return foot.motion() == Locomotion.WALL_SLIDE;
    }

    /** Motion and character controller, with contacts. Not to be changed. */
    public FootMotion foot() {
        return foot;
    }

    void addTo(StateHash hash) {
        pose.addTo(hash);
        foot.addTo(hash);
        stick.addTo(hash);
        hash.add(below).add(aflame).add(sinceFire).add(burns);
    }
}
