package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.EnemyDef.Weaving;
import bumblewick.def.FieldDef;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;

/** How an enemy makes a field of its own, which is part of {@code enemies/*.json}. */
final class WeavingFormat {
    private static final float REACH = 10f; // u from its middle

    private WeavingFormat() {}

    static Maker<Weaving> declare(Fields fields) {
        FieldFormat.Common common = FieldFormat.Common.ofFlight(fields);
        FieldFormat.Size size = new FieldFormat.Size(fields, common);
        var at = fields.point("at", REACH, "Its middle: to the enemy's right, up, and ahead along its nose.")
                .orAbsent(new Vector3f());
        var drift = fields.object("drift", FieldFormat::drift, "What is added to Wick's velocity.")
                .orAbsent(new Vector3f());
        common.declareAir(fields);
        var burnsBy = common.burnsBy(fields);
        var firstAfter = fields.number("firstAfter", 0f, 60f, "s", "Time from its arrival until it begins.");
        var tell = fields.whole(
                        "tell",
                        FieldDef.TELL,
                        600,
                        "ticks",
                        "How long it takes to make it, which is seen; who is destroyed before makes none.")
                .or(2 * FieldDef.TELL);
        var stays = fields.number("stays", 0.1f, 60f, "s", "How long it stays. Left out, until Wick has passed it.")
                .orAbsent(0f);
        var rounds = fields.whole("rounds", 1, 20, "times", "How many it makes, one after the other.")
                .or(1);
        var every = fields.number("every", 0f, 60f, "s", "Time from when one is over until it begins the next.")
                .or(1f);
        return values -> {
            FieldDef field = common.make(
                            values,
                            values.id(),
                            new Vector3f(),
                            size.half(values),
                            new Quaternion(),
                            values.get(drift),
                            FieldDef.Rhythm.NONE)
                    .burning(new FieldDef.Fire(values.get(burnsBy), "", ""));
            return new Weaving(
                    field,
                    values.get(at),
                    values.get(firstAfter),
                    values.get(tell),
                    values.get(stays),
                    values.get(rounds),
                    values.get(every));
        };
    }
}
