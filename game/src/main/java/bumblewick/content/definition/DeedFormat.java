package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.presentation.TextFormat;
import bumblewick.def.DeedDef;
import bumblewick.def.RuleDef.Conditions;
import bumblewick.def.RuleEvent;
import java.util.List;
import java.util.Locale;

/** The deed of a flight, which is part of its {@code stage.json}. */
final class DeedFormat {
    /** Events that are no deeds: time passes and places come by themselves. */
    private static final List<RuleEvent> NO_DEEDS =
            List.of(RuleEvent.START, RuleEvent.TIME, RuleEvent.CONDITION, RuleEvent.PLACE);

    private DeedFormat() {}

    static Maker<DeedDef> declare(Fields fields) {
        fields.reference("text", TextFormat.TEXT, "Key of the line that says what is asked for.");
        fields.object("on", RuleFormat::ofFlight, "The event that counts, as in rules.");
        fields.object("when", RuleFormat::checksOfFlight, "What must be true then. Left out, each counts.")
                .orAbsent(Conditions.NONE);
        fields.whole("count", 1, DeedDef.MOST, "times", "How many of them open the high exit.")
                .or(1);
        return fields.record(DeedDef.class, (made, values) -> {
            if (NO_DEEDS.contains(made.on().event())) {
                values.problem(
                        "on.event",
                        "'" + made.on().event().name().toLowerCase(Locale.ROOT)
                                + "' is nothing that a player does, expected an event such as signal, kill or parked");
            }
        });
    }
}
