package bumblewick.view.garden;

import bumblewick.math.Easing;
import bumblewick.sim.garden.enemy.GardenBullet;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.camera.NearLens;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.SpriteBatch;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Draws bullets on foot: rolling balls like those in the air. What has passed Wick shrinks away, or it would hide the figure on
 * its way to the lens. They are drawn after all other sprites.
 */
final class GardenBulletView {
    private static final float ORB = 1.75f; // half the sprite's edge per radius: the ball fills 0.7 of it
    private static final float LEAST = 0.3f; // u
    private static final float PASSED = 0.8f; // u beyond Wick, from which on a bullet shrinks
    private static final float GONE = 3.5f; // u beyond Wick, at which nothing is left of it
    private static final float ROLL = 9f; // radians per second
    private static final float TAIL = 0.08f; // seconds of flight
    private static final float STRETCHED = 14f; // u/s at which the ball is longest

    private final ActionColours colours;
    private final Vector3f place = new Vector3f();
    private final Vector3f tail = new Vector3f();
    private final Vector3f way = new Vector3f();

    GardenBulletView(ActionColours colours) {
        this.colours = colours;
    }

    /**
     * Draws all; call it after all other sprites.
     *
     * @param wick middle of the figure
     * @param eye of the camera
     */
    void show(List<GardenBullet> bullets, FrameContext frame, SpriteBatch sprites, Vector3f wick, Vector3f eye) {
        for (int i = 0; i < bullets.size(); i++) {
            show(bullets.get(i), frame, sprites, wick, eye);
        }
    }

    /**
     * What is left of a bullet's size, 0 to 1: all of it until it is past Wick.
     *
     * @param place of the bullet (unaffected)
     * @param way its velocity (unaffected)
     * @param wick middle of the figure (unaffected)
     */
    static float left(Vector3f place, Vector3f way, Vector3f wick) {
        float along = (place.x - wick.x) * way.x + (place.y - wick.y) * way.y + (place.z - wick.z) * way.z;
        float past = along / Math.max(way.length(), 1e-3f);
        return 1f - Easing.clamp((past - PASSED) / (GONE - PASSED));
    }

    private void show(GardenBullet bullet, FrameContext frame, SpriteBatch sprites, Vector3f wick, Vector3f eye) {
        PoseBlend.position(bullet.pose(), frame.alpha, place);
        Vector3f hue = bullet.deflected() ? colours.shot() : colours.of(bullet.def());
        way.set(bullet.velocity());
        float left = bullet.deflected() ? 1f : left(place, way, wick);
        if (left <= 0f) {
            return;
        }
        float size = NearLens.size(left * Math.max(LEAST, bullet.def().radius() * ORB), place, eye);
        if (!Float.isNaN(bullet.shadowHeight())) {
            tail.set(place.x, bullet.shadowHeight() + 0.04f, place.z);
            sprites.shadow(tail, size * 0.8f, 0.5f);
        }
        tail.set(way).multLocal(-TAIL).addLocal(place);
        sprites.ribbon(tail, place, size * 0.5f, hue, 0.3f, 0f, 0.9f);
        if (!bullet.deflected()) {
            colours.shapeOf(bullet.def()).add(sprites, place, size, colours.plateOf(bullet.def()), 1f);
        }
        sprites.orb(place, way.divideLocal(STRETCHED), size, hue, 1f, frame.time * ROLL + bullet.id(), 1f);
    }
}
