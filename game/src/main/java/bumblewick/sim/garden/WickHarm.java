package bumblewick.sim.garden;

import bumblewick.def.WalkerDef.Mood;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.garden.Walker.State;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Mercy;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** What ground enemies and their bullets do to Wick: a throw back, and a bee that takes fright. Nobody dies of it. */
final class WickHarm {
    /** How long one that touched Wick does not again. */
    private static final int COOL_DOWN = Tick.of(1f);

    private final GardenWick wick;
    private final WalkerField walkers;
    private final SpitField spits;
    private final Lantern lantern;
    private final Blooms blooms;
    private final Mercy mercy;
    private final Vector3f away = new Vector3f();

    WickHarm(GardenWick wick, WalkerField walkers, SpitField spits, Lantern lantern, Blooms blooms, Mercy mercy) {
        this.wick = wick;
        this.walkers = walkers;
        this.spits = spits;
        this.lantern = lantern;
        this.blooms = blooms;
        this.mercy = mercy;
    }

    void tick(SimEvents events) {
        for (int i = 0; i < walkers.size(); i++) {
            Walker w = walkers.get(i);
            if (w.awake() && w.touchTicks == 0 && touches(w)) {
                w.touchTicks = COOL_DOWN;
                away.set(wick.foot().feet()).subtractLocal(w.position);
                hurt(events);
                strikeOut(w);
            }
        }
        for (int i = 0; i < spits.size(); i++) {
            Spit s = spits.get(i);
            if (!s.deflected && !s.gone && touches(s)) {
                s.gone = true;
                away.set(s.velocity);
                hurt(events);
            }
        }
    }

    /** Chasers get their breath back after a blow, and what rolls has met something. */
    private static void strikeOut(Walker w) {
        if (w.state == State.ACT && w.def.mood() != Mood.SLEEPER) {
            w.become(State.REST);
        }
    }

    private boolean touches(Walker w) {
        FootMotion foot = wick.foot();
        if (foot.spinning() || w.def.mood() == Mood.SCARED) {
            return false;
        }
        float x = w.position.x - foot.feet().x;
        float z = w.position.z - foot.feet().z;
        float reach = w.def.touch() + wick.def().body().radius();
        return x * x + z * z < reach * reach
                && w.position.y < foot.feet().y + foot.controller().height()
                && w.position.y + w.def.height() > foot.feet().y;
    }

    /** Whether a bullet is as near to the axis of Wick's body as both are thick. */
    private boolean touches(Spit s) {
        FootMotion foot = wick.foot();
        Vector3f feet = foot.feet();
        Vector3f p = s.pose.position();
        float radius = wick.def().body().radius();
        float top = foot.controller().height() - radius;
        float x = p.x - feet.x;
        float y = p.y - feet.y - Easing.clamp(p.y - feet.y, radius, top);
        float z = p.z - feet.z;
        float reach = radius + s.def.radius();
        return x * x + y * y + z * z < reach * reach;
    }

    private void hurt(SimEvents events) {
        if (!wick.foot().touchedBy(away)) {
            return;
        }
        Vector3f feet = wick.foot().feet();
        int lost = blooms.shielded() || mercy.spares() ? 0 : lantern.scare(feet, Trig.atan2(away.x, away.z), events);
        events.add(Type.WICK_HURT, wick.id(), lost, feet);
    }

    void addTo(StateHash hash) {
        mercy.addTo(hash);
    }
}
