package bumblewick.pilot;

import bumblewick.def.FlightDef;
import bumblewick.def.PickupDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.DeterministicMath;
import bumblewick.replay.IntentSource;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.course.Exits;
import bumblewick.sim.course.Pickup;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Plays a flight by itself. Of a few courses it takes the one with the least danger that brings Wick closest to what it
 * wants: a pick-up, an enemy under the reticle, an exit. It holds the swarm tight to lock on, lets go to fire, and whirls when
 * bullets are close.
 *
 * <p>It decides only by what a player of its skill sees of the world: the same world gives the same intent. A player errs, too:
 * see {@link HumanError}.
 */
public final class FlightPilot implements IntentSource {
    private static final int DIRECTIONS = 16;
    private static final int[] STRENGTHS = {0, 64, 127};

    /** Cost of each u between Wick and where it wants to be, against the costs of {@link CourseForecast}. */
    private static final float WISH_COST = 0.12f;

    /** How far ahead a course is judged, in seconds. */
    private static final float LOOK = 0.35f;

    private static final float DIVE_COST = 14f;
    private static final float DIVE_ROOM = 2.4f;

    private static final float ENEMIES_FROM = 9f;
    private static final float ENEMIES_TO = 85f;
    private static final float PICKUPS_TO = 60f;

    private static final int BUTTON_SETS = 4;

    /** Ticks for which a course is kept: a twelfth of a second is quick for a hand, too. */
    private static final int KEEP_COURSE = 5;

    private final World world;
    private final FlightStage stage;
    private final SeenFlight seen;
    private final HumanError error;
    private final CourseForecast forecast;
    private final LaneWish lanes;
    private final AutoGather gather;
    private final DelayedSwitch gathers;
    private final int keepCourse; // ticks
    private final float spinRadius;
    private final PlayerIntent[] intents = new PlayerIntent[STRENGTHS.length * DIRECTIONS * BUTTON_SETS];
    private final Vector3f wish = new Vector3f();
    private final Vector3f divedAt = new Vector3f();
    private int course;
    private int keep;

    /**
     * The pilot that never errs.
     *
     * @param world read, never changed
     * @param flight how Wick flies
     * @param swarm how the Bumble flies
     */
    public FlightPilot(World world, FlightDef flight, SwarmDef swarm) {
        this(world, flight, swarm, Skill.FLAWLESS);
    }

    /** A pilot of a skill, which errs by the seed of the run. */
    FlightPilot(World world, FlightDef flight, SwarmDef swarm, Skill skill) {
        this.world = world;
        this.stage = world.flight();
        this.seen = new SeenFlight(stage, skill.reaction());
        this.error = new HumanError(skill, world.options().seed());
        this.forecast = new CourseForecast(stage, seen, error, flight.speed());
        this.lanes = new LaneWish(stage, world.options().seed());
        this.gather = new AutoGather(stage);
        this.gathers = new DelayedSwitch(skill.reaction());
        this.keepCourse = Math.max(KEEP_COURSE, skill.reaction());
        this.spinRadius = swarm.spinRadius();
        for (int i = 0; i < intents.length; i++) {
            intents[i] = intent(i);
        }
    }

    private static PlayerIntent intent(int index) {
        int course = index / BUTTON_SETS;
        double angle = 2 * Math.PI * (course % DIRECTIONS) / DIRECTIONS;
        float strength = STRENGTHS[course / DIRECTIONS] / 127f;
        int tight = (index & 1) != 0 ? PlayerIntent.TIGHT : 0;
        int spin = (index & 2) != 0 ? PlayerIntent.SPIN : 0;
        return PlayerIntent.of(
                (float) DeterministicMath.cos(angle) * strength,
                (float) DeterministicMath.sin(angle) * strength,
                tight | spin);
    }

    @Override
    public PlayerIntent take() {
        seen.look();
        error.tick();
        noteDive();
        if (--keep <= 0) {
            keep = keepCourse;
            chooseWish();
            course = bestCourse();
        }
        boolean tight = gathers.after(gather.decide()) != error.lapse();
        int buttons = (tight ? 1 : 0) | (spin() && !error.lapse() ? 2 : 0);
        return intents[asSeen(course) * BUTTON_SETS + buttons];
    }

