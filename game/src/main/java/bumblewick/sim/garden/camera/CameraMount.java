package bumblewick.sim.garden.camera;

import bumblewick.def.LevelDef.CameraDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.run.PlayerIntent;
import com.jme3.math.Vector3f;

/** Computes where one camera of the level stands and looks, by the rule of its kind. */
final class CameraMount {
    /** Share of the rest of its way that a travelling camera moves along its axis in a tick. */
    private static final float TRAVEL = 0.15f;

    /** Time in which a fixed camera moves to its end, if it has one, in ticks. */
    private static final int MOVES = 4 * Tick.PER_SECOND;

    /** Distance of the target of a fixed camera, in u: the point about which it turns during a blend. */
    private static final float AHEAD = 6f;

    /** Shares of the look ahead that are left out when the subject goes away from it, and comes towards it. */
    private static final float INWARDS = 0.75f;

    private static final float OUTWARDS = 0.3f;

    private final OrbitAngles arm = new OrbitAngles();
    private final Vector3f place = new Vector3f();
    private CameraDef def;
    private float travelled; // share of the way along its axis

    /**
     * Activates a camera.
     *
     * @param facing yaw of the view so far, in radians
     */
    void begin(CameraDef mounted, CameraSubject subject, float facing) {
        def = mounted;
        arm.place(def.kind() == CameraDef.Kind.GUIDE ? def.yaw() : facing, def.pitch());
        travelled = def.kind() == CameraDef.Kind.FIXED ? 0f : alongAxis(subject.feet());
    }

    CameraDef def() {
        return def;
    }

    /** Whether the player has turned it a moment ago. */
    boolean turned() {
        return def.kind().nearWick() && arm.turned();
    }

    /** Advances by a tick. */
    void tick(CameraSubject subject, PlayerIntent intent) {
        switch (def.kind()) {
            case FOLLOW, ORBIT, GUIDE -> arm.tick(intent, subject, def);
            case TRAVEL -> travelled += TRAVEL * (alongAxis(subject.feet()) - travelled);
            case FIXED -> travelled = moves() ? Math.min(1f, travelled + 1f / MOVES) : 0f;
            case WATCH -> {}
        }
    }

    /** Stores its current view. */
    void view(CameraSubject subject, CameraView store) {
        subject.point(def.height(), store.target);
        store.fieldOfViewDegrees = def.fieldOfViewDegrees();
        store.care = 0f;
        switch (def.kind()) {
            case FOLLOW, ORBIT, GUIDE -> {
                SubjectMotion motion = subject.motion();
                store.yaw = arm.yaw();
                store.pitch = Math.max(OrbitAngles.LOWEST, arm.pitch() - motion.tilt());
                float rest = def.kind() == CameraDef.Kind.GUIDE ? motion.rest() : 0f;
                store.distance = def.distance() * (1f + motion.air() + rest);
                store.care = 1f;
                lookAhead(subject, store);
            }
            case TRAVEL -> lookAhead(subject, store, onAxis(travelled));
            case WATCH -> lookAhead(subject, store, def.position());
            case FIXED -> {
                store.yaw = def.yaw();
                store.pitch = def.pitch();
                store.distance = AHEAD;
                store.direction(store.target).multLocal(AHEAD).addLocal(onAxis(Easing.inOut(travelled)));
            }
        }
    }

    /** Stands at a place and looks where the subject goes. */
    private static void lookAhead(CameraSubject subject, CameraView store, Vector3f from) {
        store.from(from);
        lookAhead(subject, store);
        store.from(from);
    }

    /** Looks where the subject goes: less far into the picture, where it comes no nearer to its edge. */
    private static void lookAhead(CameraSubject subject, CameraView store) {
        SubjectMotion motion = subject.motion();
        float aheadX = Trig.sin(store.yaw);
        float aheadZ = Trig.cos(store.yaw);
        float away = motion.leadX() * aheadX + motion.leadZ() * aheadZ;
        float spare = away > 0f ? away * INWARDS : away * OUTWARDS;
        store.target.x += motion.leadX() - spare * aheadX;
        store.target.z += motion.leadZ() - spare * aheadZ;
    }

    private boolean moves() {
        return !def.end().equals(def.position());
    }

    private Vector3f onAxis(float share) {
        Vector3f a = def.position();
        Vector3f b = def.end();
        return place.set(Easing.mix(a.x, b.x, share), Easing.mix(a.y, b.y, share), Easing.mix(a.z, b.z, share));
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
