package bumblewick.content;

import bumblewick.def.ArrivalDef;

/** Reads the numbers of arrival steering. */
final class ArrivalReader {
    private ArrivalReader() {}

    static ArrivalDef read(JsonFields fields) {
        ArrivalDef def = new ArrivalDef(
                fields.number("maxAcceleration", 0.01f, 1_000f, "u/s²"),
                fields.number("maxSpeed", 0.01f, 200f, "u/s"),
                fields.number("brakeDistance", 0f, 200f, "u"));
        if (!def.comesToRestWithoutOvershoot()) {
            float needed = def.maxSpeed() * def.maxSpeed() / (2f * def.maxAcceleration());
            fields.note(
                    "brakeDistance",
                    "overshoots: " + def.brakeDistance() + " u is less than the " + needed
                            + " u it takes to stop (maxSpeed² / (2·maxAcceleration))");
        }
        return def;
    }
}
