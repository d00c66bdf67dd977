package bumblewick.view;

import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.swarm.Bee;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/** The Bumble: hurt bees are duller, glow less, and let their antennae hang. */
final class BeeView {
    private static final float SCALE = 1.3f;
    private static final float FLAP_RATE = 75f; // radians per second
    private static final float FLAP = 0.75f;
    private static final float LEAN = 0.055f; // radians per u/s
    private static final float MOST_LEAN = 0.7f;
    private static final float DROOP = 0.75f; // radians per lost hit point
    private static final float HALO = 0.5f;
    private static final float VEIL = 0.8f; // u about Wick on the picture where the halo is faint
    private static final float CLEAR = 1.7f; // u where it is in full
    private static final float FAINT = 0.15f;
    private static final int TRAILS = 32; // a power of two, more than there are bees
    private static final float TRAIL = 0.085f; // u
    private static final float ALONG = 0.8f; // share of Wick's speed at which a trail goes along

    private final Crowd crowd;
    private final Streamers trails = new Streamers(TRAILS, TRAIL, 0.2f);
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f sight = new Vector3f();
    private final Vector3f offset = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final int fullHp;
    private float time;

    BeeView(Crowds crowds, int fullHp) {
        crowd = crowds.of("bee");
        this.fullHp = fullHp;
    }

    /**
     * Draws the bees and their light, fainter before Wick and along the aim.
     *
     * @param eye of the camera, in the scene (unaffected)
     * @param wick Wick's middle, in the scene (unaffected)
     */
    void show(FlightStage flight, float alpha, Sprites sprites, float seconds, Vector3f eye, Vector3f wick) {
        time += seconds;
        this.eye.set(eye);
        sight.set(wick).subtractLocal(eye).normalizeLocal();
        List<Bee> bees = flight.bees();
        float lit = flight.wick().tight() ? 1f : 0.6f;
        for (int i = 0; i < bees.size(); i++) {
            Bee bee = bees.get(i);
            show(bee, alpha, sprites, lit, flight.shieldTicks() > 0);
            float along = flight.wick().velocity().z * ALONG;
            trails.show(bee.id(), place, along, seconds, sprites, Hue.HONEY, 0.55f * lit * clear());
        }
    }

    private void show(Bee bee, float alpha, Sprites sprites, float lit, boolean shielded) {
        float phase = bee.id() * 2.4f;
        Corridor.blend(bee.previousPosition(), bee.position(), alpha, place);
        float health = Math.min(1f, bee.hp() / (float) fullHp);
        float roll = Easing.clamp(bee.velocity().x * LEAN, -MOST_LEAN, MOST_LEAN);
        float pitch =
                -Easing.clamp(bee.velocity().y * LEAN, -MOST_LEAN, MOST_LEAN) + 0.12f * FastMath.sin(time * 5f + phase);
        Corridor.turn(-roll * 0.6f, pitch, roll, turn);
        paint.tint(0.45f + 0.55f * health, 0.30f + 0.70f * health, 0.35f + 0.65f * health);
        paint.glow = 0.2f + 0.5f * health;
        paint.flash = bee.hitTicks() > 0 ? 0.6f : 0f;
        float flap = 0.35f + FLAP * FastMath.sin(time * FLAP_RATE + phase);
        crowd.put(place, turn, SCALE, paint, flap, (fullHp - bee.hp()) * DROOP);
        sprites.light(Sprites.Shape.GLOW, place, HALO, shielded ? Hue.SKY : Hue.POLLEN, lit * health * 0.4f * clear());
    }

    /** 1 where the light is in nobody's way, less on the line from the camera over Wick. */
    private float clear() {
        offset.set(place).subtractLocal(eye);
        float along = offset.dot(sight);
        float aside = FastMath.sqrt(Math.max(0f, offset.lengthSquared() - along * along));
        float share = Easing.clamp((aside - VEIL) / (CLEAR - VEIL));
        return FAINT + (1f - FAINT) * share;
    }
}
