package bumblewick.sim.combat;

import bumblewick.def.EnemyDef.WeakPoint;
import bumblewick.math.DeterministicMath;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyFrame;
import bumblewick.sim.motion.ClosestApproach;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Finds out what of an enemy with {@linkplain bumblewick.def.EnemyDef#hasParts parts} something that flies meets first: a
 * weak point, its armour or its bare body. Holds the last answer; has no state of the game.
 */
public final class HitLocation {
    /** What was met. */
    enum Part {
        NOTHING,
        BODY,
        ARMOUR,
        WEAK_POINT
    }

    private static final float ALL_ROUND = 360f; // degrees

    private final Vector3f before = new Vector3f();
    private final Vector3f now = new Vector3f();
    private final Vector3f inwards = new Vector3f();
    private Part part = Part.NOTHING;
    private float factor;

    Part part() {
        return part;
    }

    /** Factor on the damage. */
    float factor() {
        return factor;
    }

    /** Whether what flies, whose way in this tick and radius are given, meets the enemy; then it is known where. */
    boolean find(Enemy e, Vector3f from, Vector3f to, float radius) {
        float first = ClosestApproach.entry(e.def().radius() + radius, from, to, e.previousPosition(), e.position());
        part = first == ClosestApproach.NEVER ? Part.NOTHING : Part.BODY;
        factor = 1f;
        List<WeakPoint> points = e.def().weakPoints();
        for (int i = 0; i < points.size(); i++) {
            WeakPoint point = points.get(i);
            float at = e.isOpen(point) ? entry(e, point, from, to, radius) : ClosestApproach.NEVER;
            if (at != ClosestApproach.NEVER && at <= first) {
                first = at;
                part = Part.WEAK_POINT;
                factor = point.factor();
            }
        }
        if (part == Part.BODY && e.isArmoured()) {
            inwards.set(
                    to.x - from.x - e.position().x + e.previousPosition().x,
                    to.y - from.y - e.position().y + e.previousPosition().y,
                    to.z - from.z - e.position().z + e.previousPosition().z);
            cover(e);
        }
        return part != Part.NOTHING;
    }

    private void cover(Enemy e) {
        if (isCovered(e, inwards)) {
            part = Part.ARMOUR;
            factor = e.def().armour().orElseThrow().factor();
        }
    }

    private float entry(Enemy e, WeakPoint point, Vector3f from, Vector3f to, float radius) {
        EnemyFrame.offset(point.at(), e.heading(), now);
        before.set(now).addLocal(e.previousPosition());
        now.addLocal(e.position());
        return ClosestApproach.entry(point.radius() + radius, from, to, before, now);
    }

    /**
     * Whether armour, where it stands, covers an enemy against a hit.
     *
     * @param inwards way of the hit relative to the enemy, of any length (unaffected)
     */
    static boolean isCovered(Enemy e, Vector3f inwards) {
        float degrees = e.def().armour().orElseThrow().frontDegrees();
        if (degrees >= ALL_ROUND) {
            return true;
        }
        float cosine = (float) DeterministicMath.cos(DeterministicMath.toRadians(degrees / 2f));
        Vector3f h = e.heading();
        float against = -(inwards.x * h.x + inwards.y * h.y + inwards.z * h.z);
        return against >= cosine * inwards.length();
    }
}
