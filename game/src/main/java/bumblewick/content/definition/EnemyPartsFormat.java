package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.tuning.ArrivalFormat;
import bumblewick.def.BlastDef;
import bumblewick.def.EnemyDef.Armour;
import bumblewick.def.EnemyDef.Carrier;
import bumblewick.def.EnemyDef.Chain;
import bumblewick.def.EnemyDef.Facing;
import bumblewick.def.EnemyDef.Grip;
import bumblewick.def.EnemyDef.HitBy;
import bumblewick.def.EnemyDef.Lost;
import bumblewick.def.EnemyDef.Rest;
import bumblewick.def.EnemyDef.WeakPoint;
import bumblewick.def.EnemyDef.Weaving;
import com.jme3.math.Vector3f;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** Where and by what an enemy can be hit, which is part of {@code enemies/*.json}. */
final class EnemyPartsFormat {
    private static final float REACH = 10f; // u from its middle
    private static final int MOST_WEAK_POINTS = 4;
    private static final int USUAL_MOST = 6;
    private static final float ALL_ROUND = 360f;

    final Field<Facing> facing;
    final Field<Optional<Armour>> armour;
    final Field<List<WeakPoint>> weakPoints;
    final Field<Optional<BlastDef>> blast;
    final Field<Optional<Chain>> chain;
    final Field<Optional<Carrier>> carrier;
    final Field<Optional<Grip>> grip;
    final Field<Optional<Weaving>> weaving;

    EnemyPartsFormat(Fields fields) {
        facing = fields.choice(
                        "facing",
                        Facing.class,
                        "Where its front is: flight turns it along its way, wick keeps it against the rail.")
                .orAbsent(Facing.FLIGHT);
        armour = fields.optionalUnhashed(
                "armour",
                EnemyPartsFormat::armour,
                "What keeps hits off it, all round or in front. Left out, nothing.");
        weakPoints = fields.list(
                        "weakPoints",
                        0,
                        MOST_WEAK_POINTS,
                        "weak points",
                        EnemyPartsFormat::weakPoint,
                        "Where hits count more, past any armour.")
                .orAbsent(List.of());
        blast = fields.optionalUnhashed(
                "blast", BlastFormat::declare, "How it blows up when it is destroyed. Left out, it does not.");
        chain = fields.optionalUnhashed(
                "chain", EnemyPartsFormat::chain, "Who follows it, each after the one before. Left out, nobody.");
        carrier = fields.optionalUnhashed(
                "carrier", EnemyPartsFormat::carrier, "Whom it lets go, one after the other. Left out, nobody.");
        grip = fields.optionalUnhashed(
                "grip",
                EnemyPartsFormat::grip,
                "How it holds on to friends that its wave hunts; belongs to \"follow\": \"chase\".");
        weaving = fields.optionalUnhashed(
                "field", WeavingFormat::declare, "What web, wind or smoke it makes in the air. Left out, none.");
    }

    private static Maker<Grip> grip(Fields fields) {
        fields.number("every", 0.2f, 60f, "s", "Time in which it takes a hit point; less takes a friend down sooner.");
        fields.number("pull", 0f, 10f, "u/s", "How fast it pulls a friend down.");
        fields.number("factor", 1f, 10f, "of its score", "What shooting it off a friend is worth.")
                .or(1f);
        return fields.record(Grip.class);
    }

    private static Maker<Carrier> carrier(Fields fields) {
        fields.reference("enemy", EnemyFormat.ENEMY, "Which kind it lets go; not one that leads back to this one.");
        var count = fields.whole(
                        "count",
                        1,
                        40,
                        "enemies",
                        "How many it has. Left out, it is a nest that goes on until it is gone.")
                .orAbsent(Carrier.ENDLESS);
        fields.whole("most", 1, 20, "enemies", "How many of them are alive at once; it waits until one is gone.")
                .or(USUAL_MOST);
        fields.number("firstAfter", AttackFormat.SHORTEST_TELL, 60f, "s", "Time from its arrival to the first.");
        fields.number(
                "every", AttackFormat.SHORTEST_TELL, 60f, "s", "From one to the next; each is told 45 ticks before.");
        fields.point("at", REACH, "Where they come out: to its right, up, and ahead along its nose.")
                .orAbsent(new Vector3f());
        fields.reference(
                        "path",
                        PathFormat.PATH,
                        "Which path they join within a second. Left out, its own, from where it is.")
                .orAbsent("");
        var rest = fields.choice(
                        "rest",
                        Rest.class,
                        "Whether those that it still has come out when it is destroyed, or are gone.")
                .or(Rest.GONE);
        fields.whole("restMost", 1, 40, "enemies", "How many of them come out then at most. Left out, all.")
                .orAbsent(Carrier.ALL)
                .when(rest, Rest.COMES);
        return fields.record(Carrier.class, (made, values) -> {
            if (made.rest() == Rest.COMES && !values.has(count)) {
                values.problem("rest", "a nest without a count has no rest that could come");
            }
        });
    }

    private static Maker<Chain> chain(Fields fields) {
        fields.reference("segment", EnemyFormat.ENEMY, "Which kind they are; not one that leads back to this one.");
        fields.whole("count", 1, Chain.MOST, "enemies", "How many, unless the wave says it by segments.");
        fields.number("gap", 0.2f, 10f, "u", "At which each follows the one before; less makes a tighter chain.");
        fields.object("arrival", ArrivalFormat::ofEnemy, "How each steers after the one before.");
        fields.choice(
                        "lost",
                        Lost.class,
                        "Who loses the one before closes up, or curls and falls. Without its head all fall, or at burst, all burst.")
                .or(Lost.CLOSE);
        fields.whole("bonus", 0, 1_000_000, "points", "Points if all of it are destroyed, before the multiplier.")
                .or(0);
        fields.whole(
                        "crush",
                        1,
                        1_000,
                        "hit points",
                        "What one that falls takes from another enemy that it falls on. Left out, it falls past.")
                .orAbsent(0);
        return fields.record(Chain.class);
    }

    private static Maker<Armour> armour(Fields fields) {
        fields.reference("model", DefinitionKind.MODEL, "What is seen over it while it stands. Left out, nothing.")
                .or("");
        fields.number("factor", 0f, 1f, "of the damage", "How much of a hit comes through; 0 stops all.");
        fields.number(
                        "frontDegrees",
                        10f,
                        ALL_ROUND,
                        "degrees",
                        "Full angle about its nose that is covered; less leaves more of its back open.")
                .or(ALL_ROUND);
        var brokenBy = fields.choices(
                        "brokenBy",
                        HitBy.class,
                        1,
                        HitBy.values().length,
                        "kinds of hits",
                        "What wears it down: single shots, a volley, a bullet turned round, a blast. Left out, it stays.")
                .orAbsent(List.of());
        fields.whole("hp", 1, 10_000, "hit points", "What those take from it until it bursts.")
                .when(values -> values.has(brokenBy));
        return fields.record(Armour.class, (made, values) -> {
            if (!made.brokenBy().isEmpty()
                    && EnumSet.copyOf(made.brokenBy()).size() < made.brokenBy().size()) {
                values.problem("brokenBy", "names something twice");
            }
            if (values.mistakes() == 0
                    && made.factor() == 0f
                    && made.frontDegrees() == ALL_ROUND
                    && made.brokenBy().isEmpty()) {
                values.problem(
                        "factor", "nothing would ever hurt it: expected more than 0, a front or something in brokenBy");
            }
        });
    }

    private static Maker<WeakPoint> weakPoint(Fields fields) {
        fields.point("at", REACH, "Its middle: to its right, up, and ahead along its nose.");
        fields.number("radius", 0.1f, REACH, "u", "Of the ball; more is easier to hit.");
        fields.number("factor", 1f, 20f, "of the damage", "How much more a hit counts there.");
        fields.flag("whileTelling", "Whether it is open only while it winds up for an attack.")
                .or(false);
        return fields.record(WeakPoint.class);
    }
}
