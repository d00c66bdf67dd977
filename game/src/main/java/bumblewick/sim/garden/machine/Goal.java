package bumblewick.sim.garden.machine;

import bumblewick.def.machine.GoalDef;
import bumblewick.math.StateHash;
import bumblewick.sim.body.Body;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/** A box of room that has its signal on while enough bodies of its kind are in it. */
final class Goal implements Machine {
    /** Share of its speed that a body which is kept loses each tick. */
    private static final float KEEPS = 0.15f;

    private final GoalDef def;
    private final Circuit circuit;
    private final int signal;
    private final Vector3f local = new Vector3f();
    private int inside;

    Goal(GoalDef def, Circuit circuit) {
        this.def = def;
        this.circuit = circuit;
        signal = circuit.number(def.sends());
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        int before = inside;
        inside = 0;
        for (int i = 0; i < stage.bodies().bodies().size(); i++) {
            Body body = stage.bodies().bodies().get(i);
            if (body.def().id().equals(def.body()) && contains(body.centre())) {
                inside++;
                keep(body);
            }
        }
        if (inside > before) {
            events.add(Type.MACHINE_ON, SimEvent.NOBODY, "goal", 0, def.position());
        } else if (inside < before) {
            events.add(Type.MACHINE_OFF, SimEvent.NOBODY, "goal", 0, def.position());
        }
        if (inside >= def.count()) {
            circuit.raise(signal);
        }
    }

    private void keep(Body body) {
        if (def.keeps()) {
            body.velocity().x *= 1f - KEEPS;
            body.velocity().z *= 1f - KEEPS;
        }
    }

    private boolean contains(Vector3f point) {
        local.set(point).subtractLocal(def.position());
        Rotation.unrotate(def.turn(), local);
        return Math.abs(local.x) <= def.half().x
                && Math.abs(local.y) <= def.half().y
                && Math.abs(local.z) <= def.half().z;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(inside);
    }
}
