package bumblewick.sim.run;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.CourseDef.Sides;
import bumblewick.def.CourseDef.Wall;
import bumblewick.def.CourseDef.Walls;
import bumblewick.def.RuleDeed;
import bumblewick.def.StageDef;
import bumblewick.math.Easing;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import com.jme3.math.Vector3f;

/**
 * The rail of a flight as it is now: how fast the world comes, and where Wick may fly across it. Both are those of the stage,
 * or those that the keys of its course say where Wick is, until a rule changes them. The corridor of a rule stands instead of
 * the course's until a rule gives it back; the factor of a rule is on the course's speed.
 */
public final class Rail {
    private static final Walls OPEN = new Walls(Sides.NONE, Wall.ROCK);
    private static final int SIDES = 4;
    private static final int BORDERS = SIDES + 3; // and the circle of a tube

    private final Channel speeds; // null without keys
    private final CourseBorders course; // null without keys and forks
    private final Steps<Floor> floors; // null without keys and forks
    private final Steps<Walls> walls; // null without keys and forks
    private final Steps<Boolean> chases; // null without keys and forks
    private boolean chased;
    private final Forks forks;
    private Floor floor = Floor.MEADOW;
    private Walls solid = OPEN;
    private final float[] there = new float[BORDERS];
    private final float[] base = new float[BORDERS]; // of the stage and its course
    private final float[] before = new float[SIDES]; // borders: left, right, lower, upper, in u
    private final float[] after = new float[SIDES];
    private final float[] now = new float[SIDES];
    private float baseSpeed;
    private boolean ruled; // a rule's corridor counts, or did until it was given back
    private boolean back; // the corridor is being given back
    private int moveTicks;
    private int moveLength;
    private float factorBefore = 1f;
    private float factorAfter = 1f;
    private float factor = 1f;
    private int speedTicks;
    private int speedLength;

    /** The rail of a run from the beginning. */
    public Rail(StageDef stage) {
        this(stage, 0f);
    }

    /** @param start where the run starts, in u along the rail */
    public Rail(StageDef stage, float start) {
        forks = new Forks(stage.course().forks(), start);
        baseSpeed = stage.speed();
        StageDef.Corridor corridor = stage.corridor();
        set(base, corridor.minX(), corridor.maxX(), corridor.minY(), corridor.maxY());
        boolean straight = stage.course().isStraight();
        course = straight ? null : new CourseBorders(stage);
        chases = straight
                ? null
                : new Steps<>(
                        false, stage.course().keys(), says -> says.camera().map(CourseDef.Lens::chase));
        floors = straight ? null : new Steps<>(Floor.MEADOW, stage.course().keys(), CourseDef.Stretch::floor);
        walls = straight ? null : new Steps<>(OPEN, stage.course().keys(), CourseDef.Stretch::walls);
        speeds = straight ? null : Channel.of(stage.speed(), stage.course().keys(), CourseDef.Stretch::speed);
        System.arraycopy(base, 0, now, 0, SIDES);
    }

    private static void set(float[] borders, float minX, float maxX, float minY, float maxY) {
        borders[0] = minX;
        borders[1] = maxX;
        borders[2] = minY;
        borders[3] = maxY;
    }

    /** Comes to a distance along the rail, in u: from now on corridor and speed are those of that place. */
    public void moveTo(float distance) {
        if (course == null) {
            return;
        }
        course.read(distance, base);
        baseSpeed = speeds.at(distance);
        float share = forks.share(distance);
        if (share > 0f) {
            course.blend(forks.index(), forks.lane(), share, base);
            float said = forks.says().speed();
            baseSpeed += CourseDef.says(said) ? (said - baseSpeed) * share : 0f;
        }
        if (!ruled) {
            System.arraycopy(base, 0, now, 0, SIDES);
        }
        floor = floorAt(distance);
        solid = wallsAt(distance);
        chased = chases.at(distance);
    }

    /** What is below anywhere on the way, away from scenery: in the lane that was chosen last, where it says so. */
    public Floor floorAt(float distance) {
        boolean inLane = forks.number(distance) > 0 && forks.says().floor().isPresent();
        return inLane ? forks.says().floor().get() : floors == null ? Floor.MEADOW : floors.at(distance);
    }

    /**
     * Reads the borders of the course at any distance along the rail, without lanes and rules.
     *
     * @param store receives left, right, lower and upper border and, if it is round somewhere, x, y and radius of its circle
     */
    public void read(float distance, float[] store) {
        if (course == null) {
            System.arraycopy(base, 0, store, 0, SIDES);
        } else {
            course.read(distance, store);
        }
    }

    private Walls wallsAt(float distance) {
        boolean inLane = forks.number(distance) > 0 && forks.says().walls().isPresent();
        return inLane ? forks.says().walls().get() : walls.at(distance);
    }

