package bumblewick.pilot;

import bumblewick.def.SceneryDef;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.field.StageField;
import bumblewick.sim.hazard.Hazard;
import bumblewick.sim.hazard.HazardPiece;
import bumblewick.sim.run.Rail;
import bumblewick.sim.scenery.Scenery;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * What a course would cost: where Wick would be when each bullet, body or piece of scenery crosses Wick's plane, and
 * how close. The bees' own rule, the predicted crossing, used for the one whom they carry.
 */
final class CourseForecast {
    /** How far ahead it looks, in seconds. */
    private static final float BULLET_SIGHT = 1.1f;

    private static final float BODY_SIGHT = 0.9f;

    /** What was overlooked is noticed only this long before it crosses Wick's plane, in seconds: too late, as a rule. */
    private static final float GLIMPSE = 0.15f;

    private static final float SCENERY_SIGHT = 1.6f;

    /** What moves is noticed only this long before, in seconds, by who minds nothing else. */
    private static final float HAZARD_GLIMPSE = 0.5f;

    /** Time that it takes to reach the speed that the stick asks for, as lost time, in seconds. */
    private static final float LAG = 0.09f;

    /** What is nearer than these, in u, between the surfaces, costs. */
    private static final float BULLET_ROOM = 1.3f;

    private static final float BODY_ROOM = 1.6f;
    private static final float SCENERY_ROOM = 1.1f;
    private static final float WICK = 0.5f;

    private static final float BULLET_COST = 6f;
    private static final float BODY_COST = 9f;
    private static final float SCENERY_COST = 14f;
    private static final float WEB_COST = 6f;
    private static final float FOLIAGE_SHARE = 0.3f;

    /** Added to the radius of a light, in u: nobody flies along its edge. */
    private static final float LIGHT_ROOM = 1.3f;

    private static final float LIGHT_SIGHT = 1.6f; // s

    private final FlightStage stage;
    private final SeenFlight seen;
    private final HumanError error;
    private final Rail rail;
    private final HazardForecast hazards;
    private final float speed;
    private float pace = 1f;
    private float hazardCost;
    private float velocityX;
    private float velocityY;

    /**
     * @param stage Wick and what stands in its way are read, never changed
     * @param seen what the pilot knows of all that moves
     * @param error how wrongly the pilot judges it
     * @param speed of Wick across the corridor at full stick, in u/s
     */
    CourseForecast(FlightStage stage, SeenFlight seen, HumanError error, float speed) {
        this.stage = stage;
        this.seen = seen;
        this.error = error;
        this.rail = stage.ruled().rail();
        hazards = new HazardForecast(stage);
        this.speed = speed;
    }

    /** What it costs to hold the stick like this. */
    float cost(float stickX, float stickY) {
        velocityX = stickX * speed;
        velocityY = stickY * speed;
        hazardCost = hazards();
        return bullets() + lights() + bodies() + scenery() + webs() + hazardCost;
    }

    /** What hazards alone cost on the course that was asked for last. */
    float hazardCost() {
        return hazardCost;
    }

    /** Judges courses from now on as if Wick flew along the rail faster or slower than now by a factor. */
    void judgeAt(float factor) {
        pace = factor;
    }

    private float railSpeed() {
        return Math.max(1f, stage.wick().velocity().z * pace);
    }

    /** Where Wick will be, across the corridor. */
    float x(float time) {
        float own = velocityX * Math.max(0f, time - LAG) + stage.fields().drift().x * time;
        return Easing.clamp(stage.wick().position().x + own, rail.minX(), rail.maxX());
    }

    /** Where Wick will be, in height. */
    float y(float time) {
        float own = velocityY * Math.max(0f, time - LAG) + stage.fields().drift().y * time;
        return Easing.clamp(stage.wick().position().y + own, rail.minY(), rail.maxY());
    }

    private float bullets() {
        return crossings(seen.bullets(), BULLET_COST, BULLET_ROOM, BULLET_SIGHT);
    }

    private float lights() {
        return seen.lights().size() == 0 ? 0f : crossings(seen.lights(), BULLET_COST, LIGHT_ROOM, LIGHT_SIGHT);
    }

    private float bodies() {
        return crossings(seen.enemies(), BODY_COST, BODY_ROOM, BODY_SIGHT);
    }

    private float crossings(SeenBodies bodies, float each, float room, float sight) {
        float cost = 0f;
        for (int i = 0; i < bodies.size(); i++) {
            float within = error.overlooks(bodies.id(i)) ? GLIMPSE : sight;
            cost += each * crossing(bodies, i, bodies.radius(i) + room, within);
        }
        return cost;
    }

