package bumblewick.content.level;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.BodyFormat;
import bumblewick.content.definition.WalkerFormat;
import bumblewick.content.level.MachineBoxFields.Stand;
import bumblewick.def.machine.BrazierDef;
import bumblewick.def.machine.GoalDef;
import bumblewick.def.machine.LeverDef;
import bumblewick.def.machine.NestDef;
import bumblewick.def.machine.PlateDef;

/** The custom properties of mechanisms that send signals. */
final class SwitchMachines {
    private static final float LONGEST = 600f; // s
    private static final float HEAVIEST = 1_000f; // kg

    private SwitchMachines() {}

    static Maker<PlateDef> plate(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var weight = fields.number(
                        "weight",
                        0.1f,
                        HEAVIEST,
                        "kg",
                        "That presses it. Wick weighs 3, a light crate 1, a heavy one 6.")
                .or(1f);
        var stays = fields.numericFlag("stays", "Whether it stays pressed for good.")
                .or(false);
        var sends = SignalFields.sends(fields);
        return values -> new PlateDef(box.box(values), values.get(weight), values.get(stays), values.get(sends));
    }

    static Maker<LeverDef> lever(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var seconds = fields.number("seconds", 0f, LONGEST, "s", "Time until it turns back by itself; 0 for never.")
                .or(0f);
        var stays = fields.numericFlag("stays", "Whether it can be turned once only.")
                .or(false);
        var sends = SignalFields.sends(fields);
        return values -> new LeverDef(box.box(values), values.get(seconds), values.get(stays), values.get(sends));
    }

    static Maker<BrazierDef> brazier(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var flame = fields.reference("flame", DefinitionKind.MODEL, "Its flame, which Wick carries, too.");
        var lit = fields.numericFlag("lit", "Whether it burns from the start, for good.")
                .or(false);
        var seconds = fields.number("seconds", 0f, LONGEST, "s", "Time until it goes out again; 0 for never.")
                .or(0f);
        var sends = SignalFields.sends(fields).orAbsent("");
        return values -> new BrazierDef(
                box.box(values), values.get(flame), values.get(lit), values.get(seconds), values.get(sends));
    }

    static Maker<GoalDef> goal(LevelNode node, Fields fields) {
        var stand = fields.derived(values -> Stand.of(node));
        var body = fields.reference("body", BodyFormat.BODY, "Which kind of body belongs into it.");
        var count =
                fields.whole("count", 1, 50, "bodies", "So many must be in it.").or(1);
        var keeps = fields.numericFlag("keeps", "Whether what is in it comes to rest.")
                .or(true);
        var sends = SignalFields.sends(fields);
        return values -> {
            Stand at = values.get(stand);
            return new GoalDef(
                    node.model().name(),
                    at.position(),
                    at.half(),
                    at.turn(),
                    values.get(body),
                    values.get(count),
                    values.get(keeps),
                    values.get(sends));
        };
    }

    static Maker<NestDef> nest(LevelNode node, Fields fields) {
        MachineBoxFields box = new MachineBoxFields(node, fields);
        var walker =
                fields.reference("walker", WalkerFormat.WALKER, "Which kind of enemy it sends, along its own z axis.");
        var every = fields.number("every", 1f, LONGEST, "s", "Time from one to the next; it trembles before.");
        var most = fields.whole("most", 1, 12, "walkers", "So many of its own are there at the same time.")
                .or(3);
        var hits = fields.whole("hits", 1, 20, "blows", "Whirls and dives that break it.")
                .or(3);
        var sends = SignalFields.sends(fields).orAbsent("");
        SignalFields when = new SignalFields(fields);
        return values -> new NestDef(
                box.box(values),
                values.get(walker),
                values.get(every),
                values.get(most),
                values.get(hits),
                values.get(sends),
                when.condition(node, values));
    }
}
