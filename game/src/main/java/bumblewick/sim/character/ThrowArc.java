package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * Computes with what velocity Wick must be thrown to come down at a place. The rise follows from the apex,
 *
 * <pre>v = √(2 g H − a²)</pre>
 *
 * with the gravity g and the apex speed a of {@link Gravity}; the time, from ticks of that gravity; and the speed along the
 * ground, from both.
 */
public final class ThrowArc {
    /** No throw flies longer, in ticks. */
    private static final int LONGEST = 600;

    private final Gravity gravity;
    private final FootDef def;
    private final Vector3f velocity = new Vector3f();

    public ThrowArc(FootDef def) {
        this.def = def;
        gravity = new Gravity(def);
    }

    /**
     * Aims.
     *
     * @param from where the feet are, in u (unaffected)
     * @param to where they come down, in u (unaffected)
     * @param apex how far above the higher of both they fly, in u, more than 0
     * @return for how many ticks Wick flies
     */
    public int aim(Vector3f from, Vector3f to, float apex) {
        float height = to.y - from.y;
        float rise = riseTo(apex + Math.max(0f, height));
        float above = 0f;
        float speed = rise;
        int ticks = 0;
        float before = 0f;
        while (ticks < LONGEST && (speed > 0f || above > height)) {
            before = above;
            gravity.act(speed, Tick.SECONDS);
            speed = Math.max(-def.terminalSpeed(), gravity.speed());
            above += Math.max(-def.terminalSpeed(), gravity.mean()) * Tick.SECONDS;
            ticks++;
        }
        float last = before > above ? (before - height) / (before - above) : 1f;
        float seconds = (ticks - 1 + Math.max(0f, Math.min(1f, last))) * Tick.SECONDS;
        velocity.set((to.x - from.x) / seconds, rise, (to.z - from.z) / seconds);
        return ticks;
    }

    /** The speed with which a rise to a height begins, in u/s. */
    private float riseTo(float height) {
        double apex = def.apexSpeed();
        double squared = 2.0 * gravity.rising() * height - apex * apex;
        return squared > apex * apex ? (float) Math.sqrt(squared) : (float) Math.sqrt(gravity.rising() * height);
    }

    /** What {@link #aim} found, in u/s. Valid until the next call. */
    public Vector3f velocity() {
        return velocity;
    }
}
