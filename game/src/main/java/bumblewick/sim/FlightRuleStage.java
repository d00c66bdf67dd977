package bumblewick.sim;

import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.Bees;
import bumblewick.def.RuleDeed.Corridor;
import bumblewick.def.RuleDeed.Drop;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.RuleDeed.Fire;
import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.RuleDeed.Reel;
import bumblewick.def.RuleDeed.Shot;
import bumblewick.def.RuleDeed.Speed;
import bumblewick.def.RuleDeed.Waves;
import bumblewick.def.RuleDeed.Weave;
import bumblewick.def.RuleFact;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.sim.boss.Boss;
import bumblewick.sim.bullet.RuleVolleys;
import bumblewick.sim.combat.HostileForces;
import bumblewick.sim.course.PickupField;
import bumblewick.sim.enemy.RuleWaves;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.hazard.StageHazards;
import bumblewick.sim.player.Wick;
import bumblewick.sim.rule.Cues;
import bumblewick.sim.rule.RuleStage;
import bumblewick.sim.run.Blooms;
import bumblewick.sim.run.Hum;
import bumblewick.sim.run.Rail;
import bumblewick.sim.run.ScoreKeeper;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.swarm.Swarm;
import com.jme3.math.Vector3f;

/** What the rules of a flight see of it, do in it, and have begun and changed. */
public final class FlightRuleStage implements RuleStage {
    private static final int PERCENT = 100;

    private final Cues cues = new Cues();
    private final RuleWaves waves;
    private final RuleVolleys volleys;
    private final FlightShot shot = new FlightShot();
    private final Rail rail;
    private final Wick wick;
    private final Swarm swarm;
    private final HostileForces hostiles;
    private final PickupField pickups;
    private final ScoreKeeper score;
    private final Blooms blooms;
    private final Hum hum;
    private final StageFields fields;
    private final StageHazards hazards;
    private final Vector3f where = new Vector3f();
    private float speedFactor = 1f;

    FlightRuleStage(
            Rulebook rules,
            String difficulty,
            Rail rail,
            Wick wick,
            Swarm swarm,
            HostileForces hostiles,
            PickupField pickups,
            ScoreKeeper score,
            Blooms blooms,
            Hum hum,
            StageFields fields,
            StageHazards hazards) {
        waves = new RuleWaves(rules, difficulty, rail.forks());
        volleys = new RuleVolleys(hostiles.patterns);
        this.rail = rail;
        this.wick = wick;
        this.swarm = swarm;
        this.hostiles = hostiles;
        this.pickups = pickups;
        this.score = score;
        this.blooms = blooms;
        this.hum = hum;
        this.fields = fields;
        this.hazards = hazards;
    }

    @Override
    public float distance() {
        return wick.position().z;
    }

    @Override
    public Vector3f place() {
        return wick.position();
    }

    @Override
    public Cues cues() {
        return cues;
    }

    /** How fast the world comes and where Wick may fly, now. */
    public Rail rail() {
        return rail;
    }

    /** The camera that a rule looks through. */
    public FlightShot shot() {
        return shot;
    }

    /** The rounds of bullets that rules have begun. */
    public RuleVolleys volleys() {
        return volleys;
    }

    @Override
    public int number(RuleFact fact) {
        return switch (fact) {
            case BEES -> swarm.bees().size() + swarm.parked();
            case POINTS -> (int) Math.min(Integer.MAX_VALUE, score.score().points());
            case ENEMIES -> hostiles.enemies.size();
            case SEEDS -> score.score().seeds();
            case HUM -> hum.value();
            case CHAIN -> score.score().chain();
            case BOSS_HEALTH -> bossHealth();
            case LANE -> rail.forks().number(distance());
            case COUNT, SECONDS, SIGNALS, DIFFICULTY, FRIENDS ->
                throw new IllegalArgumentException("a flight does not know " + fact);
        };
    }

    private int bossHealth() {
        Boss boss = hostiles.shownBoss().orElse(null);
        return boss == null ? 0 : (PERCENT * boss.hp() + boss.maxHp() - 1) / boss.maxHp();
    }

    @Override
    public void run(RuleDeed deed, SimEvents events) {
        if (deed instanceof Waves begun) {
            waves.begin(begun, distance());
        } else if (deed instanceof Drop drop) {
            drop(drop, events);
        } else if (deed instanceof Bees bees) {
            PickupField.addBees(bees.count(), wick.position(), swarm, events);
        } else if (deed instanceof Fire fire) {
            volleys.begin(fire);
        } else if (deed instanceof FieldSwitch how) {
            fields.turn(how);
        } else if (deed instanceof HazardSwitch how) {
            hazards.turn(how, events);
        } else if (deed instanceof Corridor corridor) {
            rail.change(corridor);
        } else if (deed instanceof Reel reel) {
            hostiles.boss.reel(reel, events);
        } else if (deed instanceof Speed speed) {
            changeSpeed(speed, events);
        } else if (deed instanceof Weave web) {
            hostiles.webs.weave(web, distance(), events);
        } else if (deed instanceof Shot next) {
            shot.begin(next, wick.position(), blooms, events);
        } else {
            throw new IllegalArgumentException("no flight can do " + deed);
        }
    }

    private void drop(Drop drop, SimEvents events) {
        where.set(drop.x(), drop.y(), distance() + drop.ahead());
        pickups.drop(drop.kind(), where);
        events.add(Type.PICKUP_APPEARED, where);
    }

    private void changeSpeed(Speed speed, SimEvents events) {
        if (speed.factor() != speedFactor) {
            events.add(Type.RAIL_SPEED, SimEvent.NOBODY, speed.factor() > speedFactor, wick.position());
        }
        speedFactor = speed.factor();
        rail.change(speed);
    }

    @Override
    public void tick(SimEvents events) {
        rail.tick();
        shot.tick(wick.position(), events);
        if (blooms.clocksTick()) {
            waves.spawn(distance(), hostiles.enemies, score);
            volleys.tick(wick, events);
        }
    }

    @Override
    public void addTo(StateHash hash) {
        rail.addTo(hash);
        shot.addTo(hash);
        waves.addTo(hash);
        volleys.addTo(hash);
    }
}
