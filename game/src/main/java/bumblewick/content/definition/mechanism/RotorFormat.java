package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Axis;
import bumblewick.def.mechanism.HazardDef.Clack;
import bumblewick.def.mechanism.HazardDef.Faces;
import bumblewick.def.mechanism.HazardDef.Rotor;

/** How a rotor turns or swings. */
final class RotorFormat {
    private static final int MOST_ARMS = 16;
    private static final float LONGEST_ARM = 60f; // u
    private static final int FASTEST_TURN = 30; // ticks: 12° a tick
    private static final int FASTEST_STEP = 6; // ticks
    private static final int USUAL_TURN = 480; // ticks

    private RotorFormat() {}

    static Maker<Rotor> declare(Fields fields) {
        fields.choice(
                        "axis",
                        Axis.class,
                        "along turns like a mill's sails before Wick, up like a merry-go-round, across like a paddle wheel.")
                .or(Axis.ALONG);
        fields.whole("arms", 1, MOST_ARMS, "", "How many arms, evenly spaced.").or(1);
        fields.number("reach", 0.2f, LONGEST_ARM, "u", "How far an arm reaches from the pivot.");
        fields.number("inner", 0f, LONGEST_ARM, "u", "How far from the pivot an arm begins.")
                .or(0f);
        fields.number("width", 0.1f, LONGEST_ARM, "u", "Of an arm, in the plane in which it turns.");
        fields.number("depth", 0.1f, LONGEST_ARM, "u", "Of an arm, along the axis.")
                .or(0.6f);
        fields.number("hub", 0f, LONGEST_ARM, "u", "Radius of a disc about the pivot; 0 for none.")
                .or(0f);
        fields.reference("hubModel", DefinitionKind.MODEL, "What the disc looks like. Left out, it is not drawn.")
                .or("");
        fields.number(
                        "startDegrees",
                        -360f,
                        360f,
                        "degrees",
                        "Where the first arm begins, or about where it swings: 0 is up, 180 hangs down; about an upright"
                                + " axis 0 is ahead.")
                .or(0f);
        fields.number("arcDegrees", 0f, 340f, "degrees", "From one end of its swing to the other; 0 turns all round.")
                .or(0f);
        fields.object(
                        "clack",
                        RotorFormat::clack,
                        "The beat in which it stops, like a clockwork. Left out, it never does.")
                .orAbsent(Clack.NONE);
        fields.whole(
                        "turn",
                        FASTEST_TURN,
                        HazardFormat.MINUTE,
                        "ticks",
                        "How long a turn takes, or a swing there and back, without a clack; less is faster.")
                .or(USUAL_TURN);
        fields.flag("reversed", "Whether it turns the other way: to the left at the top.")
                .or(false);
        fields.object(
                        "faces",
                        RotorFormat::faces,
                        "How a rotor that waits swings round to face Wick when it is switched on, before its arms turn. Left"
                                + " out, it faces Wick from the start.")
                .orAbsent(Faces.NONE);
        fields.number("sinks", 0f, LONGEST_ARM, "u", "How far it sinks when it is shot down, out of the way.")
                .orAbsent(0f);
        return fields.record(Rotor.class, (made, values) -> {
            if (made.inner() >= made.reach()) {
                values.problem("inner", made.inner() + " is not less than reach, " + made.reach());
            }
            if (made.arcDegrees() > 0f && made.clack().isThere()) {
                values.problem("clack", "a rotor that swings has none: leave arcDegrees or clack out");
            }
        });
    }

    private static Maker<Faces> faces(Fields fields) {
        fields.number("degrees", -90f, 90f, "degrees", "How far it is turned aside before: to the right if positive.");
        fields.whole("ticks", HazardDef.TELL, HazardFormat.MINUTE, "ticks", "How long it takes to swing round.");
        return fields.record(Faces.class);
    }

    private static Maker<Clack> clack(Fields fields) {
        fields.whole("rest", 1, HazardFormat.MINUTE, "ticks", "How long it rests.");
        fields.whole("move", FASTEST_STEP, HazardFormat.MINUTE, "ticks", "How long it turns a step.");
        fields.number("degrees", 1f, 180f, "degrees", "How far it turns in a step.");
        return fields.record(Clack.class);
    }
}
