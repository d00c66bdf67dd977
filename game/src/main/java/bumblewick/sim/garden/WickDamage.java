package bumblewick.sim.garden;

import bumblewick.def.WalkerDef.Mood;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Trig;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.garden.enemy.GardenBullet;
import bumblewick.sim.garden.enemy.GardenBulletField;
import bumblewick.sim.garden.enemy.Walker;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.garden.enemy.WalkerField;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.HitForgiveness;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** What walkers and their bullets do to Wick: they throw Wick back and scare a bee out of the lantern. Nobody dies. */
final class WickDamage {
    private final GardenWick wick;
    private final WalkerField walkers;
    private final GardenBulletField bullets;
    private final Lantern lantern;
    private final Blooms blooms;
    private final HitForgiveness forgiveness;
    private final Vector3f away = new Vector3f();

    WickDamage(
            GardenWick wick,
            WalkerField walkers,
            GardenBulletField bullets,
            Lantern lantern,
            Blooms blooms,
            HitForgiveness forgiveness) {
        this.wick = wick;
        this.walkers = walkers;
        this.bullets = bullets;
        this.lantern = lantern;
        this.blooms = blooms;
        this.forgiveness = forgiveness;
    }

    void tick(SimEvents events) {
        for (int i = 0; i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            if (w.awake() && w.canTouch() && touches(w)) {
                w.startTouchCooldown();
                away.set(wick.foot().feet()).subtractLocal(w.position());
                hurt(w.def().id(), events);
                endAttack(w);
            }
        }
        for (int i = 0; i < bullets.size(); i++) {
            GardenBullet s = bullets.get(i);
            if (!s.deflected() && !s.gone() && touches(s)) {
                s.remove();
                away.set(s.velocity());
                hurt(s.def().id(), events);
            }
        }
    }

    /** Ends an attack that has hit: the walker recovers. A sleeper chases on. */
    private static void endAttack(Walker w) {
        if (w.state() == State.ACT && w.def().mood() != Mood.SLEEPER) {
            w.become(State.REST);
        }
    }

    private boolean touches(Walker w) {
        FootMotion foot = wick.foot();
        if (foot.spinning() || w.def().mood() == Mood.SCARED) {
            return false;
        }
        float x = w.position().x - foot.feet().x;
        float z = w.position().z - foot.feet().z;
        float reach = w.def().touch() + wick.def().body().radius();
        return x * x + z * z < reach * reach
                && w.position().y < foot.feet().y + foot.controller().height()
                && w.position().y + w.def().height() > foot.feet().y;
    }

    /** Whether a bullet touches Wick's capsule. */
    private boolean touches(GardenBullet s) {
        FootMotion foot = wick.foot();
        Vector3f feet = foot.feet();
        Vector3f p = s.pose().position();
        float radius = wick.def().body().radius();
        float top = foot.controller().height() - radius;
        float x = p.x - feet.x;
        float y = p.y - feet.y - Easing.clamp(p.y - feet.y, radius, top);
        float z = p.z - feet.z;
        float reach = radius + s.def().radius();
        return x * x + y * y + z * z < reach * reach;
    }

    private void hurt(String cause, SimEvents events) {
        hurt(away, cause, events);
    }

    /** Throws Wick back along {@code from}, unless Wick is immune, and scares a bee. */
    void hurt(Vector3f from, String cause, SimEvents events) {
        if (!wick.foot().hurtFrom(from)) {
            return;
        }
        Vector3f feet = wick.foot().feet();
        int lost = blooms.shielded() || forgiveness.forgives()
                ? 0
                : lantern.scare(feet, Trig.atan2(from.x, from.z), events);
        events.add(Type.WICK_HURT, wick.id(), cause, lost, feet);
    }

    void addTo(StateHash hash) {
        forgiveness.addTo(hash);
    }
}
