package bumblewick.sim.bullet;

import bumblewick.def.BulletDef;
import bumblewick.def.Rulebook;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.FormulaInputs;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.PatternStep;
import bumblewick.def.pattern.Speed;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.Rail;
import com.jme3.math.Vector3f;

/**
 * Computes where bullets go and how fast, and fires them. Whoever aims leads: at where Wick will be when the bullet arrives, if
 * Wick keeps its course.
 */
final class Muzzle implements FormulaInputs {
    /** No bullet is faster, in u/s. */
    private static final float FASTEST = 200f;

    /** Whoever fires more slowly leads as if at this speed, in u/s. */
    private static final float SLOWEST_LEAD = 0.5f;

    private static final float FULL = 100f;

    private final Rulebook rules;
    private final Rail rail;
    private final BulletField bullets;
    private final Hum hum;
    private final RandomStream random;
    private final float difficulty;
    private final float pace;
    private final float[] stack = new float[PatternFormula.DEEPEST];
    private final Vector3f aim = new Vector3f();
    private final Vector3f direction = new Vector3f();
    private final FiringAxes turned = new FiringAxes();

    Muzzle(Rulebook rules, Rail rail, BulletField bullets, Hum hum, RandomStream random, float difficulty, float pace) {
        this.rules = rules;
        this.rail = rail;
        this.bullets = bullets;
        this.hum = hum;
        this.random = random;
        this.difficulty = difficulty;
        this.pace = pace;
    }

    /** The kind of what is fired: one that is named, or that of the attack. */
    BulletDef kind(String named, PatternRunner runner) {
        return named.isEmpty() ? runner.bullet : bullet(named);
    }

    BulletDef bullet(String id) {
        return rules.get(BulletDef.class, id);
    }

    /**
     * Fires a bullet.
     *
     * @param runner of the pattern that says so
     * @param from where it leaves, in u (unaffected)
     * @param heading of the shooter, length 1 (unaffected)
     * @param own the bullet that fires; null if none does
     * @return null if there are as many as there can be
     */
    Bullet fire(PatternStep.Fire fire, PatternRunner runner, Vector3f from, Vector3f heading, Bullet own, Wick wick) {
        BulletDef kind = kind(fire.bullet(), runner);
        float usual = kind.speed() * hum.bulletSpeed();
        float speed = speed(fire.speed(), runner, usual, own == null ? usual : speedOf(own));
        direct(fire.direction(), runner, from, heading, wick, speed);
        runner.speed = speed;
        return bullets.isFull() ? null : bullets.add(kind, from, direction, speed);
    }

    /**
     * Aims a beam.
     *
     * @return length 1; valid until the next call
     */
    Vector3f aim(Direction wanted, PatternRunner runner, Vector3f from, Vector3f heading, Wick wick) {
        direct(wanted, runner, from, heading, wick, FASTEST);
        return direction;
    }

    /** The speed at which a ring wave grows, in u/s. */
    float speed(Speed speed, PatternRunner runner, BulletDef kind) {
        float usual = kind.speed() * hum.bulletSpeed();
        return speed(speed, runner, usual, usual);
    }

    private static float speedOf(Bullet b) {
        return b.velocity().length();
    }

    /** A speed in u/s with the Hum; {@code relativeTo} likewise. */
    float speed(Speed speed, PatternRunner runner, float usual, float relativeTo) {
        if (speed.value().isAbsent()) {
            return usual;
        }
        float value = value(speed.value(), runner) * factor();
        float base =
                switch (speed.type()) {
                    case ABSOLUTE -> 0f;
                    case RELATIVE -> relativeTo;
                    case SEQUENCE -> runner.fired ? runner.speed : usual;
                };
        return Easing.clamp(base + value, 0f, FASTEST);
    }

    /** A part of a velocity in u/s with the Hum, which a formula cannot make absurd. */
    float part(PatternFormula formula, PatternRunner runner) {
        return Easing.clamp(factor() * value(formula, runner), -FASTEST, FASTEST);
    }

    /** Factor on the speeds that patterns name. */
    float factor() {
        return hum.bulletSpeed() * pace;
    }

