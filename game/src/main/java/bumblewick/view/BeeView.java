package bumblewick.view;

import bumblewick.math.Easing;
import bumblewick.sim.Bullet;
import bumblewick.sim.FlightStage;
import bumblewick.sim.swarm.Bee;
import bumblewick.view.pose.Spring;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * The Bumble. Each bee has its own size, colour and temper; hurt ones are duller, bandaged, hang to a side and flicker.
 * Loose they draw ribbons, tight threads of light tie them together; where a bullet comes near they shiver.
 */
final class BeeView {
    private static final float SCALE = 1.3f;
    private static final float FLAP_RATE = 190f; // radians per second: too fast to be followed
    private static final float FLAP = 0.3f;
    private static final float IN_FRONT = 0.68f; // size of a bee before Wick, who must be seen
    private static final float LEAN = 0.055f; // radians per u/s
    private static final float MOST_LEAN = 0.7f;
    private static final float DROOP = 0.6f; // radians per lost hit point
    private static final float LIST = 0.42f; // radians to a side, of one that is badly hurt
    private static final float HOVER = 0.05f; // u
    private static final float HALO = 0.44f;
    private static final float FEAR = 2.4f; // u from a bullet at which panic begins
    private static final float VEIL = 0.8f; // u about Wick on the picture where the light is faint
    private static final float CLEAR = 1.7f; // u where it is in full
    private static final float FAINT = 0.15f;
    private static final float BESIDE = 0.3f; // u nearer than Wick's middle is before Wick
    private static final int MINDS = 32; // a power of two, more than there are bees
    private static final float TRAIL = 0.075f; // u
    private static final float ALONG = 0.8f; // share of Wick's speed at which a trail goes along
    private static final float THREAD = 0.022f; // u

    private final Crowd crowd;
    private final BeeFarewell farewell;
    private final Streamers trails = new Streamers(MINDS, TRAIL, 0.2f);
    private final BeeMind[] minds = new BeeMind[MINDS];
    private final WingBlur wings = new WingBlur();
    private final BeeNature nature = new BeeNature();
    private final Spring tight = new Spring(12f, 1f);
    private final Paint paint = new Paint();
    private final Vector3f place = new Vector3f();
    private final Vector3f other = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f sight = new Vector3f();
    private final Vector3f offset = new Vector3f();
    private final Quaternion turn = new Quaternion();
    private final int fullHp;
    private float time;
    private float far;
    private boolean started;
    private int seeded;

    BeeView(Crowds crowds, int fullHp) {
        crowd = crowds.of("bee");
        farewell = new BeeFarewell(crowd);
        this.fullHp = fullHp;
        for (int i = 0; i < MINDS; i++) {
            minds[i] = new BeeMind();
        }
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
        far = wick.distance(eye);
        sight.set(wick).subtractLocal(eye).normalizeLocal();
        float together = tight.follow(flight.wick().tight() ? 1f : 0f, seconds);
        List<Bee> bees = flight.bees();
        for (int i = 0; i < bees.size(); i++) {
            bee(flight, bees.get(i), alpha, sprites, together, seconds);
        }
        started = true;
        threads(bees, sprites, together);
        part(flight, sprites, seconds);
    }

    /** The flight is at another moment: nobody arrives or leaves by that. */
    void cut(FlightStage flight) {
        for (BeeMind mind : minds) {
            mind.id = -1;
        }
        farewell.clear();
        seeded = flight.seededBees();
        started = false;
    }

    private void bee(FlightStage flight, Bee bee, float alpha, Sprites sprites, float together, float seconds) {
        BeeMind mind = minds[bee.id() & MINDS - 1];
        if (mind.id != bee.id()) {
            mind.meet(bee.id(), !started);
        }
        Corridor.blend(bee.previousPosition(), bee.position(), alpha, place);
        mind.live(danger(flight.bullets(), bee), seconds);
        mind.there = true;
        nature.of(bee.id());
        nature.hover(time, HOVER * (1f - 0.6f * together), place);
        come(mind);
        mind.place.set(place);
        body(bee, mind, sprites);
        light(flight, bee, mind, sprites, together, seconds);
    }

    /** Who arrives comes in on a corkscrew, small at first. */
    private void come(BeeMind mind) {
        float away = 1f - mind.arrived();
        if (away > 0f) {
            float wide = 1.3f * away * away;
            float a = 13f * away + nature.phase;
            place.addLocal(wide * FastMath.cos(a), wide * FastMath.sin(a) + 0.5f * wide, 0f);
        }
    }

