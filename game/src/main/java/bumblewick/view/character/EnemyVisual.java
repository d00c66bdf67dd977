package bumblewick.view.character;

import bumblewick.def.presentation.ApparentSize;
import bumblewick.math.Easing;
import bumblewick.sim.enemy.Enemy;
import bumblewick.view.FrameContext;
import bumblewick.view.PoseBlend;
import bumblewick.view.SceneCoordinates;
import bumblewick.view.batch.InstanceStyle;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.camera.LensClearance;
import bumblewick.view.effect.HitFlash;
import bumblewick.view.effect.ShatteredModels;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/**
 * What the view remembers of one air enemy from frame to frame: its animation, and how it flies when it is destroyed.
 * Reused.
 */
public final class EnemyVisual {
    private static final float OUTLINE = 1.25f; // wings and feelers, as a factor on the radius that can be hit
    private static final float APART =
            0.618f; // of a loop, from one to the next: the golden ratio, by which few are ever alike
    private static final float ARRIVE = 0.3f; // seconds
    public static final float LOOK_AT_WICK = 0.4f; // share of its view that is at Wick while it flies
    private static final float TURN = 6f; // share of the turn to Wick per second
    private static final float LEAN = 6f; // share of the way to the wanted lean per second
    private static final float FLINCH = 0.16f; // share by which a hit flattens it
    private static final float SWELL = 0.14f;
    private static final float STRUCK = 0.75f; // flash of a hit
    private static final float EYES_NEAR = 20f; // u ahead of Wick up to which its eyes have their own brightness
    private static final float EYES_FAR = 50f; // u from which on they are the brightest
    private static final float EYES = 1.2f; // by how much
    private static final float SPEED_LOSS = 0.25f; // share of the rail's speed that a destroyed enemy loses
    private static final float DRAG = 3f; // 1/s
    private static final float THROW_SPEED = 5f; // u/s
    private static final float WHITE_SECONDS = 0.03f; // two frames of its death, in which it is a white figure
    private static final float WHITE = 2f; // flash: above 1 the figure has no face
    private static final float PALE = 0.5f; // then, and all the time for who asked for less
    private static final float BURSTS = 0.1f; // seconds from its death until it bursts into pieces
    private static final float SQUASHED = 0.5f; // share by which it is flattened between
    private static final float WIDER = 0.4f; // share by which it is larger then

    public final Vector3f place = new Vector3f();
    final Quaternion turn = new Quaternion();
    final EnemyAnimation motion = new EnemyAnimation();
    private final HitFlash hitFlash = new HitFlash();
    private final Vector3f heading = new Vector3f();
    private final Vector3f drift = new Vector3f();
    private InstancedModel instances;
    private InstancedModel armour; // null if it never had any
    private float radius;
    private float size;
    private float drawnSize;
    private float age;
    private float look;
    private float lean; // radians, clockwise for Wick
    private boolean dying;
    private boolean white;
    private boolean pale;
    private float dyingSeconds;
    private int lastFrame;

    /**
     * Starts to show a new enemy.
     *
     * @param instances of its model
     */
    public EnemyVisual start(Enemy enemy, InstancedModel instances) {
        this.instances = instances;
        armour = null;
        radius = enemy.def().radius();
        age = 0f;
        look = LOOK_AT_WICK;
        lean = 0f;
        dying = false;
        float loop = instances.poses().clip(EnemyClip.MOVE.clip()).seconds();
        motion.start(instances.poses(), enemy.id() * APART * loop);
        return this;
    }

    /** Lets it wear something while its enemy's armour stands. */
    public void wear(InstancedModel shown) {
        armour = shown;
    }

    /** Leans it over from now on, in radians, clockwise for Wick. */
    public void lean(float wanted, float seconds) {
        lean += (wanted - lean) * Math.min(1f, LEAN * seconds);
    }

    /**
     * Follows the enemy by a frame.
     *
     * @param wickZ Wick's distance along the rail, in u
     * @param lens keeps Wick uncovered by those that flew past
     * @param style modified
     */
    public void update(Enemy enemy, FrameContext frame, float wickZ, LensClearance lens, InstanceStyle style) {
        lastFrame = frame.number;
        age += frame.seconds;
        PoseBlend.inScene(enemy, frame.alpha, place);
        float tell = windUpShare(enemy);
        lookAround(enemy, tell, frame.seconds);
        float hit = hitFlash.strength(enemy.hitTicks() > 0, frame.time);
        float speed = enemy.velocity().length();
        motion.update(tell, hit > 0f, speed, frame.seconds);
        drift.set(-enemy.velocity().x, enemy.velocity().y, enemy.velocity().z);
        style.reset();
        style.flash = STRUCK * hit;
        float far = Easing.clamp((place.z - wickZ - EYES_NEAR) / (EYES_FAR - EYES_NEAR));
        style.glow = 1f + 1.4f * tell + EYES * far;
        style.stretch = 1f - FLINCH * hit;
        motion.applyTo(style);
        size = ApparentSize.ofEnemy(enemy.def(), place.z - wickZ);
        size *= lens.clear(place, radius * OUTLINE, (enemy.id() & 1) == 0);
        drawnSize = presence() * size;
        float shown = drawnSize * (1f + 0.06f * hit + SWELL * tell * tell);
        instances.add(place, turn, shown, style);
        if (armour != null && enemy.isArmoured()) {
            float worn = 0.55f + 0.45f * enemy.armourShare();
            armour.add(place, turn, radius * shown, style.tint(worn, worn, worn));
        }
    }

