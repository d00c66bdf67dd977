package bumblewick.sim.garden.enemy;

import bumblewick.def.SurfaceDef;
import bumblewick.math.Tick;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.level.CollisionLayers;
import bumblewick.sim.garden.level.GroundProbe;
import bumblewick.sim.garden.level.Terrain;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * Moves walkers by their velocity: along walls, up and down small steps, and never over a ledge, up a cliff or into lava.
 */
final class WalkerMotion {
    /** The highest step that is taken, up or down, in u. */
    private static final float STEP = 0.4f;

    /** Steepest ground that is walked on: the cosine of 46°. */
    private static final float STEEP = 0.6947f;

    /** How far down the ground is looked for, in u. */
    private static final float DEPTH = 6f;

    /** How often a standing walker checks for ground below, in ticks. */
    private static final int LOOK_DOWN = 6;

    /** Gap that is kept to walls, in u. */
    private static final float SKIN = 0.02f;

    private final Terrain terrain;
    private final CollisionWorld world;
    private final GroundProbe ground;
    private final QueryFilter filter = new QueryFilter(CollisionLayers.SOLID);
    private final Quaternion upright = new Quaternion();
    private final SweepHit hit = new SweepHit();
    private final Vector3f start = new Vector3f();
    private final Vector3f way = new Vector3f();

    WalkerMotion(Terrain terrain) {
        this.terrain = terrain;
        world = terrain.world();
        ground = new GroundProbe(world, CollisionLayers.SOLID);
    }

    /**
     * Moves a walker by a tick, and notes whether something was in its way.
     *
     * @param speedFactor 1, or less under a tempo bloom
     */
    void move(Walker w, float speedFactor) {
        float seconds = Tick.SECONDS * speedFactor;
        accelerate(w, seconds);
        way.set(w.velocity.x * seconds, 0f, w.velocity.z * seconds);
        w.blocked = false;
        boolean stepped = (way.x != 0f || way.z != 0f) && walk(w);
        if (stepped && w.velocity.y == 0f) {
            w.ground = ground.height();
            w.position.y = w.ground;
        } else if (w.velocity.y != 0f || ++w.stoodTicks % LOOK_DOWN == 0) {
            standOrFall(w, seconds);
        }
    }

    /** Walks; returns whether it got anywhere. */
    private boolean walk(Walker w) {
        w.blocked = stopAtWalls(w);
        if (stepBy(w, way.x, way.z)) {
            return true;
        }
        w.blocked = true;
        return followTheEdge(w);
    }

    private static void accelerate(Walker w, float seconds) {
        float x = w.wish.x - w.velocity.x;
        float z = w.wish.z - w.velocity.z;
        float change = (float) Math.sqrt(x * x + z * z);
        float most = w.def.acceleration() * seconds;
        float scale = change > most ? most / change : 1f;
        w.velocity.x += x * scale;
        w.velocity.z += z * scale;
    }

    /** Shortens the way at a wall and lets the rest slide along it. */
    private boolean stopAtWalls(Walker w) {
        if (!meetsWall(w)) {
            return false;
        }
        float plan = (float) Math.sqrt(hit.normal().x * hit.normal().x + hit.normal().z * hit.normal().z);
        float x = hit.normal().x / plan;
        float z = hit.normal().z / plan;
        float left = (1f - hit.fraction()) * Math.min(0f, way.x * x + way.z * z) - SKIN;
        way.x -= left * x;
        way.z -= left * z;
        float into = Math.min(0f, w.velocity.x * x + w.velocity.z * z);
        w.velocity.x -= into * x;
        w.velocity.z -= into * z;
        if (meetsWall(w)) {
            way.multLocal(Math.max(0f, hit.fraction() - SKIN));
        }
        return true;
    }

    private boolean meetsWall(Walker w) {
        start.set(w.position.x, w.position.y + w.body.radius() + STEP, w.position.z);
        return world.sweep(w.body, upright, start, way, filter, hit) && Math.abs(hit.normal().y) < STEEP;
    }

    /** Moves there if there is ground to stand on; returns whether there is. */
    private boolean stepBy(Walker w, float x, float z) {
        float air = w.velocity.y == 0f ? 0f : Math.max(0f, w.position.y - w.ground);
        if (!ground.below(w.position.x + x, w.position.y + STEP, w.position.z + z, 2f * STEP + air) || !good()) {
            return false;
        }
        w.position.x += x;
        w.position.z += z;
        return true;
    }

    private boolean good() {
        return ground.normal().y >= STEEP && terrain.surface(ground.surface()).effect() != SurfaceDef.Effect.LAVA;
    }

    /** Keeps the part of the way that leads along an edge. */
    private boolean followTheEdge(Walker w) {
        boolean alongX = way.x != 0f && stepBy(w, way.x, 0f);
        boolean alongZ = !alongX && way.z != 0f && stepBy(w, 0f, way.z);
        w.velocity.x = alongX ? w.velocity.x : 0f;
        w.velocity.z = alongZ ? w.velocity.z : 0f;
        return alongX || alongZ;
    }

    private void standOrFall(Walker w, float seconds) {
        boolean below = ground.below(w.position.x, w.position.y + STEP, w.position.z, DEPTH);
        w.ground = below ? ground.height() : w.position.y - DEPTH;
        float gap = w.position.y - w.ground;
        if (gap <= STEP && w.velocity.y == 0f) {
            w.position.y = w.ground;
            return;
        }
        w.velocity.y -= Terrain.GRAVITY * seconds;
        w.position.y += w.velocity.y * seconds;
        if (w.position.y <= w.ground) {
            w.position.y = w.ground;
            w.velocity.y = 0f;
        }
    }

    /** The share of a push for which there is room, 0 to 1. */
    float room(Walker w, Vector3f push) {
        start.set(w.position.x, w.position.y + w.body.radius() + STEP, w.position.z);
        return world.sweep(w.body, upright, start, push, filter, hit) ? Math.max(0f, hit.fraction() - SKIN) : 1f;
    }
}
