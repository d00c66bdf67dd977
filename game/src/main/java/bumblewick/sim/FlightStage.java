package bumblewick.sim;

import bumblewick.def.AssistDef;
import bumblewick.def.BossDef;
import bumblewick.def.DifficultyDef;
import bumblewick.def.FlightDef;
import bumblewick.def.HumDef;
import bumblewick.def.Rulebook;
import bumblewick.def.ScoreDef;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import bumblewick.math.RandomStream;
import bumblewick.math.StateHash;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.boss.BossFight;
import bumblewick.sim.bullet.Beam;
import bumblewick.sim.bullet.Bullet;
import bumblewick.sim.bullet.RingWave;
import bumblewick.sim.combat.AimAssist;
import bumblewick.sim.combat.FlightHits;
import bumblewick.sim.combat.HostileForces;
import bumblewick.sim.combat.WebRing;
import bumblewick.sim.course.Checkpoints;
import bumblewick.sim.course.FlowerGates;
import bumblewick.sim.course.Pickup;
import bumblewick.sim.course.PickupField;
import bumblewick.sim.course.Sights;
import bumblewick.sim.enemy.Enemy;
import bumblewick.sim.enemy.EnemyField;
import bumblewick.sim.escort.StageEscorts;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.hazard.StageMechanisms;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.player.ViewSteering;
import bumblewick.sim.player.Wick;
import bumblewick.sim.player.WickCollider;
import bumblewick.sim.player.WickFlight;
import bumblewick.sim.rule.DeedProgress;
import bumblewick.sim.rule.StageRules;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.Forks;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.Score;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.Stage;
import bumblewick.sim.run.StageResult;
import bumblewick.sim.scenery.Scenery;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Bee;
import bumblewick.sim.swarm.Shot;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;
import java.util.List;
import java.util.Optional;

/** A flight along a rail: Wick, the Bumble and their enemies. {@link #tick} is its table of contents. */
public final class FlightStage implements Stage {
    /** What happens in the flight now. */
    public enum Phase {
        /** On the way. */
        FLYING,
        /** The boss is on stage. */
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

    private static final float START_HEIGHT = 4f;
    private static final float GRAVITY = 14f;

    /** Nothing solid stands within this many seconds of the start: the player could not see it in time. */
    private static final float CLEAR_START = 2.5f;

    /** The random stream that the swarm draws from; see {@link HostileForces} for the others. */
    private static final int SWARM_STREAM = 1;

    private StageDef def;
    private final DifficultyDef difficulty;
    private final Sights sights;
    private final EntityIds ids = new EntityIds();
    private final Blooms blooms = new Blooms();
    private final Wick wick = new Wick(0);
    private final Hum hum;
    private final ScoreKeeper score;
    private final Checkpoints checkpoints;
    private final StageFields fields;
    private final StageMechanisms mechanisms;
    private final WickFlight wickFlight;
    private final SceneryStrip strip;
    private final PickupField pickups;
    final HostileForces hostiles;
    private final Swarm swarm;
    private final SwarmCommand swarmCommand;
    public final FlightHits hits;
    private final StageEscorts escorts;
    private final FlowerGates gates;
    private final FlightProgress progress;
    private final FlightRuleStage ruled;
    private final StageRules stageRules;
    private final DeedProgress deed;
    private int ticks;