    /** Share of the enemy's wind-up that is over, 0 if there is none. */
    public static float windUpShare(Enemy enemy) {
        int left = enemy.windUpTicks();
        if (left == 0 || enemy.def().attack().isEmpty()) {
            return Math.min(1f, Math.max(enemy.weaveTell(), enemy.releaseTell()));
        }
        float whole = Math.max(1f, enemy.def().attack().get().windUp() * 60f);
        return Math.max(0.01f, Math.min(1f, 1f - (left - 1) / whole));
    }

    /** Turns its nose along its flight and partly towards Wick; fully towards Wick before it attacks. */
    private void lookAround(Enemy enemy, float tell, float seconds) {
        float wanted = tell > 0f ? 1f : LOOK_AT_WICK;
        look += (wanted - look) * Math.min(1f, TURN * seconds);
        float facesWick = (1f - look) * enemy.heading().z - look;
        rotation(heading.set(enemy.heading()), look, enemy.bank() + Math.signum(facesWick) * lean, turn);
    }

    /**
     * The rotation of an enemy that looks ahead and at Wick.
     *
     * @param heading of its flight, length 1 (modified)
     * @param look share of its view that is at Wick
     */
    public static Quaternion rotation(Vector3f heading, float look, float bank, Quaternion store) {
        heading.multLocal(1f - look);
        heading.z -= look;
        if (heading.lengthSquared() < 0.01f) {
            heading.set(0f, 0f, -1f);
        }
        return SceneCoordinates.rotation(heading.normalizeLocal(), bank, store);
    }

    /**
     * Starts its death: it is thrown back, up and aside.
     *
     * @param flashes whether it is white at first
     * @param dimmed whether it only pales, and never flashes
     */
    public void startDeath(float railSpeed, boolean flashes, boolean dimmed) {
        dying = true;
        white = flashes;
        pale = dimmed;
        dyingSeconds = 0f;
        drift.set(
                drift.x * 0.5f,
                drift.y * 0.5f + THROW_SPEED * 0.5f,
                drift.z * 0.3f + railSpeed * (1f - SPEED_LOSS) + THROW_SPEED);
    }

    /**
     * Continues its death by a frame.
     *
     * @param lens keeps Wick uncovered by it
     * @return whether it bursts now: then it is not drawn any more
     */
    public boolean updateDeath(float seconds, LensClearance lens, InstanceStyle style) {
        if (dyingSeconds >= BURSTS) {
            return true;
        }
        float kept = Math.max(0f, 1f - DRAG * seconds);
        place.addLocal(drift.x * seconds, drift.y * seconds, drift.z * seconds);
        drift.x *= kept;
        drift.y *= kept;
        motion.updateDeath(seconds);
        style.reset();
        style.flash = deathFlash(dyingSeconds, white, pale);
        float squash = squash(dyingSeconds);
        style.stretch = 1f - SQUASHED * squash;
        dyingSeconds += seconds;
        motion.applyTo(style);
        float share = lens.clear(place, radius * OUTLINE, (lastFrame & 1) == 0);
        drawnSize = presence() * size * share;
        instances.add(place, turn, drawnSize * (1f + WIDER * squash), style);
        return false;
    }

    /** Bursts into pieces, so many times as large as it was drawn. */
    public void shatter(ShatteredModels pieces, float times) {
        pieces.burst(instances, place, turn, drift, drawnSize, times);
    }

    /** The flash of what is destroyed, so many seconds after it was. */
    static float deathFlash(float seconds, boolean flashes, boolean dimmed) {
        if (dimmed) {
            return PALE;
        }
        return flashes && seconds < WHITE_SECONDS ? WHITE : PALE;
    }

    /** How flat what is destroyed is, so many seconds after it was: 0 at first and when it bursts, 1 half way. */
    static float squash(float seconds) {
        float half = Easing.clamp(seconds / BURSTS) * 2f - 1f;
        return 1f - half * half;
    }

    /** How far it has appeared: 0 for a new enemy, then up to 1. */
    public float presence() {
        return Math.min(1f, age / ARRIVE);
    }

    /** Radius as it is drawn, in u. */
    public float drawnRadius() {
        return radius * drawnSize;
    }

    /** Radius that can be hit, in u. */
    public float radius() {
        return radius;
    }

    public boolean isDying() {
        return dying;
    }

    /** Whether its enemy existed in a frame. */
    public boolean existedIn(int number) {
        return lastFrame == number;
    }
}
