package bumblewick.view;

import bumblewick.math.RandomStream;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** A piece of what broke: as large as it was, and the heavier it is, the less it flies, spins and bounces. */
final class Shard {
    private static final float GRAVITY = 15f; // u/s²
    private static final float OUT = 3.1f; // u/s of a light piece away from the middle
    private static final float UP = 4.4f; // u/s
    private static final float SPIN = 13f; // radians per second of a light piece
    private static final float LIGHT = 0.12f; // u: half the length of a piece that is as light as any
    private static final float SLOWEST = 0.6f; // share of that for the heaviest
    private static final float BOUNCE = 0.52f;
    private static final float RUB = 0.62f; // share of its way and spin that is left after it touched the ground
    private static final float RESTS = 0.7f; // u/s: what falls slower than that stays

    private final Breakage.Part part;
    private final Matrix4f posed = new Matrix4f();
    private final Matrix4f step = new Matrix4f();
    private final Vector3f from = new Vector3f();
    private final Vector3f place = new Vector3f();
    private final Vector3f velocity = new Vector3f();
    private final Vector3f spin = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final Quaternion bit = new Quaternion();
    private float ground;
    private float lively;
    private float size;

    Shard(Breakage.Part part) {
        this.part = part;
    }

    /** Is where it was as a part of the figure. */
    void pose(Matrix4f toWorld, Matrix4f[] bones) {
        toWorld.mult(bones[part.bone()], posed);
        posed.mult(part.middle(), from);
        place.set(from);
        turn.loadIdentity();
        toWorld.toScaleVector(velocity);
        size = velocity.x;
    }

    /** Flies off: away from the figure's middle, up, and with its push. */
    void fling(Vector3f middle, Vector3f push, float ground, RandomStream random) {
        lively = Math.max(SLOWEST, Math.min(1f, LIGHT / (part.radius() * size)));
        this.ground = ground + 0.7f * part.flat() * size;
        place.subtract(middle, velocity);
        velocity.y = 0f;
        float out = velocity.length();
        velocity.multLocal(out > 0.01f ? OUT * lively / out : 0f);
        velocity.addLocal(
                push.x + lively * random.between(-0.8f, 0.8f),
                lively * UP * random.between(0.6f, 1.15f) + Math.max(0f, place.y - middle.y) * 3f,
                push.z + lively * random.between(-1f, 1f));
        float most = SPIN * lively;
        spin.set(random.between(-most, most), random.between(-most, most), random.between(-most, most));
    }

    /** Goes on. */
    void move(float seconds) {
        velocity.y -= GRAVITY * seconds;
        place.addLocal(velocity.x * seconds, velocity.y * seconds, velocity.z * seconds);
        turn(seconds);
        if (place.y < ground && velocity.y < 0f) {
            place.y = ground;
            velocity.y = velocity.y > -RESTS ? 0f : -BOUNCE * lively * velocity.y;
            velocity.x *= RUB;
            velocity.z *= RUB;
            spin.multLocal(RUB);
        }
    }

    private void turn(float seconds) {
        float half = 0.5f * seconds;
        bit.set(spin.x * half, spin.y * half, spin.z * half, 1f);
        bit.normalizeLocal();
        bit.mult(turn, turn);
        turn.normalizeLocal();
    }

    /** From the figure at rest to a frame about {@code origin}. */
    void matrix(Vector3f origin, Matrix4f store) {
        step.loadIdentity();
        step.setRotationQuaternion(turn);
        step.mult(posed, store);
        float x = step.m00 * from.x + step.m01 * from.y + step.m02 * from.z;
        float y = step.m10 * from.x + step.m11 * from.y + step.m12 * from.z;
        float z = step.m20 * from.x + step.m21 * from.y + step.m22 * from.z;
        store.m03 += place.x - x - origin.x;
        store.m13 += place.y - y - origin.y;
        store.m23 += place.z - z - origin.z;
    }

    /** Its middle, in the scene; not to be changed. */
    Vector3f place() {
        return place;
    }

    /** Height of its middle when it lies, in the scene, in u. */
    float rest() {
        return ground;
    }
}
