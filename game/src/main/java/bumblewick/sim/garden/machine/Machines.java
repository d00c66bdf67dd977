package bumblewick.sim.garden.machine;

import bumblewick.def.FootDef;
import bumblewick.def.LevelDef;
import bumblewick.def.machine.BrazierDef;
import bumblewick.def.machine.CarrierDef;
import bumblewick.def.machine.IceDef;
import bumblewick.def.machine.LiquidDef;
import bumblewick.def.machine.ListenerDef;
import bumblewick.def.machine.MachineBox;
import bumblewick.def.machine.MachineDefs;
import bumblewick.def.machine.WeightsDef;
import bumblewick.math.StateHash;
import bumblewick.sim.character.ThrowArc;
import bumblewick.sim.field.StageFields;
import bumblewick.sim.garden.level.MovingPlatforms;
import bumblewick.sim.garden.level.Terrain;
import bumblewick.sim.run.EntityIds;
import bumblewick.sim.run.SimEvents;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * The mechanisms of a garden, and the signals that join them. What moves does so before Wick; what acts on Wick does so after
 * Wick has moved. A signal is on in the tick after its mechanism has raised it.
 */
public final class Machines {
    /** What Wick weighs, in kg; a light crate weighs 1. */
    public static final float WICK = Loads.WICK;

    /** What a block of ice weighs, in kg. */
    public static final float ICE = IceBlock.WEIGHT;

    private static final int WIDEST = 16; // slats of a carrier

    private final List<Machine> machines = new ArrayList<>();
    private final List<Machine> inScenes = new ArrayList<>(); // those that move on while the stage waits
    private final List<Brazier> braziers = new ArrayList<>();
    private final List<IceBlock> ice = new ArrayList<>();
    private final List<Liquid> liquids = new ArrayList<>();
    private final Circuit circuit;
    private final Strikes strikes = new Strikes();
    private final CarriedFlame flame;
    private final MachineParts parts;

    /**
     * Builds the mechanisms of a level.
     *
     * @param platforms some of which wait for signals
     * @param fields some of which wait for signals
     * @param floor height below which what falls starts over, in u
     * @throws IllegalArgumentException if the rules do not know a surface of theirs
     */
    public Machines(
            LevelDef level,
            FootDef foot,
            float floor,
            Terrain terrain,
            MovingPlatforms platforms,
            StageFields fields,
            EntityIds ids) {
        MachineDefs defs = level.machines();
        parts = new MachineParts(terrain, ids);
        TreeSet<String> signals = defs.sent();
        signals.addAll(defs.heard());
        circuit = new Circuit(List.copyOf(signals));
        switches(defs);
        flame = new CarriedFlame(flame(defs.braziers()));
        for (BrazierDef def : defs.braziers()) {
            MachinePart part = parts.solid(def.box());
            MachinePart fire = parts.seen(def.flame(), def.position(), def.box().turn());
            Brazier brazier = new Brazier(def, part, fire, circuit, flame);
            braziers.add(brazier);
            add(def.box(), brazier);
        }
        movers(defs, new ThrowArc(foot));
        for (LiquidDef def : defs.liquids()) {
            Liquid liquid = new Liquid(def, visible(def.box()), circuit);
            liquids.add(liquid);
            add(def.box(), liquid);
        }
        for (IceDef def : defs.ice()) {
            MachinePart part = parts.solid(def.box());
            IceBlock block = new IceBlock(def, part, terrain.world(), floor, strikes, braziers, flame);
            ice.add(block);
            add(def.box(), block);
        }
        for (ListenerDef def : defs.platforms()) {
            machines.add(new PlatformListener(platforms.named(def.of(), def.position()), def.when(), circuit));
        }
        defs.fields().forEach(def -> machines.add(new FieldListener(def, fields, circuit)));
    }

    private void add(MachineBox box, Machine machine) {
        machines.add(machine);
        if (box.inScenes()) {
            inScenes.add(machine);
        }
    }

    private MachinePart flame(List<BrazierDef> defs) {
        return defs.isEmpty()
                ? null
                : parts.seen(
                        defs.get(0).flame(),
                        defs.get(0).position(),
                        defs.get(0).box().turn());
    }

