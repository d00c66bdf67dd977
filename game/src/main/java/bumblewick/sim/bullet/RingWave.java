package bumblewick.sim.bullet;

import bumblewick.def.BulletDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.math.Trig;
import com.jme3.math.Vector3f;

/** A wall of light that grows along the ground, with gaps. {@link RingWaveField} moves it. */
public final class RingWave {
    private static final float DEGREES = 180f / (float) Math.PI;
    private static final float WHOLE = 360f;

    private final Vector3f centre = new Vector3f();
    private final Vector3f previousCentre = new Vector3f();
    private int id;
    private BulletDef def;
    private float speed;
    private float height;
    private float halfThickness;
    private float reach;
    private int tellTicks;
    private float gap;
    private float gapAt;
    private int gaps;
    private int age;
    private float radius;
    private float previousRadius;
    private boolean gone;

    /** Begins its life, or another one, on the ground below a place. */
    void begin(int newId, BulletDef newDef, Vector3f above, float newSpeed, int newTell) {
        id = newId;
        def = newDef;
        centre.set(above.x, 0f, above.z);
        previousCentre.set(centre);
        speed = newSpeed;
        tellTicks = newTell;
        age = 0;
        radius = 0f;
        previousRadius = 0f;
        gone = false;
    }

    /** Its size, in u. */
    void size(float newHeight, float thickness, float newReach) {
        height = newHeight;
        halfThickness = thickness / 2f;
        reach = newReach;
    }

    /** Its gaps, in degrees. */
    void gaps(float width, float at, int count) {
        gap = width;
        gapAt = at;
        gaps = count;
    }

    /** Moves it by a tick; {@code travel} is how far Wick came along the rail, in u. */
    void move(float travel, float speedFactor, boolean clocksTick) {
        previousCentre.set(centre);
        centre.z += travel;
        previousRadius = radius;
        if (isOn()) {
            radius += speed * Tick.SECONDS * speedFactor;
            gone = radius > reach;
        }
        age += clocksTick ? 1 : 0;
    }

    /** Whether it touches a ball that was at one place and is at another (both unaffected). */
    public boolean touches(Vector3f from, Vector3f to, float ball) {
        if (!isOn() || Math.min(from.y, to.y) - ball > height) {
            return false;
        }
        float now = distance(to, centre);
        float margin = halfThickness + ball;
        float inner = Math.min(now - radius, distance(from, previousCentre) - previousRadius);
        float outer = Math.max(now - radius, distance(from, previousCentre) - previousRadius);
        return inner <= margin && outer >= -margin && !isInGap(to);
    }

    private static float distance(Vector3f point, Vector3f from) {
        float x = point.x - from.x;
        float z = point.z - from.z;
        return (float) Math.sqrt(x * x + z * z);
    }

    private boolean isInGap(Vector3f point) {
        float angle = DEGREES * Trig.atan2(centre.x - point.x, centre.z - point.z);
        return isInGap(angle);
    }

    /** Whether there is a gap at an angle: 0 towards Wick, 90 to the shooter's right, in degrees. */
    public boolean isInGap(float degrees) {
        float each = WHOLE / gaps;
        float off = degrees - gapAt;
        off -= each * (float) Math.rint(off / each);
        return Math.abs(off) < gap / 2f;
    }

    public int id() {
        return id;
    }

    /** The kind of bullet whose hue it has. */
    public BulletDef def() {
        return def;
    }

    /** Its middle on the ground, in the corridor's frame, in u. Not to be changed. */
    public Vector3f centre() {
        return centre;
    }

    public Vector3f previousCentre() {
        return previousCentre;
    }

    /** How far it has grown, in u. */
    public float radius() {
        return radius;
    }

    public float previousRadius() {
        return previousRadius;
    }

    /** In u. */
    public float height() {
        return height;
    }

    /** Half of how thick it is, in u. */
    public float halfThickness() {
        return halfThickness;
    }

    /** At which it grows, in u/s. */
    public float speed() {
        return speed;
    }

    /** How far it will grow, in u. */
    public float reach() {
        return reach;
    }

    /** Whether it grows, and hurts. */
    public boolean isOn() {
        return age >= tellTicks && !gone;
    }

    /** How near it is to that, 0 to 1. */
    public float announced() {
        return Math.min(1f, (float) age / tellTicks);
    }

    int age() {
        return age;
    }

    public boolean gone() {
        return gone;
    }

    void remove() {
        gone = true;
    }

    void addTo(StateHash hash) {
        hash.add(id).add(centre).add(speed).add(height).add(halfThickness).add(reach);
        hash.add(tellTicks).add(gap).add(gapAt).add(gaps).add(age).add(radius);
    }
}
