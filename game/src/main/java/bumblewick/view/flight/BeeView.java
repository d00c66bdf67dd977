package bumblewick.view.flight;

import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Easing;
import bumblewick.sim.FlightStage;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.swarm.Bee;
import bumblewick.view.EffectColours;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.animation.DampedSpring;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.character.BeeTraits;
import bumblewick.view.character.VictoryCircle;
import bumblewick.view.effect.RibbonTrails;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.effect.WingBlur;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.List;

/**
 * Draws the swarm. Each bee has its own size, colour and temper; a hurt bee is duller, bandaged, lists and flickers.
 * Bees of a loose swarm, which dodge, draw ribbons; those of a tight swarm, which are hit, are tied together
 * by threads and redden. From behind one always sees their rings and wings. Bees near a bullet shiver and are drawn where they
 * are; those that nothing threatens rest in the {@link RestingArc}, and off the lines from the camera to the aim and to Wick's
 * head. Those before what is to be seen are faint ({@link SightLines}). When Wick has won they circle up about the figure.
 */
final class BeeView {
    private static final float SCALE = 1.3f;
    private static final float FLAP_RATE = 190f; // radians per second: faster than the eye can follow
    private static final float FLAP = 0.3f;
    private static final float IN_FRONT = 0.68f; // size of a bee before Wick, who must stay visible
    private static final float LEAN = 0.055f; // radians per u/s
    private static final float MOST_LEAN = 0.7f;
    private static final float DROOP = 0.6f; // radians per lost hit point
    private static final float LIST = 0.42f; // radians to a side, of a badly hurt bee
    private static final float HOVER = 0.05f; // u
    private static final float HALO = 0.44f;
    private static final float FEAR = 2.4f; // u from a bullet at which panic begins
    private static final float FAINT_RADIUS = 0.8f; // u about Wick in the picture where light is faint
    private static final float CLEAR_RADIUS = 1.7f; // u where light is in full
    private static final float FAINT = 0.15f;
    private static final float BESIDE = 0.3f; // u nearer than Wick's middle counts as before Wick
    private static final int CAPACITY = 32; // a power of two, more than there are bees
    private static final float TRAIL = 0.075f; // u
    private static final float ALONG = 0.8f; // share of Wick's speed at which a ribbon moves along
    private static final float THREAD = 0.03f; // u
    private static final float CLEAR_SIGHT = 1.1f; // u about the line to the aim in which no calm bee is drawn
    private static final float HEAD = 0.65f; // u above Wick's middle
    private static final float CLEAR_HEAD = 1.15f; // u about the line to Wick's head, with the ears
    private static final float BEHIND_HEAD =
            0.5f; // u behind Wick from which the figure covers a bee, not the other way round
    private static final float STEP_ASIDE = 0.45f; // u, at most: less than what tells bees apart
    private static final float HANG = -0.24f; // radians that a bee's rump hangs, so that its rings are seen from behind
    private static final float AWARE = 5f; // u from a bullet at which a bee begins to leave its place of rest
    private static final float IN_ENTRANCE = 0.6f; // size of a bee while a boss enters
    private static final float FACE = 0.55f; // radius of what stays free, as a share of the boss's
    private static final float FACE_RIM = 0.3f; // of that, over which bees become small
    private static final float TIGHT_SIZE = 0.86f; // size of a bee of a tight swarm: there is air between two
    private static final float CONTOUR = 1f; // how much darker a bee is at its edges: by that one is told from the next
    private static final float REDDEN = 0.12f; // share of green and blue that a tight bee loses

    private final InstancedModel instances;
    private final DepartingBees departing;
    private final RibbonTrails trails = new RibbonTrails(CAPACITY, TRAIL, 0.2f);
    private final BeeVisual[] visuals = new BeeVisual[CAPACITY];
    private final WingBlur wingBlur = new WingBlur();
    private final BeeTraits traits = new BeeTraits();
    private final DampedSpring tight = new DampedSpring(12f, 1f);
    private final DampedSpring resting = new DampedSpring(6f, 1f);
    private final SightLines sightLines = new SightLines();
    private final InstanceStyle style = new InstanceStyle();
    private final Vector3f place = new Vector3f();
    private final Vector3f other = new Vector3f();
    private final Vector3f eye = new Vector3f();
    private final Vector3f sight = new Vector3f();
    private final Vector3f aim = new Vector3f();
    private final Vector3f head = new Vector3f();
    private final Vector3f middle = new Vector3f(); // Wick's
    private final Vector3f offset = new Vector3f();
    private final Vector3f face = new Vector3f(); // of a boss that enters
    private float faceRadius;
    private float entrance; // share of its shot
    private final Quaternion turn = new Quaternion();
    private final int fullHp;
    private float time;
    private float far;
    private float won; // seconds since Wick has
    private boolean started;
    private int seeded;