    FlightStage(Rulebook rules, RunOptions options) {
        def = rules.get(StageDef.class, options.stage());
        difficulty = rules.get(DifficultyDef.class, options.difficulty());
        BossDef bossDef = rules.get(BossDef.class, def.boss());
        checkpoints =
                new Checkpoints(def, options.checkpoint(), bossDef.phases().size());
        float start = checkpoints.start();
        FlightDef flight = rules.only(FlightDef.class);

        Rail rail = new Rail(def, start);
        sights = new Sights(def.bends());
        hum = new Hum(
                rules.only(HumDef.class), difficulty, rules.only(SwarmDef.class).cap());
        score = new ScoreKeeper(rules.only(ScoreDef.class));
        strip = new SceneryStrip(rules, def, ids, score, start + CLEAR_START * def.speed());
        mechanisms = new StageMechanisms(def, bossDef, ids, score, start, start + CLEAR_START * def.speed());
        StageHazards hazards = mechanisms.hazards;
        WickCollider body = new WickCollider(rail, flight, strip, hazards);
        fields = StageFields.alongRail(def.fields());
        wickFlight = new WickFlight(flight, rail, wick, body, fields);
        pickups = new PickupField(rules, difficulty.strayBees(), def.pickups(), ids, score, blooms, start);
        escorts = new StageEscorts(
                def.mechanisms().escorts(), options.difficulty(), rules, ids, mechanisms.signals, start);
        hostiles = new HostileForces(
                rules, def, rail, options, start, ids, hum, score, mechanisms.targets, escorts, fields, hazards);
        EnemyField enemies = hostiles.enemies;
        BossFight boss = hostiles.boss;
        boss.startAt(Math.max(0, options.checkpoint() - def.bossStart()));
        swarm = new Swarm(
                rules.only(SwarmDef.class), Swarm.Rule.CORRECTED, new RandomStream(options.seed(), SWARM_STREAM));
        AssistDef.Aim help = options.assists().aim(rules.only(AssistDef.class));
        AimAssist aimAssist =
                new AimAssist(help, rules.only(SwarmDef.class).shotSpeed(), sights.camera(), enemies, boss);
        swarmCommand = new SwarmCommand(wick, swarm, hostiles, strip, hazards, fields, aimAssist);
        hits = new FlightHits(
                rules,
                options,
                new FlightHits.Parties(
                        wick,
                        swarm,
                        hostiles,
                        escorts,
                        mechanisms,
                        strip,
                        body,
                        pickups,
                        rail,
                        sights.camera(),
                        score,
                        blooms,
                        fields));
        gates = new FlowerGates(wick, swarm, score);
        CrashLanding crash = new CrashLanding(rules, def, options);

        ruled = new FlightRuleStage(
                rules, options.difficulty(), rail, wick, swarm, hostiles, pickups, score, blooms, hum, fields, hazards);
        stageRules = new StageRules(
                def.rules(), mechanisms.signals, bossDef.acts(), options.difficulty(), options.seed(), start, ruled);
        deed = new DeedProgress(def.deed(), mechanisms.signals, ruled, options.difficulty(), options.deed());
        progress = new FlightProgress(def, wick, swarm, boss, hostiles, blooms, gates, score, crash, deed);

        wick.position().set(0f, START_HEIGHT, start);
        rail.moveTo(start);
        if (!def.course().isStraight()) {
            rail.clamp(wick.position());
        }
        wick.pose().beginTick();
        swarm.assemble(difficulty.bees(), wick.position());
        hum.update(swarm.bees().size(), 0);
        sights.follow(wick);
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
        int firstEvent = events.size();
        PlayerIntent wanted = ruled.shot().isActive() ? PlayerIntent.NONE : intent;
        blooms.tick();
        hits.playerDamage.tick();
        if (!progress.ended()) {
            mechanisms.signals.beginTick();
        }
        mechanisms.hazards.tick(wick.position(), wick.boosting(), blooms.speedFactor(), events);
        fields.tick(wick.position(), phase() != Phase.CLEARED && phase() != Phase.LOST, events);
        moveWick(wanted, events);
        takeLane(events);
        strip.slide(wick.position().z);
        pickups.slide(wick.position().z);
        pickups.drift(fields, ruled.rail());
        if (checkpoints.tick(wick, events)) {
            deed.passCheckpoint(
                    mechanisms.targets.litFrom(wick.position().z, def.deed().signal()));
        }
        hostiles.spawn(wick.position().z, phase() == Phase.FLYING, blooms);
        if (!progress.ended()) {
            escorts.tick(wick.position().z, blooms.speedFactor(), fields, ruled.rail(), events);
            PickupField.addBees(escorts.takeBees(), wick.position(), swarm, events);
        }
        hostiles.tick(wick, blooms, strip, events);
        hits.hostileBullets();
        boolean chased = ruled.rail().isChased();
        boolean firing = !wanted.has(PlayerIntent.HOLD_FIRE) && phase() != Phase.CLEARED && !chased;
        swarmCommand.tick(sights.aim(), firing, events);
        if (!progress.ended()) {
            hits.lockOn(sights.aim(), !chased, events);
            hits.player(phase() != Phase.FLYING, events);
            pickups.collect(wick, swarm, events);
            gates.tick(strip, events);
            mechanisms.targets.tick(wick.previousPosition(), wick.position(), wick.boosting(), events);
        }
        hits.hostile(!progress.ended(), events);
        score.tick(wick.position(), events);
        hum.update(swarm.bees().size(), score.score().chain());
        hostiles.sweep();
        progress.advance(ticks, events);
        if (!progress.ended()) {
            hostiles.boss.deeds().runDue(stageRules, events);
            deed.tick(ticks, events, firstEvent);
            stageRules.tick(ticks, events, firstEvent);
        }
    }

