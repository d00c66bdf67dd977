package bumblewick.sim.bullet;

import bumblewick.math.StateHash;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.EntityPool;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Targets;
import com.jme3.math.Vector3f;

/** The beams of a flight. They go with their owners, and end with them. */
public final class BeamField extends EntityPool<Beam> {
    /** The most at once; further ones do not come. */
    public static final int MOST = 32;

    private static final int READY = 4;

    private final EntityIds ids;
    private final Vector3f at = new Vector3f();

    public BeamField(EntityIds ids) {
        super(READY, Beam::new, Beam::gone);
        this.ids = ids;
    }

    /** Adds one, or returns null if there are too many. */
    Beam make() {
        return size() >= MOST ? null : add();
    }

    int nextId() {
        return ids.next();
    }

    /**
     * Moves all by a tick.
     *
     * @param wickZ Wick's distance along the rail, in u
     * @param clocksTick whether their clocks count this tick
     * @param targets tell which owners live
     */
    public void tick(float wickZ, boolean clocksTick, Targets targets, SimEvents events) {
        for (int i = 0; i < size(); i++) {
            Beam beam = get(i);
            boolean orphan =
                    beam.owner != null && (beam.owner.id() != beam.ownerId || !targets.locate(beam.ownerId, at));
            if (orphan) {
                beam.remove();
                continue;
            }
            if (beam.owner == null) {
                at.set(0f, 0f, wickZ);
            } else {
                at.set(beam.owner.position());
            }
            move(beam, clocksTick, events);
        }
    }

    private void move(Beam beam, boolean clocksTick, SimEvents events) {
        if (beam.ticksUntilOn() == beam.tellTicks() && clocksTick && !beam.isQuiet()) {
            events.add(Type.BEAM_TELL, beam.id(), beam.def().id(), 0, beam.origin());
        }
        boolean before = beam.isOn();
        beam.move(at.addLocal(beam.offset), clocksTick);
        if (beam.isOn() && !before && !beam.isQuiet()) {
            events.add(Type.BEAM_FIRED, beam.id(), beam.def().id(), 0, beam.origin());
        }
    }

    /** Removes those of an owner that do not hurt yet and are shown by that owner. */
    void cancel(int ownerId) {
        for (int i = 0; i < size(); i++) {
            Beam beam = get(i);
            if (beam.isQuiet() && beam.ownerId == ownerId && !beam.isOn()) {
                beam.remove();
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
