package bumblewick.def;

import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/**
 * A kind of air enemy.
 *
 * @param id name, unique among enemies
 * @param model model without folder and extension
 * @param hp hit points
 * @param score for destroying it, before the multiplier
 * @param radius of what can be hit, in u
 * @param follow how it keeps to its path
 * @param arrival how it steers; only with {@link Follow#CHASE}
 * @param attack how it shoots, if it does
 * @param split what it breaks up into, if it does
 * @param facing where its front is
 * @param armour what keeps hits off it, if anything does
 * @param weakPoints where hits count more
 * @param blast how it blows up when it is destroyed, if it does
 * @param chain what follows it, if anything does
 * @param carrier whom it lets go, if it does
 * @param grip how it holds on to friends, if it does
 * @param weaving how it makes a field of its own, if it does
 * @param size how large it is drawn, as a factor on its model
 * @param burst effect that is seen when it is destroyed, over the flash that all have; empty for none
 */
public record EnemyDef(
        String id,
        String model,
        int hp,
        int score,
        float radius,
        Follow follow,
        Optional<ArrivalDef> arrival,
        Optional<AttackDef> attack,
        Optional<Split> split,
        Facing facing,
        Optional<Armour> armour,
        List<WeakPoint> weakPoints,
        Optional<BlastDef> blast,
        Optional<Chain> chain,
        Optional<Carrier> carrier,
        Optional<Grip> grip,
        Optional<Weaving> weaving,
        float size,
        String burst) {
    /** Points from which an enemy that was destroyed counts as a big one: it is heard and seen to be heavier. */
    public static final int BIG = 800;

    /** An enemy that makes no field, of its model's size, without a burst of its own. */
    public EnemyDef(
            String id,
            String model,
            int hp,
            int score,
            float radius,
            Follow follow,
            Optional<ArrivalDef> arrival,
            Optional<AttackDef> attack,
            Optional<Split> split,
            Facing facing,
            Optional<Armour> armour,
            List<WeakPoint> weakPoints,
            Optional<BlastDef> blast,
            Optional<Chain> chain,
            Optional<Carrier> carrier,
            Optional<Grip> grip) {
        this(
                id,
                model,
                hp,
                score,
                radius,
                follow,
                arrival,
                attack,
                split,
                facing,
                armour,
                weakPoints,
                blast,
                chain,
                carrier,
                grip,
                Optional.empty(),
                1f,
                "");
    }

    /** An enemy without armour and weak points, whose front is ahead. */
    public EnemyDef(
            String id,
            String model,
            int hp,
            int score,
            float radius,
            Follow follow,
            Optional<ArrivalDef> arrival,
            Optional<AttackDef> attack,
            Optional<Split> split) {
        this(
                id,
                model,
                hp,
                score,
                radius,
                follow,
                arrival,
                attack,
                split,
                Facing.FLIGHT,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Whether it matters where and by what it is hit. */
    public boolean hasParts() {
        return armour.isPresent() || !weakPoints.isEmpty();
    }

    /** How far from its middle it can be hit, in u: its body and its weak points. */
    public float reach() {
        float reach = radius;
        for (int i = 0; i < weakPoints.size(); i++) {
            reach = Math.max(reach, weakPoints.get(i).reach());
        }
        return reach;
    }

    /** How an enemy keeps to its path. */
    public enum Follow {
        /** It is on the path's point. */
        TABLE,
        /** It steers after the path's point by arrival. */
        CHASE
    }

    /** Where an enemy's front is. */
    public enum Facing {
        /** Where it flies. */
        FLIGHT,
        /** Against the rail, whence Wick comes. */
        WICK
    }

    /** By what an enemy is hit. */
    public enum HitBy {
        /** A single shot. */
        SHOT,
        /** A shot of a volley. */
        VOLLEY,
        /** A bullet that the whirl turned round. */
        DEFLECTED,
        /** Something that blew up near it. */
        BLAST
    }

    /**
     * What lets only a share of a hit through, until it breaks.
     *
     * @param model what is seen over the enemy while it stands, or empty
     * @param factor on the damage of what hits it, 0 to 1
     * @param frontDegrees full angle about the nose that it covers; 360 is all round
     * @param brokenBy what wears it down; nothing for armour that stays
     * @param hp hit points that those take from it until it breaks; 0 for armour that stays
     */
    public record Armour(String model, float factor, float frontDegrees, List<HitBy> brokenBy, int hp) {}

    /**
     * A ball where hits count more. It can stand out of the body.
     *
     * @param at its middle, in the enemy's frame: x right, y up, z ahead along its nose, in u (not to be changed)
     * @param radius in u
     * @param factor on the damage of what hits it
     * @param whileTelling whether it is open only while the enemy winds up
     */
    public record WeakPoint(Vector3f at, float radius, float factor, boolean whileTelling) {
        float reach() {
            return at.length() + radius;
        }
    }

    /** What those of a chain do that lose the one before them. */
    public enum Lost {
        /** They follow the one before that; the chain gets shorter. */
        CLOSE,
        /** They curl up and fall, and so do those behind them. */
        FALL,
        /** As {@link #CLOSE}, but without their head all burst at once, which pays like a volley. */
        BURST
    }

    /**
     * The enemies that follow this one, each after the one before. If this one is destroyed, the others fall or burst.
     *
     * @param segment which kind they are; how it keeps to a path and whether it has a chain does not count
     * @param count how many, where the wave does not say
     * @param gap at which each follows the one before, in u
     * @param arrival how each steers
     * @param lost what those do that lose the one before them
     * @param bonus points if all of the chain are destroyed, before the multiplier
     * @param crush hit points that one that falls takes from another enemy that it falls on, and bursts; 0 for none
     */
    public record Chain(String segment, int count, float gap, ArrivalDef arrival, Lost lost, int bonus, int crush) {
        /** A chain whose segments fall on nobody. */
        public Chain(String segment, int count, float gap, ArrivalDef arrival, Lost lost, int bonus) {
            this(segment, count, gap, arrival, lost, bonus, 0);
        }

        /** The most of {@link #count}. */
        public static final int MOST = 24;
    }

    /**
     * How an enemy holds on to a friend.
     *
     * @param every seconds in which it takes a hit point
     * @param pull how fast it pulls it down, in u/s
     * @param factor on its score while it holds on
     */
    public record Grip(float every, float pull, float factor) {}

    /**
     * How an enemy makes a field of the air of its own: a web, a gust. Where it is done it stays.
     *
     * @param field what it makes; its middle does not count
     * @param at its middle, in the enemy's frame: x right, y up, z ahead along its nose, in u (not to be changed)
     * @param firstAfter seconds from its arrival until it begins
     * @param tell ticks that it takes, in which it is seen
     * @param stays seconds that it stays then; 0 until Wick has passed
     * @param rounds how many it makes
     * @param every seconds from when one is done until it begins the next
     */
    public record Weaving(
            FieldDef field, Vector3f at, float firstAfter, int tell, float stays, int rounds, float every) {}

    /** What becomes of those that a carrier still has when it is destroyed. */
    public enum Rest {
        /** They are gone with it. */
        GONE,
        /** They come out at once. */
        COMES
    }

    /**
     * The enemies that this one lets go, one after the other.
     *
     * @param enemy which kind
     * @param count how many it has; {@link #ENDLESS} for a nest, which goes on until it is gone
     * @param most how many of them are alive at once: it waits until one of them is gone
     * @param firstAfter seconds from its arrival to the first
     * @param every seconds from one to the next
     * @param at where they come out, in its own frame: x right, y up, z ahead along its nose, in u (not to be changed)
     * @param path which they fly, or empty for the carrier's own, from where it is
     * @param rest what becomes of those that it still has when it is destroyed
     * @param restMost how many of them come out then at most
     */
    public record Carrier(
            String enemy,
            int count,
            int most,
            float firstAfter,
            float every,
            Vector3f at,
            String path,
            Rest rest,
            int restMost) {
        /** {@link #count} of a nest. */
        public static final int ENDLESS = 0;

        /** {@link #restMost} of one whose whole rest comes. */
        public static final int ALL = Integer.MAX_VALUE;

        /** One whose whole rest comes, if it does. */
        public Carrier(
                String enemy, int count, int most, float firstAfter, float every, Vector3f at, String path, Rest rest) {
            this(enemy, count, most, firstAfter, every, at, path, rest, ALL);
        }

        /** Whether it has another after {@code released} of them. */
        public boolean hasMore(int released) {
            return count == ENDLESS || released < count;
        }
    }

    /**
     * What comes out of a destroyed enemy.
     *
     * @param enemy which kind
     * @param count how many, ≥ 1
     */
    public record Split(String enemy, int count) {}
}
