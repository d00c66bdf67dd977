package bumblewick.sim.garden.machine;

import bumblewick.def.BodyDef;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.body.Body;
import bumblewick.sim.garden.level.Terrain;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Carries bodies in a liquid: what they displace lifts them, against their own weight and what stands on them, and the liquid
 * takes their speed relative to its surface.
 *
 * <pre>lift = ρ V g / (m + load)</pre>
 *
 * With ρ = {@value #DENSITY} kg/u³ a light crate floats with a fifth of it in the liquid, with four fifths under Wick; a
 * heavy one floats deep, a stone sinks.
 *
 * <p>Source: Archimedes, <i>On Floating Bodies</i>, book I, proposition 5.
 */
final class Buoyancy {
    /** Of all liquids, in kg/u³. */
    static final float DENSITY = 5f;

    /** Share of the vertical speed relative to the surface that the liquid takes each tick. */
    private static final float DRAG = 0.1f;

    /** Likewise along the surface: what is pushed drifts on for a while. */
    private static final float DRIFT = 0.02f;

    /** Carries all bodies that are in a liquid, before they move. */
    void carry(Liquid liquid, float surfaceSpeed, MachineStage stage) {
        List<Body> bodies = stage.bodies().bodies();
        for (int i = 0; i < bodies.size(); i++) {
            Body body = bodies.get(i);
            float height = height(body.def());
            float depth = liquid.depth(body.centre(), 0.5f * height);
            if (body.moves() && depth > 0f) {
                carry(body, Math.min(depth, height), surfaceSpeed, stage);
            }
        }
    }

    private static void carry(Body body, float depth, float surfaceSpeed, MachineStage stage) {
        Vector3f velocity = body.velocity();
        float mass = body.def().mass() + Loads.on(body.solid(), stage);
        float lift = DENSITY * displaced(body.def(), depth) * Terrain.GRAVITY / mass;
        velocity.x -= DRIFT * velocity.x;
        velocity.z -= DRIFT * velocity.z;
        if (body.grounded()) {
            velocity.y += Math.max(0f, lift - Terrain.GRAVITY) * Tick.SECONDS;
        } else {
            velocity.y += DRAG * (surfaceSpeed - velocity.y) + lift * Tick.SECONDS; // its field pulls it down
        }
    }

    private static float height(BodyDef def) {
        return 2f * (def.shape() == BodyDef.Shape.BALL ? def.halfWidth() : def.halfHeight());
    }

    /**
     * The volume of the lowest part of a body, in u³.
     *
     * @param depth height of that part, at most that of the body, in u
     */
    static float displaced(BodyDef def, float depth) {
        float pi = 0.5f * Trig.TURN;
        float radius = def.halfWidth();
        return switch (def.shape()) {
            case BOX -> 4f * radius * def.halfDepth() * depth;
            case CYLINDER -> pi * radius * radius * depth;
            case BALL -> pi * depth * depth * (3f * radius - depth) / 3f;
        };
    }
}
