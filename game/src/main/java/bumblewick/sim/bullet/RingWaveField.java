package bumblewick.sim.bullet;

import bumblewick.math.StateHash;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;

/** The ring waves of a flight. They move with Wick along the rail, as bullets do, and outlive whoever made them. */
public final class RingWaveField extends EntityPool<RingWave> {
    /** The most at once; further ones do not come. */
    public static final int MOST = 32;

    private static final int READY = 4;

    private final EntityIds ids;

    public RingWaveField(EntityIds ids) {
        super(READY, RingWave::new, RingWave::gone);
        this.ids = ids;
    }

    /** Adds one, or returns null if there are too many. */
    RingWave make() {
        return size() >= MOST ? null : add();
    }

    int nextId() {
        return ids.next();
    }

    /**
     * Moves all by a tick.
     *
     * @param travel how far Wick came along the rail, in u
     * @param speedFactor 1, or less under a tempo bloom
     * @param clocksTick whether their clocks count this tick
     */
    public void tick(float travel, float speedFactor, boolean clocksTick, SimEvents events) {
        for (int i = 0; i < size(); i++) {
            RingWave wave = get(i);
            if (wave.age() == 0 && clocksTick) {
                events.add(Type.RING_WAVE_TELL, wave.id(), wave.def().id(), 0, wave.centre());
            }
            boolean before = wave.isOn();
            wave.move(travel, speedFactor, clocksTick);
            if (wave.isOn() && !before) {
                events.add(Type.RING_WAVE_FIRED, wave.id(), wave.def().id(), 0, wave.centre());
            }
        }
    }

    /** Removes all. */
    void clear() {
        for (int i = 0; i < size(); i++) {
            get(i).remove();
        }
        sweep();
    }

    public void addTo(StateHash hash) {
        for (int i = 0; i < size(); i++) {
            get(i).addTo(hash);
        }
    }
}
