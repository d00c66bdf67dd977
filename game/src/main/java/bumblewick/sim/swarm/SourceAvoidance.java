package bumblewick.sim.swarm;

import bumblewick.def.SwarmDef;

/**
 * The avoidance as first published: everything counts where it is, bees, enemies and bullets alike, asked one by one, at
 * whole points of 1/{@value #POINTS} u.
 *
 * <pre>caught when 0 &lt; ⌊distance⌋ &lt; range</pre>
 *
 * <p>Source: takujidev, <i>An algorithm that dodges bullets by itself</i> (2013).
 */
final class SourceAvoidance implements Avoidance {
    /** Points of the source in a u. */
    static final float POINTS = 16f;

    private final SwarmDef def;
    private SwarmSnapshot snapshot;
    private Threats threats;
    private float range;
    private float sumX;
    private float sumY;
    private float sumZ;

    SourceAvoidance(SwarmDef def) {
        this.def = def;
    }

    @Override
    public void decide(SwarmSnapshot snapshot, SwarmOrders orders, Threats threats) {
        this.snapshot = snapshot;
        this.threats = threats;
        range = (orders.tight ? def.radarTight() : def.radarLoose()) * POINTS;
        for (int i = 0; i < snapshot.size; i++) {
            avoid(i);
        }
    }

    private void avoid(int bee) {
        sumX = 0f;
        sumY = 0f;
        sumZ = 0f;
        for (int i = 0; i < snapshot.size; i++) {
            if (i != bee) {
                flee(bee, snapshot.x[i], snapshot.y[i], snapshot.z[i]);
            }
        }
        each(bee, threats.enemies);
        each(bee, threats.bullets);
        snapshot.flee(bee, sumX, sumY, sumZ);
    }

    private void each(int bee, Threats.Columns things) {
        for (int i = 0; i < things.size; i++) {
            flee(bee, things.x[i], things.y[i], things.z[i] - snapshot.frame);
        }
    }

    private void flee(int bee, float thingX, float thingY, float thingZ) {
        float x = snapshot.x[bee] - thingX;
        float y = snapshot.y[bee] - thingY;
        float z = snapshot.z[bee] - thingZ;
        float distance = (float) Math.sqrt(x * x + y * y + z * z);
        long points = (long) (distance * POINTS);
        if (points <= 0 || points >= range) {
            return;
        }
        float newX = sumX + x / distance;
        float newY = sumY + y / distance;
        float newZ = sumZ + z / distance;
        float length = (float) Math.sqrt(newX * newX + newY * newY + newZ * newZ);
        float scale = length > 0f ? 1f / length : 1f;
        sumX = newX * scale;
        sumY = newY * scale;
        sumZ = newZ * scale;
    }
}
