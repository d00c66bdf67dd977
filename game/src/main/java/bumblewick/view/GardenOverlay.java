package bumblewick.view;

import bumblewick.sim.character.CharacterController;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.Contacts;
import bumblewick.sim.collision.Filter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.GardenStage;
import com.jme3.asset.AssetManager;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Locale;

/**
 * What the rules feel about Wick on foot, drawn over the picture: triangles, solids, Wick's capsule, contacts with their
 * normals, the velocity; and the numbers behind them.
 */
final class GardenOverlay implements Overlay {
    private static final Sphere REACH = new Sphere(7f);
    private static final float NORMAL = 0.6f; // u
    private static final float CROSS = 0.06f; // u
    private static final float AHEAD = 0.25f; // seconds of the velocity that are drawn
    private static final Vector3f MESH = Shade.of("#3fd0c0");
    private static final Vector3f SOLID = Shade.of("#ffb84a");
    private static final Vector3f WICK = Shade.of("#ffffff");
    private static final Vector3f CONTACT = Shade.of("#ff4a6a");
    private static final Vector3f GROUND = Shade.of("#7dff5a");
    private static final Vector3f SPEED = Shade.of("#5aa0ff");

    private final Wires wires;
    private final WireShapes shapes;
    private final Contacts near = new Contacts();
    private final Filter everything = new Filter(Filter.ALL);
    private final Vector3f middle = new Vector3f();
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f c = new Vector3f();
    private String text = "";

    GardenOverlay(AssetManager assets, Node parent) {
        wires = new Wires(assets, parent);
        shapes = new WireShapes(wires);
    }

    @Override
    public void toggle() {
        wires.toggle();
        text = "";
    }

    @Override
    public String text() {
        return text;
    }

    /** Draws it, if it is on: the state of the last tick. */
    void show(GardenStage garden) {
        if (!wires.on()) {
            return;
        }
        FootMotion foot = garden.wick().foot();
        wires.clear();
        surroundings(garden, foot);
        wick(foot);
        wires.show();
        text = numbers(garden, foot);
    }

    private void surroundings(GardenStage garden, FootMotion foot) {
        middle.set(foot.feet()).addLocal(0f, 1f, 0f);
        garden.collision().contacts(REACH, Quaternion.IDENTITY, middle, 0f, everything, near);
        float[] corners = garden.def().level().corners();
        for (int i = 0; i < near.size(); i++) {
            SweepHit hit = near.get(i);
            if (hit.met() != null) {
                wires.in(SOLID);
                shapes.draw(hit.met().shape(), hit.met().position(), hit.met().orientation());
            } else if (hit.triangle() != SweepHit.NO_TRIANGLE) {
                triangle(corners, hit.triangle() * 9);
            }
        }
    }

    private void triangle(float[] corners, int at) {
        wires.in(MESH);
        a.set(corners[at], corners[at + 1], corners[at + 2]);
        b.set(corners[at + 3], corners[at + 4], corners[at + 5]);
        c.set(corners[at + 6], corners[at + 7], corners[at + 8]);
        wires.line(a, b);
        wires.line(b, c);
        wires.line(c, a);
    }

    private void wick(FootMotion foot) {
        CharacterController body = foot.controller();
        wires.in(foot.grounded() ? GROUND : WICK);
        a.set(foot.feet()).addLocal(0f, body.height() / 2f, 0f);
        shapes.draw(body.shape(), a, Quaternion.IDENTITY);
        wires.in(SPEED);
        wires.line(a, b.set(foot.velocity()).multLocal(AHEAD).addLocal(a));
        for (int i = 0; i < body.contacts(); i++) {
            wires.in(CONTACT);
            normal(body.contactPoint(i), body.contactNormal(i));
        }
        if (foot.grounded()) {
            wires.in(GROUND);
            normal(foot.feet(), body.groundNormal());
        }
    }

    private void normal(Vector3f point, Vector3f normal) {
        wires.line(point, c.set(normal).multLocal(NORMAL).addLocal(point));
        for (int axis = 0; axis < 3; axis++) {
            b.set(0f, 0f, 0f);
            b.set(axis, CROSS);
            wires.line(c.set(point).subtractLocal(b), b.addLocal(point));
        }
    }

    private String numbers(GardenStage garden, FootMotion foot) {
        CharacterController body = foot.controller();
        Vector3f v = foot.velocity();
        Vector3f p = foot.feet();
        String ground = foot.grounded()
                ? String.format(
                        Locale.ROOT,
                        "%s, %.1f°",
                        garden.wick().surface() == null
                                ? "?"
                                : garden.wick().surface().id(),
                        Math.toDegrees(Math.acos(Math.min(1f, body.groundNormal().y))))
                : body.atWall() ? "air, at a wall" : "air";
        return String.format(
                Locale.ROOT,
                "tick %d   %s %d%nfeet %.3f  %.3f  %.3f%nspeed %.2f  (%.2f  %.2f  %.2f) u/s%nground %s%nslides %d"
                        + "   contacts %d   near %d   pushes %d%ncapsule %.2f × %.2f",
                garden.ticks(),
                foot.motion(),
                foot.motionTicks(),
                p.x,
                p.y,
                p.z,
                Math.sqrt(v.x * v.x + v.z * v.z),
                v.x,
                v.y,
                v.z,
                ground,
                body.iterations(),
                body.contacts(),
                near.size(),
                body.pushes(),
                garden.wick().foot().controller().height(),
                width(body));
    }

    private static float width(CharacterController body) {
        return body.shape() instanceof Capsule capsule ? 2f * capsule.radius() : 0f;
    }
}
