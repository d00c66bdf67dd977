package bumblewick.view.flight;

import bumblewick.def.BulletDef;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.RuleVolleys;
import bumblewick.sim.player.Wick;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.NearLens;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Draws enemies' bullets: rolling balls with a bright core, a dark rim, a halo and a tail in their own colour, and a
 * mark on the ground; fast ones have spikes, and what was deflected is a comet in a ring. What is still far is smaller and
 * paler, so that many do not hide who fires them, and what has just left its shooter is smaller; what passes wide of Wick is
 * paler and smaller, too. What will soon come close is a threat: it has a light outline, is larger and pulses, so that the eye
 * finds it among all others. What has flown past Wick shrinks away at once: huge before the lens it would look like a threat.
 * They are drawn after all other sprites, so that nothing hides them.
 */
final class BulletView {
    private static final float ORB = 2.1f; // half the sprite's edge per radius
    private static final float BALL = 0.7f; // share of the sprite that the ball fills
    private static final float LEAST = 0.42f; // u, so that a far bullet is visible
    private static final float TELL = 1.6f; // u: half the edge of a tell's light
    private static final float ROLL = 9f; // radians per second
    private static final float TAIL = 0.055f; // seconds of flight
    private static final float RETURNED_TAIL = 0.2f; // the same of a bullet that flies back
    private static final float RETURNED_NEAR = 18f; // u ahead of Wick from which on it hardly shrinks in the picture
    private static final float RETURNED_RING = 1.35f; // half the edge of its ring, per half its own
    private static final float RETURNED_SIZE = 0.65f; // share of its size that such a bullet has
    private static final float BODY_GLOW = 1.45f; // half the edge of the light about a thrown body, per half its own
    private static final float RING = 1.45f; // half the ring's edge per half the ball's
    private static final float ARRIVING =
            1.15f; // seconds before a bullet is beside Wick from which on it is seen in full
    private static final float COMING = 2.2f; // seconds before that up to which it is far
    private static final float SLOWEST = 12f; // u/s: what hangs near Wick is not far
    private static final float FAR_SIZE = 0.5f; // share of its size that a far bullet has
    private static final float FAR_STRENGTH = 0.42f; // the same of its strength
    private static final float GROWN = 0.4f; // seconds after which a bullet has left the face of its shooter free
    private static final float NEW_SIZE = 0.5f; // share of its size that a bullet has when it is fired
    private static final float CLOSE = 4.5f; // u beside Wick up to which a bullet that arrives there is seen in full
    private static final float WIDE = 10f; // u beside Wick from which on it passes wide
    private static final float WIDE_STRENGTH = 0.42f; // share of its strength that a bullet has then
    private static final float WIDE_SIZE = 0.62f; // share of its size that it has
    private static final float BESIDE_SIZE = 0.55f; // the same when it is beside Wick, per what it had
    private static final float THREAT_SIZE = 0.16f; // by which share a threat is larger
    private static final float PULSE = 0.07f; // by which share its size swings
    private static final float BEAT = 15f; // radians per second
    private static final float NEARLY =
            0.6f; // s before that: from then on it shrinks, as Wick gets no more into its way
    private static final float PASSING = 2.6f; // u beyond Wick over which a bullet shrinks to nothing
    private static final float STRETCHED = 30f; // u/s at which the ball is longest

    private final InstancedModels models;
    private final GroundShadows shadows;
    private final EffectPlayer effects;
    private final ActionColours colours;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;

    BulletView(InstancedModels models, GroundShadows shadows, EffectPlayer effects, ActionColours colours) {
        this.colours = colours;
        this.models = models;
        this.shadows = shadows;
        this.effects = effects;
    }

