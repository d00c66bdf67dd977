package bumblewick.sim;

import bumblewick.def.AssistDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Ids;
import bumblewick.sim.run.Mercy;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;
import bumblewick.sim.run.StageResult;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Orders;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import bumblewick.sim.swarm.Threats;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** A flight along a rail: Wick, the Bumble, what comes to meet them, and how it ends. */
public final class FlightStage implements Stage {
    /** Where the flight is. */
    public enum Phase {
        /** On the way. */
        FLYING,
        /** The boss is here. */
        BOSS,
        /** The boss is beaten; the exits are ahead. */
        EXITS,
        /** Won: Wick flies out. */
        CLEARED,
        /** The last bee is gone: Wick is on an islet, the flight waits. */
        CRASHED,
        /** The last bee is gone for good: Wick comes down. */
        LOST
    }

    /** Where the sights are, in u ahead of Wick. */
    private static final float AIM_AHEAD = 45f;

    private static final float START_HEIGHT = 4f;
    private static final float GRAVITY = 14f;

    /** Nothing solid stands within this many seconds of the start: it could not be seen in time. */
    private static final float CLEAR_START = 2.5f;

    /** The random stream that the swarm draws from; see {@link Opposition} for the others. */
    private static final int SWARM_STREAM = 1;

    private StageDef def;
    private final DifficultyDef difficulty;
    private final Bends bends;
    private final Sight sight = new Sight();
    private final Vector3f aim = new Vector3f();
    private final Ids ids = new Ids();
    private final Blooms blooms = new Blooms();
    private final Wick wick = new Wick(0);
    private final Hum hum;
    private final ScoreKeeper score;
    private final Checkpoints checkpoints;
    private final WickFlight wickFlight;
    private final FlightBody body;
    private final Whirl whirl;
    private final SceneryStrip strip;
    private final PickupField pickups;
    final Opposition opposition;
    private final Swarm swarm;
    private final Orders orders = new Orders();
    private final Dangers dangers = new Dangers();
    private final Locks locks;
    private final AimAssist aimAssist;
    final Injuries injuries;
    private final Impacts impacts;
    final Takedowns takedowns;
    private final ShotHits shotHits;
    private final FlowerGates gates;
    private final Progress progress;
    private int ticks;

    FlightStage(Rulebook rules, RunOptions options) {
        def = Rulebook.named(rules.stages(), options.stage());
        difficulty = Rulebook.named(rules.difficulties(), options.difficulty());
        checkpoints = new Checkpoints(def, options.checkpoint());
        float start = checkpoints.start();
        FlightDef flight = rules.flight();

        bends = new Bends(def.bends());
        hum = new Hum(rules.hum(), difficulty, rules.swarm().cap());
        score = new ScoreKeeper(rules.score());
        whirl = new Whirl(rules.swarm(), wick, score);
        strip = new SceneryStrip(rules, def, ids, score, start + CLEAR_START * def.speed());
        body = new FlightBody(def, flight, strip);
        wickFlight = new WickFlight(flight, def, wick, body);
        pickups = new PickupField(rules, difficulty.strayBees(), def.pickups(), ids, score, blooms, start);
        opposition = new Opposition(rules, def, options, start, ids, hum, score);
        EnemyFlight enemies = opposition.enemies;
        BossFight boss = opposition.boss;
        swarm = new Swarm(rules.swarm(), Swarm.Rule.CORRECTED, new RandomStream(options.seed(), SWARM_STREAM));
        injuries = new Injuries(
                wick, swarm, score, blooms, new Mercy(options.assists().bees()), flight);
        impacts = new Impacts(flight, wick, swarm, injuries, score);
        AssistDef.Aim help = options.assists().aim(rules.assists());
        locks = new Locks(rules.swarm(), help, sight, opposition.quarry, enemies, boss);
        aimAssist = new AimAssist(help, rules.swarm().shotSpeed(), sight, enemies, boss);
        takedowns = new Takedowns(rules, def, wick, opposition, score, pickups);
        shotHits = new ShotHits(takedowns, locks, enemies, boss, strip);
        gates = new FlowerGates(wick, swarm, score);
        CrashLanding crash = new CrashLanding(rules, def, options);
        progress = new Progress(def, wick, swarm, boss, opposition.bullets, blooms, gates, score, crash);

        wick.position.set(0f, START_HEIGHT, start);
        wick.previousPosition.set(wick.position);
        swarm.assemble(difficulty.bees(), wick.position);
        hum.update(swarm.bees().size(), 0);
        look();
        strip.slide(start);
        pickups.slide(start);
    }

    /** The order of these lines is a rule of the game: who moves first can hit first. */
    @Override
    public void tick(PlayerIntent intent, SimEvents events) {
        ticks++;
        if (phase() == Phase.CRASHED) {
            progress.walkTheIslet(intent, events);
            return;
        }
        blooms.tick();
        injuries.tick();
        moveWick(intent, events);
        slideTheStrip(events);
        opposition.send(wick.position.z, phase() == Phase.FLYING, blooms);
        opposition.tick(wick, blooms, strip, events);
        moveSwarm(intent, events);
        if (!progress.ended()) {
            paintAndFire(events);
            hitThePlayer(events);
            pickups.collect(wick, swarm, events);
            gates.tick(strip, events);
        }
        hitTheEnemies(events);
        score.tick(wick.position, events);
        hum.update(swarm.bees().size(), score.score().chain());
        opposition.sweep();
        progress.goOn(ticks, events);
    }