    BeeView(InstancedModels models, int fullHp) {
        instances = models.of("bee").canBeFaint();
        instances.material().setFloat("Contour", CONTOUR);
        departing = new DepartingBees(instances);
        this.fullHp = fullHp;
        for (int i = 0; i < CAPACITY; i++) {
            visuals[i] = new BeeVisual();
        }
    }

    /**
     * Draws the bees and their light, fainter before Wick and along the aim; smaller and nearly without light while a boss
     * enters, and none before its face.
     *
     * @param entering share of the shot in which a boss enters, 0 to 1
     * @param eye position of the camera, in the scene's frame (unaffected)
     * @param bend of the course, see {@link SceneCoordinates#toBentScene}
     * @param wick Wick's middle, in the scene's frame (unaffected)
     */
    void show(
            FlightStage flight,
            FrameContext frame,
            SpriteBatch sprites,
            float entering,
            Vector3f eye,
            Vector3f bend,
            Vector3f wick) {
        float seconds = frame.seconds;
        sightLines.look(flight, eye, bend);
        entrance = entering;
        if (entrance > 0f && flight.boss().isPresent()) {
            lookFor(flight.boss().get());
        }
        time = frame.time;
        this.eye.set(eye);
        far = wick.distance(eye);
        sight.set(wick).subtractLocal(eye).normalizeLocal();
        SceneCoordinates.toScene(flight.aim(), aim);
        middle.set(wick);
        head.set(wick).addLocal(0f, HEAD, 0f);
        won = flight.phase() == FlightStage.Phase.CLEARED ? won + seconds : 0f;
        float together = tight.follow(flight.wick().tight() ? 1f : 0f, seconds);
        boolean rests = !flight.wick().tight() && flight.wick().spinTicks() == 0 && won == 0f && entering == 0f;
        resting.follow(rests ? 1f : 0f, seconds);
        List<Bee> bees = flight.bees();
        for (int i = 0; i < bees.size(); i++) {
            bee(flight, i, frame.alpha, sprites, together, seconds);
        }
        started = true;
        drawThreads(bees, sprites, together);
        departMissing(flight, sprites, seconds);
    }

    private void lookFor(Boss boss) {
        SceneCoordinates.toScene(boss.position(), face);
        faceRadius = FACE
                * ApparentSize.ofBoss(boss.def(), boss.ahead())
                * boss.def().radius();
    }

    /** Factor on the size of a bee because of a boss that enters. */
    private float entranceShare() {
        if (entrance == 0f) {
            return 1f;
        }
        float along = (place.z - eye.z) / (face.z - eye.z);
        float x = place.x - Easing.mix(eye.x, face.x, along);
        float y = place.y - Easing.mix(eye.y, face.y, along);
        float off = FastMath.sqrt(x * x + y * y) / Math.max(0.01f, along * faceRadius);
        float beside = Easing.clamp((off - 1f) / FACE_RIM);
        return Easing.mix(1f, IN_ENTRANCE * beside, entrance);
    }

    /** Forgets all bees after a jump to another moment, so that none seems to arrive or to leave. */
    void reset(FlightStage flight) {
        for (BeeVisual visual : visuals) {
            visual.id = -1;
        }
        departing.clear();
        seeded = flight.seededBees();
        started = false;
    }