    /** Ticks of what a bullet does, which a player may have slowed down. */
    int ticks(PatternFormula formula, PatternRunner runner) {
        float ticks = value(formula, runner) / pace;
        return Math.round(Easing.clamp(ticks, 0f, PatternInterpreter.LONGEST));
    }

    /** A whole number from 0 to {@code most}. */
    int count(PatternFormula formula, PatternRunner runner, int most) {
        return Math.round(Easing.clamp(value(formula, runner), 0f, most));
    }

    float value(PatternFormula formula, PatternRunner runner) {
        return formula.value(runner.registers, this);
    }

    /** Computes the direction of a fire, and keeps what a sequence goes on from. */
    private void direct(
            Direction wanted, PatternRunner runner, Vector3f from, Vector3f heading, Wick wick, float speed) {
        boolean on = wanted.type() == Direction.Type.SEQUENCE && runner.fired;
        if (!on) {
            runner.axes.look(axis(wanted.type(), from, heading, wick, speed));
        }
        runner.yaw = value(wanted.yaw(), runner) + (on ? runner.yaw : 0f);
        runner.pitch = value(wanted.pitch(), runner) + (on ? runner.pitch : 0f);
        runner.tilt = value(wanted.tilt(), runner) + (on ? runner.tilt : 0f);
        runner.around = value(wanted.around(), runner) + (on ? runner.around : 0f);
        offset(wanted, runner, on);
        if (!runner.fired) {
            runner.fired = true;
            runner.speed = speed;
        }
    }

    private void offset(Direction wanted, PatternRunner runner, boolean on) {
        FiringAxes axes = runner.axes;
        boolean tilts = wanted.tilts() || (on && (runner.tilt != 0f || runner.around != 0f));
        if (!tilts && runner.pitch == 0f) {
            axes.tilt(runner.yaw, 0f, direction);
        } else if (!tilts) {
            axes.turn(runner.yaw, runner.pitch, direction);
        } else {
            turned.set(axes);
            if (runner.yaw != 0f || runner.pitch != 0f) {
                axes.turn(runner.yaw, runner.pitch, direction);
                turned.look(direction);
            }
            turned.tilt(runner.tilt, runner.around, direction);
        }
    }

    /**
     * The direction that a type counts from, length 1; valid until the next call.
     *
     * @param speed at which something would fly to Wick, in u/s
     */
    private Vector3f axis(Direction.Type type, Vector3f from, Vector3f heading, Wick wick, float speed) {
        return switch (type) {
            case ABSOLUTE -> aim.set(0f, 0f, -1f);
            case RELATIVE -> aim.set(heading);
            case AIM, SEQUENCE -> lead(from, wick, Math.max(SLOWEST_LEAD, speed));
        };
    }

    /**
     * The direction that a change of direction ends in.
     *
     * @return length 1; valid until the next call
     */
    Vector3f direction(Direction wanted, PatternRunner runner, Bullet own, Wick wick) {
        turned.look(axis(wanted.type(), own.position(), own.heading(), wick, speedOf(own)));
        float yaw = value(wanted.yaw(), runner);
        turned.turn(yaw, value(wanted.pitch(), runner), direction);
        if (wanted.tilts()) {
            turned.look(direction);
            float tilt = value(wanted.tilt(), runner);
            turned.tilt(tilt, value(wanted.around(), runner), direction);
        }
        return direction;
    }

    /** The direction to where Wick will be. */
    private Vector3f lead(Vector3f from, Wick wick, float speed) {
        float time = from.distance(wick.position()) / speed;
        float x = Easing.clamp(wick.position().x + wick.velocity().x * time, rail.minX(), rail.maxX());
        float y = Easing.clamp(wick.position().y + wick.velocity().y * time, rail.minY(), rail.maxY());
        aim.set(x - from.x, y - from.y, wick.position().z - from.z);
        float length = aim.length();
        return aim.set(
                length == 0f ? 0f : aim.x / length,
                length == 0f ? 0f : aim.y / length,
                length == 0f ? -1f : aim.z / length);
    }

    @Override
    public float hum() {
        return hum.value() / FULL;
    }

    @Override
    public float difficulty() {
        return difficulty;
    }

    @Override
    public float random() {
        return random.nextFloat();
    }

    @Override
    public float[] stack() {
        return stack;
    }

    void addTo(StateHash hash) {
        hash.add(random.state());
    }
}
