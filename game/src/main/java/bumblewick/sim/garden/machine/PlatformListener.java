package bumblewick.sim.garden.machine;

import bumblewick.def.machine.SignalCondition;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.level.MovingPlatform;
import bumblewick.sim.run.SimEvents;

/** Holds a moving platform where it is while its signals do not let it go on. */
final class PlatformListener implements Machine {
    private final MovingPlatform platform;
    private final SignalGate gate;
    private int held; // ticks

    PlatformListener(MovingPlatform platform, SignalCondition when, Circuit circuit) {
        this.platform = platform;
        gate = new SignalGate(when, circuit, false);
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        held += gate.tick() ? 0 : 1;
        platform.delay(held);
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(held);
        gate.addTo(hash);
    }
}