    private MachinePart visible(MachineBox box) {
        return parts.seen(box.model(), box.position(), box.turn());
    }

    /** What sends signals. */
    private void switches(MachineDefs defs) {
        defs.plates().forEach(def -> add(def.box(), new Plate(def, parts.solid(def.box()), circuit, ice)));
        defs.levers()
                .forEach(def ->
                        add(def.box(), new Lever(def, parts.solid(def.box()), visible(def.box()), circuit, strikes)));
        defs.goals().forEach(def -> machines.add(new Goal(def, circuit)));
        defs.nests().forEach(def -> add(def.box(), new Nest(def, parts.solid(def.box()), circuit, strikes)));
    }

    /** What moves. */
    private void movers(MachineDefs defs, ThrowArc arc) {
        defs.rotors()
                .forEach(
                        def -> add(def.box(), new Rotor(def, parts.solids(def.box(), def.blades()), circuit, strikes)));
        defs.weights().forEach(def -> add(def.box(), new Weights(def, sides(def), circuit)));
        defs.carriers().forEach(def -> add(def.box(), new Carrier(def, parts.solid(def.box()), slats(def), circuit)));
        defs.bounces().forEach(def -> add(def.box(), new AimedBounce(def, parts.solid(def.box()), arc, circuit)));
        defs.doors().forEach(def -> add(def.box(), new SlidingDoor(def, parts.solid(def.box()), circuit)));
    }

    private MachinePart[] sides(WeightsDef def) {
        MachinePart first = parts.solid(def.box());
        return def.kind() == WeightsDef.Kind.SEESAW
                ? new MachinePart[] {first}
                : new MachinePart[] {first, parts.solid(def.box(), def.other())};
    }

    private MachinePart[] slats(CarrierDef def) {
        MachinePart[] slats = new MachinePart[Math.min(WIDEST, Carrier.slats(def))];
        for (int i = 0; i < slats.length; i++) {
            slats[i] = parts.seen(def.slat(), def.position(), def.box().turn());
        }
        return slats;
    }

    /**
     * Moves all on by a tick, before Wick moves.
     *
     * @param waits whether the stage waits: then all but those that move on in scenes stay as they are
     */
    public void tick(boolean waits, MachineStage stage, SimEvents events) {
        if (waits) {
            parts.rest();
            moveInScene(stage, events);
            return;
        }
        circuit.tick(stage);
        for (int i = 0; i < machines.size(); i++) {
            machines.get(i).tick(stage, events);
        }
    }

    private void moveInScene(MachineStage stage, SimEvents events) {
        if (inScenes.isEmpty()) {
            return;
        }
        circuit.latch();
        for (int i = 0; i < inScenes.size(); i++) {
            inScenes.get(i).tick(stage, events);
        }
    }

    /** Lets all act on Wick, who has moved, and feel what Wick did. */
    public void touch(MachineStage stage, SimEvents events) {
        strikes.tick(stage.wick());
        for (int i = 0; i < machines.size(); i++) {
            machines.get(i).touch(stage, events);
        }
        flame.tick(stage.wick(), events);
        for (int i = 0; i < liquids.size(); i++) {
            if (liquids.get(i).douses(CarriedFlame.HEIGHT)) {
                flame.douse(events);
            }
        }
    }

    /** A rule sends a signal. */
    public void hear(String signal) {
        circuit.hear(signal);
    }

    /** Factor on Wick's speed. */
    public float factor() {
        float factor = 1f;
        for (int i = 0; i < liquids.size(); i++) {
            factor *= liquids.get(i).factor();
        }
        return factor;
    }

    /** Whether Wick carries a flame in the lantern. */
    public boolean carriesFlame() {
        return flame.burns();
    }

    /** What is seen of them. */
    public MachineParts parts() {
        return parts;
    }

    /** Whether the level has any. */
    public boolean exist() {
        return !machines.isEmpty();
    }

    /** Counts nothing for a level without mechanisms. */
    public void addTo(StateHash hash) {
        if (machines.isEmpty()) {
            return;
        }
        circuit.addTo(hash);
        strikes.addTo(hash);
        flame.addTo(hash);
        for (int i = 0; i < machines.size(); i++) {
            machines.get(i).addTo(hash);
        }
    }
}
