package bumblewick.sim.garden;

import bumblewick.math.Tick;
import bumblewick.sim.garden.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Stands, turns to Wick, swells, and spits. */
final class Spitting implements Mood {
    /** How long it is seen spitting. */
    private static final int SPITS = Tick.of(0.6f);

    private final SpitField spits;

    Spitting(SpitField spits) {
        this.spits = spits;
    }

    @Override
    public void tick(Walker w, Prey prey, SimEvents events) {
        WalkerSteering.stand(w);
        boolean near = prey.within(w.def.notice(), w.position);
        if (near) {
            WalkerSteering.face(w, prey);
        }
        switch (w.state) {
            case TELL -> {
                if (Mood.told(w)) {
                    spits.spit(w, prey, events);
                    w.become(State.REST);
                }
            }
            case REST -> {
                if (Mood.rested(w)) {
                    w.become(State.ROAM);
                }
            }
            default -> {
                if (near && spits.sees(w, prey)) {
                    Mood.tell(w, events);
                }
            }
        }
    }

    @Override
    public String clip(Walker w) {
        return w.state == State.REST && w.stateTicks < SPITS ? "attack" : Mood.usualClip(w);
    }
}
