package bumblewick.sim.garden.machine;

import bumblewick.def.machine.NestDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** Sends walkers in front of itself until blows have broken it; it trembles before one comes. */
final class Nest implements Machine {
    private static final int TELL = 45;
    private static final float TREMBLE = 0.06f; // radians
    private static final float BEFORE = 0.8f; // u between the nest and a walker that comes

    private final NestDef def;
    private final MachinePart part;
    private final Circuit circuit;
    private final SignalGate gate;
    private final Strikes strikes;
    private final int signal;
    private final int[] sent; // ids of its walkers; 0 where there is none
    private final Vector3f mouth = new Vector3f();
    private final Vector3f ahead = new Vector3f(0f, 0f, 1f);
    private int clock;
    private int hits;
    private int lastBlow;

    Nest(NestDef def, MachinePart part, Circuit circuit, Strikes strikes) {
        this.def = def;
        this.part = part;
        this.circuit = circuit;
        this.strikes = strikes;
        gate = new SignalGate(def.when(), circuit, false);
        signal = circuit.number(def.sends());
        sent = new int[def.most()];
        Rotation.rotate(def.box().turn(), ahead);
        Vector3f half = def.box().half();
        mouth.set(ahead).multLocal(half.z + BEFORE).addLocal(def.position()).addLocal(0f, -half.y, 0f);
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        part.begin();
        if (!part.seen) {
            circuit.raise(signal);
            return;
        }
        int free = free(stage);
        if (!gate.tick() || free < 0) {
            clock = Math.min(clock, Math.max(0, Tick.of(def.every()) - TELL));
            return;
        }
        clock++;
        int left = Tick.of(def.every()) - clock;
        if (left == TELL) {
            events.add(Type.MACHINE_TELL, part.id(), "nest", 0, def.position());
        }
        part.turn(def.box().turn(), 0f, 0f, 1f, left < TELL ? TREMBLE * Trig.sin(0.9f * clock) : 0f);
        if (left <= 0) {
            clock = 0;
            sent[free] = stage.appear(def.walker(), mouth, Trig.atan2(ahead.x, ahead.z), events);
        }
    }

    /** The place of one that is gone among those sent, or -1. */
    private int free(MachineStage stage) {
        for (int i = 0; i < sent.length; i++) {
            if (sent[i] == 0 || !stage.isThere(sent[i])) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void touch(MachineStage stage, SimEvents events) {
        int blow = part.seen ? strikes.reaching(def.box(), def.position(), stage.wick()) : 0;
        if (blow == 0 || blow == lastBlow) {
            return;
        }
        lastBlow = blow;
        hits++;
        if (hits < def.hits()) {
            events.add(Type.MACHINE_TICK, part.id(), "nest", 0, def.position());
        } else {
            part.seen = false;
            part.solid.setEnabled(false);
            events.add(Type.MACHINE_OFF, part.id(), "nest", 0, def.position());
        }
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(clock).add(hits).add(lastBlow);
        for (int walker : sent) {
            hash.add(walker);
        }
        gate.addTo(hash);
    }
}
