package bumblewick.pilot;

import bumblewick.def.BossDef;
import bumblewick.def.FlightDef;
import bumblewick.def.PickupDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.DeterministicMath;
import bumblewick.replay.IntentSource;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.course.Exits;
import bumblewick.sim.course.Pickup;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Plays a flight by itself. Of a few courses it takes the one with the least danger that brings Wick closest to what it
 * wants: a pick-up, an enemy under the reticle, an exit. It holds the swarm tight to lock on, lets go to fire, and whirls when
 * bullets are close.
 *
 * <p>It decides only by what a player sees of the world, too: the same world gives the same intent.
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
    private final CourseForecast forecast;
    private final AutoGather gather;
    private final float spinRadius;
    private final PlayerIntent[] intents = new PlayerIntent[STRENGTHS.length * DIRECTIONS * BUTTON_SETS];
    private final Vector3f wish = new Vector3f();
    private final Vector3f divedAt = new Vector3f();
    private int course;
    private int keep;

    /**
     * @param world read, never changed
     * @param flight how Wick flies
     * @param swarm how the Bumble flies
     */
    public FlightPilot(World world, FlightDef flight, SwarmDef swarm) {
        this.world = world;
        this.stage = world.flight();
        this.forecast = new CourseForecast(stage, flight.speed());
        this.gather = new AutoGather(stage);
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
        noteDive();
        if (--keep <= 0) {
            keep = KEEP_COURSE;
            chooseWish();
            course = bestCourse();
        }
        int buttons = (gather.decide() ? 1 : 0) | (spin() ? 2 : 0);
        return intents[course * BUTTON_SETS + buttons];
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
        return danger + WISH_COST * (float) Math.sqrt(dx * dx + dy * dy);
    }

    /** Cost of the place at which a dive aims: where Wick was when the dive began. */
    private float dive() {
        Boss boss = boss();
        boolean diving = boss != null && boss.action() == BossDef.Action.DIVE && !boss.entering();
        return diving ? DIVE_COST * forecast.nearPlace(divedAt, boss, DIVE_ROOM) : 0f;
    }

    private void noteDive() {
        Boss boss = boss();
        if (boss != null && (boss.action() != BossDef.Action.DIVE || boss.stepTicks() <= 1)) {
            divedAt.set(stage.wick().position());
        }
    }

    private Boss boss() {
        Boss boss = stage.boss().orElse(null);
        return boss == null || boss.defeatedTicks() > 0 ? null : boss;
    }

    /** Chooses where to be: at an exit, a pick-up or behind a target, else in the middle. */
    private void chooseWish() {
        wish.set(0f, 4.5f, 0f);
        if (stage.phase() == FlightStage.Phase.EXITS) {
            wish.set(0f, world.options().seed() % 2 == 0 ? Exits.HIGH_Y : Exits.LOW_Y, 0f);
            return;
        }
        if (!wishPickup() && !wishEnemy() && boss() != null) {
            wish.set(boss().position());
        }
        wish.y = Math.max(1.8f, Math.min(10f, wish.y));
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
        List<Enemy> enemies = stage.enemies();
        Vector3f at = stage.wick().position();
        float best = Float.MAX_VALUE;
        for (int i = 0; i < enemies.size(); i++) {
            Enemy e = enemies.get(i);
            float ahead = e.position().z - at.z;
            float off = Math.abs(e.position().x - at.x) + Math.abs(e.position().y - at.y) + 0.15f * ahead;
            if (ahead > ENEMIES_FROM && ahead < ENEMIES_TO && off < best) {
                best = off;
                wish.set(e.position()).addLocal(e.velocity().x * LOOK, e.velocity().y * LOOK, 0f);
            }
        }
        return best < Float.MAX_VALUE;
    }

    private boolean spin() {
        if (stage.wick().spinCooldown() > 0) {
            return false;
        }
        List<Bullet> bullets = stage.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            float reach = spinRadius + b.def().radius();
            if (!b.deflected() && b.position().distanceSquared(stage.wick().position()) < reach * reach) {
                return true;
            }
        }
        return false;
    }
}
