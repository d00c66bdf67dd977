package bumblewick.sim.garden.machine;

import bumblewick.def.machine.LiquidDef;
import bumblewick.def.machine.LiquidDef.Kind;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * Water or lava that rises and falls, in a rhythm or by signals, and carries the bodies in it; 45 ticks before it rises one
 * hears it.
 */
final class Liquid implements Machine {
    static final int TELL = 45;

    /** How slow Wick is in water. */
    static final float SLOW = 0.55f;

    /** Ticks under water after which Wick is put back. */
    static final int BREATH = 60;

    /** How fast lava throws Wick up, in u/s. */
    static final float THROW = 9f;

    private static final float SHALLOW = 0.25f; // u of water that do not slow

    private final Buoyancy buoyancy = new Buoyancy();
    private final LiquidDef def;
    private final MachinePart part;
    private final SignalGate gate;
    private final int length; // ticks of rising
    private final Vector3f local = new Vector3f();
    private int beat; // ticks in the rhythm
    private int tell;
    private int raised; // 0 to length
    private int under; // ticks that Wick is under it
    private float depth; // of Wick's feet, in u; 0 out of it

    Liquid(LiquidDef def, MachinePart part, Circuit circuit) {
        this.def = def;
        this.part = part;
        gate = new SignalGate(def.when(), circuit, false);
        length = Math.max(1, Tick.of(def.seconds()));
        show();
        part.settle();
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        float before = top();
        boolean wanted = gate.tick() && isTime();
        if (!wanted) {
            tell = 0;
            if (raised == length && rises()) {
                events.add(Type.MACHINE_OFF, part.id(), word(), 0, part.position());
            }
            raised = Math.max(0, raised - 1);
        } else if (tell < TELL) {
            if (tell++ == 0) {
                events.add(Type.MACHINE_TELL, part.id(), word(), 0, part.position());
            }
        } else {
            if (raised == 0 && rises()) {
                events.add(Type.MACHINE_ON, part.id(), word(), 0, part.position());
            }
            raised = Math.min(length, raised + 1);
        }
        part.begin();
        show();
        buoyancy.carry(this, (top() - before) * Tick.PER_SECOND, stage);
    }

    /** Whether its rhythm wants it up, or it has none. */
    private boolean isTime() {
        if (def.on() == 0) {
            return true;
        }
        int now = beat;
        beat = (beat + 1) % (def.on() + def.off());
        return now >= def.off();
    }

    private boolean rises() {
        return def.rise() > 0f;
    }

    private String word() {
        return def.kind() == Kind.LAVA ? "lava" : "water";
    }

    /** The height of its surface, in u. */
    float top() {
        return def.position().y + def.box().half().y + def.rise() * Easing.inOut(raised / (float) length);
    }

    private void show() {
        part.position().set(def.position().x, top(), def.position().z);
    }

    /** How far below its surface a point is, in u; 0 if it is not in it. */
    float depth(Vector3f point) {
        local.set(point).subtractLocal(def.position());
        Rotation.unrotate(def.box().turn(), local);
        boolean inside = Math.abs(local.x) <= def.box().half().x
                && Math.abs(local.z) <= def.box().half().z
                && local.y >= -def.box().half().y - 0.1f;
        return inside ? Math.max(0f, top() - point.y) : 0f;
    }

    /**
     * How far below its surface the lowest point of a body is, in u; 0 if the body is not in it.
     *
     * @param middle of the body (unaffected)
     * @param half of the body's height, in u
     */
    float depth(Vector3f middle, float half) {
        local.set(middle).subtractLocal(def.position());
        Rotation.unrotate(def.box().turn(), local);
        boolean inside = Math.abs(local.x) <= def.box().half().x
                && Math.abs(local.z) <= def.box().half().z
                && local.y + half >= -def.box().half().y;
        return inside ? Math.max(0f, top() - middle.y + half) : 0f;
    }

    @Override
    public void touch(MachineStage stage, SimEvents events) {
        FootMotion wick = stage.wick();
        depth = depth(wick.feet());
        if (def.kind() == Kind.LAVA) {
            if (depth > 0f) {
                stage.burn(THROW, events);
            }
            return;
        }
        under = depth > wick.controller().height() ? under + 1 : 0;
        if (under >= BREATH) {
            under = 0;
            stage.putBack();
        }
    }

    /** Factor on Wick's speed. */
    float factor() {
        return def.kind() == Kind.WATER && depth > SHALLOW ? SLOW : 1f;
    }

    /** Whether it puts out a flame at a height above Wick's feet, in u. */
    boolean douses(float height) {
        return def.kind() == Kind.WATER && depth > height;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(beat).add(tell).add(raised).add(under).add(depth);
        gate.addTo(hash);
    }
}