    /** The course as the stick is held for it: where the camera looks back, left and right are exchanged. */
    private int asSeen(int wanted) {
        if (!stage.steering().willBeMirrored()) {
            return wanted;
        }
        int direction = wanted % DIRECTIONS;
        return wanted - direction + Math.floorMod(DIRECTIONS / 2 - direction, DIRECTIONS);
    }

    private int bestCourse() {
        int best = 0;
        float least = Float.MAX_VALUE;
        for (int i = 0; i < STRENGTHS.length * DIRECTIONS; i++) {
            if (i < DIRECTIONS && i > 0) {
                continue; // the stick at rest has no direction
            }
            PlayerIntent intent = intents[i * BUTTON_SETS];
            float cost = cost(intent.x(), intent.y());
            if (cost < least) {
                least = cost;
                best = i;
            }
        }
        return best;
    }

    private float cost(float x, float y) {
        float danger = forecast.cost(x, y) + dive();
        float dx = forecast.x(LOOK) - wish.x;
        float dy = forecast.y(LOOK) - wish.y;
        float off = (float) Math.sqrt(dx * dx + dy * dy);
        return danger + WISH_COST * Math.max(0f, off - error.tolerance());
    }

    /** Cost of the place at which a dive aims: where Wick was when the dive began. */
    private float dive() {
        return seen.bossDives() ? DIVE_COST * forecast.nearPlace(divedAt, DIVE_ROOM) : 0f;
    }

    private void noteDive() {
        if (seen.bossAims()) {
            divedAt.set(seen.wick());
        }
    }

    /** Chooses where to be: at an exit, a pick-up or behind a target, else in the middle. */
    private void chooseWish() {
        wish.set(0f, 4.5f, 0f);
        if (stage.phase() == FlightStage.Phase.EXITS) {
            wish.set(0f, world.options().seed() % 2 == 0 ? Exits.HIGH_Y : Exits.LOW_Y, 0f);
            return;
        }
        if (!wishPickup() && !wishEnemy() && seen.boss()) {
            wish.set(seen.bossPosition());
        }
        wish.x += error.x();
        wish.y += error.y();
        if (stage.def().course().isStraight()) {
            wish.y = Math.max(1.8f, Math.min(10f, wish.y));
        } else {
            lanes.choose(wish);
        }
    }

    private boolean wishPickup() {
        List<Pickup> pickups = stage.pickups();
        Vector3f at = stage.wick().position();
        float best = PICKUPS_TO;
        for (int i = 0; i < pickups.size(); i++) {
            Pickup p = pickups.get(i);
            float ahead = p.position().z - at.z;
            boolean bees = p.def().effect() == PickupDef.Effect.BEES;
            if (ahead > 1f && ahead < (bees ? best : best / 2f)) {
                best = ahead;
                wish.set(p.position());
            }
        }
        return best < PICKUPS_TO;
    }

    private boolean wishEnemy() {
        SeenBodies enemies = seen.enemies();
        Vector3f at = stage.wick().position();
        float age = seen.age();
        float best = Float.MAX_VALUE;
        for (int i = 0; i < enemies.size(); i++) {
            float ahead = enemies.ahead(i, age);
            float off = Math.abs(enemies.x(i, age) - at.x) + Math.abs(enemies.y(i, age) - at.y) + 0.15f * ahead;
            if (ahead > ENEMIES_FROM && ahead < ENEMIES_TO && off < best) {
                best = off;
                wish.set(enemies.x(i, age + LOOK), enemies.y(i, age + LOOK), 0f);
            }
        }
        return best < Float.MAX_VALUE;
    }

    /** Whether a bullet is seen within reach of the whirl: by who reacts late, too late for most. */
    private boolean spin() {
        if (stage.wick().spinCooldown() > 0) {
            return false;
        }
        SeenBodies bullets = seen.bullets();
        Vector3f at = seen.wick();
        for (int i = 0; i < bullets.size(); i++) {
            float reach = spinRadius + bullets.radius(i);
            double x = bullets.x(i, 0f) - at.x;
            double y = bullets.y(i, 0f) - at.y;
            double z = bullets.ahead(i, 0f);
            if (!error.overlooks(bullets.id(i)) && x * x + y * y + z * z < reach * reach) {
                return true;
            }
        }
        return false;
    }
}
