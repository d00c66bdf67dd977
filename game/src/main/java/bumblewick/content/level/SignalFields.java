package bumblewick.content.level;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Names;
import bumblewick.content.declaration.Values;
import bumblewick.def.machine.SignalCondition;
import java.util.ArrayList;
import java.util.List;

/** The custom properties by which nodes of a level send and wait for signals; a list is a text with blanks between names. */
final class SignalFields {
    private static final float LONGEST = 600f; // s

    private final Field<String> all;
    private final Field<String> any;
    private final Field<String> not;
    private final Field<Float> hold;

    /** Declares what the node waits for. */
    SignalFields(Fields fields) {
        all = fields.text(
                        "whenAll", "Signals, with blanks between: all of them must be on. Left out, it waits for none.")
                .orAbsent("");
        any = fields.text("whenAny", "Signals, with blanks between: one of them must be on.")
                .orAbsent("");
        not = fields.text("whenNot", "Signals, with blanks between: none of them may be on.")
                .orAbsent("");
        hold = fields.number(
                        "whenHold",
                        0f,
                        LONGEST,
                        "s",
                        "How long all of that must be so before it counts. Left out, it does at once.")
                .orAbsent(0f);
    }

    /** Declares what a node sends. */
    static Field<String> sends(Fields fields) {
        return fields.name(
                "sends", "The signal that it has on; mechanisms wait for it by whenAll, whenAny and whenNot.");
    }

    /** The condition that was read. */
    SignalCondition condition(LevelNode node, Values values) {
        return new SignalCondition(
                names(node, "whenAll", values.get(all)),
                names(node, "whenAny", values.get(any)),
                names(node, "whenNot", values.get(not)),
                values.get(hold));
    }

    /** The names in a text; what is no name is a mistake. */
    static List<String> names(LevelNode node, String property, String text) {
        List<String> names = new ArrayList<>();
        for (String name : text.trim().split("[ ,]+")) {
            if (name.isEmpty()) {
                continue;
            }
            if (!Names.isName(name)) {
                node.problem(
                        node.model().name() + "." + property,
                        "expected names of small letters, digits and _ with blanks between, found '" + name + "'"
                                + Names.meant(name));
            }
            names.add(name);
        }
        return names;
    }
}
