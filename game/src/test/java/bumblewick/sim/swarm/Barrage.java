package bumblewick.sim.swarm;

import bumblewick.math.DeterministicMath;
import bumblewick.math.RandomStream;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * A flight under fire: bullets of the game's speeds come from ahead, from all over the corridor, each aimed at the
 * point where Wick is when it leaves. Bees that are hit are counted and live on.
 */
final class Barrage {
    private static final float RAIL = 20f;
    private static final float RADIUS = 0.25f;
    /** Tangent of two degrees: enemies that aim spread their bullets over four. */
    private static final float SPREAD = 0.035f;

    private static final float BEHIND = -6f;

    /** What Wick does meanwhile. */
    enum Pilot {
        /** Nobody steers. */
        HANDS_OFF,
        /** Swerves through the corridor at up to 9 u/s. */
        WEAVING
    }

    /** A bullet of the test, in the corridor's frame. */
    private static final class Bullet {
        final Vector3f from = new Vector3f();
        final Vector3f at = new Vector3f();
        final Vector3f velocity = new Vector3f();
        int id;
        boolean menaces;
    }

    private final Swarm swarm;
    private final Pilot pilot;
    private final RandomStream random = new RandomStream(7, 99);
    private final SwarmOrders orders = new SwarmOrders();
    private final Threats threats = new Threats();
    private final List<Bullet> bullets = new ArrayList<>();
    private final Vector3f point = new Vector3f(0f, 4f, 0f);
    private final Vector3f velocity = new Vector3f(0f, 0f, RAIL);
    private int ticks;
    private int untilNext;
    int fired;
    int hits;
    int menacing;

    Barrage(Swarm swarm, int bees, Pilot pilot) {
        this.swarm = swarm;
        this.pilot = pilot;
        swarm.assemble(bees, point);
    }

    /** Fires that many bullets, 5 a second on average, and waits for the last one. */
    Barrage fire(int count, boolean tight) {
        orders.tight(tight).firing(false);
        while (fired < count || !bullets.isEmpty()) {
            steer();
            if (--untilNext <= 0 && fired < count) {
                launch();
                untilNext = 6 + random.nextInt(13);
            }
            threats.clear();
            for (Bullet bullet : bullets) {
                threats.addBullet(bullet.id, bullet.at, bullet.velocity, RADIUS);
            }
            swarm.tick(orders.at(point, velocity).aim(point), threats, Targets.none());
            for (int i = 0; i < bullets.size(); i++) {
                bullets.get(i).menaces |= threats.threatenedBee(i) != Threats.NOBODY;
            }
            bullets.removeIf(this::done);
            ticks++;
        }
        return this;
    }

    double share() {
        return hits / (double) fired;
    }

    private void steer() {
        if (pilot == Pilot.WEAVING) {
            velocity.x = (float) (8 * DeterministicMath.sin(ticks * 0.031));
            velocity.y = (float) (4 * DeterministicMath.sin(ticks * 0.047));
        }
        point.addLocal(velocity.x * Tick.SECONDS, velocity.y * Tick.SECONDS, velocity.z * Tick.SECONDS);
    }

    private void launch() {
        Bullet bullet = new Bullet();
        bullet.id = fired++;
        bullet.at.set(random.between(-12f, 12f), random.between(0.8f, 12f), point.z + random.between(20f, 60f));
        float speed = random.between(26f, 40f);
        bullet.velocity.set(point).subtractLocal(bullet.at);
        float spread = bullet.velocity.length() * SPREAD;
        bullet.velocity.addLocal(random.between(-spread, spread), random.between(-spread, spread), 0f);
        bullet.velocity.multLocal(speed / bullet.velocity.length());
        bullet.velocity.z += RAIL;
        bullets.add(bullet);
    }

    private boolean done(Bullet bullet) {
        boolean over = over(bullet);
        if (over && bullet.menaces) {
            menacing++;
        }
        return over;
    }

    private boolean over(Bullet bullet) {
        bullet.from.set(bullet.at);
        bullet.at.addLocal(
                bullet.velocity.x * Tick.SECONDS, bullet.velocity.y * Tick.SECONDS, bullet.velocity.z * Tick.SECONDS);
        if (swarm.beeHitBy(bullet.from, bullet.at, RADIUS) != null) {
            hits++;
            return true;
        }
        return bullet.at.z < point.z + BEHIND;
    }
}
