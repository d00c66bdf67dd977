package bumblewick.sim.garden.camera;

import bumblewick.def.LevelDef.CameraDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.run.PlayerIntent;

/**
 * The angles of a camera that the player turns. A camera that follows drifts back behind Wick when the player leaves it
 * alone: running sideways swings it round, running towards it does not. One that guides goes back to the way along which the
 * level looks there, as soon as Wick walks on.
 *
 * <pre>yaw' = DRIFT · sin(wick − yaw) · speed / RUN</pre>
 */
final class OrbitAngles {
    static final float LOWEST = -1.3f;
    private static final float HIGHEST = 0.45f;

    /** How fast it drifts when Wick runs across its view, in radians per second. */
    private static final float DRIFT = 1.1f;

    /** The speed at which it drifts like that, in u/s. */
    private static final float RUN = 6f;

    /** Time without the player's turning after which it drifts. */
    private static final int PATIENCE = Tick.of(0.8f);

    /** Share of the way that the pitch returns in a tick. */
    private static final float LEVEL = 0.02f;

    /** Share of the rest that it swings in a tick when the player recentres it behind Wick. */
    private static final float SWING = 0.2f;

    /** Share of the rest that one which guides turns back in a tick while Wick runs. */
    private static final float GUIDES = 0.035f;

    /** Nearer than this, in radians, it is behind Wick. */
    private static final float BEHIND = 0.01f;

    private float yaw;
    private float pitch;
    private float wanted;
    private boolean swinging;
    private boolean held;
    private int alone;

    /** Looks along {@code facing} at once, in radians. */
    void place(float facing, float lookingUp) {
        yaw = Trig.wrap(facing);
        pitch = Easing.clamp(lookingUp, LOWEST, HIGHEST);
        swinging = false;
        alone = PATIENCE;
    }

    void tick(PlayerIntent intent, CameraSubject subject, CameraDef def) {
        turn(intent);
        recentre(intent, subject);
        if (swinging) {
            swing(def);
        } else if (alone >= PATIENCE) {
            leave(subject, def);
        }
    }

    /** Whether the player has turned it a moment ago. */
    boolean turned() {
        return alone < PATIENCE || swinging;
    }

    private void leave(CameraSubject subject, CameraDef def) {
        if (def.kind() == CameraDef.Kind.FOLLOW) {
            drift(subject, def);
        } else if (def.kind() == CameraDef.Kind.GUIDE) {
            guide(subject, def);
        }
    }

    /** Turning right decreases the yaw: ahead is (sin yaw, cos yaw), and x points to the left of z. */
    private void turn(PlayerIntent intent) {
        if (intent.lookX() == 0 && intent.lookY() == 0) {
            alone++;
            return;
        }
        yaw = Trig.wrap(yaw - intent.lookRight());
        pitch = Easing.clamp(pitch + intent.lookUp(), LOWEST, HIGHEST);
        alone = 0;
        swinging = false;
    }

    private void recentre(PlayerIntent intent, CameraSubject subject) {
        boolean down = intent.has(PlayerIntent.RECENTRE);
        if (down && !held) {
            wanted = subject.yaw();
            swinging = true;
        }
        held = down;
    }

    private void swing(CameraDef def) {
        float left = Trig.wrap(wanted - yaw);
        yaw = Trig.wrap(yaw + SWING * left);
        pitch += SWING * (def.pitch() - pitch);
        swinging = Math.abs(left) > BEHIND;
    }

    private void drift(CameraSubject subject, CameraDef def) {
        float share = Math.min(1f, subject.speed() / RUN);
        float side = Trig.sin(subject.yaw() - yaw);
        yaw = Trig.wrap(yaw + DRIFT * Tick.SECONDS * side * share);
        pitch += LEVEL * share * (def.pitch() - pitch);
    }

    private void guide(CameraSubject subject, CameraDef def) {
        float share = GUIDES * Math.min(1f, subject.speed() / RUN);
        yaw = Trig.wrap(yaw + share * Trig.wrap(def.yaw() - yaw));
        pitch += share * (def.pitch() - pitch);
    }

    float yaw() {
        return yaw;
    }

    float pitch() {
        return pitch;
    }

    void addTo(StateHash hash) {
        hash.add(yaw).add(pitch).add(wanted).add(swinging).add(held).add(alone);
    }
}
