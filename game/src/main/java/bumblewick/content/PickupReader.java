package bumblewick.content;

import bumblewick.def.PickupDef;
import bumblewick.def.PickupDef.Effect;

/** Reads {@code pickups/*.json}. */
final class PickupReader {
    private PickupReader() {}

    static PickupDef read(String id, JsonFields fields) {
        return new PickupDef(
                id,
                fields.reference("model", Kind.MODEL),
                fields.choice("effect", Effect.class),
                fields.number("amount", 0.1f, 100_000f, "bees, points, hit points or s"),
                fields.number("radius", 0.1f, 10f, "u"));
    }
}
