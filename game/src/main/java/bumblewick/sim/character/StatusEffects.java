package bumblewick.sim.character;

import bumblewick.def.FootDef;
import bumblewick.math.StateHash;

/** The effects of a hit or a burn that last for a while: stun, immunity, burning. */
final class StatusEffects {
    /** Length of the stun after a hit, in ticks. */
    private static final int STUN_TICKS = 20;

    private final FootDef def;
    private int immune;
    private int stunned;
    private int burning;

    StatusEffects(FootDef def) {
        this.def = def;
    }

    void tick(FootEvents events) {
        immune = Math.max(0, immune - 1);
        stunned = Math.max(0, stunned - 1);
        if (burning > 0 && --burning == 0) {
            events.add(FootEvent.BURN_ENDED);
        }
    }

    void hurt() {
        immune = def.hurtTicks();
        stunned = STUN_TICKS;
    }

    void burn() {
        burning = def.burnTicks();
    }

    /** Ends the stun. */
    void recover() {
        stunned = 0;
    }

    /** Ticks left of immunity. */
    int immune() {
        return immune;
    }

    boolean stunned() {
        return stunned > 0;
    }

    boolean burning() {
        return burning > 0;
    }

    void addTo(StateHash hash) {
        hash.add((long) immune).add((long) stunned).add((long) burning);
    }
}
