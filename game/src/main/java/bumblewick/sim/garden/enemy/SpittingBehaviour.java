package bumblewick.sim.garden.enemy;

import bumblewick.math.Tick;
import bumblewick.sim.garden.enemy.Walker.State;
import bumblewick.sim.run.SimEvents;

/** Stands, turns to Wick, swells, spits, and may hop to a side before it does so again. */
final class SpittingBehaviour implements WalkerBehaviour {
    /** How long it is seen spitting. */
    private static final int SPITS = Tick.of(0.6f);

    private final GardenBulletField bullets;

    SpittingBehaviour(GardenBulletField bullets) {
        this.bullets = bullets;
    }

    @Override
    public void tick(Walker w, WickPerception perception, SimEvents events) {
        if (w.hops()) {
            WalkerSteering.glide(w);
        } else {
            WalkerSteering.stand(w);
        }
        boolean near = perception.within(w.def.notice(), w.position);
        if (WalkerBehaviour.watches(w, perception)) {
            WalkerSteering.face(w, perception);
        }
        switch (w.state) {
            case TELL -> {
                if (WalkerBehaviour.woundUp(w)) {
                    bullets.spit(w, perception, events);
                    w.become(State.REST);
                }
            }
            case REST -> {
                if (w.def.hop() > 0f && w.stateTicks == w.def.restTicks() / 2) {
                    WalkerSteering.hop(w);
                }
                if (WalkerBehaviour.rested(w) && !w.hops()) {
                    w.become(State.ROAM);
                }
            }
            default -> {
                if (near && bullets.sees(w, perception)) {
                    WalkerBehaviour.windUp(w, events);
                }
            }
        }
    }

    @Override
    public String clip(Walker w) {
        if (w.hops()) {
            return "move";
        }
        return w.state == State.REST && w.stateTicks < SPITS ? "attack" : WalkerBehaviour.usualClip(w);
    }
}
