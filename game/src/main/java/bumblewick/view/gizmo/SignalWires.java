package bumblewick.view.gizmo;

import bumblewick.def.machine.BounceDef;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.view.LinearColour;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;

/**
 * The wires of a level: from each mechanism that sends a signal to each that waits for it, as arcs with an arrow at the end,
 * and from each flower that throws to where it throws.
 */
public final class SignalWires {
    private static final List<String> COLOURS =
            List.of("#ffd65c", "#7de8ff", "#ff9ad0", "#a8ff8a", "#c9a6ff", "#ffb27a");
    private static final String THROW = "#ff7db4";
    private static final int PIECES = 16;
    private static final float RISE = 0.22f; // of the length, that the middle of an arc is higher than its ends
    private static final float HEAD = 0.35f; // u
    private static final float OPACITY = 0.9f;

    private final MachineDefs machines;

    /**
     * A wire.
     *
     * @param signal empty for a throw
     */
    public record Wire(String signal, Vector3f from, Vector3f to) {}

    public SignalWires(MachineDefs machines) {
        this.machines = machines;
    }

    /** All wires, in the order of the senders. */
    public List<Wire> all() {
        List<Wire> wires = new ArrayList<>();
        for (MachineDef sender : machines.all()) {
            for (MachineDef hearer : machines.all()) {
                if (!sender.sends().isEmpty() && hearer.hears().contains(sender.sends())) {
                    wires.add(new Wire(sender.sends(), sender.position(), hearer.position()));
                }
            }
        }
        for (BounceDef bounce : machines.bounces()) {
            wires.add(new Wire("", bounce.position(), bounce.target()));
        }
        return wires;
    }

    /** Draws them. */
    void draw(GizmoMeshes gizmos) {
        List<String> signals = List.copyOf(machines.sent());
        for (Wire wire : all()) {
            int number = signals.indexOf(wire.signal());
            String colour = number < 0 ? THROW : COLOURS.get(number % COLOURS.size());
            gizmos.colour(LinearColour.parse(colour), OPACITY);
            arc(wire, gizmos);
        }
    }

    private static void arc(Wire wire, GizmoMeshes gizmos) {
        Vector3f before = point(wire, 0);
        for (int i = 1; i <= PIECES; i++) {
            Vector3f next = point(wire, i);
            gizmos.line(before, next);
            before = next;
        }
        Vector3f along = point(wire, PIECES - 1).subtractLocal(wire.to()).normalizeLocal();
        Vector3f side = along.cross(Vector3f.UNIT_Y);
        side = side.lengthSquared() < 1e-4f ? new Vector3f(1f, 0f, 0f) : side.normalizeLocal();
        for (float way : new float[] {-0.5f, 0.5f}) {
            gizmos.line(wire.to(), wire.to().add(along.mult(HEAD)).addLocal(side.mult(way * HEAD)));
        }
    }

    private static Vector3f point(Wire wire, int number) {
        float t = number / (float) PIECES;
        float high = 4f * t * (1f - t) * RISE * wire.from().distance(wire.to());
        return new Vector3f().interpolateLocal(wire.from(), wire.to(), t).addLocal(0f, high, 0f);
    }
}
