package bumblewick.def;

import bumblewick.def.mechanism.ByDifficulty;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A kind of boss: parts that are hit, and phases, each a list of steps played over and over.
 *
 * @param id name, unique among bosses
 * @param model model without folder and extension
 * @param music which track plays while it fights; empty for the usual one of bosses
 * @param hp hit points before the factor for the bees on entry
 * @param hps those of difficulties at which they are others
 * @param hpBase share of {@code hp} that counts without any bee
 * @param hpPerBee share of {@code hp} added per bee on entry
 * @param score for beating it, before the multiplier
 * @param radius of its body, in u: what can be hit of a boss without parts
 * @param openFactor on damage to a boss without parts while its jaws are open
 * @param station its place in front of Wick: x to the right, y up, z ahead, in u
 * @param steering how it follows its paths and places
 * @param depth how boost and brake change its distance
 * @param keepsClear whether it moves aside when Wick would hide its weak points from the player
 * @param banking how it banks if it faces Wick all the time; otherwise it turns along its way
 * @param trail what carries the parts that chase, if anything does
 * @param parts what can be hit, or none: then it is one ball
 * @param strings what its steps pluck and strike, if there are any
 * @param end how it goes when it is beaten
 * @param phases from the first to the last
 */
public record BossDef(
        String id,
        String model,
        String music,
        int hp,
        ByDifficulty hps,
        float hpBase,
        float hpPerBee,
        int score,
        float radius,
        float openFactor,
        Vector3f station,
        ArrivalDef steering,
        Depth depth,
        boolean keepsClear,
        Optional<Banking> banking,
        Optional<Trail> trail,
        List<Part> parts,
        Optional<Strings> strings,
        End end,
        List<Phase> phases) {
    /** How it steers if nothing is said: agile enough to follow loops closely. */
    public static final ArrivalDef STEERING = new ArrivalDef(110f, 46f, 10f);

    public BossDef {
        parts = List.copyOf(parts);
        phases = List.copyOf(phases);
    }

    /** Whether its steps do anything beside moving and shooting. */
    public boolean acts() {
        return !deeds().isEmpty();
    }

    /** All that its steps do beside moving and shooting, in the order of its phases. */
    public List<RuleDeed> deeds() {
        return phases.stream()
                .flatMap(phase -> phase.steps().stream())
                .flatMap(step -> step.does().stream())
                .map(RuleDef.Action::deed)
                .collect(Collectors.toList());
    }

    /** The signals that its steps send. */
    public List<String> signals() {
        return deeds().stream()
                .filter(RuleDeed.Signal.class::isInstance)
                .map(deed -> ((RuleDeed.Signal) deed).name())
                .collect(Collectors.toList());
    }

    /** Its place in front of Wick if nothing is said, in u. */
    public static Vector3f usualStation() {
        return new Vector3f(0f, 6f, 29f);
    }

    /**
     * How boost and brake change the distance to it; it springs back when both are let go.
     *
     * @param nearer that a boost brings Wick, in u
     * @param farther that braking takes Wick away, in u
     * @param seconds that the whole way takes
     */
    public record Depth(float nearer, float farther, float seconds) {
        /** It keeps its distance. */
        public static final Depth NONE = new Depth(0f, 0f, 1f);
    }

    /**
     * How a boss banks that faces Wick whatever it does.
     *
     * @param degrees to which it leans into its way aside
     * @param speed aside at which it leans so far, in u/s
     */
    public record Banking(float degrees, float speed) {}

    /**
     * What carries a tail: each part that chases is drawn from straight behind the one before it towards the wind, which swings.
     * The wind is a direction; the longer it is, the sooner the tail lies along it.
     *
     * @param wind to the right, up and ahead, in shares of the gap in each tick
     * @param sway by which the wind swings to both sides
     * @param seconds of a swing to and fro
     * @param lag of each part behind the one before it, in s: the tail waves
     */
    public record Trail(Vector3f wind, Vector3f sway, float seconds, float lag) {}

    /**
     * How a boss goes when it is beaten.
     *
     * @param seconds until it is gone
     * @param stays whether it goes back to its station and plays its clip of death to the end, instead of tumbling down and
     *     dissolving
     */
    public record End(float seconds, boolean stays) {
        /** How long it takes if nothing is said, in s. */
        public static final float USUAL = 3f;

        /** It tumbles down. */
        public static final End FALLS = new End(USUAL, false);
    }

    /**
     * The strings of a boss: lines down the corridor that fly along with Wick. A step {@link Action#PLUCK} lets some light up and
     * ring in an order, and strikes them in the same order: whoever is on a struck one is hurt.
     *
     * @param bullet kind of bullet whose hue a struck string has
     * @param radius of what hurts where a struck string passes Wick, in u
     * @param height up to which it hurts there, from the ground, in u: a leg comes down all of the lane
     * @param lit how long a string shows when it is plucked, in s
     * @param lasts how long a struck string hurts, in s
     * @param opens how long the parts that struck are open then, in s
     * @param all from the left to the right
     */
    public record Strings(
            String bullet, float radius, float height, float lit, float lasts, float opens, List<StringDef> all) {
        public Strings {
            all = List.copyOf(all);
        }
    }

    /**
     * A string.
     *
     * @param id name, unique in the boss
     * @param from one end: x to the right, y up, z ahead of Wick, in u (not to be changed)
     * @param to the other end (not to be changed)
     * @param note which of its scale it sounds, from 1
     * @param parts that strike it; when all of them are broken it is slack, neither plucked nor struck
     */
    public record StringDef(String id, Vector3f from, Vector3f to, int note, List<String> parts) {
        public StringDef {
            parts = List.copyOf(parts);
        }

        /** How far to the right it passes Wick, in u; its nearer end if it does not reach that far. */
        public float passesAt() {
            float share = from.z == to.z ? 1f : Math.max(0f, Math.min(1f, from.z / (from.z - to.z)));
            return from.x + share * (to.x - from.x);
        }
    }

    /**
     * In which order strings are plucked and then struck.
     *
     * @param order one after the other; those of a chord at once
     * @param every from one to the next, in s
     * @param pause between the last that is shown and the first that is struck, in s
     * @param below whether the strings hang upside down: they come up from below, mirrored about the middle between their ends
     */
    public record Pluck(List<Chord> order, float every, float pause, boolean below) {
        public Pluck {
            order = List.copyOf(order);
        }

        /** How long all of it takes, without what the last string lasts, in s. */
        public float seconds() {
            return (2 * order.size() - 1) * every + pause;
        }
    }

    /** Strings that are plucked and struck at once, by their names. */
    public record Chord(List<String> strings) {
        public Chord {
            strings = List.copyOf(strings);
        }
    }

    /** The factor on damage to a part in a phase, instead of its own while it is not open. */
    public record Armour(String part, float factor) {}

    /**
     * How a whirl stops a dive: whoever whirls when it comes within reach throws the boss back, and is not hurt.
     *
     * @param seconds for which the boss reels
     * @param ahead how far ahead of Wick it reels, in u
     * @param score for it, before the multiplier
     * @param opens the parts that are open meanwhile
     */
    public record Parry(float seconds, float ahead, int score, List<String> opens) {
        public Parry {
            opens = List.copyOf(opens);
        }
    }

    /**
     * How a boss breathes in: the bullets before Wick are drawn to it, and those that come near its middle are swallowed.
     *
     * @param most how many bullets it swallows; further ones fly on
     * @param reach of its mouth, in u
     * @param pull by which a bullet's velocity changes, in u/s²
     */
    public record Inhale(int most, float reach, float pull) {}

    /**
     * A part that can be hit: a ball, or a capsule from {@code at} to {@code end}. Places are in the frame of the boss's model:
     * x to its left, y up, z to its front, in u.
     *
     * @param id name, unique in the boss
     * @param model model of its own that is drawn at its place, or empty: then it belongs to the boss's model
     * @param at its place; of a part that follows another, where it is when the boss appears
     * @param end the other end of a capsule
     * @param radius in u
     * @param share of the boss's hit points that it has
     * @param factor on damage
     * @param openFactor on damage while a phase or step opens it
     * @param vital whether it must be broken; the boss is beaten when all vital parts are, or when no health is left
     * @param score for breaking it, before the multiplier
     * @param drops pick-up that it leaves, or empty
     * @param follows what it chases at a distance, a part before it or {@code body}; empty if it keeps its place
     * @param gap how far behind what it follows, in u
     * @param steering how it chases
     * @param shield other parts that keep hits off it, as long as they stand
     * @param breaksWith parts with the last of which it breaks, too; none for one that is broken by hits alone
     */
    public record Part(
            String id,
            String model,
            Vector3f at,
            Optional<Vector3f> end,
            float radius,
            float share,
            float factor,
            float openFactor,
            boolean vital,
            int score,
            String drops,
            String follows,
            float gap,
            ArrivalDef steering,
            Shield shield,
            List<String> breaksWith) {
        public Part {
            breaksWith = List.copyOf(breaksWith);
        }

        /** What a part follows that follows the boss itself. */
        public static final String BODY = "body";

        /** Whether it chases what it follows instead of keeping its place in the boss's frame. */
        public boolean chases() {
            return !follows.isEmpty();
        }
    }

    /**
     * Parts that keep hits off another one.
     *
     * @param by their names
     * @param factor on damage while all of them stand; it rises evenly to 1 with each that breaks
     */
    public record Shield(List<String> by, float factor) {
        /** Nothing does. */
        public static final Shield NONE = new Shield(List.of(), 1f);

        public Shield {
            by = List.copyOf(by);
        }
    }

    /**
     * A phase. The first one begins the fight; each other begins when one of its conditions holds.
     *
     * @param belowHealth it begins when the share of health left is at most this; 0 for never, 1 for the first phase
     * @param brokenParts it begins when that many parts are broken, 0 for never
     * @param broken it begins when these parts are broken, unless there are none
     * @param after it begins that long after the phase before, 0 for never, in s
     * @param hurryAfter from how many rounds of its steps on tells are a tenth shorter each time and openings last a fifth longer;
     *     0 for never
     * @param opens the parts that are open in it
     * @param armour the parts whose factor is another one in it
     * @param roll to which it rolls about its nose and stays in it, in degrees
     * @param tilt by which the picture is rolled to the right in it, in degrees; for the picture alone
     * @param steps played in order, again and again
     */
    public record Phase(
            float belowHealth,
            int brokenParts,
            List<String> broken,
            float after,
            int hurryAfter,
            List<String> opens,
            List<Armour> armour,
            float roll,
            float tilt,
            List<Step> steps) {
        public Phase {
            broken = List.copyOf(broken);
            opens = List.copyOf(opens);
            armour = List.copyOf(armour);
            steps = List.copyOf(steps);
        }

        /** Whether its beginning or its pace depends on how long it or the one before has lasted. */
        public boolean countsTime() {
            return after > 0f || hurryAfter > 0 || steps.stream().anyMatch(Step::once);
        }
    }

    /** What a boss does in a step. */
    public enum Action {
        /** Flies a path. */
        FLY,
        /** Opens its jaws and waits: the tell. */
        TELL,
        /** Dives at the place where Wick was when the dive began. */
        DIVE,
        /** Throws rounds of bullets from where it is. */
        FAN,
        /** Comes back to its place in front of Wick. */
        RETURN,
        /** Waits where it is. */
        REST,
        /** Flies to a place. */
        ARRIVE,
        /** Goes from place to place in steps: leans back, goes, rests. */
        STRAFE,
        /** Circles a place, across the rail. */
        ORBIT,
        /** Rolls about its nose while it goes to a place. */
        ROLL,
        /** Rises above the place where Wick was, and strikes the ground there. */
        SLAM,
        /** Comes down to the ground and runs along it through the place where Wick was when the charge began. */
        CHARGE,
        /** Keeps to where Wick is, mirrored. */
        MIRROR,
        /** Plucks its strings in an order, and then strikes them in that order. */
        PLUCK;

        /** Whether the boss comes through the place where Wick was, so that a whirl can stop it. */
        public boolean passesWick() {
            return this == DIVE || this == CHARGE;
        }

        /** Whether the boss comes to the place where Wick was. */
        public boolean comesAtWick() {
            return passesWick() || this == SLAM;
        }
    }

    /**
     * A step.
     *
     * @param action what is done
     * @param seconds how long
     * @param path the path of {@link Action#FLY}
     * @param attack rounds of bullets in the step
     * @param places where {@link Action#ARRIVE}, {@link Action#ROLL} and {@link Action#STRAFE} go, and the middle of {@link
     *     Action#ORBIT}: x to the right, y up, z ahead of Wick, in u
     * @param anticipation for which {@link Action#STRAFE} leans back before it goes, in s
     * @param go how long it takes from place to place, in s
     * @param radius of {@link Action#ORBIT}, in u
     * @param turns of {@link Action#ORBIT} about its middle or {@link Action#ROLL} about the nose; to the right if positive
     * @param pluck in which order {@link Action#PLUCK} plays the strings
     * @param parry what a whirl does to {@link Action#DIVE} and {@link Action#CHARGE}, if it can do anything
     * @param opens the parts that are open in it
     * @param once whether it is left out when its phase begins anew
     * @param does what is done beside it, by the words of rules
     * @param inhale how it draws bullets in, if it does
     * @param spits of the bullets that it swallowed last, how many a round of the attack gives back: it fires as many rounds as
     *     that takes, and none if it swallowed nothing; 0 to fire all its rounds
     * @param clip of its model, played once in as long as the step takes; empty for the usual one of its action
     */
    public record Step(
            Action action,
            float seconds,
            Optional<String> path,
            Optional<AttackDef> attack,
            List<Vector3f> places,
            float anticipation,
            float go,
            float radius,
            float turns,
            Optional<Pluck> pluck,
            Optional<Parry> parry,
            List<String> opens,
            boolean once,
            List<RuleDef.Action> does,
            Optional<Inhale> inhale,
            int spits,
            String clip) {
        public Step {
            places = List.copyOf(places);
            opens = List.copyOf(opens);
            does = List.copyOf(does);
        }
    }
}
