package bumblewick.view.effect;

import bumblewick.math.RandomStream;
import com.jme3.math.Matrix4f;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** The motion of one piece of a broken figure: the larger, the less it flies, spins and bounces. */
final class FracturePiece {
    private static final float GRAVITY = 15f; // u/s²
    private static final float OUT = 3.1f; // u/s of a light piece away from the middle
    private static final float UP = 4.4f; // u/s
    private static final float SPIN = 13f; // radians per second of a light piece
    private static final float LIGHT_SIZE = 0.12f; // u: half the length of the lightest pieces
    private static final float HEAVY_FACTOR = 0.6f; // factor on speeds for the heaviest piece
    private static final float BOUNCE = 0.52f;
    private static final float SPEED_KEPT = 0.62f; // share of speed and spin that a contact with the ground leaves
    private static final float REST_SPEED = 0.7f; // u/s of falling below which a piece comes to rest

    private final FigureFracture.Part part;
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

    FracturePiece(FigureFracture.Part part) {
        this.part = part;
    }

    /** Takes its pose from the figure that it was part of. */
    void startFrom(Matrix4f toWorld, Matrix4f[] bones) {
        toWorld.mult(bones[part.bone()], posed);
        posed.mult(part.middle(), from);
        place.set(from);
        turn.loadIdentity();
        toWorld.toScaleVector(velocity);
        size = velocity.x;
    }

    /** Starts to fly: away from the figure's middle, up, and with the push. */
    void launch(Vector3f middle, Vector3f push, float ground, RandomStream random) {
        lively = Math.max(HEAVY_FACTOR, Math.min(1f, LIGHT_SIZE / (part.radius() * size)));
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

    /** Moves by one frame. */
    void move(float seconds) {
        velocity.y -= GRAVITY * seconds;
        place.addLocal(velocity.x * seconds, velocity.y * seconds, velocity.z * seconds);
        turn(seconds);
        if (place.y < ground && velocity.y < 0f) {
            place.y = ground;
            velocity.y = velocity.y > -REST_SPEED ? 0f : -BOUNCE * lively * velocity.y;
            velocity.x *= SPEED_KEPT;
            velocity.z *= SPEED_KEPT;
            spin.multLocal(SPEED_KEPT);
        }
    }

    private void turn(float seconds) {
        float half = 0.5f * seconds;
        bit.set(spin.x * half, spin.y * half, spin.z * half, 1f);
        bit.normalizeLocal();
        bit.mult(turn, turn);
        turn.normalizeLocal();
    }

    /**
     * The transform from the figure in the rest pose to a frame about {@code origin}.
     *
     * @param left factor on its size
     */
    void transform(Vector3f origin, float left, Matrix4f store) {
        step.loadIdentity();
        step.setRotationQuaternion(turn);
        step.mult(posed, store);
        float x = step.m00 * from.x + step.m01 * from.y + step.m02 * from.z;
        float y = step.m10 * from.x + step.m11 * from.y + step.m12 * from.z;
        float z = step.m20 * from.x + step.m21 * from.y + step.m22 * from.z;
        store.setTranslation(store.m03 - x, store.m13 - y, store.m23 - z);
        store.multLocal(left);
        store.setTranslation(
                store.m03 + place.x - origin.x, store.m13 + place.y - origin.y, store.m23 + place.z - origin.z);
        store.m33 = 1f;
    }

    /** Its middle, in the scene's frame; not to be changed. */
    Vector3f place() {
        return place;
    }

    /** Height of its middle when it lies on the ground, in the scene's frame, in u. */
    float restHeight() {
        return ground;
    }
}
