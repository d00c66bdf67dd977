package bumblewick.content.level;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.machine.BounceDef;
import bumblewick.def.machine.CarrierDef;
import bumblewick.def.machine.DoorDef;
import bumblewick.def.machine.IceDef;
import bumblewick.def.machine.LiquidDef;
import bumblewick.def.machine.MachineBox;
import bumblewick.def.machine.RotorDef;
import bumblewick.def.machine.RotorDef.Axis;
import bumblewick.def.machine.WeightsDef;
import bumblewick.def.machine.WeightsDef.Kind;
import bumblewick.sim.collision.Rotation;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/** The custom properties of mechanisms that move, or move what is on them. */
final class MovingMachines {
    private static final float FASTEST = 15f; // u/s of the tip of a blade
    private static final float LONGEST = 600f; // s
    private static final float FAR = 100f; // u
    private static final float HEAVIEST = 1_000f; // kg
    private static final int MOST_TICKS = 36_000;
    private static final int LEAST_OFF = 60; // ticks
    private static final float STEEPEST = 40f; // degrees that Wick can walk on
    private static final float EASED = 1.5f; // how much faster the middle of an eased way is than its mean

    private MovingMachines() {}

    static Maker<RotorDef> rotor(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var axis = fields.choice("axis", Axis.class, "Its own axis about which it turns.")
                .or(Axis.Y);
        var seconds = fields.number(
                "seconds",
                0.2f,
                LONGEST,
                "s",
                "Time of a turn; with arc, of a swing from one end to the other; with counts, of a step.");
        var arc = fields.number("arc", 0f, 170f, "degrees", "How far it swings to each side; 0 turns round.")
                .or(0f);
        var steps = fields.whole("steps", 0, 24, "steps", "Rests in a turn, at each of which it clacks; 0 for none.")
                .or(0);
        var rest = fields.number("rest", 0f, LONGEST, "s", "Time of each rest.").or(0f);
        var blades = fields.whole("blades", 1, 12, "blades", "Boxes around the axis.")
                .or(1);
        var reach = fields.number(
                        "reach",
                        0f,
                        FAR,
                        "u",
                        "From the node, about which it turns, to the middle of a box: along its own z axis if it turns"
                                + " about y, else down.")
                .or(0f);
        var phase = fields.number("phase", 0f, 1f, "of a turn", "How far it has turned at the start.")
                .or(0f);
        var wide = fields.number(
                        "wide",
                        1f,
                        3f,
                        "of its arc",
                        "How much wider it swings for two swings once Wick has struck it.")
                .or(1f)
                .when(values -> values.get(arc) > 0f);
        var knocks = fields.numericFlag("knocks", "Whether a box that comes throws Wick back and scares a bee.")
                .or(false);
        var counts = fields.text(
                        "counts",
                        "Signals, with blanks between: it turns one of its steps for each that is on. Left out, it"
                                + " turns by itself.")
                .orAbsent("");
        SignalFields when = new SignalFields(fields);
        return values -> {
            RotorDef def = new RotorDef(
                    box.box(values),
                    values.get(axis),
                    values.get(seconds),
                    values.get(arc),
                    values.get(steps),
                    values.get(rest),
                    values.get(blades),
                    values.get(reach),
                    values.get(phase),
                    values.get(arc) > 0f ? values.get(wide) : 1f,
                    values.get(knocks),
                    SignalFields.names(node, "counts", values.get(counts)),
                    when.condition(node, values));
            check(node, def);
            return def;
        };
    }

    private static void check(LevelNode node, RotorDef def) {
        if (!def.counts().isEmpty() && def.steps() == 0) {
            node.problem(node.model().name() + ".steps", "is missing: counts turns it by so many steps in a turn");
        } else if (def.steps() > 0 && def.counts().isEmpty() && def.rest() * def.steps() >= def.seconds()) {
            node.problem(
                    node.model().name() + ".rest",
                    "expected less than " + def.seconds() / def.steps() + " s, the time of a step, found "
                            + def.rest());
        } else if (def.steps() > 0 && def.arcDegrees() > 0f) {
            node.problem(node.model().name() + ".arc", "a rotor with steps turns round, expected no arc");
        }
        float tip = tip(def) * turning(def);
        boolean rests = def.rest() * def.steps() < def.seconds();
        if (tip > FASTEST && rests) {
            node.problem(
                    node.model().name() + ".seconds",
                    "its ends move at up to " + Math.round(tip) + " u/s, expected " + Math.round(FASTEST)
                            + " at most: give it more time");
        }
    }

    /** How far its ends are from the axis, in u. */
    private static float tip(RotorDef def) {
        Vector3f half = def.box().half();
        float along = def.reach() + (def.axis() == Axis.Y ? half.z : half.y);
        float beside = def.axis() == Axis.X ? half.z : half.x;
        return (float) Math.sqrt(along * along + beside * beside);
    }

    /** How fast it turns at most, in radians per second. */
    private static float turning(RotorDef def) {
        if (!def.counts().isEmpty()) {
            return EASED * FastMath.TWO_PI / Math.max(1, def.steps()) / def.seconds();
        }
        if (def.arcDegrees() > 0f) {
            return def.wide() * def.arcDegrees() * FastMath.DEG_TO_RAD * FastMath.PI / def.seconds();
        }
        float rests = def.rest() * def.steps() / def.seconds();
        float eased = def.steps() > 0 ? EASED / Math.max(0.01f, 1f - rests) : 1f;
        return eased * FastMath.TWO_PI / def.seconds();
    }

