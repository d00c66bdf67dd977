package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.tuning.ArrivalFormat;
import bumblewick.def.ArrivalDef;
import bumblewick.def.BossDef.Part;
import bumblewick.def.BossDef.Shield;
import java.util.List;
import java.util.Optional;

/** A part of a boss that can be hit. */
final class BossPartFormat {
    /** How a part chases what it follows if nothing is said. */
    private static final ArrivalDef STEERING = new ArrivalDef(70f, 32f, 3f);

    private static final float REACH = 40f; // u
    private static final float LARGEST = 20f; // u
    private static final float MOST = 10f;

    private static final int MOST_PARTS = 32;

    private BossPartFormat() {}

    static Maker<Part> declare(Fields fields) {
        var id = fields.name(
                "id",
                "Its name, unique in the boss. Bones of the boss's model called part_ and this name vanish with it,"
                        + " those called stump_ and this name appear.");
        var model = fields.reference(
                        "model", DefinitionKind.MODEL, "A model of its own. Left out, it belongs to the boss's model.")
                .orAbsent("");
        var at = fields.point(
                "at",
                REACH,
                "Its place in the frame of the boss's model: to its left, up, and to its front. Of a part that follows"
                        + " another, where it is at first.");
        var end = fields.point("end", REACH, "The other end of a capsule. Left out, it is a ball.")
                .orAbsent(null);
        var radius = fields.number("radius", 0.1f, LARGEST, "u", "Of what can be hit.");
        var share = fields.number("share", 0f, 1f, "of the hit points", "Share of the boss's hit points that it has.");
        var factor = fields.number("factor", 0f, MOST, "on damage", "Factor on damage; less than 1 is armour.")
                .or(1f);
        var openFactor = fields.number(
                        "openFactor", 0f, MOST, "on damage", "The same while a phase or a step opens it.")
                .or(1f);
        var vital = fields.flag(
                        "vital",
                        "Whether it must be broken: the boss is beaten with its last vital part, or when no health is"
                                + " left.")
                .or(false);
        var score = fields.whole("score", 0, 100_000, "points", "Points for breaking it, before the multiplier.")
                .or(0);
        var drops = fields.reference("drops", PickupFormat.PICKUP, "Pick-up that it leaves when it breaks.")
                .orAbsent("");
        var follows = fields.name("follows", "What it chases: a part before it, or body. Left out, it keeps its place.")
                .orAbsent("");
        var gap = fields.number("gap", 0f, LARGEST, "u", "How far behind what it follows.")
                .or(2f)
                .when(values -> !values.get(follows).isEmpty());
        var steering = fields.object("steering", ArrivalFormat::ofEnemy, "How it chases.")
                .or(STEERING)
                .when(values -> !values.get(follows).isEmpty());
        var shield = fields.object(
                        "shield",
                        BossPartFormat::shield,
                        "Other parts that keep hits off it, as long as they stand. Left out, none do.")
                .orAbsent(Shield.NONE);
        var breaksWith = fields.texts(
                        "breaksWith",
                        0,
                        MOST_PARTS,
                        "part",
                        "It breaks with the last of these, too. Left out, only hits break it.")
                .orAbsent(List.of());
        return values -> new Part(
                values.get(id),
                values.get(model),
                values.get(at),
                Optional.ofNullable(values.get(end)),
                values.get(radius),
                values.get(share),
                values.get(factor),
                values.get(openFactor),
                values.get(vital),
                values.get(score),
                values.get(drops),
                values.get(follows),
                values.get(gap),
                Optional.ofNullable(values.get(steering)).orElse(STEERING),
                values.get(shield),
                values.get(breaksWith));
    }

    private static Maker<Shield> shield(Fields fields) {
        fields.texts("by", 1, MOST_PARTS, "part", "Which parts.");
        fields.number(
                "factor",
                0f,
                1f,
                "on damage",
                "Factor on damage while all of them stand; it rises evenly to 1 with each that breaks.");
        return fields.record(Shield.class);
    }
}
