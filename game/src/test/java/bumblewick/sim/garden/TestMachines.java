package bumblewick.sim.garden;

import bumblewick.def.machine.BounceDef;
import bumblewick.def.machine.BrazierDef;
import bumblewick.def.machine.CarrierDef;
import bumblewick.def.machine.DoorDef;
import bumblewick.def.machine.GoalDef;
import bumblewick.def.machine.IceDef;
import bumblewick.def.machine.LeverDef;
import bumblewick.def.machine.LiquidDef;
import bumblewick.def.machine.MachineBox;
import bumblewick.def.machine.NestDef;
import bumblewick.def.machine.PlateDef;
import bumblewick.def.machine.RotorDef;
import bumblewick.def.machine.RotorDef.Axis;
import bumblewick.def.machine.SignalCondition;
import bumblewick.def.machine.WeightsDef;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** Mechanisms for tests, by the numbers that matter. */
public final class TestMachines {
    private TestMachines() {}

    /** A box that is not turned. */
    public static MachineBox box(Vector3f middle, Vector3f half) {
        return new MachineBox("box", "m", middle, half, new Quaternion(), "grass", false);
    }

    public static MachineBox box(float x, float y, float z, float halfX, float halfY, float halfZ) {
        return box(new Vector3f(x, y, z), new Vector3f(halfX, halfY, halfZ));
    }

    /** The same, of something on which bodies do not slide. */
    public static MachineBox rough(MachineBox box) {
        return new MachineBox(box.name(), box.model(), box.position(), box.half(), box.turn(), "rough", false);
    }

    /** The same, of something that moves on in scenes. */
    public static MachineBox inScenes(MachineBox box) {
        return new MachineBox(box.name(), box.model(), box.position(), box.half(), box.turn(), box.surface(), true);
    }

    public static SignalCondition when(String... all) {
        return new SignalCondition(List.of(all), List.of(), List.of(), 0f);
    }

    /** A box that turns round about the vertical. */
    public static RotorDef turntable(MachineBox box, float seconds, SignalCondition when) {
        return new RotorDef(box, Axis.Y, seconds, 0f, 0, 0f, 1, 0f, 0f, 1f, false, List.of(), when);
    }

    /** A box that swings about z, so far below its pivot. */
    public static RotorDef pendulum(MachineBox box, float seconds, float degrees, float reach, float wide) {
        return new RotorDef(
                box, Axis.Z, seconds, degrees, 0, 0f, 1, reach, 0f, wide, true, List.of(), SignalCondition.NONE);
    }

    /** A box that turns by steps about the vertical. */
    public static RotorDef steps(MachineBox box, float seconds, int steps, float rest) {
        return new RotorDef(
                box, Axis.Y, seconds, 0f, steps, rest, 1, 0f, 0f, 1f, false, List.of(), SignalCondition.NONE);
    }

    /** A box that turns by a quarter for each signal. */
    public static RotorDef counting(MachineBox box, float seconds, String... signals) {
        return new RotorDef(
                box, Axis.Y, seconds, 0f, 4, 0f, 1, 0f, 0f, 1f, false, List.of(signals), SignalCondition.NONE);
    }

    /** Arms about the vertical that knock. */
    public static RotorDef arms(MachineBox box, float seconds, int blades, float reach) {
        return new RotorDef(
                box, Axis.Y, seconds, 0f, 0, 0f, blades, reach, 0f, 1f, true, List.of(), SignalCondition.NONE);
    }

    public static WeightsDef seesaw(MachineBox box, float degrees) {
        return new WeightsDef(box, box.model(), WeightsDef.Kind.SEESAW, degrees, 0f, 0f, 2f, 0f, SignalCondition.NONE);
    }

    public static WeightsDef pulley(MachineBox box, float sinks, float span, float counterweight) {
        return loaded(box, sinks, span, counterweight, 0f, SignalCondition.NONE);
    }

    /** Two pans, the first of which is loaded while signals are on. */
    public static WeightsDef loaded(
            MachineBox box, float sinks, float span, float counterweight, float load, SignalCondition when) {
        return new WeightsDef(box, box.model(), WeightsDef.Kind.PULLEY, sinks, span, counterweight, 2f, load, when);
    }

    public static CarrierDef carrier(MachineBox box, float speed, SignalCondition when) {
        return new CarrierDef(box, "", speed, when);
    }

    public static LiquidDef liquid(
            MachineBox box, LiquidDef.Kind kind, float rise, int on, int off, SignalCondition when) {
        return new LiquidDef(box, kind, rise, 1f, on, off, when);
    }

    public static BounceDef bounce(MachineBox box, Vector3f target, float apex) {
        return new BounceDef(box, target, apex, SignalCondition.NONE);
    }

    public static PlateDef plate(MachineBox box, float weight, boolean stays, String sends) {
        return new PlateDef(box, weight, stays, sends);
    }

    public static LeverDef lever(MachineBox box, float seconds, boolean stays, String sends) {
        return new LeverDef(box, seconds, stays, sends);
    }

    public static BrazierDef brazier(MachineBox box, boolean lit, float seconds, String sends) {
        return new BrazierDef(box, "flame", lit, seconds, sends);
    }

    /** A door that opens upwards within half a second. */
    public static DoorDef door(MachineBox box, float up, float seconds, boolean stays, SignalCondition when) {
        return new DoorDef(box, new Vector3f(0f, up, 0f), 0.5f, seconds, stays, when);
    }

    public static IceDef ice(MachineBox box, float speed, float melt, float returns) {
        return new IceDef(box, speed, melt, returns);
    }

    public static GoalDef goal(Vector3f middle, Vector3f half, String body, int count, String sends) {
        return new GoalDef("goal", middle, half, new Quaternion(), body, count, true, sends);
    }

    public static NestDef nest(MachineBox box, String walker, float every, int most, int hits, String sends) {
        return new NestDef(box, walker, every, most, hits, sends, SignalCondition.NONE);
    }
}
