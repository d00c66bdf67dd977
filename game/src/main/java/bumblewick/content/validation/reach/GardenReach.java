package bumblewick.content.validation.reach;

import bumblewick.def.BodyDef;
import bumblewick.def.FieldDef;
import bumblewick.def.FootDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LevelDef;
import bumblewick.def.LevelDef.Spawn;
import bumblewick.def.LevelDef.Trigger;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed.Signal;
import bumblewick.def.Rulebook;
import bumblewick.def.WalkerDef;
import bumblewick.def.machine.DoorDef;
import bumblewick.def.machine.GoalDef;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.MachineDefs;
import bumblewick.def.machine.PlateDef;
import bumblewick.def.machine.SignalCondition;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds what of a garden can surely not be reached from its start, whatever state its mechanisms are in: goals on ledges too
 * high for Wick's jump, behind doors that open from inside alone, and the like.
 *
 * <p>It asks over and over what can be reached by what is open, and what that opens, until nothing new comes. In doubt
 * something can be reached: Wick is as thin as a line, jumps from walls, stands on crates, and platforms carry through walls.
 */
public final class GardenReach {
    private static final float NEAR = 1.6f; // u to the side from which something is touched
    private static final float TALL = 2.2f; // u from Wick's feet to what is touched above
    private static final float DEEP = 1.2f; // u from Wick's feet to what is touched below
    private static final float STRUCK = 3f; // u to the side from which a lever is turned
    private static final float AROUND = 12f; // u of air around a level
    private static final int MOST = 1_000_000; // columns of a level that is looked at
    private static final int STACK = 2; // crates that may be piled up

    private final GardenDef garden;
    private final LevelDef level;
    private final MachineDefs machines;
    private final Rulebook rules;
    private final Set<String> signals = new TreeSet<>();
    private final Soup soup;
    private final Grid grid;
    private final WickReach wick;
    private final List<Lift> walls;
    private final boolean wind;

    /**
     * Something that is out of reach.
     *
     * @param node name of its node in the level
     * @param position in u
     */
    public record Found(String node, Vector3f position) {}

    private GardenReach(GardenDef garden, Rulebook rules) {
        this.garden = garden;
        this.rules = rules;
        level = garden.level();
        machines = level.machines();
        soup = Soup.of(level);
        grid = grid();
        wick = new WickReach(rules.only(FootDef.class), stack());
        walls = new ClimbableWalls(soup).lifts(wick);
        wind = level.fields().stream().anyMatch(GardenReach::blows);
        garden.rules().forEach(rule -> rule.actions().forEach(action -> {
            if (action.deed() instanceof Signal sent) {
                signals.add(sent.name());
            }
        }));
    }

    private static boolean blows(FieldDef field) {
        return field.drift().lengthSquared() > 0f;
    }

    /** What of a garden is out of reach, in the order of its level. */
    public static List<Found> beyond(GardenDef garden, Rulebook rules) {
        if (garden.level().triangles() == 0) {
            return List.of();
        }
        GardenReach reach = new GardenReach(garden, rules);
        return reach.grid.size() > MOST ? List.of() : reach.beyond();
    }

    private Grid grid() {
        float[] least = {Float.MAX_VALUE, 0f, Float.MAX_VALUE};
        float[] most = {-Float.MAX_VALUE, 0f, -Float.MAX_VALUE};
        for (int i = 0; i < soup.size(); i++) {
            for (int axis = 0; axis < 3; axis += 2) {
                least[axis] = Math.min(least[axis], soup.least(i, axis));
                most[axis] = Math.max(most[axis], soup.most(i, axis));
            }
        }
        return Grid.over(least[0] - AROUND, least[2] - AROUND, most[0] + AROUND, most[2] + AROUND);
    }

