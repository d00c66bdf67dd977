package bumblewick.def;

import java.util.List;
import java.util.Optional;

/**
 * How a flight changes over distance. A stage without keys has the corridor and speed of its {@link StageDef} all the way.
 *
 * @param keys by rising {@code at}
 * @param forks one after the other
 */
public record CourseDef(List<Key> keys, List<Fork> forks) {
    /** The most keys of a stage. */
    public static final int MOST_KEYS = 256;

    /** The most forks of a stage. */
    public static final int MOST_FORKS = 32;

    /** A number that a key does not name. */
    public static final float UNSAID = Float.NaN;

    /** Of a stage that says nothing. */
    public static final CourseDef STRAIGHT = new CourseDef(List.of(), List.of());

    public CourseDef {
        keys = List.copyOf(keys);
        forks = List.copyOf(forks);
    }

    /** One without forks. */
    public CourseDef(List<Key> keys) {
        this(keys, List.of());
    }

    /** The lane of a name in the fork at a distance along the rail, in u; empty if there is none. */
    public Optional<Lane> lane(String name, float distance) {
        return forks.stream().filter(fork -> fork.holds(distance)).findFirst().flatMap(fork -> fork.lane(name));
    }

    /** Whether a number is named. */
    public static boolean says(float number) {
        return !Float.isNaN(number);
    }

    /** Whether the camera looks back anywhere. */
    public boolean hasChase() {
        return keys.stream()
                .anyMatch(key -> key.says().camera().filter(Lens::chase).isPresent());
    }

    /** Whether the course says nothing. */
    public boolean isStraight() {
        return keys.isEmpty() && forks.isEmpty();
    }

    /**
     * What the course is at a distance. What numbers say changes smoothly from one key that names it to the next; before the
     * first and after the last of them it is what these say.
     *
     * @param at distance along the rail, in u
     */
    public record Key(float at, Stretch says) {}

    /**
     * What a key says; what it leaves out, other keys say or the stage.
     *
     * @param corridor where Wick may fly
     * @param tube instead of a corridor
     * @param floor what is below from here on
     * @param walls which borders of the corridor are solid from here on
     * @param speed of the rail, in u/s, or {@link #UNSAID}
     * @param camera for the picture, and which way it looks for the stick, too
     * @param light for the picture only
     */
    public record Stretch(
            Optional<StageDef.Corridor> corridor,
            Optional<Tube> tube,
            Optional<Floor> floor,
            Optional<Walls> walls,
            float speed,
            Optional<Lens> camera,
            Optional<Light> light) {
        /** Whether it says nothing. */
        public boolean isEmpty() {
            return corridor.isEmpty()
                    && tube.isEmpty()
                    && floor.isEmpty()
                    && walls.isEmpty()
                    && !says(speed)
                    && camera.isEmpty()
                    && light.isEmpty();
        }

        /** One that says of borders, speed and picture alone. */
        public Stretch(
                Optional<StageDef.Corridor> corridor,
                Optional<Tube> tube,
                float speed,
                Optional<Lens> camera,
                Optional<Light> light) {
            this(corridor, tube, Optional.empty(), Optional.empty(), speed, camera, light);
        }
    }

    /** What is below Wick. */
    public enum Floor {
        /** Turf: Wick runs. */
        MEADOW,
        /** Wick skims over it; too slow, it sinks and stumbles. */
        WATER,
        /** Wick runs with a fifth of the grip. */
        ICE,
        /** A bee burns and Wick is thrown up. */
        LAVA,
        /** Planks: Wick runs. */
        WOOD,
        /** Open sky: the air holds Wick up softly. */
        NONE
    }

    /** Which borders of a corridor are solid. */
    public enum Sides {
        NONE,
        LEFT,
        RIGHT,
        /** Left and right. */
        SIDES,
        CEILING,
        /** Left, right and the ceiling; of a tube all around. */
        TUNNEL;

        /** Whether the left border is solid. */
        public boolean left() {
            return this == LEFT || this == SIDES || this == TUNNEL;
        }

        /** Whether the right border is solid. */
        public boolean right() {
            return this == RIGHT || this == SIDES || this == TUNNEL;
        }

        /** Whether the upper border is solid. */
        public boolean ceiling() {
            return this == CEILING || this == TUNNEL;
        }
    }

    /** What walls look like. */
    public enum Wall {
        ROCK,
        BARK,
        PLANKS,
        ICE,
        LEAVES
    }

    /**
     * Solid borders.
     *
     * @param made what they look like
     */
    public record Walls(Sides where, Wall made) {}

    /** What decides about the lane at the mark of a fork. */
    public enum Split {
        X,
        Y
    }

    /**
     * A part of the way with two lanes. Where Wick is at its beginning decides in which of them Wick flies up to its end.
     *
     * @param at where it begins, in u along the rail
     * @param to where it ends, in u along the rail
     * @param split whether x or y decides
     * @param from who is there or beyond, in u, takes the second lane
     * @param over length of the change to what a lane says, and back behind the end, in u
     * @param lanes two
     */
    public record Fork(float at, float to, Split split, float from, float over, List<Lane> lanes) {
        public Fork {
            lanes = List.copyOf(lanes);
        }

        /** The lane of a name. */
        public Optional<Lane> lane(String name) {
            return lanes.stream().filter(each -> each.name().equals(name)).findFirst();
        }

        /** Whether a distance along the rail in u is in it. */
        public boolean holds(float distance) {
            return distance >= at && distance <= to;
        }
    }

    /**
     * A lane of a fork.
     *
     * @param name unique in its fork
     * @param says what is other in it than the keys say
     */
    public record Lane(String name, Stretch says) {
        /** The corridor of the lane, or around its tube; empty if it says none. */
        public Optional<StageDef.Corridor> around() {
            return says.tube().map(Tube::around).or(says::corridor);
        }
    }

    /** A round corridor, in u: its middle to the right of the rail and above the ground. Down stays down in it. */
    public record Tube(float x, float y, float radius) {
        /** The corridor that just holds it. */
        public StageDef.Corridor around() {
            return new StageDef.Corridor(x - radius, x + radius, y - radius, y + radius);
        }
    }

    /**
     * How the camera looks; each number may be {@link #UNSAID}. All but {@code chase} is for the picture only.
     *
     * @param fieldOfView vertical, in degrees
     * @param roll of the picture, in degrees; more than 0 leans it to the right
     * @param pitch how far it looks up more than usual, in degrees
     * @param lift how much higher than usual the camera is, in u
     * @param drawBack how much farther behind than usual it is, in u
     * @param windRoll roll to the side to which wind carries Wick, in degrees for each u/s of it
     * @param chase whether it looks back from before Wick, from here on up to the next key that says how the camera looks
     */
    public record Lens(
            float fieldOfView, float roll, float pitch, float lift, float drawBack, float windRoll, boolean chase) {
        /** One that looks ahead. */
        public Lens(float fieldOfView, float roll, float lift, float drawBack) {
            this(fieldOfView, roll, UNSAID, lift, drawBack, UNSAID, false);
        }
    }

    /**
     * How the light is; each number may be {@link #UNSAID}.
     *
     * @param look whose light, sky and ground it has; empty for what other keys say
     * @param sunYaw turn of the sun about the upright axis, in degrees, to the right
     * @param sunTint colour that the sun's is multiplied with; empty if not said
     * @param fog factor on how far one sees through the haze
     * @param dark how far one sees, in u; 0 where it is not dark
     */
    public record Light(String look, float sunYaw, String sunTint, float fog, float dark) {}
}