    private void bee(FlightStage flight, int index, float alpha, SpriteBatch sprites, float together, float seconds) {
        Bee bee = flight.bees().get(index);
        BeeVisual visual = visuals[bee.id() & CAPACITY - 1];
        if (visual.id != bee.id()) {
            visual.begin(bee.id(), !started);
        }
        PoseBlend.inScene(bee.previousPosition(), bee.position(), alpha, place);
        float bullet = nearest(flight.bullets(), bee);
        visual.update(Easing.clamp(1f - bullet / FEAR), seconds);
        visual.there = true;
        traits.of(bee.id());
        traits.hover(time, HOVER * (1f - 0.6f * together), place);
        arrive(visual);
        float calm = (1f - together) * (1f - visual.panic());
        float safe = Easing.clamp((bullet - FEAR) / (AWARE - FEAR));
        visual.rest(RestingArc.offset(place, eye, middle, offset), Easing.clamp(resting.value()) * safe, seconds);
        place.addLocal(offset);
        stepAside(place, eye, aim, CLEAR_SIGHT, calm);
        stepAside(place, eye, head, CLEAR_HEAD, calm * Easing.clamp(1f - (place.z - head.z) / BEHIND_HEAD));
        VictoryCircle.lead(place, index, flight.bees().size(), won, middle);
        visual.place.set(place);
        body(bee, visual, sprites, together);
        light(flight, bee, visual, sprites, together, seconds);
    }

    /** Moves an arriving bee on a corkscrew, small at first. */
    private void arrive(BeeVisual visual) {
        float away = 1f - visual.arrival();
        if (away > 0f) {
            float wide = 1.3f * away * away;
            float a = 13f * away + traits.phase;
            place.addLocal(wide * FastMath.cos(a), wide * FastMath.sin(a) + 0.5f * wide, 0f);
        }
    }

    /**
     * Moves a bee off the line from the camera to what is to be seen.
     *
     * @param place of the bee, in the scene's frame (modified)
     * @param eye of the camera, likewise (unaffected)
     * @param seen likewise (unaffected)
     * @param radius about the line that is to be clear, in u
     * @param calm 0 to 1: a bee that can be hit is drawn where it is
     */
    static void stepAside(Vector3f place, Vector3f eye, Vector3f seen, float radius, float calm) {
        float along = (place.z - eye.z) / (seen.z - eye.z);
        float x = place.x - Easing.mix(eye.x, seen.x, along);
        float y = place.y - Easing.mix(eye.y, seen.y, along);
        float off = FastMath.sqrt(x * x + y * y);
        float share = off / radius;
        if (share > 0f && share < 1f) {
            float step = calm * STEP_ASIDE * 4f * share * (1f - share) / off; // continuous on the line and at the rim
            place.x += step * x;
            place.y += step * y;
        }
    }

    private void body(Bee bee, BeeVisual visual, SpriteBatch sprites, float together) {
        float health = health(bee);
        float panic = visual.panic();
        float shiver = panic * 0.16f * FastMath.sin(time * 53f + traits.phase);
        float hang = (1f - health) * LIST * ((bee.id() & 1) == 0 ? 1f : -1f);
        float roll = Easing.clamp(bee.velocity().x * LEAN, -MOST_LEAN, MOST_LEAN) * (1f + 0.4f * panic) + hang + shiver;
        float pitch = -Easing.clamp(bee.velocity().y * LEAN, -MOST_LEAN, MOST_LEAN)
                + 0.12f * FastMath.sin(time * 5f * traits.temper + traits.phase)
                + 0.25f * (1f - health)
                + HANG
                - Math.max(0f, above(place, eye));
        SceneCoordinates.rotation(-roll * 0.6f, pitch, roll, turn);
        style.tint(
                traits.red * (0.45f + 0.55f * health),
                traits.green * (0.34f + 0.66f * health) * (1f - REDDEN * together),
                traits.blue * (0.35f + 0.65f * health) * (1f - REDDEN * together));
        style.glow = 0.15f + (0.55f - 0.3f * together) * health * flicker(health);
        style.flash = bee.hitTicks() > 0 ? 0.6f : 0f;
        style.bandaged = bee.hp() < fullHp;
        style.faint = sightLines.faint(place);
        float beat = FLAP * (0.55f + 0.45f * health + 0.3f * panic);
        float flap = 0.30f + beat * FastMath.sin(time * FLAP_RATE * traits.temper + traits.phase);
        float size = SCALE
                * traits.size
                * (0.25f + 0.75f * Easing.out(visual.arrival()))
                * sizeShare()
                * entranceShare()
                * (1f - (1f - TIGHT_SIZE) * together);
        instances.add(place, turn, size, style, flap, (fullHp - bee.hp()) * DROOP - 0.5f * panic);
        wingBlur.show(place, turn, size, (0.5f + 0.5f * health) * (1f - style.faint), sprites);
    }

