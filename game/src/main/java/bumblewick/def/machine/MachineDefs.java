package bumblewick.def.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * All mechanisms of a level, each kind in the order of the file.
 *
 * @param rotors {@link RotorDef}
 * @param weights {@link WeightsDef}
 * @param carriers {@link CarrierDef}
 * @param liquids {@link LiquidDef}
 * @param bounces {@link BounceDef}
 * @param plates {@link PlateDef}
 * @param levers {@link LeverDef}
 * @param braziers {@link BrazierDef}
 * @param doors {@link DoorDef}
 * @param ice {@link IceDef}
 * @param goals {@link GoalDef}
 * @param nests {@link NestDef}
 * @param platforms that wait for signals
 * @param fields that wait for signals
 */
public record MachineDefs(
        List<RotorDef> rotors,
        List<WeightsDef> weights,
        List<CarrierDef> carriers,
        List<LiquidDef> liquids,
        List<BounceDef> bounces,
        List<PlateDef> plates,
        List<LeverDef> levers,
        List<BrazierDef> braziers,
        List<DoorDef> doors,
        List<IceDef> ice,
        List<GoalDef> goals,
        List<NestDef> nests,
        List<ListenerDef> platforms,
        List<ListenerDef> fields) {
    /** The most mechanisms of a level. */
    public static final int MOST = 128;

    /** No mechanisms. */
    public static final MachineDefs NONE = of(List.of());

    public MachineDefs {
        rotors = List.copyOf(rotors);
        weights = List.copyOf(weights);
        carriers = List.copyOf(carriers);
        liquids = List.copyOf(liquids);
        bounces = List.copyOf(bounces);
        plates = List.copyOf(plates);
        levers = List.copyOf(levers);
        braziers = List.copyOf(braziers);
        doors = List.copyOf(doors);
        ice = List.copyOf(ice);
        goals = List.copyOf(goals);
        nests = List.copyOf(nests);
        platforms = List.copyOf(platforms);
        fields = List.copyOf(fields);
    }

    /** Sorts mechanisms by kind; those that wait alone are of platforms. */
    public static MachineDefs of(List<MachineDef> all) {
        return of(all, List.of());
    }

    /**
     * Sorts mechanisms by kind.
     *
     * @param all mechanisms, and the platforms that wait for signals
     * @param fields those that wait for signals
     */
    public static MachineDefs of(List<MachineDef> all, List<ListenerDef> fields) {
        return new MachineDefs(
                only(RotorDef.class, all),
                only(WeightsDef.class, all),
                only(CarrierDef.class, all),
                only(LiquidDef.class, all),
                only(BounceDef.class, all),
                only(PlateDef.class, all),
                only(LeverDef.class, all),
                only(BrazierDef.class, all),
                only(DoorDef.class, all),
                only(IceDef.class, all),
                only(GoalDef.class, all),
                only(NestDef.class, all),
                only(ListenerDef.class, all),
                fields);
    }

    private static <D> List<D> only(Class<D> kind, List<MachineDef> all) {
        List<D> found = new ArrayList<>();
        for (MachineDef def : all) {
            if (kind.isInstance(def)) {
                found.add(kind.cast(def));
            }
        }
        return found;
    }

    /** All of them. */
    public List<MachineDef> all() {
        List<MachineDef> all = new ArrayList<>();
        all.addAll(rotors);
        all.addAll(weights);
        all.addAll(carriers);
        all.addAll(liquids);
        all.addAll(bounces);
        all.addAll(plates);
        all.addAll(levers);
        all.addAll(braziers);
        all.addAll(doors);
        all.addAll(ice);
        all.addAll(goals);
        all.addAll(nests);
        all.addAll(platforms);
        all.addAll(fields);
        return all;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return all().isEmpty();
    }

    /** The signals that they send. */
    public TreeSet<String> sent() {
        TreeSet<String> signals = new TreeSet<>();
        all().forEach(def -> signals.add(def.sends()));
        signals.remove("");
        return signals;
    }

    /** The signals that they wait for. */
    public TreeSet<String> heard() {
        TreeSet<String> signals = new TreeSet<>();
        all().forEach(def -> signals.addAll(def.hears()));
        return signals;
    }
}
