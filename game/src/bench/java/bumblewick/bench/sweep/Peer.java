package bumblewick.bench.sweep;

import java.util.function.Supplier;

/** The engines that are compared. */
public enum Peer {
    BUMBLEWICK(BumblewickEngine::new),
    PHYSX(() -> new PhysxEngine(PhysxEngine.BOTH_SIDES)),
    /** Goes through what it comes upon from behind, which the others do not. */
    PHYSX_FRONT(() -> new PhysxEngine(PhysxEngine.FRONT)),
    MINIE(MinieEngine::new),
    JBULLET(JBulletEngine::new);

    private final Supplier<SweepEngine> factory;

    Peer(Supplier<SweepEngine> factory) {
        this.factory = factory;
    }

    SweepEngine engine() {
        return factory.get();
    }
}
