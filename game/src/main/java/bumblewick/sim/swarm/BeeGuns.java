package bumblewick.sim.swarm;

import bumblewick.def.ArrivalDef;
import bumblewick.def.SwarmDef;
import bumblewick.def.SwarmDef.ShotCurve;
import bumblewick.math.ReadOnlyList;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.motion.Arrival;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The pollen in the air. A shot without a target chases, by arrival, a point that flies along the line of aim and moves
 * outwards from it, slow at first, then faster: loose, beside the line by as much as its bee; tight, on the line itself. The
 * shots of a volley leave in a bouquet and home in on their targets.
 *
 * <p>Speeds are relative to the rail: shots are as fast ahead whether Wick boosts or brakes.
 */
final class BeeGuns {
    /** Below this a direction is taken for none: straight ahead then. */
    private static final float LEAST_AHEAD = 0.5f;

    private static final float BOUQUET_SPEED = 0.5f;
    private static final float BOUQUET_SIDEWAYS = 0.85f;
    private static final float BOUQUET_UP = 0.35f;
    /** Ticks for which a homing shot curves; after that it turns sharply, so that it never circles its target. */
    private static final int CURVE_TICKS = 20;

    private static final float CURVE_ACCELERATION = 320f;
    private static final float SHARP_ACCELERATION = 3000f;
    private static final float NO_BRAKING = 0f;

    /** Neighbours in the cloud do not shoot one after the other. */
    private static final int LEAST_STRIDE = 7;

    private final SwarmDef def;
    private final Arrival curve;
    private final Arrival sharp;
    private final Arrival chase;
    private final List<Shot> shots = new ArrayList<>();
    private final List<Shot> readOnly = new ReadOnlyList<>(shots);
    private final List<Shot> spare = new ArrayList<>();
    private final Vector3f target = new Vector3f();
    private final Vector3f direction = new Vector3f();
    /** From a bee's turn to its neighbour's, in slots: shares no divisor with the cap, so that all turns differ. */
    private final int stride;

    private int nextId;

    BeeGuns(SwarmDef def) {
        this.def = def;
        stride = strideOf(def.cap());
        curve = Arrival.of(new ArrivalDef(CURVE_ACCELERATION, def.shotSpeed(), NO_BRAKING));
        sharp = Arrival.of(new ArrivalDef(SHARP_ACCELERATION, def.shotSpeed(), NO_BRAKING));
        chase = Arrival.of(new ArrivalDef(def.shotCurve().acceleration(), def.shotSpeed(), NO_BRAKING));
        for (int i = 0; i < mostInTheAir(def); i++) {
            spare.add(new Shot());
        }
    }

    /** As many as a full swarm can have in the air, so that a run makes none later. */
    private static int mostInTheAir(SwarmDef def) {
        int perBee = Tick.of(def.shotLife()) / Math.min(def.ticksPerShotLoose(), def.ticksPerShotTight()) + 1;
        return def.cap() * perBee + 4 * def.maxLocks();
    }

    private static int strideOf(int cap) {
        int stride = LEAST_STRIDE;
        while (commonDivisor(stride, cap) != 1) {
            stride++;
        }
        return stride;
    }

    private static int commonDivisor(int a, int b) {
        return b == 0 ? a : commonDivisor(b, a % b);
    }

    List<Shot> shots() {
        return readOnly;
    }

    /** Takes the spent shots out and moves the others. */
    void tick(float railSpeed, Targets targets) {
        int kept = 0;
        for (int i = 0; i < shots.size(); i++) {
            Shot shot = shots.get(i);
            if (--shot.ticksLeft <= 0) {
                spare.add(shot);
            } else {
                move(shot, railSpeed, targets);
                shots.set(kept++, shot);
            }
        }
        for (int i = shots.size() - 1; i >= kept; i--) {
            shots.remove(i);
        }
    }

    /** Lets a bee shoot if it is its turn; returns whether it did. */
    boolean fire(Bee bee, SwarmOrders orders) {
        // a bee's phase runs to loose·tight; each mode's step makes that its own period, and a change of
        // mode keeps the turn; a bee ordered not to fire lets it pass
        bee.gunPhase += orders.tight ? def.ticksPerShotLoose() : def.ticksPerShotTight();
        int full = def.ticksPerShotLoose() * def.ticksPerShotTight();
        if (bee.gunPhase < full) {
            return false;
        }
        bee.gunPhase -= full;
        if (!orders.firing) {
            return false;
        }
        fireAlong(bee, orders);
        return true;
    }

