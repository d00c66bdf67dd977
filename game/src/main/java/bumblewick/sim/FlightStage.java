package bumblewick.sim;

import bumblewick.def.DifficultyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Shot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A flight along a rail: Wick, the Bumble, what comes to meet them, and how it ends. */
public final class FlightStage {
    /** Where the flight is. */
    public enum Phase {
        /** On the way. */
        FLYING,
        /** The boss is here. */
        BOSS,
        /** The boss is beaten; the exits are ahead. */
        EXITS,
        /** Won. */
        CLEARED,
        /** The last bee is gone. */
        LOST
    }

    private final Rulebook rules;
    private final StageDef def;
    private final DifficultyDef difficulty;
    private final Wick wick = new Wick(0);
    private final List<Bee> bees = new ArrayList<>();
    private final List<Shot> shots = new ArrayList<>();
    private final List<Enemy> enemies = new ArrayList<>();
    private final List<Bullet> bullets = new ArrayList<>();
    private final List<Scenery> scenery = new ArrayList<>();
    private final List<Pickup> pickups = new ArrayList<>();
    private final Score score = new Score();
    private final Sight sight = new Sight();
    private Phase phase = Phase.FLYING;
    private int ticks;

    FlightStage(Rulebook rules, RunOptions options) {
        this.rules = rules;
        this.def = Rulebook.named(rules.stages(), options.stage());
        this.difficulty = Rulebook.named(rules.difficulties(), options.difficulty());
        wick.position.set(0f, 4f, 0f);
        wick.previousPosition.set(wick.position);
        sight.follow(wick.position, 0f, 0f);
    }

    void tick(PlayerIntent intent, SimEvents events) {
        wick.previousPosition.set(wick.position);
        float step = rules.flight().speed() * Tick.SECONDS;
        wick.position.x += intent.x() * step;
        wick.position.y = Math.max(def.corridor().minY(), wick.position.y + intent.y() * step);
        wick.position.z += def.speed() * Tick.SECONDS;
        wick.tight = intent.has(PlayerIntent.TIGHT);
        sight.follow(wick.position, 0f, 0f);
        ticks++;
    }

    void addTo(StateHash hash) {
        hash.add(ticks).add(wick.position);
    }

    public StageDef def() {
        return def;
    }

    public DifficultyDef difficulty() {
        return difficulty;
    }

    public Phase phase() {
        return phase;
    }

    public int ticks() {
        return ticks;
    }

    /** How far along the rail Wick is, in u. */
    public float distance() {
        return wick.position.z;
    }

    public Wick wick() {
        return wick;
    }

    public Score score() {
        return score;
    }

    /** The rank, 0 to 100. */
    public int hum() {
        return 0;
    }

    /** Checkpoints passed so far. */
    public int checkpoint() {
        return 0;
    }

    public Sight sight() {
        return sight;
    }

    public List<Bee> bees() {
        return Collections.unmodifiableList(bees);
    }

    public List<Shot> shots() {
        return Collections.unmodifiableList(shots);
    }

    public List<Enemy> enemies() {
        return Collections.unmodifiableList(enemies);
    }

    public List<Bullet> bullets() {
        return Collections.unmodifiableList(bullets);
    }

    /** What stands from a little behind Wick to as far as one sees. */
    public List<Scenery> scenery() {
        return Collections.unmodifiableList(scenery);
    }

    public List<Pickup> pickups() {
        return Collections.unmodifiableList(pickups);
    }

    /** The boss while it is on stage, defeated ones too until they are gone. */
    public Optional<Boss> boss() {
        return Optional.empty();
    }

    /** Distance at which the exits stand, in u; meaningful in {@link Phase#EXITS}. */
    public float exitDistance() {
        return Float.MAX_VALUE;
    }

    /** Ticks left in which no bee is hurt. */
    public int shieldTicks() {
        return 0;
    }

    /** Ticks left in which the world is slow. */
    public int tempoTicks() {
        return 0;
    }

    /** Bees parked in a flower gate. */
    public int seededBees() {
        return 0;
    }

    /** How it ended, once {@link #phase()} is cleared or lost. */
    public Optional<StageResult> result() {
        return Optional.empty();
    }
}
