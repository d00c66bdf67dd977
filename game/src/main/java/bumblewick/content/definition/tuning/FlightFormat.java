package bumblewick.content.definition.tuning;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.FlightDef;

/** {@code tuning/flight.json}. */
public final class FlightFormat {
    public static final FileFormat<FlightDef> FORMAT = FileFormat.of(
            DefinitionKind.TUNING,
            "flight",
            FlightDef.class,
            "How Wick flies: speeds, boost and brake, what hits and what bumps.",
            FlightFormat::declare);

    private FlightFormat() {}

    private static Maker<FlightDef> declare(Fields fields) {
        fields.number("speed", 0.1f, 100f, "u/s", "Across the corridor at full stick; more feels more nimble.");
        fields.number(
                "acceleration",
                0.1f,
                1_000f,
                "u/s²",
                "How fast Wick takes up speed across the corridor; more feels lighter.");
        fields.number(
                "deceleration", 0.1f, 1_000f, "u/s²", "How fast Wick stops when the stick is let go; less drifts.");
        fields.number("boostFactor", 1f, 10f, "on the rail's speed", "Factor on the rail's speed while boosting.");
        fields.number("brakeFactor", 0.1f, 1f, "on the rail's speed", "Factor on the rail's speed while braking.");
        fields.number("energySeconds", 0.1f, 600f, "s", "How long a full tank of boost and brake lasts.");
        fields.number("refillSeconds", 0.1f, 600f, "s", "How long an empty tank takes to fill.");
        fields.number("bodyRadius", 0.05f, 5f, "u", "Of what bumps into scenery.");
        fields.number("hitRadius", 0.05f, 5f, "u", "Of what bullets hit. Smaller than Wick looks, to be fair.");
        fields.number(
                "brushRadius",
                0.05f,
                10f,
                "u",
                "How near a bullet has to pass Wick to count as brushed; more gives points more easily.");
        fields.number("hurtSeconds", 0f, 60f, "s", "How long nothing hurts after a hit.");
        fields.number("stumbleSeconds", 0f, 60f, "s", "How long a stumble slows Wick down.");
        fields.number("runHeight", 0.1f, 10f, "u", "Height of Wick's middle above the ground when running.");
        return fields.record(FlightDef.class);
    }
}
