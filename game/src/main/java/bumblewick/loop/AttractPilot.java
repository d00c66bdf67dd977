package bumblewick.loop;

import bumblewick.def.BossDef;
import bumblewick.def.FlightDef;
import bumblewick.def.PickupDef;
import bumblewick.def.SwarmDef;
import bumblewick.sim.Boss;
import bumblewick.sim.Bullet;
import bumblewick.sim.Enemy;
import bumblewick.sim.Exits;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Pickup;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Plays by itself: the title's attract mode, and the player of the tests. Of a few courses it takes the one with the
 * least danger that brings it closest to what it wants: a pick-up, an enemy in the sights, an exit. It holds tight to
 * paint, lets go to fire, and whirls when bullets are upon it.
 *
 * <p>It reads the world as a player sees it, and decides from nothing else: the same world gives the same intent.
 */
public final class AttractPilot implements IntentSource {
    private static final int DIRECTIONS = 16;
    private static final int[] STRENGTHS = {0, 64, 127};

    /** What a u between Wick and its wish costs, against {@link Forecast}'s dangers. */
    private static final float WISH_COST = 0.12f;

    /** How long a course is held when it is judged, in seconds. */
    private static final float LOOK = 0.35f;

    private static final float DIVE_COST = 14f;
    private static final float DIVE_ROOM = 2.4f;

    /** Locks at which the volley is let go, and ticks after which it is in any case. */
    private static final int ENOUGH_LOCKS = 4;

    private static final int LONGEST_HOLD = 55;
    private static final int SHORTEST_PAUSE = 14;

    /** Bullets nearer than this, in u ahead, are reason to fly loose. */
    private static final float BULLETS_NEAR = 16f;

    private static final float ENEMIES_FROM = 9f;
    private static final float ENEMIES_TO = 85f;
    private static final float PICKUPS_TO = 60f;

    private static final int BUTTON_SETS = 4;

    /** Ticks for which a course is kept: a tenth of a second is quick for a hand, too. */
    private static final int KEEP_COURSE = 5;

    private final World world;
    private final FlightStage stage;
    private final Forecast forecast;
    private final float spinRadius;
    private final PlayerIntent[] intents = new PlayerIntent[STRENGTHS.length * DIRECTIONS * BUTTON_SETS];
    private final Vector3f wish = new Vector3f();
    private final Vector3f divedAt = new Vector3f();
    private int course;
    private int keep;
    private int held;
    private int paused;

    /**
     * @param world read, never changed
     * @param flight how Wick flies
     * @param swarm how the Bumble flies
     */
    public AttractPilot(World world, FlightDef flight, SwarmDef swarm) {
        this.world = world;
        this.stage = world.flight();
        this.forecast = new Forecast(stage, flight.speed());
        this.spinRadius = swarm.spinRadius();
        for (int i = 0; i < intents.length; i++) {
            intents[i] = intent(i);
        }
    }

    private static PlayerIntent intent(int index) {
        int course = index / BUTTON_SETS;
        double angle = 2 * StrictMath.PI * (course % DIRECTIONS) / DIRECTIONS;
        float strength = STRENGTHS[course / DIRECTIONS] / 127f;
        int tight = (index & 1) != 0 ? PlayerIntent.TIGHT : 0;
        int spin = (index & 2) != 0 ? PlayerIntent.SPIN : 0;
        return PlayerIntent.of(
                (float) StrictMath.cos(angle) * strength, (float) StrictMath.sin(angle) * strength, tight | spin);
    }

    @Override
    public PlayerIntent take() {
        noteDive();
        if (--keep <= 0) {
            keep = KEEP_COURSE;
            chooseWish();
            course = bestCourse();
        }
        int buttons = (tight() ? 1 : 0) | (spin() ? 2 : 0);
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

    /** A dive goes where Wick was when it began: away from there. */
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

    /** Where to be: at an exit, a pick-up or behind a target, else where one sees well. */
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

    private boolean tight() {
        if (paused > 0) {
            paused--;
            return false;
        }
        int locks = locks();
        boolean wanted = targetAhead() && nearBullets(BULLETS_NEAR) == 0;
        boolean enough = locks >= ENOUGH_LOCKS || (held > LONGEST_HOLD && locks > 0);
        if (!wanted || enough) {
            paused = held > 0 ? SHORTEST_PAUSE : 0;
            held = 0;
            return false;
        }
        held++;
        return true;
    }

    private int locks() {
        int locks = boss() != null && boss().locked() ? 1 : 0;
        List<Enemy> enemies = stage.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            locks += enemies.get(i).locked() ? 1 : 0;
        }
        return locks;
    }

    private boolean targetAhead() {
        if (boss() != null) {
            return true;
        }
        List<Enemy> enemies = stage.enemies();
        for (int i = 0; i < enemies.size(); i++) {
            float ahead = enemies.get(i).position().z - stage.distance();
            if (ahead > ENEMIES_FROM && ahead < ENEMIES_TO) {
                return true;
            }
        }
        return false;
    }

    /** Bullets that come, nearer than this ahead. */
    private int nearBullets(float range) {
        int count = 0;
        List<Bullet> bullets = stage.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            float ahead = b.position().z - stage.distance();
            count += !b.deflected() && ahead > -1f && ahead < range ? 1 : 0;
        }
        return count;
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