    private void moveWick(PlayerIntent intent, SimEvents events) {
        boolean chased = ruled.rail().isChased();
        ruled.rail().moveTo(wick.position().z);
        if (ruled.rail().isChased() != chased) {
            events.add(Type.CHASE, wick.id(), !chased, wick.position());
        }
        if (phase() == Phase.LOST) {
            wickFlight.fall(GRAVITY);
        } else {
            wickFlight.tick(phase() == Phase.CLEARED ? PlayerIntent.NONE : intent, strip, events);
            hits.whirl(intent.has(PlayerIntent.SPIN) && phase() != Phase.CLEARED, events);
        }
        sights.follow(wick);
    }

    /** Chooses the lane at the mark of a fork: what belongs to the other one is over. */
    private void takeLane(SimEvents events) {
        Forks forks = ruled.rail().forks();
        if (forks.tick(wick.position(), events)) {
            hostiles.waves.leaveOtherLane(hostiles.enemies, wick.position());
            strip.leaveOtherLane(forks, wick.position().z);
            pickups.leaveOtherLane(forks);
            mechanisms.leaveOtherLane(forks);
            fields.leaveOtherLane(forks);
        }
    }

    @Override
    public void addTo(StateHash hash) {
        hash.add(ticks);
        progress.addTo(hash);
        ids.addTo(hash);
        wick.addTo(hash);
        wickFlight.addTo(hash);
        fields.addTo(hash);
        mechanisms.addTo(hash);
        swarm.addTo(hash);
        hits.addTo(hash);
        hostiles.addTo(hash);
        strip.addTo(hash);
        pickups.addTo(hash);
        blooms.addTo(hash);
        hum.addTo(hash);
        score.addTo(hash);
        checkpoints.addTo(hash);
        stageRules.addTo(hash);
        deed.addTo(hash);
        hits.addBlastsTo(hash);
        escorts.addTo(hash);
        ruled.rail().addCourseTo(hash);
    }

    /**
     * Lets every hit count from now on, whatever assists the run began with, for a playtest from a moment of it. It is another
     * run from then on: a recording of it cannot be replayed.
     */
    public void endHitForgiveness() {
        hits.playerDamage.endForgiveness();
    }

    /**
     * Replaces the waves to come, for the editor. From now on the run is the one that it would have been with those waves from
     * its beginning.
     *
     * @param edited the same stage with other waves
     * @throws IllegalArgumentException if a wave that has begun is not the same
     */
    void replaceWaves(StageDef edited) {
        hostiles.waves.replace(edited.waves());
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
        return wick.position().z;
    }

    /** How the stick is read: where the camera looks back, its right is the corridor's left. */
    public ViewSteering steering() {
        return wickFlight.steering();
    }

    /** Wind, webs, smoke and the dark. */
    public StageFields fields() {
        return fields;
    }

    /** What opens the high exit, and how much of it is done. */
    public DeedProgress deed() {
        return deed;
    }

    /** Rotors, movers and rollers; lamps, knobs, bells and rings. */
    public StageMechanisms mechanisms() {
        return mechanisms;
    }

    /** Rotors, movers and rollers. */
    public StageHazards hazards() {
        return mechanisms.hazards;
    }

    /** What the rules of the stage have begun and changed. */
    public FlightRuleStage ruled() {
        return ruled;
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

    public SightCamera sightCamera() {
        return sights.camera();
    }

    /** The point under the reticle: tight bees shoot there, and what appears near it can be locked on. */
    public Vector3f aim() {
        return sights.aim();
    }

    public List<Bee> bees() {
        return swarm.bees();
    }

    public List<Shot> shots() {
        return swarm.shots();
    }

    public List<Enemy> enemies() {
        return hostiles.enemies.view();
    }

    public List<Bullet> bullets() {
        return hostiles.bullets.view();
    }

    /** Lines of light, of those that hurt and of those that are announced. */
    public List<Beam> beams() {
        return hostiles.patterns.beams().view();
    }

    /** Webs that come at Wick. */
    public List<WebRing> webs() {
        return hostiles.webs.view();
    }

    /** Walls of light that grow along the ground. */
    public List<RingWave> ringWaves() {
        return hostiles.patterns.ringWaves().view();
    }

    /** The friends that want to get home. */
    public StageEscorts escorts() {
        return escorts;
    }

    /** The scenery from a little behind Wick to as far as the mist lets see. */
    public List<Scenery> scenery() {
        return strip.view();
    }

    public List<Pickup> pickups() {
        return pickups.view();
    }

    /** The boss while it is on stage, also when defeated and still falling. */
    public Optional<Boss> boss() {
        return hostiles.shownBoss();
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
