package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.NumberField;
import bumblewick.content.declaration.Values;
import bumblewick.def.mechanism.HazardDef.Ease;
import bumblewick.def.mechanism.HazardDef.Mover;
import bumblewick.def.mechanism.HazardDef.Shape;
import bumblewick.def.mechanism.HazardDef.Trigger;
import com.jme3.math.Vector3f;
import java.util.List;

/** How a mover goes. */
final class MoverFormat {
    private static final float LARGEST = 60f; // u
    private static final int FASTEST = 6; // ticks
    private static final int USUAL = 30; // ticks
    private static final float QUICK = 1.5f; // u a tick: faster than a shot of the bees

    private MoverFormat() {}

    static Maker<Mover> declare(Fields fields) {
        var shape = fields.choice("shape", Shape.class, "What is felt; a cylinder stands upright.")
                .or(Shape.BOX);
        fields.number("width", 0.1f, LARGEST, "u", "Across the rail; of a ball or cylinder its diameter.");
        fields.number("height", 0.1f, LARGEST, "u", "Upwards.").or(1f).when(shape, Shape.BOX, Shape.CYLINDER);
        fields.number("depth", 0.1f, LARGEST, "u", "Along the rail.").or(1f).when(shape, Shape.BOX);
        fields.object("way", MoverFormat::way, "Where to it goes from its place.")
                .orAbsent(new Vector3f());
        fields.number(
                        "tiltDegrees",
                        -180f,
                        180f,
                        "degrees",
                        "How far it falls over about its foot on the way, to the right; less than 0 is to the left.")
                .or(0f);
        var on = HazardFormat.on(
                fields, List.of(Trigger.RHYTHM, Trigger.NEAR, Trigger.DAMAGE, Trigger.SIGNAL), Trigger.RHYTHM);
        HazardFormat.near(fields, on);
        HazardFormat.signal(fields, on);
        ticks(fields, "first", 0, "Before the first rest, from when Wick is 220 u away; lets one follow another.")
                .or(0);
        ticks(fields, "rest", 0, "How long it rests each time.").or(USUAL);
        HazardFormat.tell(fields);
        ticks(fields, "go", FASTEST, "How long its way takes; less is faster.").or(USUAL);
        ticks(fields, "hold", 0, "How long it stays at the end of its way.").or(USUAL);
        ticks(fields, "back", 0, "How long its way back takes; 0 for what stays there.")
                .or(USUAL);
        fields.choice(
                        "ease",
                        Ease.class,
                        "smooth begins and ends gently, fall goes faster and faster, even at one speed.")
                .or(Ease.SMOOTH);
        fields.flag("bursts", "Whether it bursts at the end of its way, like fruit; in a rhythm another one follows.")
                .or(false);
        fields.number(
                        "boostNear",
                        0.5f,
                        40f,
                        "u",
                        "How near Wick passes it at boost, seen from above, that lets it go as well. Left out, boost does"
                                + " nothing.")
                .orAbsent(0f);
        return fields.record(Mover.class, MoverFormat::check);
    }

    private static NumberField<Integer> ticks(Fields fields, String name, int least, String description) {
        return fields.whole(name, least, HazardFormat.MINUTE, "ticks", description);
    }

    private static Maker<Vector3f> way(Fields fields) {
        var x = fields.number("x", -HazardFormat.REACH, HazardFormat.REACH, "u", "To the right.")
                .or(0f);
        var y = fields.number("y", -HazardFormat.REACH, HazardFormat.REACH, "u", "Up; less than 0 falls.")
                .or(0f);
        var z = fields.number("z", -HazardFormat.REACH, HazardFormat.REACH, "u", "Along the rail.")
                .or(0f);
        return values -> new Vector3f(values.get(x), values.get(y), values.get(z));
    }

    private static void check(Mover made, Values values) {
        float length = made.way().length();
        if (length == 0f && made.tiltDegrees() == 0f) {
            values.problem("way", "it goes nowhere, expected a way or tiltDegrees");
        }
        if (length / made.go() > QUICK) {
            values.problem(
                    "go",
                    made.go() + " ticks for " + length + " u is too fast to be seen, expected "
                            + (int) Math.ceil(length / QUICK) + " at least");
        }
        boolean again = made.on() == Trigger.RHYTHM;
        if (again && !made.bursts() && made.back() == 0) {
            values.problem("back", "expected 1 at least: in a rhythm it has to come back");
        }
        if (again && made.bursts() && made.hold() == 0) {
            values.problem("hold", "expected 1 at least: another one follows when it has burst");
        }
    }
}
