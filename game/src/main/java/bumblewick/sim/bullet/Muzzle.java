package bumblewick.sim.bullet;

import bumblewick.def.AttackDef;
import bumblewick.def.BulletDef;
import bumblewick.def.Rulebook;
import bumblewick.math.DeterministicMath;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.Rail;
import com.jme3.math.Vector3f;

/**
 * Fires rounds of bullets in the patterns of {@link AttackDef}. Every round leads its target: it aims at where Wick will be
 * when the bullets arrive, if Wick keeps its course.
 */
public final class Muzzle {
    private static final float TURN = 360f;

    private final Rulebook rules;
    private final Rail rail;
    private final BulletField bullets;
    private final Hum hum;
    private final RandomStream random;
    private final Vector3f aim = new Vector3f();
    private final Vector3f right = new Vector3f();
    private final Vector3f up = new Vector3f();
    private final Vector3f direction = new Vector3f();

    public Muzzle(Rulebook rules, Rail rail, BulletField bullets, Hum hum, RandomStream random) {
        this.rules = rules;
        this.rail = rail;
        this.bullets = bullets;
        this.hum = hum;
        this.random = random;
    }

    /** Fires one round at Wick; {@code from} is the muzzle, in u. */
    public void fire(AttackDef attack, Vector3f from, Wick wick) {
        BulletDef bullet = bullet(attack);
        float speed = bullet.speed() * hum.bulletSpeed();
        lead(from, wick, speed);
        for (int i = 0; i < attack.count(); i++) {
            switch (attack.pattern()) {
                case AIMED -> tilt(attack.spreadDegrees() / 2f * root(random.nextFloat()), TURN * random.nextFloat());
                case FAN -> tilt(attack.spreadDegrees() * (share(i, attack.count()) - 0.5f), 0f);
                case RING -> tilt(attack.spreadDegrees() / 2f, TURN * i / attack.count());
            }
            bullets.add(bullet, from, direction, speed);
        }
    }

    BulletDef bullet(AttackDef attack) {
        return rules.get(BulletDef.class, attack.bullet());
    }

    private static float root(float share) {
        return (float) Math.sqrt(share);
    }

    private static float share(int i, int count) {
        return count == 1 ? 0.5f : (float) i / (count - 1);
    }

    /** Computes the axes of the round: ahead to where Wick will be, horizontal to the right, and up. */
    private void lead(Vector3f from, Wick wick, float speed) {
        float time = from.distance(wick.position()) / speed;
        float x = Easing.clamp(wick.position().x + wick.velocity().x * time, rail.minX(), rail.maxX());
        float y = Easing.clamp(wick.position().y + wick.velocity().y * time, rail.minY(), rail.maxY());
        aim.set(x - from.x, y - from.y, wick.position().z - from.z);
        float length = aim.length();
        aim.set(
                length == 0f ? 0f : aim.x / length,
                length == 0f ? 0f : aim.y / length,
                length == 0f ? -1f : aim.z / length);
        float flat = (float) Math.sqrt(aim.x * aim.x + aim.z * aim.z);
        right.set(flat == 0f ? 1f : aim.z / flat, 0f, flat == 0f ? 0f : -aim.x / flat);
        up.set(aim.y * right.z, aim.z * right.x - aim.x * right.z, -aim.y * right.x);
    }

    /** Turns the direction off the aim by an angle, towards the side given by {@code aroundDegrees}, 0 to the right. */
    private void tilt(float degrees, float aroundDegrees) {
        float angle = (float) DeterministicMath.toRadians(degrees);
        float around = (float) DeterministicMath.toRadians(aroundDegrees);
        float ahead = Trig.cos(angle);
        float sideways = Trig.sin(angle) * Trig.cos(around);
        float upwards = Trig.sin(angle) * Trig.sin(around);
        direction.set(
                aim.x * ahead + right.x * sideways + up.x * upwards,
                aim.y * ahead + right.y * sideways + up.y * upwards,
                aim.z * ahead + right.z * sideways + up.z * upwards);
    }

    public void addTo(StateHash hash) {
        hash.add(random.state());
    }
}
