package bumblewick.sim.garden.machine;

import bumblewick.def.machine.CarrierDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** A box that stands, whose surface moves; slats that move along show it. */
final class Carrier implements Machine {
    /** From slat to slat, in u. */
    static final float SPACING = 1f;

    private final CarrierDef def;
    private final MachinePart part;
    private final MachinePart[] slats;
    private final SignalGate gate;
    private final Vector3f ahead = new Vector3f(0f, 0f, 1f);
    private final Vector3f up = new Vector3f(0f, 1f, 0f);
    private final Vector3f belt = new Vector3f();
    private int clock;
    private boolean runs;

    Carrier(CarrierDef def, MachinePart part, MachinePart[] slats, Circuit circuit) {
        this.def = def;
        this.part = part;
        this.slats = slats;
        gate = new SignalGate(def.when(), circuit, false);
        Rotation.rotate(def.box().turn(), ahead);
        Rotation.rotate(def.box().turn(), up);
        show();
        for (MachinePart slat : slats) {
            slat.settle();
        }
    }

    /** How many slats fit on it. */
    static int slats(CarrierDef def) {
        return def.slat().isEmpty() ? 0 : Math.max(1, (int) (2f * def.box().half().z / SPACING));
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        runs = gate.tick();
        clock += runs ? 1 : 0;
        part.begin();
        part.solid.setBelt(runs ? belt.set(ahead).multLocal(def.speed()) : belt.set(0f, 0f, 0f));
        for (MachinePart slat : slats) {
            slat.begin();
        }
        show();
    }

    private void show() {
        double length = 2.0 * def.box().half().z;
        for (int i = 0; i < slats.length; i++) {
            double along = clock * (double) def.speed() / Tick.PER_SECOND + i * length / slats.length;
            double into = along - Math.floor(along / length) * length - 0.5 * length;
            Vector3f place = slats[i].position();
            boolean wraps = Math.abs(along(place) - into) > 0.5 * length;
            place.set(ahead).multLocal((float) into).addLocal(def.position());
            place.addLocal(
                    up.x * def.box().half().y,
                    up.y * def.box().half().y,
                    up.z * def.box().half().y);
            if (wraps) {
                slats[i].settle();
            }
        }
    }

    private double along(Vector3f place) {
        Vector3f middle = def.position();
        return (place.x - middle.x) * ahead.x + (place.y - middle.y) * ahead.y + (place.z - middle.z) * ahead.z;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(clock).add(runs);
        gate.addTo(hash);
    }
}
