package bumblewick.sim;

import bumblewick.def.SwarmDef;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** Wick's whirl: for half a second all bullets near Wick are turned round. */
final class Whirl {
    private final SwarmDef def;
    private final Wick wick;
    private final ScoreKeeper score;

    Whirl(SwarmDef def, Wick wick, ScoreKeeper score) {
        this.def = def;
        this.wick = wick;
        this.score = score;
    }

    /** Begins a whirl if one is wanted and possible. */
    void tick(boolean wanted, SimEvents events) {
        wick.spinTicks = Math.max(0, wick.spinTicks - 1);
        wick.spinCooldown = Math.max(0, wick.spinCooldown - 1);
        if (wanted && wick.spinCooldown == 0) {
            wick.spinTicks = def.spinTicks();
            wick.spinCooldown = def.spinCooldownTicks();
            events.add(Type.SPIN, wick.id, 0, wick.position);
        }
    }

    void deflect(BulletField bullets, Quarry quarry, SimEvents events) {
        if (wick.spinTicks == 0) {
            return;
        }
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            float reach = def.spinRadius() + b.def.radius();
            if (!b.deflected
                    && !b.gone
                    && Approach.within(reach, b.previousPosition, b.position, wick.previousPosition, wick.position)) {
                bullets.deflect(b, quarry);
                score.deflected();
                events.add(Type.DEFLECTED, b.id, 0, b.position);
            }
        }
    }
}