    private void body(Bee bee, BeeMind mind, Sprites sprites) {
        float health = health(bee);
        float panic = mind.panic();
        float shiver = panic * 0.16f * FastMath.sin(time * 53f + nature.phase);
        float hang = (1f - health) * LIST * ((bee.id() & 1) == 0 ? 1f : -1f);
        float roll = Easing.clamp(bee.velocity().x * LEAN, -MOST_LEAN, MOST_LEAN) * (1f + 0.4f * panic) + hang + shiver;
        float pitch = -Easing.clamp(bee.velocity().y * LEAN, -MOST_LEAN, MOST_LEAN)
                + 0.12f * FastMath.sin(time * 5f * nature.temper + nature.phase)
                + 0.25f * (1f - health);
        Corridor.turn(-roll * 0.6f, pitch, roll, turn);
        paint.tint(
                nature.red * (0.45f + 0.55f * health),
                nature.green * (0.34f + 0.66f * health),
                nature.blue * (0.35f + 0.65f * health));
        paint.glow = 0.15f + 0.55f * health * tired(health);
        paint.flash = bee.hitTicks() > 0 ? 0.6f : 0f;
        paint.bandaged = bee.hp() < fullHp;
        float beat = FLAP * (0.55f + 0.45f * health + 0.3f * panic);
        float flap = 0.30f + beat * FastMath.sin(time * FLAP_RATE * nature.temper + nature.phase);
        float size = SCALE * nature.size * (0.25f + 0.75f * Easing.out(mind.arrived())) * smaller();
        crowd.put(place, turn, size, paint, flap, (fullHp - bee.hp()) * DROOP - 0.5f * panic);
        wings.show(place, turn, size, 0.5f + 0.5f * health, sprites);
    }

    private float health(Bee bee) {
        return Math.min(1f, (bee.hp() - 1f) / Math.max(1f, fullHp - 1f));
    }

    /** The light of a tired bee falters, slowly. */
    private float tired(float health) {
        float falter = 0.5f + 0.5f * FastMath.sin(time * 7f + nature.phase) * FastMath.sin(time * 3.1f + nature.phase);
        return 1f - (1f - health) * 0.6f * falter;
    }

    private void light(FlightStage flight, Bee bee, BeeMind mind, Sprites sprites, float together, float seconds) {
        float health = health(bee);
        float lit = (0.30f + 0.70f * health) * tired(health) * clear();
        Vector3f colour = flight.shieldTicks() > 0 ? Hue.SKY : Hue.POLLEN;
        float fresh = 1f - mind.arrived();
        sprites.light(
                Sprites.Shape.GLOW,
                place,
                HALO * (1f + 0.9f * fresh),
                colour,
                lit * (0.24f + 0.16f * together + fresh));
        float along = flight.wick().velocity().z * ALONG;
        float ribbon = (0.5f - 0.3f * together) * (0.4f + 0.6f * health) * clear();
        trails.show(bee.id(), place, along, seconds, sprites, Hue.HONEY, ribbon);
    }

    /** How near the nearest bullet is: 0 far, 1 at the bee. */
    private float danger(List<Bullet> bullets, Bee bee) {
        float nearest = FEAR * FEAR;
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            float away = bullet.position().distanceSquared(bee.position());
            if (away < nearest && !bullet.deflected()) {
                nearest = away;
            }
        }
        return 1f - FastMath.sqrt(nearest) / FEAR;
    }

    /** Tight, each one is tied to the next: many bees, one thing. */
    private void threads(List<Bee> bees, Sprites sprites, float together) {
        if (together < 0.05f || bees.size() < 2) {
            return;
        }
        for (int i = 0; i < bees.size(); i++) {
            place.set(minds[bees.get(i).id() & MINDS - 1].place);
            other.set(minds[bees.get((i + 1) % bees.size()).id() & MINDS - 1].place);
            float strength = 0.45f * together * clear();
            sprites.ribbon(place, other, THREAD, Hue.HONEY, 0f, strength, strength);
        }
    }

    /** Who was there and is no longer. */
    private void part(FlightStage flight, Sprites sprites, float seconds) {
        boolean home = flight.seededBees() > seeded;
        seeded = flight.seededBees();
        for (BeeMind mind : minds) {
            if (mind.id >= 0 && !mind.there) {
                farewell.add(mind.id, mind.place, !home);
                mind.id = -1;
            }
            mind.there = false;
        }
        farewell.show(flight.wick().velocity().z, SCALE, sprites, seconds);
    }

    /** Factor on the size of one that flies between Wick and the camera. */
    private float smaller() {
        offset.set(place).subtractLocal(eye);
        boolean before = offset.dot(sight) < far - BESIDE;
        return before ? IN_FRONT + (1f - IN_FRONT) * (clear() - FAINT) / (1f - FAINT) : 1f;
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