    /** 0 far off to 1 in the middle, for what crosses Wick's plane in time. */
    private float crossing(SeenBodies bodies, int i, float room, float sight) {
        float ahead = bodies.ahead(i, seen.age());
        float velocityZ = bodies.velocityZ(i);
        float time = velocityZ < 0f ? ahead / -velocityZ : ahead > -1f && ahead < 2f ? 0.1f : Float.MAX_VALUE;
        if (time < 0f || time > sight) {
            return 0f;
        }
        float off = seen.age() + time;
        float x = bodies.x(i, off) + error.crossingX(bodies.id(i)) * time - x(time);
        float y = bodies.y(i, off) + error.crossingY(bodies.id(i)) * time - y(time);
        float square = x * x + y * y;
        float reach = room + WICK;
        return square >= reach * reach ? 0f : closeness((float) Math.sqrt(square) / reach) * urgency(time, sight);
    }

    private float scenery() {
        List<Scenery> scenery = stage.scenery();
        float rail = railSpeed();
        float cost = 0f;
        for (int i = 0; i < scenery.size(); i++) {
            Scenery s = scenery.get(i);
            float share = share(s.def().solidity());
            float depth = s.def().halfDepth() * s.place().scale();
            float enters = (s.position().z - depth - WICK - stage.distance()) / rail;
            float leaves = (s.position().z + depth + WICK - stage.distance()) / rail;
            if (share > 0f && leaves > 0f && enters < SCENERY_SIGHT) {
                float near = Math.max(nearness(s, Math.max(0f, enters)), nearness(s, leaves));
                cost += SCENERY_COST * share * near * urgency(Math.max(0f, enters), SCENERY_SIGHT);
            }
        }
        return cost;
    }

    /** Webs hold Wick fast: they are flown around like what stands in the way, but for less. */
    private float webs() {
        List<StageField> fields = stage.fields().awake();
        float cost = 0f;
        for (int i = 0; i < fields.size(); i++) {
            StageField web = fields.get(i);
            float enters = (web.middle().z - stage.distance()) / railSpeed();
            if (web.canBurn() && enters > 0f && enters < SCENERY_SIGHT) {
                float x = x(enters) - web.middle().x;
                float y = y(enters) - web.middle().y;
                float reach = Math.max(web.def().half().x, web.def().half().y) + WICK;
                float square = x * x + y * y;
                cost += square >= reach * reach
                        ? 0f
                        : WEB_COST * closeness((float) Math.sqrt(square) / reach) * urgency(enters, SCENERY_SIGHT);
            }
        }
        return cost;
    }

    private float hazards() {
        float rail = railSpeed();
        float cost = 0f;
        List<Hazard> awake = hazards.hazards();
        for (int i = 0; i < awake.size(); i++) {
            List<HazardPiece> pieces = awake.get(i).pieces();
            for (int k = 0; k < pieces.size(); k++) {
                cost += passing(pieces.get(k), rail);
            }
        }
        return cost;
    }

    /** What it costs to pass a piece of a hazard: when Wick comes to it, is in its plane, and leaves it. */
    private float passing(HazardPiece piece, float rail) {
        float reach = piece.reach(2) + WICK;
        float ahead = piece.solid().position().z - stage.distance();
        float enters = Math.max(0f, (ahead - reach) / rail);
        float leaves = (ahead + reach) / rail;
        if (leaves <= 0f || enters >= (error.lapse() ? HAZARD_GLIMPSE : SCENERY_SIGHT)) {
            return 0f;
        }
        float near = Math.max(nearness(piece, enters), nearness(piece, leaves));
        near = Math.max(near, nearness(piece, (enters + leaves) / 2f));
        return SCENERY_COST * near * urgency(enters, SCENERY_SIGHT);
    }

    private float nearness(HazardPiece piece, float time) {
        float wrong = error.timing(piece.hazard().id()) * Math.min(1f, time);
        float away = hazards.distance(piece, x(time), y(time), Math.max(0f, time + wrong));
        float reach = SCENERY_ROOM + WICK;
        return away >= reach ? 0f : closeness(away / reach);
    }

    private static float share(SceneryDef.Solidity solidity) {
        return switch (solidity) {
            case SOLID, BREAKABLE -> 1f;
            case FOLIAGE -> FOLIAGE_SHARE;
            case FLOWER_GATE, DECOR -> 0f;
        };
    }

    private float nearness(Scenery s, float time) {
        float half = s.def().halfWidth() * s.place().scale();
        float x = Math.max(0f, Math.abs(x(time) - s.position().x) - half);
        float top = s.position().y + s.def().height() * s.place().scale();
        float y = Math.max(0f, Math.max(y(time) - top, s.position().y - y(time)));
        float reach = SCENERY_ROOM + WICK;
        float square = x * x + y * y;
        return square >= reach * reach ? 0f : closeness((float) Math.sqrt(square) / reach);
    }

    /** A place from which to keep away as long as a dive lasts: 0 far off to 1 in it. */
    float nearPlace(Vector3f place, float room) {
        float time = 0.4f;
        float x = x(time) - place.x;
        float y = y(time) - place.y;
        float reach = seen.bossRadius() + room;
        float square = x * x + y * y;
        return square >= reach * reach ? 0f : closeness((float) Math.sqrt(square) / reach);
    }

    private static float closeness(float share) {
        return 0.25f + 0.75f * (1f - share) * (1f - share);
    }

    private static float urgency(float time, float sight) {
        return 1f - 0.6f * time / sight;
    }
}