    /**
     * Whether a place is in one of the course's walls; rules move none.
     *
     * @param place anywhere on the way (unaffected)
     * @param inside how far behind the border it must be, in u
     */
    public boolean isInWall(Vector3f place, float inside) {
        if (course == null) {
            return false;
        }
        Sides where = wallsAt(place.z).where();
        if (where == Sides.NONE) {
            return false;
        }
        course.read(place.z, there);
        float share = forks.share(place.z);
        if (share > 0f) {
            course.blend(forks.index(), forks.lane(), share, there);
        }
        return (where.left() && place.x < there[0] - inside)
                || (where.right() && place.x > there[1] + inside)
                || (where.ceiling() && place.y > there[3] + inside)
                || (where == Sides.TUNNEL && course.isRound() && isOutside(place, inside));
    }

    private boolean isOutside(Vector3f place, float inside) {
        float x = place.x - there[4];
        float y = place.y - there[5];
        float radius = there[6] + inside;
        return x * x + y * y > radius * radius;
    }

    /** What is below Wick, away from scenery. */
    public Floor floor() {
        return floor;
    }

    /** Whether the camera looks back here. */
    public boolean isChased() {
        return chased;
    }

    /** Which borders are solid here. */
    public Sides walls() {
        return solid.where();
    }

    /** Moves the borders of the corridor from where they are now. */
    public void change(RuleDeed.Corridor corridor) {
        System.arraycopy(now, 0, before, 0, SIDES);
        back = corridor.givesBack();
        if (back) {
            System.arraycopy(base, 0, after, 0, SIDES);
        } else {
            set(after, corridor.minX(), corridor.maxX(), corridor.minY(), corridor.maxY());
        }
        ruled = true;
        moveTicks = 0;
        moveLength = Math.max(1, Tick.of(corridor.over()));
    }

    /** Changes the speed from what it is now. */
    public void change(RuleDeed.Speed speed) {
        factorBefore = factor;
        factorAfter = speed.factor();
        speedTicks = 0;
        speedLength = Math.max(1, Tick.of(speed.over()));
    }

    /** Advances what changes by a tick. */
    public void tick() {
        if (back) {
            System.arraycopy(base, 0, after, 0, SIDES);
        }
        if (moveTicks < moveLength) {
            float share = Easing.inOut(++moveTicks / (float) moveLength);
            for (int i = 0; i < SIDES; i++) {
                now[i] = before[i] + (after[i] - before[i]) * share;
            }
            ruled = !back || moveTicks < moveLength;
        }
        if (speedTicks < speedLength) {
            float share = Easing.inOut(++speedTicks / (float) speedLength);
            factor = factorBefore + (factorAfter - factorBefore) * share;
        }
    }

    /** In which lane of which fork Wick flies. */
    public Forks forks() {
        return forks;
    }

    /** In u/s. */
    public float speed() {
        return baseSpeed * factor;
    }

    /** Its left border, in u. */
    public float minX() {
        return now[0];
    }

    /** Its right border, in u. */
    public float maxX() {
        return now[1];
    }

    /** Its lower border above the ground, in u. */
    public float minY() {
        return now[2];
    }

    /** Its upper border above the ground, in u. */
    public float maxY() {
        return now[3];
    }

    /** Whether it is round somewhere on the way; then {@link #clamp} keeps Wick in the circle, too. */
    public boolean isRound() {
        return course != null && course.isRound() && !ruled;
    }

    /** The middle of its circle, to the right of the rail, in u. */
    public float roundX() {
        return base[4];
    }

    /** The middle of its circle, above the ground, in u. */
    public float roundY() {
        return base[5];
    }

    /** Radius of its circle, in u. */
    public float roundRadius() {
        return base[6];
    }

    /** Moves a position across the rail to the nearest place in the corridor. */
    public void clamp(Vector3f position) {
        position.x = Easing.clamp(position.x, minX(), maxX());
        position.y = Easing.clamp(position.y, minY(), maxY());
        if (isRound()) {
            float x = position.x - roundX();
            float y = position.y - roundY();
            float square = x * x + y * y;
            if (square > roundRadius() * roundRadius()) {
                float share = roundRadius() / (float) Math.sqrt(square);
                position.x = roundX() + x * share;
                position.y = roundY() + y * share;
            }
        }
    }

    /** Counts what rules have changed. */
    public void addTo(StateHash hash) {
        for (int i = 0; i < SIDES; i++) {
            hash.add(now[i]).add(before[i]).add(after[i]);
        }
        hash.add(moveTicks).add(moveLength);
        hash.add(factor).add(factorBefore).add(factorAfter).add(speedTicks).add(speedLength);
    }

    /** Counts what the course says here; nothing for a stage without keys. */
    public void addCourseTo(StateHash hash) {
        if (course != null) {
            for (int i = 0; i < BORDERS; i++) {
                hash.add(base[i]);
            }
            hash.add(baseSpeed)
                    .add(ruled)
                    .add(back)
                    .add(floor.ordinal())
                    .add(solid.where().ordinal());
            hash.add(chased);
        }
        forks.addTo(hash);
    }
}
