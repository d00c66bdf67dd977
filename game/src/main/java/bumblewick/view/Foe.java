package bumblewick.view;

import bumblewick.sim.Enemy;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** What the picture remembers of one flier: how it moves, and where it was when it was destroyed. Reused. */
final class Foe {
    private static final float NEAR = 22f; // u ahead of Wick: from here on it is as large as it was made
    private static final float GROWTH = 0.011f; // of the picture for each u further away: a face is read in time
    private static final float MOST = 1.5f;
    private static final float ARRIVE = 0.3f; // seconds
    static final float LOOK = 0.4f; // share of its look that is at Wick while it flies
    private static final float TURN = 6f; // share of a turn to Wick in a second
    private static final float FLINCH = 0.16f; // share by which a hit flattens it
    private static final float SWELL = 0.14f;
    private static final float AGAINST = 0.25f; // share of the rail's speed that what is destroyed loses
    private static final float DRAG = 3f; // 1/s
    private static final float THROWN = 5f; // u/s

    final Vector3f place = new Vector3f();
    final Quaternion turn = new Quaternion();
    final FlierMotion motion = new FlierMotion();
    private final Glint glint = new Glint();
    private final Vector3f heading = new Vector3f();
    private final Vector3f drift = new Vector3f();
    private Crowd crowd;
    private float radius;
    private float size;
    private float age;
    private float look;
    private boolean dying;
    private int frame;

    /** Becomes the picture of an enemy that is new. */
    Foe start(Enemy enemy, Crowd crowd) {
        this.crowd = crowd;
        radius = enemy.def().radius();
        age = 0f;
        look = LOOK;
        dying = false;
        motion.start(crowd.poses(), enemy.id() * 0.37f);
        return this;
    }

    /** Follows its enemy by a frame; {@code wickZ} is where Wick is along the rail, in u. */
    void live(Enemy enemy, Stride stride, float wickZ, Paint paint) {
        frame = stride.frame;
        age += stride.seconds;
        Corridor.blend(enemy.previousPosition(), enemy.position(), stride.alpha, place);
        float tell = tell(enemy);
        face(enemy, tell, stride.seconds);
        float hit = glint.at(enemy.hitTicks() > 0, stride.time);
        float speed = enemy.velocity().length();
        motion.live(tell, hit > 0f, speed, stride.seconds);
        drift.set(-enemy.velocity().x, enemy.velocity().y, enemy.velocity().z);
        paint.plain();
        paint.flash = 0.45f * hit;
        paint.glow = 1f + 1.4f * tell;
        paint.stretch = 1f - FLINCH * hit;
        motion.paint(paint);
        size = size(place.z - wickZ);
        crowd.put(place, turn, arrived() * size * (1f + 0.06f * hit + SWELL * tell * tell), paint);
    }

    /** Share of its wind-up that is over, 0 if there is none. */
    static float tell(Enemy enemy) {
        int left = enemy.windUpTicks();
        if (left == 0 || enemy.def().attack().isEmpty()) {
            return 0f;
        }
        float whole = Math.max(1f, enemy.def().attack().get().windUp() * 60f);
        return Math.max(0.01f, Math.min(1f, 1f - (left - 1) / whole));
    }

    /** Its nose follows its way, but it always has an eye on Wick, and both when it is about to attack. */
    private void face(Enemy enemy, float tell, float seconds) {
        float wanted = tell > 0f ? 1f : LOOK;
        look += (wanted - look) * Math.min(1f, TURN * seconds);
        turn(heading.set(enemy.heading()), look, enemy.bank(), turn);
    }

    /**
     * The turn of one that looks where it flies, and at Wick.
     *
     * @param heading where it flies, length 1 (changed)
     * @param look share of its look that is at Wick
     */
    static Quaternion turn(Vector3f heading, float look, float bank, Quaternion store) {
        heading.multLocal(1f - look);
        heading.z -= look;
        if (heading.lengthSquared() < 0.01f) {
            heading.set(0f, 0f, -1f);
        }
        return Corridor.turn(heading.normalizeLocal(), bank, store);
    }

    /** How much larger than it was made one is drawn that is so far ahead of Wick, in u. */
    static float size(float ahead) {
        return Math.max(1f, Math.min(MOST, 1f + GROWTH * (ahead - NEAR)));
    }

    /** Is destroyed: thrown back, up and aside. */
    void fall(float railSpeed) {
        dying = true;
        drift.set(drift.x * 0.5f, drift.y * 0.5f + THROWN * 0.5f, drift.z * 0.3f + railSpeed * (1f - AGAINST) + THROWN);
    }

    /**
     * Its end goes on by a frame.
     *
     * @return whether it is over
     */
    boolean die(float seconds, Paint paint) {
        float kept = Math.max(0f, 1f - DRAG * seconds);
        place.addLocal(drift.x * seconds, drift.y * seconds, drift.z * seconds);
        drift.x *= kept;
        drift.y *= kept;
        boolean over = motion.die(seconds);
        paint.plain();
        motion.paint(paint);
        crowd.put(place, turn, arrived() * size, paint);
        return over;
    }

    /** How far it has come, 0 when it is new to 1: it does not pop up. */
    float arrived() {
        return Math.min(1f, age / ARRIVE);
    }

    /** Of what can be hit, in u. */
    float radius() {
        return radius;
    }

    boolean dying() {
        return dying;
    }

    /** Whether its enemy was there in a frame. */
    boolean seenIn(int number) {
        return frame == number;
    }
}
