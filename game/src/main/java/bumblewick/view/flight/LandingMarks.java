package bumblewick.view.flight;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.player.Wick;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Where thrown bullets will come down: a ring on the ground beside Wick and one within it, which has grown to it when the bullet
 * is there; shortly before that a thin line up to where the bullet passes, as that is often above the ground.
 *
 * <pre>y(t) = y₀ + v t − g t²/2, with t until the bullet is beside Wick, or on the ground before</pre>
 */
final class LandingMarks {
    private static final float ON_GROUND = 0.08f; // u: height of a mark there, against z-fighting
    private static final float AHEAD = 9f; // u before Wick, where the ground is in the picture
    private static final float SIZE = 1.05f; // u: half the edge of a mark
    private static final float LEAST_CORE = 0.12f; // of its size: what grows within it until it fills it
    private static final float SHOWS = 2.4f; // s before the bullet comes down from which on it is marked
    private static final float LINE = 0.05f; // u: half of how wide the line is
    private static final float LEAST_LINE = 1.2f; // u: a shorter one is left out
    private static final float LINE_FROM = 0.62f; // share of the time after which there is one

    private final ActionColours colours;
    private final Vector3f spot = new Vector3f();
    private final Vector3f top = new Vector3f();

    LandingMarks(ActionColours colours) {
        this.colours = colours;
    }

    void show(FlightStage flight, FrameContext frame, SpriteBatch sprites) {
        List<Bullet> bullets = flight.bullets();
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            if (bullet.fall() > 0f && !bullet.deflected()) {
                mark(bullet, flight.wick(), frame, sprites);
            }
        }
    }

    private void mark(Bullet bullet, Wick wick, FrameContext frame, SpriteBatch sprites) {
        PoseBlend.lerp(bullet.previousPosition(), bullet.position(), frame.alpha, top);
        float ahead = top.z - wick.position().z;
        float closing = wick.velocity().z - bullet.velocity().z;
        if (ahead <= 0f || closing <= 0f) {
            return;
        }
        float ground = untilGround(top.y, bullet.velocity().y, bullet.fall());
        float seconds = Math.min(ahead / closing, ground);
        float height = top.y + bullet.velocity().y * seconds - bullet.fall() * seconds * seconds / 2f;
        top.set(
                top.x + bullet.velocity().x * seconds,
                Math.max(0f, height),
                wick.position().z + ahead - closing * seconds + AHEAD);
        SceneCoordinates.toScene(top, top);
        float near = 1f - Easing.clamp(seconds / SHOWS);
        float strength = Easing.clamp(near * 4f);
        spot.set(top.x, ON_GROUND, top.z);
        Vector3f hue = colours.of(bullet.def());
        ring(SIZE, hue, strength, sprites);
        ring(SIZE * Easing.mix(LEAST_CORE, 1f, near), hue, strength * near, sprites);
        float line = Easing.clamp((near - LINE_FROM) * 4f);
        if (top.y > LEAST_LINE && line > 0f) {
            sprites.ribbon(spot, top, LINE, hue, 0.5f, 0.3f * line, 1.1f * line);
        }
    }

    private void ring(float size, Vector3f hue, float strength, SpriteBatch sprites) {
        sprites.put(SpriteBatch.Shape.GROUND_RING, spot, size, hue, 0.8f, 1.6f * strength, 0f, 0f);
    }

    /** Seconds until something at a height that rises at a speed and falls at an acceleration is on the ground. */
    static float untilGround(float height, float rises, float falls) {
        return (rises + (float) Math.sqrt(rises * rises + 2f * falls * Math.max(0f, height))) / falls;
    }
}
