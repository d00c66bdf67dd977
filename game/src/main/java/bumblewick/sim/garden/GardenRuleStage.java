package bumblewick.sim.garden;

import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.CameraDef;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleDeed.Act;
import bumblewick.def.RuleDeed.Bees;
import bumblewick.def.RuleDeed.FieldSwitch;
import bumblewick.def.RuleDeed.Gift;
import bumblewick.def.RuleDeed.Open;
import bumblewick.def.RuleDeed.Scene;
import bumblewick.def.RuleDeed.Stand;
import bumblewick.def.RuleFact;
import bumblewick.def.Rulebook;
import bumblewick.math.StateHash;
import bumblewick.math.Tick;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.garden.enemy.Walker;
import bumblewick.sim.garden.enemy.WalkerField;
import bumblewick.sim.garden.level.Fixture;
import bumblewick.sim.garden.level.Fixtures;
import bumblewick.sim.rule.Cues;
import bumblewick.sim.rule.RuleStage;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.SimEvents;
import com.jme3.math.Vector3f;
import java.util.List;

/** What the rules of a garden see of it, do in it, and have begun. */
final class GardenRuleStage implements RuleStage {
    private final Cues cues = new Cues();
    private final Rulebook rules;
    private final LevelDef level;
    private final List<LevelDef.Spawn> spawns;
    private final CameraDirector cameras;
    private final RuleScene scene;
    private final GardenWick wick;
    private final WalkerField walkers;
    private final GardenPickups pickups;
    private final Fixtures fixtures;
    private final Lantern lantern;
    private final GardenTriggers triggers;
    private final GardenScore score;
    private final Friends friends;
    private final StageFields fields;
    private final GardenMachines machines;

    GardenRuleStage(
            Rulebook rules,
            GardenDef garden,
            CameraDirector cameras,
            GardenWick wick,
            WalkerField walkers,
            GardenPickups pickups,
            Fixtures fixtures,
            Lantern lantern,
            GardenTriggers triggers,
            GardenScore score,
            Friends friends,
            StageFields fields,
            GardenMachines machines) {
        this.rules = rules;
        level = garden.level();
        spawns = level.spawns();
        this.cameras = cameras;
        scene = new RuleScene(cameras.rig());
        this.wick = wick;
        this.walkers = walkers;
        this.pickups = pickups;
        this.fixtures = fixtures;
        this.lantern = lantern;
        this.triggers = triggers;
        this.score = score;
        this.friends = friends;
        this.fields = fields;
        this.machines = machines;
    }

    @Override
    public Cues cues() {
        return cues;
    }

    /** The camera that a rule looks through. */
    RuleScene scene() {
        return scene;
    }

    /** Advances that camera by a tick; {@code told} is whether the story keeps the camera. */
    void advanceScene(boolean told, SimEvents events) {
        scene.tick(told, cameras.subject(), events);
    }

    @Override
    public float distance() {
        return 0f;
    }

    @Override
    public Vector3f place() {
        return wick.foot().feet();
    }

    @Override
    public int number(RuleFact fact) {
        return switch (fact) {
            case BEES -> lantern.bees();
            case POINTS -> (int) Math.min(Integer.MAX_VALUE, score.points());
            case ENEMIES -> walkers.size();
            case SEEDS -> score.seeds();
            case FRIENDS -> friends.freed();
            case SECONDS, COUNT, SIGNALS, DIFFICULTY, HUM, CHAIN, BOSS_HEALTH, LANE ->
                throw new IllegalArgumentException("a garden does not know " + fact);
        };
    }

    @Override
    public void run(RuleDeed deed, SimEvents events) {
        if (deed instanceof Bees bees) {
            lantern.take(bees.count(), wick.id(), wick.middle(), events);
        } else if (deed instanceof RuleDeed.Walker walker) {
            spawn(walker, events);
        } else if (deed instanceof Gift gift) {
            lay(gift, events);
        } else if (deed instanceof Open open) {
            open(open.body(), events);
        } else if (deed instanceof FieldSwitch how) {
            fields.turn(how);
        } else if (deed instanceof Act act) {
            triggers.fire(act.trigger(), wick.middle(), events);
        } else if (deed instanceof Scene next) {
            show(next);
        } else if (deed instanceof Stand stand) {
            stand(stand.at());
        } else {
            throw new IllegalArgumentException("no garden can do " + deed);
        }
    }

    @Override
    public void hear(String signal) {
        machines.hear(signal);
    }

    private void spawn(RuleDeed.Walker what, SimEvents events) {
        for (int i = 0; i < spawns.size(); i++) {
            if (spawns.get(i).what().equals(what.at())) {
                Walker walker = walkers.spawn(
                        what.kind(), spawns.get(i).position(), spawns.get(i).yaw());
                if (walker != null) {
                    events.add(Type.WALKER_APPEARED, walker.id(), what.kind(), 0, walker.position());
                }
            }
        }
    }

    private void lay(Gift what, SimEvents events) {
        PickupDef def = rules.get(PickupDef.class, what.kind());
        for (int i = 0; i < spawns.size(); i++) {
            if (spawns.get(i).what().equals(what.at())) {
                GardenPickup pickup = pickups.place(def, spawns.get(i).position());
                events.add(Type.PICKUP_APPEARED, pickup.id(), what.kind(), 0, pickup.place);
            }
        }
    }

    private void open(String body, SimEvents events) {
        Fixture first = fixtures.open(body);
        if (first != null) {
            events.add(Type.DOOR_OPENED, first.id(), body, 0, first.pose().position());
        }
    }

    private void stand(String at) {
        for (int i = 0; i < spawns.size(); i++) {
            if (spawns.get(i).what().equals(at)) {
                wick.place(spawns.get(i).position(), spawns.get(i).yaw());
                return;
            }
        }
    }

    private void show(Scene next) {
        CameraDef camera = Rulebook.named(level.cameras(), next.camera());
        scene.begin(camera, placeOf(next.at()), Tick.of(next.seconds()));
    }

    /** Where the first spawn of a name is; where Wick is if it is empty. */
    private Vector3f placeOf(String spawn) {
        for (int i = 0; i < spawns.size(); i++) {
            if (spawns.get(i).what().equals(spawn)) {
                return spawns.get(i).position();
            }
        }
        return wick.foot().feet();
    }

    @Override
    public void tick(SimEvents events) {}

    @Override
    public void addTo(StateHash hash) {
        scene.addTo(hash);
    }
}