    /** How much higher Wick may stand than the ground: on crates that are piled up, on ice, on heads of enemies. */
    private float stack() {
        float crate = 0f;
        float head = 0f;
        for (Spawn spawn : level.spawns()) {
            BodyDef body = rules.all(BodyDef.class).get(spawn.what());
            WalkerDef walker = rules.all(WalkerDef.class).get(spawn.what());
            crate = Math.max(crate, body == null || body.mass() == 0f ? 0f : 2f * body.halfHeight());
            head = Math.max(head, walker == null ? 0f : walker.height());
        }
        for (var def : machines.nests()) {
            WalkerDef walker = rules.all(WalkerDef.class).get(def.walker());
            head = Math.max(head, walker == null ? 0f : walker.height());
        }
        for (var def : machines.ice()) {
            crate = Math.max(crate, 2f * def.box().half().y);
        }
        return STACK * crate + head;
    }

    private List<Found> beyond() {
        Flood flood = flood();
        while (signals.addAll(sent(flood))) {
            flood = flood();
        }
        List<Found> found = new ArrayList<>();
        for (Spawn spawn : level.spawns()) {
            if (isWanted(spawn) && !touches(flood, spawn.position(), NEAR)) {
                found.add(new Found("spawn_" + spawn.what(), spawn.position()));
            }
        }
        for (Trigger trigger : level.triggers()) {
            float side = trigger.half().length();
            if (!trigger.camera() && !flood.comes(trigger.position(), side, side, side + TALL, side)) {
                found.add(new Found("trigAction_" + trigger.name(), trigger.position()));
            }
        }
        for (MachineDef def : machines.all()) {
            if (!def.sends().isEmpty() && !signals.contains(def.sends())) {
                found.add(new Found(def.name(), def.position()));
            }
        }
        return found;
    }

    /** Whether Wick is to come to something. */
    private boolean isWanted(Spawn spawn) {
        return spawn.what().equals("friend") || rules.all(PickupDef.class).containsKey(spawn.what());
    }

    private static boolean touches(Flood flood, Vector3f place, float side) {
        return flood.comes(place, side, side, TALL, DEEP);
    }

    private Flood flood() {
        List<DoorDef> doors = machines.doors();
        boolean[] open = new boolean[doors.size()];
        for (int i = 0; i < open.length; i++) {
            open[i] = isPossible(doors.get(i).when());
        }
        Flood flood = new Flood(new AirColumns(soup, grid, open), wick.jump(), garden.floorHeight(), wind);
        GardenLifts lifts = new GardenLifts(garden, rules, wick, this::isPossible);
        level.spawns().stream()
                .filter(spawn -> spawn.what().equals("wick"))
                .forEach(spawn -> flood.spread(spawn.position(), lifts.lifts(), walls, lifts.thrown()));
        return flood;
    }

    private boolean isPossible(SignalCondition when) {
        return signals.containsAll(when.all())
                && (when.any().isEmpty() || when.any().stream().anyMatch(signals::contains));
    }

    /** The signals of what can be reached, or pressed by a body that is where Wick cannot be. */
    private Set<String> sent(Flood flood) {
        boolean strangers =
                level.spawns().stream().anyMatch(spawn -> moves(spawn) && !touches(flood, spawn.position(), NEAR))
                        || machines.ice().stream().anyMatch(def -> !touches(flood, def.position(), STRUCK));
        Set<String> sent = new TreeSet<>();
        for (MachineDef def : machines.all()) {
            float side = side(def);
            boolean weighed =
                    machines.plates().contains(def) || machines.goals().contains(def);
            if (!def.sends().isEmpty() && (touches(flood, def.position(), side) || (weighed && strangers))) {
                sent.add(def.sends());
            }
        }
        return sent;
    }

    /** From how far away something is turned, broken, lit or pressed, in u. */
    private static float side(MachineDef def) {
        if (def instanceof PlateDef plate) {
            return NEAR + plate.box().half().length();
        }
        return def instanceof GoalDef goal ? STRUCK + goal.half().length() : STRUCK;
    }

    private boolean moves(Spawn spawn) {
        BodyDef body = rules.all(BodyDef.class).get(spawn.what());
        return body != null && body.mass() > 0f;
    }
}
