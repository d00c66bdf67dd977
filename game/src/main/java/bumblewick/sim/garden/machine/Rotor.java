package bumblewick.sim.garden.machine;

import bumblewick.def.machine.RotorDef;
import bumblewick.def.machine.RotorDef.Axis;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.character.ContactBuffer;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.collision.Solid;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;

/**
 * Blades that turn about a pivot. Where they are is a function of a clock that runs while the rotor's signals let it:
 *
 * <pre>
 * round      angle = 2π (clock/period + phase)
 * pendulum   angle = arc sin(2π (clock/2 period + phase))
 * in steps   at rest, then on by 2π/steps, softly
 * counting   2π/steps for each signal that is on
 * </pre>
 */
final class Rotor implements Machine {
    /** How long before a counting rotor begins to turn one hears it, in ticks. */
    static final int TELL = 45;

    /** Slower than this towards Wick a blade does not knock, in u/s. */
    private static final float KNOCKS = 1f;

    private final RotorDef def;
    private final MachinePart[] blades;
    private final Strikes strikes;
    private final SignalGate gate;
    private final Circuit circuit;
    private final int[] counts;
    private final float period; // in ticks
    private final Vector3f arm = new Vector3f();
    private final Vector3f way = new Vector3f();
    private int clock;
    private int tell;
    private int widely; // ticks that it still swings wide
    private int lastBlow;

    Rotor(RotorDef def, MachinePart[] blades, Circuit circuit, Strikes strikes) {
        this.strikes = strikes;
        this.def = def;
        this.blades = blades;
        this.circuit = circuit;
        gate = new SignalGate(def.when(), circuit, false);
        counts = circuit.numbers(def.counts());
        period = def.seconds() * Tick.PER_SECOND;
        place();
        for (MachinePart blade : blades) {
            blade.settle();
        }
    }

    @Override
    public void tick(MachineStage stage, SimEvents events) {
        int before = step();
        if (gate.tick()) {
            run(events);
        }
        if (def.steps() > 0 && counts.length == 0 && step() != before) {
            events.add(Type.MACHINE_TICK, blades[0].id(), "rotor", 0, def.position());
        }
        place();
    }

    private void run(SimEvents events) {
        if (counts.length == 0) {
            widely = Math.max(0, widely - 1);
            clock++;
            return;
        }
        int target = 0;
        for (int signal : counts) {
            target += circuit.isOn(signal) ? 1 : 0;
        }
        target *= Math.round(period);
        if (clock == target) {
            tell = 0;
        } else if (tell < TELL) {
            if (tell++ == 0) {
                events.add(Type.MACHINE_TELL, blades[0].id(), "rotor", 0, def.position());
            }
        } else {
            clock += target > clock ? 1 : -1;
            if (clock == target) {
                events.add(Type.MACHINE_TICK, blades[0].id(), "rotor", 0, def.position());
            }
        }
    }

    /** In which of its steps it is. */
    private int step() {
        return def.steps() == 0 ? 0 : (int) Math.floor((clock / (double) period + def.phase()) * def.steps());
    }

    /** The angle by which it is turned, in radians. */
    private double angle() {
        if (counts.length > 0) {
            int ticks = Math.round(period);
            int done = clock / ticks;
            return Trig.TURN * (done + Easing.inOut(clock % ticks / (float) ticks)) / def.steps();
        }
        if (def.arcDegrees() > 0f) {
            float arc = width() * def.arcDegrees() * Trig.TURN / 360f;
            return arc * Trig.sin(Trig.TURN * fraction(clock / (2.0 * period) + def.phase()));
        }
        double turns = clock / (double) period + def.phase();
        return Trig.TURN * (def.steps() == 0 ? fraction(turns) : inSteps(turns * def.steps()));
    }

    /** How wide it swings, as a factor: wider by and by after a blow, and narrower by and by at the end. */
    private float width() {
        float grows = Math.min(wideTicks() - widely, widely) / period;
        return widely == 0 ? 1f : 1f + (def.wide() - 1f) * Easing.inOut(grows);
    }

    /** Two swings to and fro. */
    private int wideTicks() {
        return Math.round(4f * period);
    }

    private float inSteps(double steps) {
        double whole = Math.floor(steps);
        float rest = def.rest() * def.steps() / def.seconds();
        float on = rest >= 1f ? 0f : Easing.inOut(((float) (steps - whole) - rest) / (1f - rest));
        return fraction((whole + on) / def.steps());
    }

    private static float fraction(double turns) {
        return (float) (turns - Math.floor(turns));
    }

    private void place() {
        double angle = angle();
        for (int i = 0; i < blades.length; i++) {
            MachinePart blade = blades[i];
            blade.begin();
            blade.turn(
                    def.box().turn(),
                    def.axis() == Axis.X ? 1f : 0f,
                    def.axis() == Axis.Y ? 1f : 0f,
                    def.axis() == Axis.Z ? 1f : 0f,
                    angle + (double) Trig.TURN * i / blades.length);
            arm.set(0f, def.axis() == Axis.Y ? 0f : -def.reach(), def.axis() == Axis.Y ? def.reach() : 0f);
            Rotation.rotate(blade.orientation(), arm);
            blade.position().set(def.position()).addLocal(arm);
            blade.move();
        }
    }

    @Override
    public void touch(MachineStage stage, SimEvents events) {
        if (def.wide() > 1f) {
            feelBlow(stage, events);
        }
        ContactBuffer contacts = stage.wick().controller().contacts();
        for (int i = 0; def.knocks() && i < contacts.size(); i++) {
            if (isBlade(contacts.solid(i)) && comes(contacts.solid(i), contacts.point(i), contacts.normal(i))) {
                stage.hurt(way.addLocal(contacts.normal(i)), "rotor", events);
                return;
            }
        }
    }

    private void feelBlow(MachineStage stage, SimEvents events) {
        for (MachinePart blade : blades) {
            int blow = strikes.reaching(def.box(), blade.position(), stage.wick());
            if (blow != 0 && blow != lastBlow && widely == 0) {
                lastBlow = blow;
                widely = wideTicks();
                events.add(Type.MACHINE_TICK, blade.id(), "rotor", 0, blade.position());
            }
        }
    }

    private boolean isBlade(Solid solid) {
        for (MachinePart blade : blades) {
            if (blade.solid == solid) {
                return true;
            }
        }
        return false;
    }

    /** Whether a blade moves towards Wick at a point; leaves its velocity in {@code way}. */
    private boolean comes(Solid blade, Vector3f point, Vector3f normal) {
        blade.carryBack(point, way);
        way.negateLocal().addLocal(point).multLocal(Tick.PER_SECOND);
        return way.dot(normal) > KNOCKS && Math.abs(normal.y) < 0.7f;
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(clock).add(tell).add(widely).add(lastBlow);
        gate.addTo(hash);
    }
}
