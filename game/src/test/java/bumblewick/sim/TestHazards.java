package bumblewick.sim;

import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Clack;
import bumblewick.def.mechanism.HazardDef.Ease;
import bumblewick.def.mechanism.HazardDef.Faces;
import bumblewick.def.mechanism.HazardDef.Motion;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.def.mechanism.HazardDef.Shape;
import bumblewick.def.mechanism.HazardDef.Trigger;
import com.jme3.math.Vector3f;

/** Hazards for tests, in a few words. */
public final class TestHazards {
    private TestHazards() {}

    public static HazardDef hazard(Vector3f place, Motion motion) {
        return hazard(place, motion, 0, "", false);
    }

    public static HazardDef hazard(Vector3f place, Motion motion, int hp, String sends, boolean waits) {
        return new HazardDef("thing", "tree", place, motion, hp, 100, 12, sends, waits);
    }

    /** Arms from the pivot to 6 u, 1 u wide and deep. */
    public static Rotor rotor(Axis axis, int arms, int turn) {
        return new Rotor(axis, arms, 6f, 0f, 1f, 1f, 0f, "", 0f, 0f, Clack.NONE, turn, false);
    }

    /** One arm that hangs and swings. */
    public static Rotor pendulum(float arc, int turn) {
        return new Rotor(Axis.ALONG, 1, 6f, 0f, 1f, 1f, 0f, "", 180f, arc, Clack.NONE, turn, false);
    }

    /** Four arms that stand turned aside until they are switched on, and sink 5 u when they are shot down. */
    public static Rotor windmill(float degrees, int ticks) {
        Faces faces = new Faces(degrees, ticks);
        return new Rotor(Axis.ALONG, 4, 6f, 0f, 1f, 1f, 0f, "", 0f, 0f, Clack.NONE, 240, false, faces, 5f);
    }

    public static Rotor clockwork(int arms, int rest, int move, float degrees) {
        Clack clack = new Clack(rest, move, degrees);
        return new Rotor(Axis.ALONG, arms, 6f, 0f, 1f, 1f, 0f, "", 0f, 0f, clack, 0, false);
    }

    /** A box of 2 u that goes a way in 30 ticks after a tell of 45, holds 10, and comes back in 20, after a rest of 5. */
    public static Mover mover(Vector3f way, Trigger on) {
        return new Mover(Shape.BOX, 2f, 2f, 2f, way, 0f, on, 40f, "", 0, 5, 45, 30, 10, 20, Ease.EVEN, false);
    }

    /** A wall of 60 u that only a rule would let go. */
    public static Mover wall() {
        Vector3f way = new Vector3f(0f, 1f, 0f);
        return new Mover(
                Shape.BOX, 60f, 60f, 1f, way, 0f, Trigger.SIGNAL, 0f, "", 0, 0, 45, 30, 10, 20, Ease.EVEN, false);
    }

    /** A ball of 1 u that falls in 60 ticks and bursts. */
    public static Mover apple(float height, Trigger on) {
        Vector3f way = new Vector3f(0f, -height, 0f);
        return new Mover(Shape.BALL, 1f, 0f, 0f, way, 0f, on, 40f, "", 0, 0, 45, 60, 10, 0, Ease.FALL, true);
    }

    /** The same mover that a signal lets go. */
    public static Mover called(Mover of, String signal) {
        return new Mover(
                of.shape(),
                of.width(),
                of.height(),
                of.depth(),
                of.way(),
                of.tiltDegrees(),
                Trigger.SIGNAL,
                0f,
                signal,
                of.first(),
                of.rest(),
                of.tell(),
                of.go(),
                of.hold(),
                of.back(),
                of.ease(),
                of.bursts());
    }

    public static Roller roller(float slope, Vector3f velocity, float bounce) {
        return new Roller(1f, velocity, slope, bounce, -10f, 10f, 45, Trigger.NEAR, 200f, "");
    }
}