    /** Draws the marks on the ground; call it before other sprites. */
    void showMarks(FlightStage flight, FrameContext frame) {
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            PoseBlend.inScene(bullet, frame.alpha, place);
            shadows.add(place, bullet.def().radius() * 1.6f + 0.15f, 0.5f);
        }
    }

    /** Draws where the rounds of rules will come from: a light that grows until a round is fired. */
    private void showTells(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        RuleVolleys volleys = flight.ruled().volleys();
        for (int i = 0; i < volleys.size(); i++) {
            float tell = volleys.tell(i);
            if (tell > 0f) {
                SceneCoordinates.toScene(volleys.placeOf(i, flight.wick().position(), way), place);
                sprites.light(SpriteBatch.Shape.GLOW, place, TELL * tell, EffectColours.WHITE, tell);
                sprites.put(
                        SpriteBatch.Shape.STAR,
                        place,
                        TELL * (2.3f - tell),
                        colours.of(volleys.bullet(i)),
                        tell,
                        1f,
                        frame.time,
                        0f);
            }
        }
    }

    /**
     * Draws the bullets; call it after all other sprites.
     *
     * @param eye of the camera
     */
    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites, Vector3f eye) {
        time = frame.time;
        showTells(flight, frame, sprites);
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            show(bullets.get(i), flight.wick(), frame, sprites, eye);
        }
    }

    private void show(Bullet bullet, Wick wick, FrameContext frame, SpriteBatch sprites, Vector3f eye) {
        PoseBlend.inScene(bullet, frame.alpha, place);
        SceneCoordinates.toScene(bullet.velocity(), way);
        BulletDef def = bullet.def();
        if (bullet.deflected()) {
            float away = Math.max(1f, (bullet.position().z - wick.position().z) / RETURNED_NEAR);
            drawReturned(NearLens.size(size(def) * away, place, eye), sprites);
            return;
        }
        Vector3f hue = colours.of(def);
        float ahead = bullet.position().z - wick.position().z;
        float closing = wick.velocity().z - bullet.velocity().z;
        float seconds = Math.max(0f, secondsTo(ahead, closing));
        float far = far(ahead, closing);
        float wide = wide(bullet, wick, seconds);
        float strength = share(FAR_STRENGTH, far) * share(WIDE_STRENGTH, wide);
        float threat = threat(far, wide, ahead);
        float size = size(def)
                * share(FAR_SIZE, far)
                * share(NEW_SIZE, fresh(bullet))
                * share(WIDE_SIZE, wide)
                * share(BESIDE_SIZE, wide * late(seconds))
                * (1f + threat * (THREAT_SIZE + PULSE * FastMath.sin(BEAT * time)))
                * left(ahead, closing);
        size = NearLens.size(size, place, eye);
        if (size <= 0f) {
            return;
        }
        end.set(way).multLocal(-TAIL).addLocal(place);
        sprites.ribbon(end, place, size * 0.5f, hue, 0.3f, 0f, 0.9f * strength);
        colours.shapeOf(def).add(sprites, place, size, colours.plateOf(def), strength);
        if (def.model().isEmpty()) {
            sprites.orb(place, way.divideLocal(STRETCHED), size, hue, strength, time * ROLL + bullet.id(), threat);
        } else {
            drawBody(bullet, hue, size, strength, sprites, frame.seconds);
        }
        if (colours.isRinged(def)) {
            sprites.put(
                    SpriteBatch.Shape.RING,
                    place,
                    size * RING,
                    EffectColours.WHITE,
                    0.9f,
                    1.2f * strength,
                    0f,
                    0f,
                    0f,
                    size,
                    0f);
        }
    }

    /**
     * What is left of a bullet's size, 0 to 1: all of it before it is beside Wick, and of what overtakes Wick from behind.
     *
     * @param ahead of Wick along the rail, in u
     * @param closing speed at which that becomes less, in u/s
     */
    static float left(float ahead, float closing) {
        return closing > 0f ? 1f - Easing.clamp(-ahead / PASSING) : 1f;
    }

    /** How much of a bullet is still at its shooter: 1 when it is fired, 0 when it has left. */
    private static float fresh(Bullet bullet) {
        return 1f - Easing.inOut(Easing.clamp(bullet.age() / GROWN));
    }

    /**
     * How late it is to get into a bullet's way: 0 as long as Wick can, 1 when it is beside.
     *
     * @param seconds until it is beside Wick
     */
    static float late(float seconds) {
        return 1f - Easing.clamp(seconds / NEARLY);
    }

    /** How far beside where Wick is now a bullet will pass, in some seconds. */
    private static float wide(Bullet bullet, Wick wick, float seconds) {
        return wide(
                bullet.position().x + bullet.velocity().x * seconds - wick.position().x,
                bullet.position().y + bullet.velocity().y * seconds - wick.position().y);
    }

    /**
     * How far beside Wick a bullet passes: 0 for what comes close, 1 for what passes wide.
     *
     * @param x to the right of Wick when it is beside, in u
     * @param y above
     */
    static float wide(float x, float y) {
        float away = (float) Math.sqrt(x * x + y * y);
        return Easing.inOut(Easing.clamp((away - CLOSE) / (WIDE - CLOSE)));
    }

    /**
     * How much a bullet threatens Wick: 1 for what soon comes close, 0 for what is far, passes wide or is past.
     *
     * @param far see {@link #far(float, float)}
     * @param wide see {@link #wide(float, float)}
     * @param ahead of Wick along the rail, in u
     */
    static float threat(float far, float wide, float ahead) {
        return (1f - far) * (1f - wide) * (1f - Easing.clamp(-ahead / PASSING));
    }

    private static float far(Bullet bullet, Wick wick) {
        return far(bullet.position().z - wick.position().z, wick.velocity().z - bullet.velocity().z);
    }

    /**
     * How far away a bullet is in time: 0 for what will soon be beside Wick, or is past, 1 for what is long under way.
     *
     * @param ahead of Wick along the rail, in u
     * @param closing speed at which that becomes less, in u/s
     */
    static float far(float ahead, float closing) {
        float seconds = secondsTo(ahead, closing);
        return Easing.inOut(Easing.clamp((seconds - ARRIVING) / (COMING - ARRIVING)));
    }

    /** Until a bullet is beside Wick, in s; one that hangs there comes at a least speed. */
    private static float secondsTo(float ahead, float closing) {
        return ahead / Math.max(SLOWEST, closing);
    }

    /** What is left of 1 where {@code of} it is left at a {@code degree} of 1. */
    private static float share(float of, float degree) {
        return 1f - (1f - of) * degree;
    }

    /** Draws what was deflected: nothing of theirs, but a comet of ours in the ring of a deflection. */
    private void drawReturned(float size, SpriteBatch sprites) {
        size *= RETURNED_SIZE;
        Vector3f hue = colours.shot();
        end.set(way).multLocal(-RETURNED_TAIL).addLocal(place);
        sprites.ribbon(end, place, size * 0.8f, 1f, hue, 0.9f, 0f, 1f);
        sprites.light(SpriteBatch.Shape.GLOW, place, size * 1.7f, hue, 0.9f);
        sprites.put(SpriteBatch.Shape.POP, place, size * 0.75f, hue, 1f, 1f, 0f, 0f);
        sprites.light(SpriteBatch.Shape.RING, place, size * RETURNED_RING, EffectColours.CREAM, 0.8f);
    }

    /** Half the sprite's edge, in u. */
    private static float size(BulletDef def) {
        return Math.max(LEAST, def.radius() * ORB);
    }

    /** Radius at which a bullet is drawn that is on its way to {@code wick}, in u. */
    static float drawnRadius(Bullet bullet, Wick wick) {
        return BALL * size(bullet.def()) * share(FAR_SIZE, far(bullet, wick)) * share(NEW_SIZE, fresh(bullet));
    }

    /** Draws a thrown body: it tumbles, smoulders, and has a rim of light. */
    private void drawBody(Bullet bullet, Vector3f hue, float size, float strength, SpriteBatch sprites, float seconds) {
        SceneCoordinates.rotation(time * 5f + bullet.id(), time * 7f, 0f, turn);
        models.of(bullet.def().model()).add(place, turn, size / size(bullet.def()), style.reset());
        effects.emit(EffectKind.CLOD_TRAIL, place, seconds);
        sprites.put(SpriteBatch.Shape.GLOW, place, size * BODY_GLOW, hue, 0.7f, 1.5f * strength, 0f, 0f, 0f, size, 0f);
    }
}