    private void moveWick(PlayerIntent intent, SimEvents events) {
        if (phase() == Phase.LOST) {
            wickFlight.fall(GRAVITY);
        } else {
            wickFlight.tick(phase() == Phase.CLEARED ? PlayerIntent.NONE : intent, strip, events);
            whirl.tick(intent.has(PlayerIntent.SPIN) && phase() != Phase.CLEARED, events);
        }
        look();
    }

    /** The sights point a little to where Wick turns. */
    private void look() {
        float share = AIM_AHEAD / wick.heading.z;
        aim.set(wick.heading).multLocal(share).addLocal(wick.position);
        sight.follow(wick.position, bends.x(wick.position.z), bends.y(wick.position.z));
    }

    private void slideTheStrip(SimEvents events) {
        strip.slide(wick.position.z);
        pickups.slide(wick.position.z);
        checkpoints.tick(wick, events);
    }

    private void moveSwarm(PlayerIntent intent, SimEvents events) {
        boolean firing = !intent.has(PlayerIntent.HOLD_FIRE) && phase() != Phase.CLEARED;
        orders.at(wick.position, wick.velocity).aim(aimAssist.bend(wick, aim));
        orders.tight(wick.tight).firing(firing).whirling(wick.spinTicks > 0);
        Threats threats = dangers.gather(wick, opposition, strip);
        swarm.tick(orders, threats, opposition.quarry);
        dangers.noteMenaced(opposition.bullets);
        List<Shot> shots = swarm.shots();
        for (int i = shots.size() - swarm.shotsFired(); i < shots.size(); i++) {
            events.add(
                    Type.SHOT_FIRED,
                    shots.get(i).id(),
                    wick.tight ? 1 : 0,
                    shots.get(i).position());
        }
    }

    private void paintAndFire(SimEvents events) {
        locks.tick(wick, aim, swarm, events);
        whirl.deflect(opposition.bullets, opposition.quarry, events);
    }

    private void hitThePlayer(SimEvents events) {
        impacts.bullets(opposition.bullets, events);
        impacts.bodies(opposition.enemies, opposition.boss, events);
        impacts.scenery(body, strip, events);
    }

    private void hitTheEnemies(SimEvents events) {
        shotHits.shots(swarm, events);
        shotHits.deflected(opposition.bullets, events);
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(ticks);
        progress.addTo(hash);
        ids.addTo(hash);
        wick.addTo(hash);
        wickFlight.addTo(hash);
        swarm.addTo(hash);
        injuries.addTo(hash);
        locks.addTo(hash);
        opposition.addTo(hash);
        strip.addTo(hash);
        pickups.addTo(hash);
        blooms.addTo(hash);
        hum.addTo(hash);
        score.addTo(hash);
        checkpoints.addTo(hash);
    }

    /**
     * From now on every hit counts, whatever helps the run began with: somebody tries a moment of it. It is another run from
     * then on, and no recording of it is one.
     */
    public void endMercy() {
        injuries.endMercy();
    }

    /**
     * Other waves are to come: somebody works at the stage. From now on it is as if they had been its waves from the
     * beginning.
     *
     * @param edited the same stage but for its waves
     * @throws IllegalArgumentException if a wave that has begun would be another
     */
    void edit(StageDef edited) {
        opposition.waves.change(edited.waves());
        def = edited;
    }

    public StageDef def() {
        return def;
    }

    public DifficultyDef difficulty() {
        return difficulty;
    }

    public Phase phase() {
        return progress.phase();
    }

    @Override
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

    @Override
    public long points() {
        return score.score().points();
    }

    @Override
    public int beeCount() {
        return swarm.bees().size() + swarm.parked();
    }

    public Score score() {
        return score.score();
    }

    /** The rank, 0 to 100. */
    public int hum() {
        return hum.value();
    }

    /** Checkpoints passed so far. */
    public int checkpoint() {
        return checkpoints.passed();
    }

    public Sight sight() {
        return sight;
    }

    /** What the sights point at: tight bees shoot there, and what is near it on the picture is painted. */
    public Vector3f aim() {
        return aim;
    }

    public List<Bee> bees() {
        return swarm.bees();
    }

    public List<Shot> shots() {
        return swarm.shots();
    }

    public List<Enemy> enemies() {
        return opposition.enemies.view();
    }

    public List<Bullet> bullets() {
        return opposition.bullets.view();
    }

    /** What stands from a little behind Wick to as far as one sees. */
    public List<Scenery> scenery() {
        return strip.view();
    }

    public List<Pickup> pickups() {
        return pickups.view();
    }

    /** The boss while it is on stage, defeated ones too until they are gone. */
    public Optional<Boss> boss() {
        return opposition.shownBoss();
    }

    /** The islet on which Wick looks for bees, in {@link Phase#CRASHED}. */
    public Optional<GardenStage> islet() {
        return progress.islet();
    }

    /** Distance at which the exits stand, in u; meaningful in {@link Phase#EXITS}. */
    public float exitDistance() {
        return progress.exits().distance();
    }

    /** Ticks left in which no bee is hurt. */
    public int shieldTicks() {
        return blooms.shieldTicks();
    }

    /** Ticks left in which the world is slow. */
    public int tempoTicks() {
        return blooms.tempoTicks();
    }

    /** Bees parked in a flower gate. */
    public int seededBees() {
        return swarm.parked();
    }

    /** How it ended: present once Wick has flown out, or has come down. */
    @Override
    public Optional<StageResult> result() {
        return progress.result();
    }
}
