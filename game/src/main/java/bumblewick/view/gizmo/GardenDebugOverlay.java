package bumblewick.view.gizmo;

import bumblewick.sim.character.CharacterController;
import bumblewick.sim.character.FootMotion;
import bumblewick.sim.collision.Capsule;
import bumblewick.sim.collision.ContactList;
import bumblewick.sim.collision.QueryFilter;
import bumblewick.sim.collision.Sphere;
import bumblewick.sim.collision.SweepHit;
import bumblewick.sim.garden.GardenStage;
import bumblewick.view.LinearColour;
import com.jme3.asset.AssetManager;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Locale;

/**
 * Draws the collision around Wick on foot over the picture: triangles, solids, Wick's capsule, contacts with their
 * normals, and the velocity; and their numbers as text.
 */
public final class GardenDebugOverlay extends CollisionOverlay {
    private static final Sphere REACH = new Sphere(7f);
    private static final float NORMAL = 0.6f; // u
    private static final float CROSS = 0.06f; // u
    private static final Vector3f MESH = LinearColour.parse("#3fd0c0");
    private static final Vector3f SOLID = LinearColour.parse("#ffb84a");
    private static final Vector3f WICK = LinearColour.parse("#ffffff");
    private static final Vector3f CONTACT = LinearColour.parse("#ff4a6a");
    private static final Vector3f GROUND = LinearColour.parse("#7dff5a");

    private final ContactList near = new ContactList();
    private final QueryFilter everything = new QueryFilter(QueryFilter.ALL);
    private final Vector3f middle = new Vector3f();
    private final Vector3f a = new Vector3f();
    private final Vector3f b = new Vector3f();
    private final Vector3f c = new Vector3f();

    public GardenDebugOverlay(AssetManager assets, Node parent) {
        super(assets, parent);
    }

    /** Draws the state of the last tick, if the overlay is on. */
    public void show(GardenStage garden) {
        if (!lines.on()) {
            return;
        }
        FootMotion foot = garden.wick().foot();
        lines.clear();
        surroundings(garden, foot);
        wick(foot);
        show(numbers(garden, foot));
    }

    private void surroundings(GardenStage garden, FootMotion foot) {
        middle.set(foot.feet()).addLocal(0f, 1f, 0f);
        garden.collision().contacts(REACH, Quaternion.IDENTITY, middle, 0f, everything, near);
        float[] corners = garden.def().level().corners();
        for (int i = 0; i < near.size(); i++) {
            SweepHit hit = near.get(i);
            if (hit.met() != null) {
                lines.colour(SOLID);
                lines.draw(hit.met().shape(), hit.met().position(), hit.met().orientation());
            } else if (hit.triangle() != SweepHit.NO_TRIANGLE) {
                triangle(corners, hit.triangle() * 9);
            }
        }
    }

    private void triangle(float[] corners, int at) {
        lines.colour(MESH);
        a.set(corners[at], corners[at + 1], corners[at + 2]);
        b.set(corners[at + 3], corners[at + 4], corners[at + 5]);
        c.set(corners[at + 6], corners[at + 7], corners[at + 8]);
        lines.line(a, b);
        lines.line(b, c);
        lines.line(c, a);
    }

    private void wick(FootMotion foot) {
        CharacterController body = foot.controller();
        lines.colour(foot.grounded() ? GROUND : WICK);
        a.set(foot.feet()).addLocal(0f, body.height() / 2f, 0f);
        lines.draw(body.shape(), a, Quaternion.IDENTITY);
        lines.colour(SPEED);
        lines.line(a, b.set(foot.velocity()).multLocal(AHEAD).addLocal(a));
        for (int i = 0; i < body.contacts().size(); i++) {
            lines.colour(CONTACT);
            normal(body.contacts().point(i), body.contacts().normal(i));
        }
        if (foot.grounded()) {
            lines.colour(GROUND);
            normal(foot.feet(), body.groundNormal());
        }
    }

    private void normal(Vector3f point, Vector3f normal) {
        lines.line(point, c.set(normal).multLocal(NORMAL).addLocal(point));
        for (int axis = 0; axis < 3; axis++) {
            b.set(0f, 0f, 0f);
            b.set(axis, CROSS);
            lines.line(c.set(point).subtractLocal(b), b.addLocal(point));
        }
    }

    private String numbers(GardenStage garden, FootMotion foot) {
        CharacterController body = foot.controller();
        Vector3f v = foot.velocity();
        String ground = foot.grounded()
                ? String.format(
                        Locale.ROOT,
                        "%s, %.1f°",
                        garden.wick().surface() == null
                                ? "?"
                                : garden.wick().surface().id(),
                        Math.toDegrees(Math.acos(Math.min(1f, body.groundNormal().y))))
                : body.contacts().wall() ? "air, at a wall" : "air";
        return String.format(
                Locale.ROOT,
                "tick %d   %s %d%nfeet %s%nspeed %.2f  (%s) u/s%nground %s%nslides %d"
                        + "   contacts %d   near %d   pushes %d%ncapsule %.2f × %.2f",
                garden.ticks(),
                foot.motion(),
                foot.motionTicks(),
                format(foot.feet(), 3),
                Math.sqrt(v.x * v.x + v.z * v.z),
                format(v, 2),
                ground,
                body.contacts().iterations(),
                body.contacts().size(),
                near.size(),
                body.contacts().pushes(),
                body.height(),
                width(body));
    }

    private static float width(CharacterController body) {
        return body.shape() instanceof Capsule capsule ? 2f * capsule.radius() : 0f;
    }
}
