package bumblewick.sim.character;

import bumblewick.sim.collision.SweepHit;
import com.jme3.math.Vector3f;

/**
 * Climbs a step: up, ahead and down again, each as far as there is room. It succeeds only if it ends on walkable ground no
 * higher above the feet than a step may be.
 */
final class StepUp {
    /** How far behind the riser it searches the tread first, in u. */
    private static final float BEHIND = 0.05f;

    /** A step that moves the character no further than this does not count, in u. */
    private static final float LEAST = 1e-4f;

    /** Sine of the least horizontal angle between a riser and what stands beside it. */
    private static final float ASIDE = 0.1f;

    private final CharacterCapsule body;
    private final WalkableGround walkable;
    private final GroundSnap groundSnap;
    private final SweepHit hit = new SweepHit();
    private final SweepHit beside = new SweepHit();
    private boolean stoppedBeside;
    private final Vector3f from = new Vector3f();
    private final Vector3f leg = new Vector3f();

    StepUp(CharacterCapsule body, WalkableGround walkable, GroundSnap groundSnap) {
        this.body = body;
        this.walkable = walkable;
        this.groundSnap = groundSnap;
    }

    /**
     * Tries to climb.
     *
     * @param riser what is in the way (unaffected)
     * @param ahead the displacement, horizontal (unaffected)
     * @return the share of {@code ahead} that was covered; 0 if there is no step
     */
    float climb(SweepHit riser, Vector3f ahead) {
        stoppedBeside = false;
        if (riser.normal().y < 0f || !promising(riser)) {
            return 0f;
        }
        from.set(body.feet);
        float share = upAndAhead(ahead);
        boolean far = share * ahead.length() > LEAST;
        if (far && down()) {
            return share;
        }
        stoppedBeside = !far && isBeside(riser);
        body.feet.set(from);
        return 0f;
    }

    /**
     * What stood beside the step and stopped the last try at once, such as the wall along a stair; null if there was none.
     * Sliding along it, the step may be climbed.
     */
    SweepHit besideStep() {
        return stoppedBeside ? beside : null;
    }

    private boolean isBeside(SweepHit riser) {
        Vector3f a = riser.normal();
        Vector3f b = beside.normal();
        return b.y > ContactBuffer.CEILING && !walkable.flat(b) && Math.abs(a.x * b.z - a.z * b.x) > ASIDE;
    }

    /** Whether a ray finds flat ground at the height of a step: rules out walls cheaply. */
    private boolean promising(SweepHit riser) {
        float step = body.def.stepUp();
        Vector3f normal = riser.normal();
        float plan = (float) Math.sqrt(normal.x * normal.x + normal.z * normal.z);
        leg.set(riser.point().x - normal.x / plan * BEHIND, 0f, riser.point().z - normal.z / plan * BEHIND);
        leg.y = body.feet.y + step + body.def.skin();
        from.set(leg);
        return body.ray(from, leg.set(0f, -step, 0f), hit) && walkable.flat(hit.normal());
    }

    private float upAndAhead(Vector3f ahead) {
        leg.set(0f, body.def.stepUp(), 0f);
        body.advance(leg, body.free(leg, hit));
        float share = body.free(ahead, beside);
        body.advance(ahead, share);
        return share;
    }

    private boolean down() {
        leg.set(0f, from.y - body.feet.y, 0f);
        if (leg.y >= 0f) {
            return false;
        }
        float share = body.free(leg, hit);
        body.advance(leg, share);
        if (share == 1f || hit.point().y - from.y > body.def.stepUp() || !walkable.holds(hit)) {
            return false;
        }
        groundSnap.stand(hit);
        return true;
    }
}
