package bumblewick.view.effect;

import bumblewick.def.presentation.EffectDef;
import bumblewick.math.Easing;
import bumblewick.math.RandomStream;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** Tumbling pieces of things that broke: they fly, fall, bounce once or twice, and shrink away. */
public final class DebrisPieces {
    private static final int CAPACITY = 120;
    private static final float GRAVITY = 16f; // u/s²
    private static final float BOUNCE = 0.45f;
    private static final float TUMBLE = 9f; // radians per second about each axis, at most
    private static final float LIT = 1.6f; // factor on their colours: what flies in the light is no dark speck
    private static final float SHRINKING = 1.6f; // times the share of its life that is left
    private static final float SHRINKS = 7f; // u, over which a piece becomes nothing before the lens

    private final Piece[] pieces = new Piece[CAPACITY];
    private final RandomStream random = new RandomStream(11L, 1L);
    private final InstanceStyle style = new InstanceStyle();
    private final InstancedModels models;
    private final boolean flat;
    private int next;

    /**
     * @param flat whether the ground is at height 0; otherwise it is taken to be a little below where something breaks
     */
    public DebrisPieces(InstancedModels models, boolean flat) {
        this.models = models;
        this.flat = flat;
        for (int i = 0; i < CAPACITY; i++) {
            pieces[i] = new Piece();
        }
    }

    /**
     * Throws pieces.
     *
     * @param at start, in the scene's frame (unaffected)
     * @param forward speed of Wick along the rail, in u/s
     * @param scale factor on sizes and speeds
     */
    void burst(EffectDef.Pieces what, Vector3f at, float forward, float scale) {
        InstancedModel instances = models.of(what.model());
        float force = what.speed() * scale;
        for (int i = 0; i < what.count(); i++) {
            Piece piece = take(instances, at, flat ? 0f : at.y - what.fall());
            piece.velocity.set(
                    random.between(-force, force),
                    random.between(0.1f, 1.1f) * force,
                    forward * what.drift() + random.between(-0.5f, 0.9f) * force);
            spin(piece);
            piece.size = what.size() * scale * random.between(0.7f, 1.3f);
            piece.life = what.seconds() * random.between(0.75f, 1.25f);
        }
    }

    private Piece take(InstancedModel instances, Vector3f at, float ground) {
        Piece piece = pieces[next];
        next = (next + 1) % CAPACITY;
        piece.instances = instances;
        piece.place.set(at);
        piece.ground = ground;
        piece.age = 0f;
        return piece;
    }

    private void spin(Piece piece) {
        piece.axis.set(
                random.between(-TUMBLE, TUMBLE), random.between(-TUMBLE, TUMBLE), random.between(-TUMBLE, TUMBLE));
        piece.turn.set(0f, 0f, 0f);
    }

    /**
     * Moves all pieces and adds them to their models.
     *
     * @param nearest z before which pieces are left out, because they would cover the picture; on their way there they shrink
     */
    public void update(float seconds, float nearest) {
        for (Piece piece : pieces) {
            if (piece.age < piece.life && piece.place.z > nearest) {
                piece.move(seconds);
                float left = 1f - piece.age / piece.life;
                piece.instances.add(
                        piece.place,
                        piece.rotation(),
                        piece.size * Math.min(1f, left * SHRINKING) * Easing.clamp((piece.place.z - nearest) / SHRINKS),
                        style.reset().tint(LIT, LIT, LIT));
            }
        }
    }

    /** Removes all pieces. */
    void clear() {
        for (Piece piece : pieces) {
            piece.age = piece.life;
        }
    }

    private static final class Piece {
        final Vector3f place = new Vector3f();
        final Vector3f velocity = new Vector3f();
        final Vector3f axis = new Vector3f();
        final Vector3f turn = new Vector3f();
        final Quaternion rotation = new Quaternion();
        InstancedModel instances;
        float ground;
        float size;
        float life;
        float age = 1f;

        void move(float seconds) {
            age += seconds;
            velocity.y -= GRAVITY * seconds;
            place.addLocal(velocity.x * seconds, velocity.y * seconds, velocity.z * seconds);
            turn.addLocal(axis.x * seconds, axis.y * seconds, axis.z * seconds);
            if (place.y < ground + size * 0.3f && velocity.y < 0f) {
                place.y = ground + size * 0.3f;
                velocity.y *= -BOUNCE;
                velocity.x *= 0.6f;
                axis.multLocal(0.5f);
            }
        }

        Quaternion rotation() {
            return SceneCoordinates.rotation(turn.y, turn.x, turn.z, rotation);
        }
    }
}
