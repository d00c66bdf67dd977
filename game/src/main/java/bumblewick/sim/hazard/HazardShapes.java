package bumblewick.sim.hazard;

import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.math.Trig;
import bumblewick.sim.collision.Box;
import bumblewick.sim.collision.CollisionWorld;
import bumblewick.sim.collision.ConvexShape;
import bumblewick.sim.collision.Cylinder;
import bumblewick.sim.collision.Rotation;
import bumblewick.sim.collision.Sphere;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/** The bodies of a hazard, in its own frame. */
final class HazardShapes {
    private static final float SIDE = (float) Math.sqrt(0.5); // sine and cosine of half a right angle

    private HazardShapes() {}

    static List<HazardPiece> pieces(Hazard hazard, CollisionWorld world) {
        if (hazard.def().motion() instanceof Rotor rotor) {
            return rotor(hazard, rotor, world);
        }
        ConvexShape shape = hazard.def().motion() instanceof Mover mover
                ? shape(mover)
                : new Sphere(((Roller) hazard.def().motion()).radius());
        return List.of(new HazardPiece(hazard, world, shape, new Vector3f(), new Quaternion()));
    }

    private static ConvexShape shape(Mover mover) {
        return switch (mover.shape()) {
            case BOX -> new Box(mover.width() / 2f, mover.height() / 2f, mover.depth() / 2f);
            case BALL -> new Sphere(mover.width() / 2f);
            case CYLINDER -> new Cylinder(mover.width() / 2f, mover.height() / 2f);
        };
    }

    /** The arms, each a box whose y axis leads away from the pivot; then the hub, whose y axis is the rotor's. */
    private static List<HazardPiece> rotor(Hazard hazard, Rotor rotor, CollisionWorld world) {
        List<HazardPiece> pieces = new ArrayList<>();
        for (int i = 0; i < rotor.arms(); i++) {
            Quaternion turn = new Quaternion();
            RotorMotion.turn(rotor.axis(), Trig.TURN * i / rotor.arms(), turn);
            turn.multLocal(rest(rotor.axis()));
            Vector3f middle = new Vector3f(0f, (rotor.inner() + rotor.reach()) / 2f, 0f);
            Rotation.rotate(turn, middle);
            Box arm = new Box(rotor.width() / 2f, (rotor.reach() - rotor.inner()) / 2f, rotor.depth() / 2f);
            pieces.add(new HazardPiece(hazard, world, arm, middle, turn));
        }
        if (rotor.hub() > 0f) {
            Cylinder hub = new Cylinder(rotor.hub(), rotor.depth() / 2f);
            pieces.add(new HazardPiece(hazard, world, hub, new Vector3f(), upright(rotor.axis())));
        }
        return pieces;
    }

    /** Turns an arm, which points up, to where it rests: about an upright axis that is ahead. */
    private static Quaternion rest(Axis axis) {
        return axis == Axis.UP ? new Quaternion(SIDE, 0f, 0f, SIDE) : new Quaternion();
    }

    /** Turns a cylinder, which stands, so that its axis is the rotor's. */
    private static Quaternion upright(Axis axis) {
        return switch (axis) {
            case ALONG -> new Quaternion(SIDE, 0f, 0f, SIDE);
            case UP -> new Quaternion();
            case ACROSS -> new Quaternion(0f, 0f, -SIDE, SIDE);
        };
    }
}
