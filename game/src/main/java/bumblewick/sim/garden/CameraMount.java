package bumblewick.sim.garden;

import bumblewick.def.LevelDef.CameraDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/** Where a camera stands, each kind by its own rule. One camera is mounted at a time. */
final class CameraMount {
    /** Share of what is left that a travelling camera goes along its axis in a tick. */
    private static final float TRAVEL = 0.15f;

    /** How far ahead a fixed camera looks, in u: the point that it turns about while it changes. */
    private static final float AHEAD = 6f;

    private final OrbitArm arm = new OrbitArm();
    private final Vector3f place = new Vector3f();
    private CameraDef def;
    private float travelled;

    /**
     * Mounts a camera.
     *
     * @param facing where the picture looked so far, in radians
     */
    void begin(CameraDef mounted, CameraSubject subject, float facing) {
        def = mounted;
        arm.place(facing, def.pitch());
        travelled = alongAxis(subject.feet());
    }

    CameraDef def() {
        return def;
    }

    /** Goes on by a tick. */
    void tick(CameraSubject subject, PlayerIntent intent) {
        switch (def.kind()) {
            case FOLLOW, ORBIT -> arm.tick(intent, subject, def);
            case TRAVEL -> travelled += TRAVEL * (alongAxis(subject.feet()) - travelled);
            case FIXED, WATCH -> {}
        }
    }

    /** What it sees now. */
    void look(CameraSubject subject, CameraView store) {
        subject.point(def.height(), store.target);
        store.fieldOfViewDegrees = def.fieldOfViewDegrees();
        store.care = 0f;
        switch (def.kind()) {
            case FOLLOW, ORBIT -> {
                store.yaw = arm.yaw();
                store.pitch = arm.pitch();
                store.distance = def.distance();
                store.care = 1f;
            }
            case TRAVEL -> store.from(onAxis());
            case WATCH -> store.from(def.position());
            case FIXED -> {
                store.yaw = def.yaw();
                store.pitch = def.pitch();
                store.distance = AHEAD;
                store.direction(store.target).multLocal(AHEAD).addLocal(def.position());
            }
        }
    }

    private Vector3f onAxis() {
        Vector3f a = def.position();
        Vector3f b = def.end();
        return place.set(
                Easing.mix(a.x, b.x, travelled), Easing.mix(a.y, b.y, travelled), Easing.mix(a.z, b.z, travelled));
    }

    /** The share of the axis at which it is nearest to a point, 0 to 1. */
    private float alongAxis(Vector3f point) {
        Vector3f a = def.position();
        float x = def.end().x - a.x;
        float y = def.end().y - a.y;
        float z = def.end().z - a.z;
        float square = x * x + y * y + z * z;
        float along = (point.x - a.x) * x + (point.y - a.y) * y + (point.z - a.z) * z;
        return square == 0f ? 0f : Easing.clamp(along / square);
    }

    void addTo(StateHash hash) {
        arm.addTo(hash);
        hash.add(travelled);
    }
}
