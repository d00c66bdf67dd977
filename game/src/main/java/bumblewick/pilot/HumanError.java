package bumblewick.pilot;

import bumblewick.math.RandomStream;

/**
 * What a player of a {@link Skill} does worse than {@link Skill#FLAWLESS}, drawn from the seed of the run: an aim that wanders,
 * a wrong guess of where things will cross, bullets that are overlooked, and spells in which the bees are gathered when they
 * should be scattered, or the other way round, and nothing is evaded. On foot: looking around, and jumps that go wrong.
 */
final class HumanError {
    /** The random stream of pilots: those of the simulation have smaller numbers. */
    private static final int PILOT_STREAM = 1_001;

    /** How long the aim drifts one way, and how long a right or a wrong spell lasts, in ticks. */
    private static final int SHORTEST_DRIFT = 45;

    private static final int LONGEST_DRIFT = 120;
    private static final int SHORTEST_SPELL = 60;
    private static final int LONGEST_SPELL = 180;

    /** A pilot is content within this many times its aim error of where it wants to be. */
    private static final float CONTENT = 2f;

    /** Seconds by which the time is misjudged for each u of the aim error. */
    private static final float TIMING = 0.1f;

    /** Share of the way to its new offset that the aim drifts in a tick. */
    private static final float DRIFT = 0.08f;

    /** Share of the jumps that go wrong, of the share of the time in which the bees are in the wrong mode. */
    private static final float SLIPS = 0.2f;

    /** A key of {@link #unit} that is no thing's. */
    private static final int DEED = -1;

    private final Skill skill;
    private final RandomStream random;
    private final int salt;
    private float wantedX;
    private float wantedY;
    private float x;
    private float y;
    private int driftTicks;
    private int spellTicks;
    private boolean lapse;

    HumanError(Skill skill, long seed) {
        this.skill = skill;
        random = new RandomStream(seed, PILOT_STREAM);
        salt = (int) random.nextLong();
    }

    /** Goes on by a tick. */
    void tick() {
        if (skill == Skill.FLAWLESS) {
            return;
        }
        if (--driftTicks <= 0) {
            driftTicks = SHORTEST_DRIFT + random.nextInt(LONGEST_DRIFT - SHORTEST_DRIFT);
            wantedX = random.between(-skill.aimError(), skill.aimError());
            wantedY = random.between(-skill.aimError(), skill.aimError());
        }
        x += (wantedX - x) * DRIFT;
        y += (wantedY - y) * DRIFT;
        if (--spellTicks <= 0) {
            spellTicks = SHORTEST_SPELL + random.nextInt(LONGEST_SPELL - SHORTEST_SPELL);
            lapse = random.nextFloat() >= skill.rightMode();
        }
    }

    /** Whether the pilot cares for the deed of the flight in this run. */
    boolean triesDeed() {
        return unit(DEED) * 0.5f + 0.5f < skill.deeds();
    }

    /** How far off the place where it wants to be the pilot is content, in u. */
    float tolerance() {
        return CONTENT * skill.aimError();
    }

    /** Whether the pilot does not try to evade something that comes. */
    boolean overlooks(int id) {
        return lapse || unit(id * 3 + 2) * 0.5f + 0.5f < skill.overlooks();
    }

    /** How far the aim is off to the right now, in u. */
    float x() {
        return x;
    }

    /** How far the aim is off upwards now, in u. */
    float y() {
        return y;
    }

    /** Whether the bees are in the wrong mode now, and what comes is not minded. */
    boolean lapse() {
        return lapse;
    }

    /** How far to the right of its true place something is expected to cross, for each second until then, in u/s. */
    float crossingX(int id) {
        return skill.aimError() * unit(id * 3);
    }

    /** How far above its true place something is expected to cross, for each second until then, in u/s. */
    float crossingY(int id) {
        return skill.aimError() * unit(id * 3 + 1);
    }

    /** How much later than it does a hazard is expected to move, for each second until then, in seconds. */
    float timing(int id) {
        return TIMING * skill.aimError() * unit(id * 3);
    }

    /** A number from −1 to 1 that is always the same for a thing in a run. Murmur3's finaliser. */
    private float unit(int key) {
        int h = key ^ salt;
        h = (h ^ h >>> 16) * 0x85EBCA6B;
        h = (h ^ h >>> 13) * 0xC2B2AE35;
        h ^= h >>> 16;
        return (h >> 8) * 0x1p-23f;
    }

    /** Whether the next jump goes wrong. */
    boolean slips() {
        return skill != Skill.FLAWLESS && random.nextFloat() < (1f - skill.rightMode()) * SLIPS;
    }

    /** How long to look around at a new place of a garden, in ticks. */
    int hesitation() {
        return skill.hesitation() == 0 ? 0 : random.nextInt(2 * skill.hesitation());
    }
}
