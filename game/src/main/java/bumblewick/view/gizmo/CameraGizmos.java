package bumblewick.view.gizmo;

import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.LevelDef.CameraDef.Kind;
import bumblewick.def.LevelDef.Trigger;
import bumblewick.view.LinearColour;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.Map;

/** Draws the cameras of a level: what they see, the axes that they travel along, and the boxes that trigger them. */
final class CameraGizmos {
    private static final float STRONG = 0.95f; // opacities
    private static final float WEAK = 0.4f;
    private static final float SIDES = 0.1f;
    private static final float LENGTH = 3f; // u of the view that is drawn
    private static final float SHAPE = 16f / 9f;
    private static final float BODY = 0.25f; // half a camera's edge, in u
    private static final float TICK = 0.2f; // u
    private static final int TICKS = 8;

    private final LevelDef level;
    private final GizmoMeshes gizmos;
    private final Vector3f colour = LinearColour.parse(LevelLayer.CAMERAS.colour());
    private final Quaternion turn = new Quaternion();
    private final Vector3f ahead = new Vector3f();

    CameraGizmos(LevelDef level, GizmoMeshes gizmos) {
        this.level = level;
        this.gizmos = gizmos;
    }

    void draw() {
        for (Map.Entry<String, CameraDef> camera : level.cameras().entrySet()) {
            draw(camera.getKey(), camera.getValue());
        }
    }

    private void draw(String name, CameraDef camera) {
        if (camera.kind().nearWick()) {
            gizmos.colour(colour, STRONG);
            gizmos.circle(BODY * 2f, 0f, camera.position(), Quaternion.IDENTITY);
        } else {
            drawDirection(name, camera);
            frustum(camera.position(), camera.fieldOfViewDegrees());
        }
        if (camera.kind() == Kind.TRAVEL) {
            drawAxis(camera);
            frustum(camera.end(), camera.fieldOfViewDegrees());
        }
        for (Trigger zone : level.triggers()) {
            if (zone.camera() && zone.name().equals(name)) {
                gizmos.colour(colour, WEAK).line(zone.position(), camera.position());
            }
        }
    }

    /**
     * Draws the direction of a fixed camera, or from a camera that follows Wick with its direction to its trigger box.
     */
    private void drawDirection(String name, CameraDef camera) {
        float cos = FastMath.cos(camera.pitch());
        ahead.set(cos * FastMath.sin(camera.yaw()), FastMath.sin(camera.pitch()), cos * FastMath.cos(camera.yaw()));
        for (Trigger zone : level.triggers()) {
            if (camera.kind() != Kind.FIXED && zone.camera() && zone.name().equals(name)) {
                ahead.set(zone.position()).subtractLocal(camera.position());
            }
        }
        turn.lookAt(ahead, Vector3f.UNIT_Y);
    }

    private void frustum(Vector3f eye, float degrees) {
        gizmos.colour(colour, STRONG);
        gizmos.box(BODY, BODY * 0.7f, BODY * 1.3f, eye, turn);
        float up = LENGTH * FastMath.tan(degrees * FastMath.DEG_TO_RAD / 2f);
        float side = up * SHAPE;
        Vector3f[] rim = {at(eye, side, up), at(eye, -side, up), at(eye, -side, -up), at(eye, side, -up)};
        for (int i = 0; i < rim.length; i++) {
            Vector3f next = rim[(i + 1) % rim.length];
            gizmos.colour(colour, STRONG).line(eye, rim[i]);
            gizmos.line(rim[i], next);
            gizmos.colour(colour, SIDES).face(eye, rim[i], next);
        }
    }

    private Vector3f at(Vector3f eye, float side, float up) {
        return turn.mult(new Vector3f(side, up, LENGTH)).addLocal(eye);
    }

    /** Draws the axis of a camera as a rail with sleepers. */
    private void drawAxis(CameraDef camera) {
        gizmos.colour(colour, STRONG).line(camera.position(), camera.end());
        Vector3f way = camera.end().subtract(camera.position());
        Vector3f across = way.cross(Vector3f.UNIT_Y).normalizeLocal().multLocal(TICK);
        for (int i = 0; i <= TICKS; i++) {
            Vector3f middle = camera.position().add(way.mult((float) i / TICKS));
            gizmos.line(middle.add(across), middle.subtract(across));
        }
    }
}
