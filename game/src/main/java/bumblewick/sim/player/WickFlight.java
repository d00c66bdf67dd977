package bumblewick.sim.player;

import bumblewick.def.CourseDef.Sides;
import bumblewick.def.FlightDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.motion.Drift;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.SceneryStrip;
import com.jme3.math.Vector3f;

/**
 * Moves Wick in a flight: freely across the corridor, by the rail along it, and on foot where the ground is near. The stick
 * asks for a speed; Wick reaches full speed in about 0.15 s, and stops as fast when the stick is let go.
 */
public final class WickFlight {
    /** Bank at full speed to the side, in radians. */
    private static final float MAX_BANK = 0.6f;

    /** How much of the speed across shows in the heading; less than true, so that Wick looks ahead. */
    private static final float HEADING_SHARE = 0.45f;

    /** Share of the way to the wanted bank and heading that is gone each tick. */
    private static final float TURN = 0.2f;

    /** How fast the rail's factor changes, per second. */
    private static final float GEAR = 3f;

    /** Factor on all speeds while stumbling. */
    private static final float STUMBLE = 0.65f;

    /** Share of the rail's speed that the strongest head wind leaves. */
    private static final float SLOWEST = 0.4f;

    /** How fast Wick rises when the ground has come up under its feet, in 1/s. */
    private static final float RISE = 15f;

    /** A wall met faster than this, in u/s, is a hard hit. */
    private static final float HARD_WALL = 12f;

    private final FlightDef def;
    private final Rail rail;
    private final Wick wick;
    private final WickCollider body;
    private final Vector3f wish = new Vector3f();
    private final Vector3f wanted = new Vector3f(); // velocity before anything is in the way
    private final StageFields fields;
    private final Drift drift = new Drift();
    private float railFactor = 1f;
    private final FlightGround ground;
    private final ViewSteering steering = new ViewSteering();
    private boolean empty;

    public WickFlight(FlightDef def, Rail rail, Wick wick, WickCollider body, StageFields fields) {
        this.def = def;
        this.rail = rail;
        this.wick = wick;
        this.body = body;
        this.fields = fields;
        ground = new FlightGround(def, rail, wick);
    }

    /** Moves Wick by a tick; {@code strip} is what it collides with and runs on. */
    public void tick(PlayerIntent intent, SceneryStrip strip, SimEvents events) {
        wick.pose().beginTick();
        wick.tight = intent.has(PlayerIntent.TIGHT);
        boostOrBrake(intent);
        float slow = (wick.stumbleTicks() > 0 ? STUMBLE : 1f) * fields.factor();
        drift.removeFrom(wick.velocity());
        steer(intent, slow);
        wick.velocity().z = rail.speed() * railFactor * slow;
        float floor = body.floor(wick.position(), wick.position().y - def.runHeight());
        ground.lift(floor);
        drift(slow);
        keepInCorridor(floor, events);
        body.fly(strip, wick.position(), wick.velocity());
        drift.meet(wanted, wick.velocity());
        rail.clamp(wick.position());
        ground.meet(floor, events);
        pose();
    }

    /** Adds what the air does; no head wind stops the rail. */
    private void drift(float slow) {
        Vector3f air = fields.drift();
        float ahead = Math.max(air.z, (SLOWEST - 1f) * rail.speed() * slow);
        drift.addTo(wick.velocity(), air.x, air.y, ahead);
        wanted.set(wick.velocity());
    }

    /** Lets Wick fall to the ground by a tick, when the last bee is lost. */
    public void fall(float gravity) {
        wick.pose().beginTick();
        wick.velocity().y -= gravity * Tick.SECONDS;
        wick.velocity().x *= 1f - Tick.SECONDS;
        wick.position()
                .addLocal(
                        wick.velocity().x * Tick.SECONDS,
                        wick.velocity().y * Tick.SECONDS,
                        wick.velocity().z * Tick.SECONDS);
        rail.clamp(wick.position());
        pose();
    }

    /** Boost and brake use the same energy; when it is empty, both must be released before it can be used again. */
    private void boostOrBrake(PlayerIntent intent) {
        boolean boost = intent.has(PlayerIntent.BOOST);
        boolean brake = intent.has(PlayerIntent.BRAKE) && !boost;
        empty = (empty || wick.energy <= 0f) && (boost || brake);
        wick.boosting = boost && !empty;
        wick.braking = brake && !empty;
        float change =
                wick.boosting || wick.braking ? -1f / def.energySeconds() : fields.refill() / def.refillSeconds();
        wick.energy = Easing.clamp(wick.energy + change * Tick.SECONDS, 0f, 1f);
        float wanted = wick.boosting ? def.boostFactor() : wick.braking ? def.brakeFactor() : 1f;
        railFactor += Easing.clamp(wanted - railFactor, -GEAR * Tick.SECONDS, GEAR * Tick.SECONDS);
    }

