package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.mechanism.TargetDef;
import bumblewick.def.mechanism.TargetDef.By;
import com.jme3.math.Vector3f;

/** A target of a flight. */
final class TargetFormat {
    private TargetFormat() {}

    static Maker<TargetDef> declare(Fields fields) {
        var id = fields.name("id", "Its name, unique among the targets of the stage.");
        var by = fields.choice("by", By.class, "How it is hit: shot by the bees, or flown through by Wick.")
                .or(By.SHOT);
        var model = fields.reference(
                        "model", DefinitionKind.MODEL, "What is seen, as wide as it is hit. Left out, a ring of light.")
                .or("");
        var x = fields.number(
                "x", -HazardFormat.REACH, HazardFormat.REACH, "u", "Of its middle, to the right of the rail.");
        var y = fields.number("y", 0f, HazardFormat.REACH, "u", "Of its middle, above the ground.");
        var z = fields.number("z", 0f, HazardFormat.LONGEST, "u", "Distance along the rail.");
        var radius = fields.number("radius", 0.2f, 20f, "u", "Within which it is hit.")
                .or(1f);
        var hp = fields.whole("hp", 1, 10_000, "hit points", "What it takes until it lights.")
                .or(1)
                .when(by, By.SHOT);
        var tight = fields.flag("tight", "Whether only tight fire and volleys count; loose shots fly through it.")
                .or(false)
                .when(by, By.SHOT);
        var sends = fields.name("sends", "Signal that it sends when it lights.").orAbsent("");
        var switches = fields.name(
                        "switches",
                        "Hazard that it switches over when it lights, for good: off if it is on, on if it is off.")
                .orAbsent("");
        var score = fields.whole("score", 0, 100_000, "points", "For that, before the multiplier.")
                .or(0);
        var boosted = fields.flag("boosted", "Whether flying through it counts only while Wick boosts.")
                .orAbsent(false)
                .when(by, By.FLOWN);
        var after = fields.name("after", "Signal from which on it can be hit. Left out, from the start.")
                .orAbsent("");
        var lane = HazardFormat.lane(fields);
        return values -> new TargetDef(
                values.get(id),
                values.get(by),
                values.get(model),
                new Vector3f(values.get(x), values.get(y), values.get(z)),
                values.get(radius),
                values.get(hp),
                values.get(tight),
                values.get(sends),
                values.get(switches),
                values.get(score),
                values.get(boosted),
                values.get(after),
                values.get(lane));
    }
}