    /** Sends a shot after a point of its own on the line of aim, or, loose, beside it. */
    private void fireAlong(Bee bee, SwarmOrders orders) {
        ShotCurve way = def.shotCurve();
        Shot shot = launch(bee, orders.tight ? def.damageTight() : def.damageLoose(), Shot.NO_TARGET, 0);
        float x = bee.position.x - orders.point.x;
        float y = bee.position.y - orders.point.y;
        float off = (float) Math.sqrt(x * x + y * y);
        float open = orders.tight ? way.openTight() : way.openLoose();
        shot.openX = open * x;
        shot.openY = open * y;

        direction.set(orders.aim).subtractLocal(orders.point);
        straighten();
        shot.chasedVelocity.set(direction).multLocal(def.shotSpeed());
        float ahead = (bee.position.z - orders.point.z + way.lead()) / direction.z;
        shot.chased.set(direction).multLocal(ahead).addLocal(orders.point);
        if (!orders.tight) {
            shot.chased.addLocal(x, y, 0f);
        }

        float flare = off == 0f ? 0f : way.flare() / (off * def.shotSpeed());
        direction.addLocal(x * flare, y * flare, 0f);
        shot.velocity.set(direction).multLocal(def.shotSpeed() / direction.length());
        shot.velocity.z += orders.velocity.z;
    }

    /** Sends one homing shot, the {@code index}-th of {@code count}. */
    void fireHoming(Bee bee, int targetId, int index, int count, float railSpeed) {
        Shot shot = launch(bee, def.damageVolley(), targetId, count);
        float angle = (index + 0.5f) / count * Trig.TURN / 2f;
        direction.set(Trig.cos(angle) * BOUQUET_SIDEWAYS, Trig.sin(angle) * BOUQUET_SIDEWAYS + BOUQUET_UP, 1f);
        shot.velocity.set(direction).multLocal(BOUQUET_SPEED * def.shotSpeed() / direction.length());
        shot.velocity.z += railSpeed;
    }

    /** How the gun of a new bee stands: all bees of a swarm take turns. */
    int phaseOf(int slot) {
        int full = def.ticksPerShotLoose() * def.ticksPerShotTight();
        return slot * stride % def.cap() * full / def.cap();
    }

    void addTo(StateHash hash) {
        hash.add((long) nextId).add((long) shots.size());
        for (int i = 0; i < shots.size(); i++) {
            Shot shot = shots.get(i);
            hash.add((long) shot.id).add(shot.position).add(shot.velocity);
            hash.add((long) shot.ticksLeft).add((long) shot.targetId);
            hash.add((long) shot.age).add((long) shot.damage).add((long) shot.volley);
            hash.add(shot.chased).add(shot.chasedVelocity).add(shot.openX).add(shot.openY);
        }
    }

    /** Makes the direction one of length 1; straight ahead if it does not point ahead. */
    private void straighten() {
        if (direction.z < LEAST_AHEAD) {
            direction.set(0f, 0f, 1f);
        }
        direction.multLocal(1f / direction.length());
    }

    private Shot launch(Bee bee, int damage, int targetId, int volley) {
        Shot shot = spare.isEmpty() ? new Shot() : spare.remove(spare.size() - 1);
        shot.id = nextId++;
        shot.damage = damage;
        shot.ticksLeft = Tick.of(def.shotLife());
        shot.age = 0;
        shot.targetId = targetId;
        shot.volley = volley;
        shot.position.set(bee.position);
        shot.previousPosition.set(bee.position);
        shot.chased.set(bee.position);
        shot.chasedVelocity.set(0f, 0f, 0f);
        shot.openX = 0f;
        shot.openY = 0f;
        shots.add(shot);
        return shot;
    }

    private void move(Shot shot, float railSpeed, Targets targets) {
        shot.previousPosition.set(shot.position);
        shot.lastVelocity.set(shot.velocity);
        shot.age++;
        if (shot.targetId != Shot.NO_TARGET && !targets.locate(shot.targetId, target)) {
            flyOn(shot, railSpeed);
        }
        if (shot.targetId == Shot.NO_TARGET) {
            chase(shot, railSpeed);
        } else {
            steer(shot, target, shot.age <= CURVE_TICKS ? curve : sharp, railSpeed);
        }
        curve.integrate(shot.position, shot.velocity);
    }

    /** Lets a shot whose target is gone chase a point straight ahead. */
    private void flyOn(Shot shot, float railSpeed) {
        shot.targetId = Shot.NO_TARGET;
        shot.openX = 0f;
        shot.openY = 0f;
        direction.set(shot.velocity);
        direction.z -= railSpeed;
        straighten();
        shot.chasedVelocity.set(direction).multLocal(def.shotSpeed());
        shot.chased.set(direction).multLocal(def.shotCurve().lead()).addLocal(shot.position);
    }

    private void chase(Shot shot, float railSpeed) {
        shot.chasedVelocity.x += shot.openX * Tick.SECONDS;
        shot.chasedVelocity.y += shot.openY * Tick.SECONDS;
        shot.chased.addLocal(
                shot.chasedVelocity.x * Tick.SECONDS,
                shot.chasedVelocity.y * Tick.SECONDS,
                (shot.chasedVelocity.z + railSpeed) * Tick.SECONDS);
        target.set(shot.chased);
        steer(shot, target, chase, railSpeed);
    }

    /** Turns a shot to a place by a law that knows only speeds over the rail's. */
    private static void steer(Shot shot, Vector3f place, Arrival law, float railSpeed) {
        shot.velocity.z -= railSpeed;
        law.steer(place.x - shot.position.x, place.y - shot.position.y, place.z - shot.position.z, shot.velocity);
        shot.velocity.z += railSpeed;
    }
}