    /** How the stick is read. */
    public ViewSteering steering() {
        return steering;
    }

    private void steer(PlayerIntent intent, float slow) {
        wish.set(steering.right(intent.x(), intent.y(), rail.isChased()), intent.y(), 0f);
        float length = wish.length();
        wish.multLocal(def.speed() * slow / Math.max(1f, length));
        float rate = length == 0f ? def.deceleration() : def.acceleration();
        if (wish.x * wick.velocity().x + wish.y * wick.velocity().y < 0f) {
            rate = def.acceleration() + def.deceleration();
        }
        rate *= ground.grip();
        float x = wish.x - wick.velocity().x;
        float y = wish.y - wick.velocity().y;
        float change = (float) Math.sqrt(x * x + y * y);
        float share = change > rate * Tick.SECONDS ? rate * Tick.SECONDS / change : 1f;
        wick.velocity().x += x * share;
        wick.velocity().y += y * share;
    }

    /** Brakes in time before a limit, so that Wick comes to it softly. */
    private void keepInCorridor(float floor, SimEvents events) {
        Vector3f v = wick.velocity();
        Vector3f p = wick.position();
        Sides solid = rail.walls();
        wick.walled = false;
        float x = v.x;
        float y = v.y;
        v.x = Math.min(v.x, approachSpeed(rail.maxX() - p.x, solid.right()));
        v.x = Math.max(v.x, -approachSpeed(p.x - rail.minX(), solid.left()));
        v.y = Math.min(v.y, approachSpeed(rail.maxY() - p.y, solid.ceiling()));
        meetWalls(x - v.x, y - v.y, solid, events);
        float above = p.y - lowest(floor);
        v.y = Math.max(v.y, above < 0f ? -above * RISE : -approachSpeed(above));
        if (rail.isRound()) {
            keepInCircle(p.x - rail.roundX(), p.y - rail.roundY(), solid == Sides.TUNNEL, events);
        }
    }

    /** The same of a tube; both from its middle, in u. */
    private void keepInCircle(float x, float y, boolean solid, SimEvents events) {
        float off = (float) Math.sqrt(x * x + y * y);
        if (off == 0f) {
            return;
        }
        Vector3f v = wick.velocity();
        float out = (v.x * x + v.y * y) / off;
        float excess = out - approachSpeed(rail.roundRadius() - off, solid);
        if (excess > 0f) {
            if (solid && excess > HARD_WALL) {
                meetWall(events);
            }
            v.x -= excess * x / off;
            v.y -= excess * y / off;
        }
    }

    /** The highest speed that deceleration brings to rest within a distance, and not past it in this tick. */
    private float approachSpeed(float distance) {
        float d = Math.max(0f, distance);
        return Math.min((float) Math.sqrt(2f * def.deceleration() * d), d * Tick.PER_SECOND);
    }

    /** The highest speed towards a border; a wall does not slow down who comes to it. */
    private float approachSpeed(float distance, boolean solid) {
        return solid ? Math.max(0f, distance) * Tick.PER_SECOND : approachSpeed(distance);
    }

    /** Notes a wall that is met hard; {@code x} and {@code y} are what it takes of the velocity, in u/s. */
    private void meetWalls(float x, float y, Sides solid, SimEvents events) {
        boolean right = x > HARD_WALL && solid.right();
        boolean left = x < -HARD_WALL && solid.left();
        boolean above = y > HARD_WALL && solid.ceiling();
        if (right || left || above) {
            meetWall(events);
        }
    }

    private void meetWall(SimEvents events) {
        wick.walled = true;
        events.add(Type.WALL_MET, wick.id(), wick.position());
    }

    private float lowest(float floor) {
        return ground.lowest(floor);
    }

    private void pose() {
        float bank = wick.grounded ? 0f : wick.velocity().x / def.speed() * MAX_BANK;
        wick.pose().easeBank(bank, TURN);
        float climb = wick.grounded ? 0f : wick.velocity().y * HEADING_SHARE;
        wish.set(wick.velocity().x * HEADING_SHARE, climb, rail.speed());
        wish.multLocal(1f / wish.length());
        wick.heading().x += (wish.x - wick.heading().x) * TURN;
        wick.heading().y += (wish.y - wick.heading().y) * TURN;
        wick.heading().z += (wish.z - wick.heading().z) * TURN;
        wick.heading().multLocal(1f / wick.heading().length());
    }

    public void addTo(StateHash hash) {
        hash.add(railFactor).add(ground.stride()).add(empty);
        ground.addTo(hash);
        steering.addTo(hash);
        drift.addTo(hash);
        body.addTo(hash);
    }
}
