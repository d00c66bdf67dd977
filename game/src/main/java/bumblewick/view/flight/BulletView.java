package bumblewick.view.flight;

import bumblewick.def.BulletDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.RuleVolleys;
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
 * mark on the ground; what was deflected is a star in a ring. They are drawn after all other sprites, so that nothing hides them.
 */
final class BulletView {
    private static final float ORB = 2.1f; // half the sprite's edge per radius
    private static final float BALL = 0.7f; // share of the sprite that the ball fills
    private static final float LEAST = 0.42f; // u, so that a far bullet is visible
    private static final float GROUND = 0.07f;
    private static final float TELL = 1.6f; // u: half the edge of a tell's light
    private static final float ROLL = 9f; // radians per second
    private static final float TAIL = 0.055f; // seconds of flight
    private static final float RETURNED_TAIL = 0.13f; // the same of a bullet that flies back
    private static final float RING = 1.45f; // half the ring's edge per half the ball's
    private static final float STRETCHED = 30f; // u/s at which the ball is longest

    private final InstancedModels models;
    private final EffectPlayer effects;
    private final ActionColours colours;
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f way = new Vector3f();
    private final Vector3f end = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private float time;

    BulletView(InstancedModels models, EffectPlayer effects, ActionColours colours) {
        this.colours = colours;
        this.models = models;
        this.effects = effects;
    }

    /** Draws the marks on the ground; call it before other sprites. */
    void showMarks(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            PoseBlend.inScene(bullet, frame.alpha, place);
            end.set(place.x, GROUND, place.z);
            float size = bullet.def().radius() * 1.6f + 0.15f;
            sprites.shadow(end, size, 0.5f);
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
            show(bullets.get(i), frame, sprites, eye);
        }
    }

    private void show(Bullet bullet, FrameContext frame, SpriteBatch sprites, Vector3f eye) {
        PoseBlend.inScene(bullet, frame.alpha, place);
        BulletDef def = bullet.def();
        Vector3f hue = colours.of(def);
        float size = NearLens.size(size(def), place, eye);
        SceneCoordinates.toScene(bullet.velocity(), way);
        if (bullet.deflected()) {
            drawReturned(size, sprites);
            return;
        }
        end.set(way).multLocal(-TAIL).addLocal(place);
        sprites.ribbon(end, place, size * 0.5f, hue, 0.3f, 0f, 0.9f);
        colours.shapeOf(def).add(sprites, place, size);
        if (def.model().isEmpty()) {
            sprites.orb(place, way.divideLocal(STRETCHED), size, hue, time * ROLL + bullet.id());
        } else {
            drawBody(bullet, hue, size, sprites, frame.seconds);
        }
        if (colours.isRinged(def)) {
            sprites.put(
                    SpriteBatch.Shape.RING, place, size * RING, EffectColours.WHITE, 0.9f, 1.2f, 0f, 0f, 0f, size, 0f);
        }
    }

    /** Draws what was deflected: no ball of theirs but a star of ours with a long tail, within the ring of the deflection. */
    private void drawReturned(float size, SpriteBatch sprites) {
        Vector3f hue = colours.shot();
        end.set(way).multLocal(-RETURNED_TAIL).addLocal(place);
        sprites.ribbon(end, place, size * 0.6f, hue, 0.9f, 0f, 0.9f);
        sprites.light(SpriteBatch.Shape.GLOW, place, size * 1.3f, hue, 1.2f);
        sprites.put(SpriteBatch.Shape.STAR, place, size * 1.5f, EffectColours.CREAM, 0.6f, 1.4f, time * ROLL, 0f);
        float beat = 1f + 0.12f * FastMath.sin(time * ROLL);
        sprites.put(SpriteBatch.Shape.RING, place, size * RING * beat, hue, 0.9f, 1.3f, 0f, 0f, 0f, size, 0f);
    }

    /** Half the sprite's edge, in u. */
    private static float size(BulletDef def) {
        return Math.max(LEAST, def.radius() * ORB);
    }

    /** Radius at which a bullet is drawn, in u. */
    static float drawnRadius(BulletDef def) {
        return BALL * size(def);
    }

    /** Draws a thrown body: it tumbles, smoulders, and has a rim of light. */
    private void drawBody(Bullet bullet, Vector3f hue, float size, SpriteBatch sprites, float seconds) {
        SceneCoordinates.rotation(time * 5f + bullet.id(), time * 7f, 0f, turn);
        models.of(bullet.def().model()).add(place, turn, size / size(bullet.def()), style.reset());
        effects.emit(EffectKind.CLOD_TRAIL, place, seconds);
        sprites.put(SpriteBatch.Shape.GLOW, place, size * 1.9f, hue, 0.85f, 1.6f, 0f, 0f, 0f, size, 0f);
        sprites.put(SpriteBatch.Shape.RING, place, size * 1.05f, hue, 0.8f, 0.8f, 0f, 0f, 0f, size, 0f);
    }
}
