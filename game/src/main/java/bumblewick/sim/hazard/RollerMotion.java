package bumblewick.sim.hazard;

import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Trigger;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.body.BallRolling;
import bumblewick.sim.body.ImpulseExchange;
import bumblewick.sim.body.SlopeForce;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * A ball that runs down the valley and bounces off its ground and its walls.
 *
 * <p>Source: RULES 6.4 (exchange of speed) and 6.6 (a ball on a slope speeds up with {@code 5/7 g sin θ}).
 */
final class RollerMotion implements HazardMotion {
    /** In u/s². */
    static final float GRAVITY = 14f;

    /** What falls slower than this, in u/s, does not bounce. */
    private static final float RESTS = 1f;

    private final Roller def;
    private final float pull; // along the valley, in u/s²
    private final Vector3f velocity = new Vector3f();
    private final Vector3f spin = new Vector3f();
    private final Vector3f upwards = new Vector3f(0f, 1f, 0f);
    private final Vector3f still = new Vector3f();
    private final BallRolling rolling = new BallRolling();
    private float tellTicks; // since it was let go
    private boolean called;
    private boolean rolls;

    RollerMotion(Roller def) {
        this.def = def;
        pull = GRAVITY * Trig.sin(def.slopeDegrees() * Trig.TURN / 360f) * SlopeForce.ROLLING;
    }

    @Override
    public void tick(Hazard hazard, float factor, Vector3f wick, SimEvents events) {
        if (hazard.gone()) {
            return; // broken, for good
        }
        if (rolls) {
            roll(hazard, Tick.SECONDS * factor, events);
            return;
        }
        boolean near = def.on() == Trigger.NEAR && hazard.isOn() && hazard.def().place().z - wick.z <= def.near();
        if (near) {
            go(hazard, events);
        }
        tellTicks += called ? factor : 0f;
        if (tellTicks >= def.tell()) {
            rolls = true;
            velocity.set(def.velocity());
            hazard.report(Type.HAZARD_GOES, events);
        }
    }

    private void roll(Hazard hazard, float seconds, SimEvents events) {
        Vector3f at = hazard.origin();
        boolean grounded = at.y <= def.radius();
        velocity.z -= grounded ? pull * seconds : 0f;
        velocity.y -= GRAVITY * seconds;
        at.addLocal(velocity.x * seconds, velocity.y * seconds, velocity.z * seconds);
        meetGround(hazard, at, events);
        meetWalls(hazard, at, events);
        if (at.y <= def.radius()) {
            BallRolling.spin(upwards, velocity, still, def.radius(), spin);
        }
        rolling.turn(hazard.orientation(), spin, seconds);
    }

    private void meetGround(Hazard hazard, Vector3f at, SimEvents events) {
        if (at.y > def.radius()) {
            return;
        }
        at.y = def.radius();
        if (velocity.y < -RESTS) {
            velocity.y = offWall(velocity.y);
            hazard.report(Type.HAZARD_LANDS, events);
        } else {
            velocity.y = Math.max(0f, velocity.y);
        }
    }

    private void meetWalls(Hazard hazard, Vector3f at, SimEvents events) {
        float least = def.left() + def.radius();
        float most = def.right() - def.radius();
        boolean leaves = (at.x < least && velocity.x < 0f) || (at.x > most && velocity.x > 0f);
        if (leaves) {
            at.x = Easing.clamp(at.x, least, most);
            velocity.x = offWall(velocity.x);
            hazard.report(Type.HAZARD_LANDS, events);
        }
    }

    private float offWall(float speed) {
        return ImpulseExchange.speed(speed, 0f, 1f, ImpulseExchange.WALL, def.bounce());
    }

    /** Lets two rolling balls exchange their speeds along the line between them; each is as heavy as it is large. */
    static void collide(Hazard a, RollerMotion one, Hazard b, RollerMotion other, Vector3f normal) {
        b.origin().subtract(a.origin(), normal);
        float distance = normal.length();
        if (distance == 0f || distance >= one.def.radius() + other.def.radius()) {
            return;
        }
        normal.multLocal(1f / distance);
        float u = one.velocity.dot(normal);
        float v = other.velocity.dot(normal);
        if (u <= v) {
            return; // they part already
        }
        float massA = mass(one.def.radius());
        float massB = mass(other.def.radius());
        float after = ImpulseExchange.speed(u, v, massA, massB, one.def.bounce()) - u;
        float afterOther = ImpulseExchange.speed(v, u, massB, massA, other.def.bounce()) - v;
        one.velocity.addLocal(normal.x * after, normal.y * after, normal.z * after);
        other.velocity.addLocal(normal.x * afterOther, normal.y * afterOther, normal.z * afterOther);
    }

    private static float mass(float radius) {
        return radius * radius * radius;
    }

    boolean rolls() {
        return rolls;
    }

    @Override
    public boolean forecast(Hazard hazard, float ticks, Vector3f origin, Quaternion orientation) {
        float seconds = rolls ? ticks * Tick.SECONDS : 0f;
        origin.set(velocity).multLocal(seconds).addLocal(hazard.origin());
        boolean flies = hazard.origin().y > def.radius() || velocity.y > 0f;
        origin.y = flies ? Math.max(def.radius(), origin.y - GRAVITY / 2f * seconds * seconds) : hazard.origin().y;
        orientation.set(hazard.orientation());
        return !hazard.gone();
    }

    @Override
    public void go(Hazard hazard, SimEvents events) {
        if (!called) {
            called = true;
            hazard.report(Type.HAZARD_TELL, events);
        }
    }

    @Override
    public void shotDown(Hazard hazard, int given, SimEvents events) {
        if (def.on() == Trigger.DAMAGE && !called) {
            go(hazard, events);
            hazard.heal();
        } else {
            hazard.breakUp(given, events);
        }
    }

    @Override
    public float announced() {
        return called && !rolls ? tellTicks / def.tell() : 0f;
    }

    @Override
    public boolean isMoving() {
        return rolls;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(velocity).add(spin).add(tellTicks).add(called).add(rolls);
    }
}
