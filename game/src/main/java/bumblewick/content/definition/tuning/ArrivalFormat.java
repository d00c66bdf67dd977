package bumblewick.content.definition.tuning;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.ArrivalDef;

/** The numbers of arrival steering, which are part of other definitions. */
public final class ArrivalFormat {
    private ArrivalFormat() {}

    public static Maker<ArrivalDef> ofEnemy(Fields fields) {
        return declare(
                fields,
                "How fast it changes its way; less makes it swing wide.",
                "From how far it slows down before its target; less than it takes to stop makes it overshoot.");
    }

    public static Maker<ArrivalDef> ofBee(Fields fields) {
        return declare(
                fields,
                "How fast it changes its way; more dodges better.",
                "From how far it slows down; less than it takes to stop makes it overshoot.");
    }

    private static Maker<ArrivalDef> declare(Fields fields, String aboutAcceleration, String aboutBraking) {
        fields.number("maxAcceleration", 0.01f, 1_000f, "u/s²", aboutAcceleration);
        fields.number("maxSpeed", 0.01f, 200f, "u/s", "Its top speed.");
        fields.number("brakeDistance", 0f, 200f, "u", aboutBraking);
        return fields.record(ArrivalDef.class, (def, values) -> {
            if (!def.comesToRestWithoutOvershoot()) {
                float needed = def.maxSpeed() * def.maxSpeed() / (2f * def.maxAcceleration());
                values.note(
                        "brakeDistance",
                        "overshoots: " + def.brakeDistance() + " u is less than the " + needed
                                + " u it takes to stop (maxSpeed² / (2·maxAcceleration))");
            }
        });
    }
}
