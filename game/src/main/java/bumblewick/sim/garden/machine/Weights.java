package bumblewick.sim.garden.machine;

import bumblewick.def.machine.WeightsDef;
import bumblewick.def.machine.WeightsDef.Kind;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * A see-saw or a pulley: one number that weight moves, with the link's own inertia and with friction.
 *
 * <pre>
 * see-saw   tilt'' = −g Σ m x / (Σ m x² + I)
 * pulley    sinks'' = g (mA − mB) / (mA + mB + I), with a load in A while its signals are on
 * </pre>
 */
final class Weights implements Machine {
    /** Share of the speed that friction takes each tick. */
    private static final float FRICTION = 0.04f;

    /** The fastest that an end moves, in u/s. */
    private static final float FASTEST = 3.5f;

    /** An end that stops faster than this is heard, in u/s. */
    private static final float HEARD = 0.6f;

    private final WeightsDef def;
    private final MachinePart[] parts; // the plank, or both pans
    private final SignalGate gate;
    private final Vector3f axis = new Vector3f(1f, 0f, 0f);
    private final float most; // radians or u
    private final float reach; // of the plank, in u; 1 for pans
    private float at; // radians that the end at +x is up, or u that the first pan has sunk
    private float speed;

    Weights(WeightsDef def, MachinePart[] parts, Circuit circuit) {
        this.def = def;
        this.parts = parts;
        gate = new SignalGate(def.when(), circuit, false);
        Rotation.rotate(def.box().turn(), axis);
        boolean plank = def.kind() == Kind.SEESAW;
        most = plank ? def.travel() * Trig.TURN / 360f : def.travel();
        reach = plank ? def.box().half().x : 1f;
        at = plank && def.counterweight() > 0f ? most : 0f;
        place();
        for (MachinePart part : parts) {
            part.settle();
        }
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        float pull = def.kind() == Kind.SEESAW ? tilting(stage) : sinking(stage);
        float fastest = FASTEST / reach;
        speed += pull * Terrain.GRAVITY * Tick.SECONDS;
        speed = Math.max(-fastest, Math.min(fastest, speed * (1f - FRICTION)));
        at += speed * Tick.SECONDS;
        float least = def.kind() == Kind.SEESAW ? -most : 0f;
        if (at <= least || at >= most) {
            stop(least, events);
        }
        place();
    }

    private void stop(float least, SimEvents events) {
        if (Math.abs(speed) * reach > HEARD) {
            events.add(Type.MACHINE_TICK, parts[0].id(), "weights", 0, parts[0].position());
        }
        at = Math.max(least, Math.min(most, at));
        speed = 0f;
    }

    /** Acceleration of the plank, as a share of gravity, in 1/u. */
    private float tilting(MachineStage stage) {
        float half = def.box().half().x;
        float moment = Loads.moment(parts[0].solid, stage, def.position(), axis) - def.counterweight() * half;
        float inertia = Loads.inertia(parts[0].solid, stage, def.position(), axis)
                + (def.inertia() + def.counterweight()) * half * half;
        return -moment / inertia;
    }

    /** Acceleration of the first pan, as a share of gravity. */
    private float sinking(MachineStage stage) {
        float first = Loads.on(parts[0].solid, stage) + (gate.tick() ? def.load() : 0f);
        float second = Loads.on(parts[1].solid, stage) + def.counterweight();
        return (first - second) / (first + second + def.inertia());
    }

    private void place() {
        for (MachinePart part : parts) {
            part.begin();
        }
        if (def.kind() == Kind.SEESAW) {
            parts[0].turn(def.box().turn(), 0f, 0f, 1f, at);
        } else {
            parts[0].position().set(def.position()).addLocal(0f, -at, 0f);
            parts[1].position()
                    .set(axis)
                    .multLocal(def.span())
                    .addLocal(def.position())
                    .addLocal(0f, at, 0f);
        }
        for (MachinePart part : parts) {
            part.move();
        }
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(at).add(speed);
        gate.addTo(hash);
    }
}
