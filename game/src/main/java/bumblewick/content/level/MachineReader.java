package bumblewick.content.level;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.json.ClosestName;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.MachineDef;
import bumblewick.def.machine.MachineDefs;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;

/** Reads the mechanisms of a level, and joins the flowers that throw with the ends of their throws. */
final class MachineReader {
    private static final String END = "_end";

    private final List<MachineDef> machines = new ArrayList<>();
    private final List<ListenerDef> fields = new ArrayList<>();
    private final Set<String> names = new HashSet<>();
    private final List<LevelNode> bounces = new ArrayList<>();
    private final SortedMap<String, LevelNode> ends = new TreeMap<>();

    /** How the properties of a mechanism's node are read; empty for what is none. */
    static Optional<Function<Fields, Maker<MachineDef>>> properties(NodeRole role, LevelNode node) {
        Function<Fields, Maker<MachineDef>> declare =
                switch (role) {
                    case ROTOR -> inside -> MovingMachines.rotor(node, inside)::make;
                    case WEIGHTS -> inside -> MovingMachines.weights(node, inside)::make;
                    case CARRIER -> inside -> MovingMachines.carrier(node, inside)::make;
                    case LIQUID -> inside -> MovingMachines.liquid(node, inside)::make;
                    case BOUNCE -> inside -> MovingMachines.bounce(node, null, inside)::make;
                    case DOOR -> inside -> MovingMachines.door(node, inside)::make;
                    case ICE -> inside -> MovingMachines.ice(node, inside)::make;
                    case PLATE -> inside -> SwitchMachines.plate(node, inside)::make;
                    case LEVER -> inside -> SwitchMachines.lever(node, inside)::make;
                    case BRAZIER -> inside -> SwitchMachines.brazier(node, inside)::make;
                    case GOAL -> inside -> SwitchMachines.goal(node, inside)::make;
                    case NEST -> inside -> SwitchMachines.nest(node, inside)::make;
                    default -> null;
                };
        return Optional.ofNullable(declare);
    }

    void add(LevelNode node) {
        String name = node.model().name();
        if (!names.add(name)) {
            node.problem("is there twice");
        }
        if (names.size() > MachineDefs.MOST) {
            node.problem("is one too many, expected at most " + MachineDefs.MOST + " mechanisms");
            return;
        }
        boolean bounce = node.nodeRole() == NodeRole.BOUNCE;
        if (bounce && node.name().endsWith(END)) {
            ends.put(node.name().substring(0, node.name().length() - END.length()), node);
        } else if (bounce) {
            bounces.add(node);
        } else {
            properties(node.nodeRole(), node).ifPresent(declare -> machines.add(node.properties(declare)));
        }
    }

    /** A platform waits for signals. */
    void addPlatform(ListenerDef def) {
        machines.add(def);
    }

    /** A field waits for signals. */
    void addField(ListenerDef def) {
        fields.add(def);
    }

    /** All mechanisms; call once, after the last {@link #add}. */
    MachineDefs all() {
        Set<String> thrown = new HashSet<>();
        for (LevelNode node : bounces) {
            thrown.add(node.name());
            Vector3f target = target(node);
            machines.add(node.properties(inside -> MovingMachines.bounce(node, target, inside)));
        }
        ends.forEach((name, node) -> {
            if (!thrown.contains(name)) {
                node.problem("there is no '" + NodeRole.BOUNCE.prefix() + name + "'" + ClosestName.hint(name, thrown));
            }
        });
        machines.removeIf(def -> def == null);
        return MachineDefs.of(machines, fields);
    }

    private Vector3f target(LevelNode node) {
        LevelNode end = ends.get(node.name());
        if (end == null) {
            node.problem("throws nowhere, expected an empty '" + NodeRole.BOUNCE.prefix() + node.name() + END
                    + "' where the feet come down");
            return node.position();
        }
        return end.position();
    }
}
