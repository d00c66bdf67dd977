package bumblewick.sim.combat;

import bumblewick.def.SwarmDef;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.boss.BossPart;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.BulletField;
import bumblewick.sim.motion.ClosestApproach;
import bumblewick.sim.player.Wick;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import java.util.List;

/** The whirl: for half a second Wick turns round all bullets that come near, and stops the dive of a boss that it can stop. */
public final class Whirl {
    private final SwarmDef def;
    private final Wick wick;
    private final ScoreKeeper score;

    public Whirl(SwarmDef def, Wick wick, ScoreKeeper score) {
        this.def = def;
        this.wick = wick;
        this.score = score;
    }

    /**
     * Counts the whirl down, and begins one.
     *
     * @param wanted whether the player presses for one; it begins if the last is long enough ago
     */
    public void tick(boolean wanted, SimEvents events) {
        wick.countDownSpin();
        if (wanted && wick.spinCooldown() == 0) {
            wick.spin(def.spinTicks(), def.spinCooldownTicks());
            events.add(Type.SPIN, wick.id(), wick.position());
        }
    }

    /** While Wick whirls: stops the boss's dive as soon as it is within reach. */
    public void parry(BossFight fight, SimEvents events) {
        if (wick.spinTicks() > 0 && fight.canBeParried() && reaches(fight.boss().parts())) {
            fight.parry(wick, events);
        }
    }

    private boolean reaches(List<BossPart> parts) {
        for (int i = 0; i < parts.size(); i++) {
            BossPart part = parts.get(i);
            if (!part.broken() && part.isMetBy(wick.previousPosition(), wick.position(), def.spinRadius())) {
                return true;
            }
        }
        return false;
    }

    /** While Wick whirls: turns the bullets near Wick round, each at the target nearest to it. */
    public void deflect(BulletField bullets, TargetRegistry targets, SimEvents events) {
        if (wick.spinTicks() == 0) {
            return;
        }
        for (int i = 0; i < bullets.size(); i++) {
            Bullet b = bullets.get(i);
            float reach = def.spinRadius() + b.def().radius();
            if (!b.deflected()
                    && !b.gone()
                    && ClosestApproach.within(
                            reach, b.previousPosition(), b.position(), wick.previousPosition(), wick.position())) {
                bullets.deflect(
                        b, b.def().returned() > 0 ? targets.vital(b.position()) : targets.nearest(b.position()));
                score.deflected();
                events.add(Type.DEFLECTED, b.id(), b.position());
            }
        }
    }
}