    static Maker<WeightsDef> weights(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var kind = fields.choice(
                "kind",
                Kind.class,
                "seesaw is a plank that tilts along its own x axis; pulley is two pans on one rope: when the one"
                        + " sinks, the other rises.");
        var travel = fields.number(
                "travel",
                0.1f,
                FAR,
                "",
                "How far a plank tilts to each side, in degrees, at most 40; how far the first pan sinks, in u.");
        var span = fields.number(
                        "span",
                        -FAR,
                        FAR,
                        "u",
                        "From the first pan, at its highest, to the second along its own x axis.")
                .when(kind, Kind.PULLEY);
        var counterweight = fields.number(
                        "counterweight",
                        0f,
                        HEAVIEST,
                        "kg",
                        "In the second pan, or at the end of the plank on its own -x side. Wick weighs 3, a light"
                                + " crate 1.")
                .or(0f);
        var inertia = fields.number("inertia", 0.1f, HEAVIEST, "kg", "Of the link itself; more makes it slower.")
                .or(2f);
        var other = fields.reference(
                        "other", DefinitionKind.MODEL, "The second pan. Left out, it looks like the first.")
                .orAbsent("");
        var load = fields.number(
                        "load", 0f, HEAVIEST, "kg", "In the first pan while its signals are on. Left out, none.")
                .orAbsent(0f);
        SignalFields when = new SignalFields(fields);
        return values -> {
            if (values.get(kind) == Kind.SEESAW && values.get(travel) > STEEPEST) {
                node.problem(
                        node.model().name() + ".travel",
                        "expected at most " + Math.round(STEEPEST) + " degrees, or Wick slides off, found "
                                + values.get(travel));
            }
            MachineBox pan = box.box(values);
            return new WeightsDef(
                    pan,
                    values.get(other).isEmpty() ? pan.model() : values.get(other),
                    values.get(kind),
                    values.get(travel),
                    values.get(kind) == Kind.PULLEY ? values.get(span) : 0f,
                    values.get(counterweight),
                    values.get(inertia),
                    values.get(load),
                    when.condition(node, values));
        };
    }

    static Maker<CarrierDef> carrier(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var slat = fields.reference("slat", DefinitionKind.MODEL, "Its slats, which move along. Left out, none.")
                .orAbsent("");
        var speed = fields.number("speed", -12f, 12f, "u/s", "Along its own z axis; less than 0 the other way.");
        SignalFields when = new SignalFields(fields);
        return values ->
                new CarrierDef(box.box(values), values.get(slat), values.get(speed), when.condition(node, values));
    }

    static Maker<LiquidDef> liquid(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var kind = fields.choice(
                "kind",
                LiquidDef.Kind.class,
                "water slows Wick and carries off who is under it; lava burns Wick and throws Wick out.");
        var rise = fields.number("rise", 0f, FAR, "u", "How far it rises above where it is at first.")
                .or(0f);
        var seconds = fields.number("seconds", 0.5f, LONGEST, "s", "Time of rising, and of falling.")
                .or(3f);
        var on = fields.whole("on", 1, MOST_TICKS, "ticks", "How long it is up each time, rising included.")
                .orAbsent(0);
        var off = fields.whole("off", LEAST_OFF, MOST_TICKS, "ticks", "How long it is down between; belongs to on.")
                .when(values -> values.has(on));
        SignalFields when = new SignalFields(fields);
        return values -> new LiquidDef(
                box.box(values),
                values.get(kind),
                values.get(rise),
                values.get(seconds),
                values.get(on),
                values.has(on) ? values.get(off) : 0,
                when.condition(node, values));
    }

    /** @param target where its node's target stands */
    static Maker<BounceDef> bounce(LevelNode node, Vector3f target, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var apex = fields.number(
                "apex", 0.2f, 40f, "u", "How far above the higher of both ends Wick flies; more takes longer.");
        SignalFields when = new SignalFields(fields);
        return values -> new BounceDef(box.box(values), target, values.get(apex), when.condition(node, values));
    }

    static Maker<DoorDef> door(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var up = fields.number("up", -FAR, FAR, "u", "How far it opens along its own y axis; less than 0 sinks.")
                .or(0f);
        var side = fields.number("side", -FAR, FAR, "u", "How far it opens along its own x axis.")
                .or(0f);
        var over = fields.number("over", 0.1f, 60f, "s", "Time of opening, and of shutting.")
                .or(0.8f);
        var seconds = fields.number(
                        "seconds",
                        0f,
                        LONGEST,
                        "s",
                        "How much longer it stays open than its signals are on; it ticks. 0 for no longer.")
                .or(0f);
        var stays =
                fields.numericFlag("stays", "Whether it stays open for good.").or(false);
        SignalFields when = new SignalFields(fields);
        return values -> {
            Vector3f way = new Vector3f(values.get(side), values.get(up), 0f);
            if (way.x == 0f && way.y == 0f) {
                node.problem("opens nowhere, expected up or side");
            }
            DoorDef def = new DoorDef(
                    box.box(values),
                    way,
                    values.get(over),
                    values.get(seconds),
                    values.get(stays),
                    when.condition(node, values));
            Rotation.rotate(def.box().turn(), way);
            if (def.when().isEmpty()) {
                node.problem("opens for nobody, expected signals in whenAll, whenAny or whenNot");
            }
            return def;
        };
    }

    static Maker<IceDef> ice(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var speed = fields.number("speed", 0.5f, 12f, "u/s", "At which it slides, once it is pushed or struck.")
                .or(5f);
        var melt = fields.number("melt", 0.5f, LONGEST, "s", "Time beside a flame until it is gone.")
                .or(3f);
        var returns = fields.number("returns", 0f, LONGEST, "s", "Time until it is there again; 0 for never.")
                .or(0f);
        return values -> new IceDef(box.box(values), values.get(speed), values.get(melt), values.get(returns));
    }
}
