package bumblewick.pilot;

import bumblewick.def.FlightDef;
import bumblewick.def.PickupDef;
import bumblewick.def.SwarmDef;
import bumblewick.replay.IntentSource;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.course.Exits;
import bumblewick.sim.course.Pickup;
import bumblewick.sim.hazard.SignalTarget;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Plays a flight by itself. It flies to what it wants, as {@link CourseChoice} chooses the way: what the deed asks for, a pick-up,
 * an enemy under the reticle, an exit. It holds the swarm tight to lock on, lets go to fire, and whirls when
 * bullets are close.
 *
 * <p>It decides only by what a player of its skill sees of the world: the same world gives the same intent. A player errs, too:
 * see {@link HumanError}.
 */
public final class FlightPilot implements IntentSource {
    private static final float ENEMIES_FROM = 9f;
    private static final float ENEMIES_TO = 85f;
    private static final float PICKUPS_TO = 60f;

    /** A boss that dives this near, in u, is met with a whirl where one can stop it: it is there before the whirl is over. */
    private static final float BITE = 26f;

    /** Factor on how far off an enemy seems that matters more than others. */
    private static final float PREFERRED = 0.4f;

    /** Factor on how far off a pilot is content where it has its mind on it. */
    private static final float MINDED = 0.5f;

    /** Bits of a set of buttons. */
    private static final int TIGHT = 1;

    private static final int SPIN = 2;
    private static final int BOOST = 4;
    private static final int BRAKE = 8;
    private static final int BUTTON_SETS = 16;

    /** Ticks for which a course is kept: a twelfth of a second is quick for a hand, too. */
    private static final int KEEP_COURSE = 5;

    private final World world;
    private final FlightStage stage;
    private final SeenFlight seen;
    private final HumanError error;
    private final CourseChoice courses;
    private final DeedWish deed;
    private final LaneWish lanes;
    private final AutoGather gather;
    private final DelayedSwitch gathers;
    private final int keepCourse; // ticks
    private final float spinRadius;
    private final PlayerIntent[] intents = new PlayerIntent[CourseChoice.COURSES * BUTTON_SETS];
    private final Vector3f wish = new Vector3f();
    private int course;
    private int keep;
    private boolean minded; // the wish is for the deed: the pilot has its mind on it

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
        this.error = new HumanError(skill, world.options().seed());
        this.deed = new DeedWish(stage, error.triesDeed());
        this.seen = new SeenFlight(stage, skill.reaction(), deed);
        this.courses =
                new CourseChoice(stage.wick(), seen, new CourseForecast(stage, seen, error, flight.speed()), flight);
        this.lanes = new LaneWish(stage, deed, world.options().seed());
        this.gather = new AutoGather(stage);
        this.gathers = new DelayedSwitch(skill.reaction());
        this.keepCourse = Math.max(KEEP_COURSE, skill.reaction());
        this.spinRadius = swarm.spinRadius();
        for (int i = 0; i < intents.length; i++) {
            intents[i] = courses.intent(i / BUTTON_SETS).with(buttons(i % BUTTON_SETS));
        }
    }

    /** The buttons of a set: a bit for each. */
    private static int buttons(int set) {
        return ((set & TIGHT) != 0 ? PlayerIntent.TIGHT : 0)
                | ((set & SPIN) != 0 ? PlayerIntent.SPIN : 0)
                | ((set & BOOST) != 0 ? PlayerIntent.BOOST : 0)
                | ((set & BRAKE) != 0 ? PlayerIntent.BRAKE : 0);
    }

    @Override
    public PlayerIntent take() {
        seen.look();
        error.tick();
        courses.noteDive();
        if (--keep <= 0) {
            keep = keepCourse;
            chooseWish();
            course = courses.choose(wish, (minded ? MINDED : 1f) * error.tolerance());
        }
        boolean held = deed.gathers();
        boolean tight = gathers.after(gather.decide() || held) != (error.lapse() && !held);
        boolean spins = spin() && !error.lapse();
        return intents[asSeen(course) * BUTTON_SETS + (tight ? TIGHT : 0) + (spins ? SPIN : 0) + pace()];
    }

    private int pace() {
        return switch (courses.paceButton()) {
            case PlayerIntent.BOOST -> BOOST;
            case PlayerIntent.BRAKE -> BRAKE;
            default -> 0;
        };
    }

    /** The course as the stick is held for it: where the camera looks back, left and right are exchanged. */
    private int asSeen(int wanted) {
        if (!stage.steering().willBeMirrored()) {
            return wanted;
        }
        int direction = wanted % CourseChoice.DIRECTIONS;
        return wanted - direction + Math.floorMod(CourseChoice.DIRECTIONS / 2 - direction, CourseChoice.DIRECTIONS);
    }

    /** Chooses where to be: at an exit, a pick-up or behind a target, else in the middle. */
    private void chooseWish() {
        wish.set(0f, 4.5f, 0f);
        minded = false;
        if (stage.phase() == FlightStage.Phase.EXITS) {
            wish.set(0f, takesHighExit() ? Exits.HIGH_Y : Exits.LOW_Y, 0f);
            return;
        }
        minded = deed.choose(wish);
        if (!minded && !wishPickup() && !wishEnemy() && seen.boss() && !wishTarget()) {
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

    private boolean takesHighExit() {
        return stage.def().deed().isThere()
                ? stage.deed().isDone()
                : world.options().seed() % 2 == 0;
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
            off *= enemies.isPreferred(i) ? PREFERRED : 1f;
            if (ahead > ENEMIES_FROM && ahead < ENEMIES_TO && off < best) {
                best = off;
                wish.set(enemies.x(i, age + CourseChoice.LOOK), enemies.y(i, age + CourseChoice.LOOK), 0f);
            }
        }
        return best < Float.MAX_VALUE;
    }

    /** What sends a signal beside a boss is shot first: it does something to the boss. */
    private boolean wishTarget() {
        List<SignalTarget> near = stage.mechanisms().targets.near();
        for (int i = 0; i < near.size(); i++) {
            SignalTarget target = near.get(i);
            float ahead = target.position().z - stage.distance();
            if (target.canBeShot() && ahead > ENEMIES_FROM && ahead < ENEMIES_TO) {
                wish.set(target.position().x, target.position().y, 0f);
                return true;
            }
        }
        return false;
    }

    /** Whether a bullet is seen within reach of the whirl, or a boss that it stops: by who reacts late, too late for most. */
    private boolean spin() {
        if (stage.wick().spinCooldown() > 0) {
            return false;
        }
        if (seen.biteAhead() < BITE) {
            return true;
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
