package bumblewick.sim.combat;

import bumblewick.def.AssistDef;
import bumblewick.def.FlightDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SwarmDef;
import bumblewick.math.StateHash;
import bumblewick.sim.course.PickupField;
import bumblewick.sim.escort.StageEscorts;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.hazard.StageMechanisms;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.player.Wick;
import bumblewick.sim.player.WickCollider;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.scenery.SceneryStrip;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/** All hits of a flight, by bullets, shots, bodies, blasts and what moves by itself. The order of its lines is a rule of the game. */
public final class FlightHits {
    public final PlayerDamage playerDamage;
    public final EnemyDamage enemyDamage;
    private final Wick wick;
    private final Swarm swarm;
    private final HostileForces hostiles;
    private final StageMechanisms mechanisms;
    private final SceneryStrip strip;
    private final WickCollider body;
    private final PickupField pickups;
    private final ScoreKeeper score;
    private final float reach; // of Wick's body, in u
    private final Whirl whirl;
    private final LockOn lockOn;
    private final PlayerHits playerHits;
    private final LightHits lightHits;
    private final ShotHits shotHits;
    private final HazardHits hazardHits;
    private final WallHits wallHits;
    private final EscortHits escortHits;
    private final Blasts blasts;
    private final BlastHits blastHits;
    private final FallingHits fallingHits;
    private final WebFires webFires;

    /**
     * Who takes part in a flight.
     *
     * @param body Wick's collision
     * @param sight where lock-on and aim help see from
     */
    public record Parties(
            Wick wick,
            Swarm swarm,
            HostileForces hostiles,
            StageEscorts escorts,
            StageMechanisms mechanisms,
            SceneryStrip strip,
            WickCollider body,
            PickupField pickups,
            Rail rail,
            SightCamera sight,
            ScoreKeeper score,
            Blooms blooms,
            StageFields fields) {}

    public FlightHits(Rulebook rules, RunOptions options, Parties in) {
        FlightDef flight = rules.only(FlightDef.class);
        SwarmDef swarmDef = rules.only(SwarmDef.class);
        AssistDef.Aim help = options.assists().aim(rules.only(AssistDef.class));
        wick = in.wick();
        swarm = in.swarm();
        hostiles = in.hostiles();
        mechanisms = in.mechanisms();
        strip = in.strip();
        body = in.body();
        pickups = in.pickups();
        score = in.score();
        reach = flight.bodyRadius();
        whirl = new Whirl(swarmDef, wick, in.score());
        escortHits = new EscortHits(in.escorts());
        playerDamage = new PlayerDamage(wick, swarm, in.score(), in.blooms(), options, flight);
        playerHits = new PlayerHits(flight, wick, swarm, playerDamage, in.score());
        lightHits = new LightHits(flight, wick, swarm, playerDamage, swarmDef.beeRadius());
        lockOn = new LockOn(
                swarmDef, help, in.sight(), hostiles.targets, hostiles.enemies, hostiles.boss, mechanisms.targets);
        blasts = new Blasts(strip);
        enemyDamage = new EnemyDamage(rules, in.rail(), wick, hostiles, in.score(), in.pickups(), blasts);
        hazardHits = new HazardHits(mechanisms, enemyDamage, swarmDef);
        wallHits = new WallHits(in.rail());
        shotHits = new ShotHits(enemyDamage, lockOn, hostiles.enemies, hostiles.boss, strip, blasts);
        webFires = new WebFires(in.fields(), hostiles, mechanisms.signals, enemyDamage, blasts);
        fallingHits = new FallingHits(hostiles.enemies, enemyDamage);
        blastHits = new BlastHits(blasts, enemyDamage, playerHits, hostiles.enemies, hostiles.boss, strip);
    }

    /** Begins or goes on with the whirl. */
    public void whirl(boolean begins, SimEvents events) {
        whirl.tick(begins, events);
    }

    /** Lets what is solid and the friends stop the bullets of enemies. */
    public void hostileBullets() {
        hazardHits.bullets(hostiles.bullets);
        wallHits.bullets(hostiles.bullets);
        escortHits.bullets(hostiles.bullets);
        escortHits.hazards(mechanisms.hazards);
    }

    /** Paints targets, or lets a volley go. */
    public void lockOn(Vector3f aim, boolean allowed, SimEvents events) {
        lockOn.tick(wick, aim, swarm, allowed, events);
    }

    /**
     * Lets the whirl turn bullets round and stop the boss, and everything else hit Wick and the bees.
     *
     * @param late whether the flight is past its waves
     */
    public void player(boolean late, SimEvents events) {
        whirl.deflect(hostiles.bullets, hostiles.targets, events);
        whirl.parry(hostiles.boss, events);
        playerDamage.noteDeeds(lockOn, late);
        playerHits.bullets(hostiles.bullets, events);
        lightHits.tick(hostiles.patterns.beams(), hostiles.patterns.ringWaves(), events);
        playerHits.bodies(hostiles.enemies, hostiles.boss, events);
        playerHits.scenery(body, strip, blasts, events);
        playerHits.hazards(body, events);
        playerHits.course(events);
        hostiles.webs.meet(wick, reach, swarm, playerDamage, pickups, score, events);
    }

    /**
     * Lets shots, blasts, deflected bullets and what falls hit.
     *
     * @param blastsHurt whether blasts hurt the player
     */
    public void hostile(boolean blastsHurt, SimEvents events) {
        wallHits.shots(swarm);
        hazardHits.shots(swarm, events);
        hazardHits.targets(swarm, events);
        webFires.shots(swarm, hazardHits, events);
        blastHits.tick(wick.position().z - wick.previousPosition().z, blastsHurt, events);
        shotHits.shots(swarm, hostiles.bullets, events);
        shotHits.deflected(hostiles.bullets, events);
        hazardHits.enemies(hostiles.enemies, events);
        fallingHits.tick(events);
        webFires.tick(events);
        sendShaken();
    }

    private void sendShaken() {
        for (String signal = strip.takeShaken(); signal != null; signal = strip.takeShaken()) {
            mechanisms.signals.send(signal);
        }
    }

    /** Counts what bees and Wick have suffered, and what is painted. */
    public void addTo(StateHash hash) {
        playerDamage.addTo(hash);
        lockOn.addTo(hash);
    }

    /** Counts blasts that are to come; nothing if none ever was. */
    public void addBlastsTo(StateHash hash) {
        blasts.addTo(hash);
    }
}
