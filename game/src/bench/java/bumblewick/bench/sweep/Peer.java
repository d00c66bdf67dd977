package bumblewick.bench.sweep;

import java.util.function.Supplier;

/** The engines that are compared. */
public enum Peer {
    BUMBLEWICK(BumblewickEngine::new),
    PHYSX(PhysxEngine::new),
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