    /** How steeply one looks up from an eye to a place, in radians; both in the scene's frame (unaffected). */
    static float above(Vector3f place, Vector3f eye) {
        return FastMath.atan2(place.y - eye.y, Math.abs(place.z - eye.z));
    }

    private float health(Bee bee) {
        return Math.min(1f, (bee.hp() - 1f) / Math.max(1f, fullHp - 1f));
    }

    /** The slowly flickering light of a tired bee. */
    private float flicker(float health) {
        float falter = 0.5f + 0.5f * FastMath.sin(time * 7f + traits.phase) * FastMath.sin(time * 3.1f + traits.phase);
        return 1f - (1f - health) * 0.6f * falter;
    }

    private void light(
            FlightStage flight, Bee bee, BeeVisual visual, SpriteBatch sprites, float together, float seconds) {
        float health = health(bee);
        float lit = (0.30f + 0.70f * health) * flicker(health) * lightShare();
        Vector3f colour = flight.shieldTicks() > 0 ? EffectColours.MINT : EffectColours.POLLEN;
        float fresh = 1f - visual.arrival();
        sprites.light(
                SpriteBatch.Shape.GLOW,
                place,
                HALO * (1f + 0.9f * fresh),
                colour,
                lit * (1f - style.faint) * (0.24f - 0.1f * together + fresh));
        float along = flight.wick().velocity().z * ALONG;
        float ribbon = (0.5f - 0.3f * together) * (0.4f + 0.6f * health) * lightShare();
        trails.show(bee.id(), place, along, seconds, sprites, EffectColours.HONEY, ribbon);
    }

    /** How far away the nearest bullet is, in u; {@value #AWARE} if none is nearer. */
    private static float nearest(List<Bullet> bullets, Bee bee) {
        float nearest = AWARE * AWARE;
        for (int i = 0; i < bullets.size(); i++) {
            Bullet bullet = bullets.get(i);
            float away = bullet.position().distanceSquared(bee.position());
            if (away < nearest && !bullet.deflected()) {
                nearest = away;
            }
        }
        return FastMath.sqrt(nearest);
    }

    /** Draws a thread from each bee of a tight swarm to the next. */
    private void drawThreads(List<Bee> bees, SpriteBatch sprites, float together) {
        if (together < 0.05f || bees.size() < 2) {
            return;
        }
        for (int i = 0; i < bees.size(); i++) {
            place.set(visuals[bees.get(i).id() & CAPACITY - 1].place);
            other.set(visuals[bees.get((i + 1) % bees.size()).id() & CAPACITY - 1].place);
            float strength = 0.65f * together * lightShare();
            sprites.ribbon(place, other, THREAD, EffectColours.HONEY, 0f, strength, strength);
        }
    }

    /** Lets bees that have left the swarm depart. */
    private void departMissing(FlightStage flight, SpriteBatch sprites, float seconds) {
        boolean home = flight.seededBees() > seeded;
        seeded = flight.seededBees();
        for (BeeVisual visual : visuals) {
            if (visual.id >= 0 && !visual.there) {
                departing.add(visual.id, visual.place, !home);
                visual.id = -1;
            }
            visual.there = false;
        }
        departing.show(flight.wick().velocity().z, SCALE, sprites, seconds);
    }

    /** Factor on the size of a bee between Wick and the camera. */
    private float sizeShare() {
        offset.set(place).subtractLocal(eye);
        boolean before = offset.dot(sight) < far - BESIDE;
        return before ? IN_FRONT + (1f - IN_FRONT) * (clearShare() - FAINT) / (1f - FAINT) : 1f;
    }

    /** Strength of the light: faint on the line from the camera over Wick and while a boss enters. */
    private float lightShare() {
        return clearShare() * (1f - (1f - FAINT) * entrance);
    }

    /** How far off the line from the camera over Wick it is: 1, or less on it. */
    private float clearShare() {
        offset.set(place).subtractLocal(eye);
        float along = offset.dot(sight);
        float aside = FastMath.sqrt(Math.max(0f, offset.lengthSquared() - along * along));
        float share = Easing.clamp((aside - FAINT_RADIUS) / (CLEAR_RADIUS - FAINT_RADIUS));
        return FAINT + (1f - FAINT) * share;
    }
}
