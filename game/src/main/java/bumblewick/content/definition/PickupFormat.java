package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.PickupDef;
import bumblewick.def.PickupDef.Effect;

/** {@code pickups/*.json}: kinds of things that are picked up. */
public final class PickupFormat {
    public static final DefinitionKind PICKUP = DefinitionKind.PICKUP;

    public static final FileFormat<PickupDef> FORMAT = FileFormat.of(
            PICKUP, PickupDef.class, "A kind of thing that Wick or the bees pick up.", PickupFormat::declare);

    private PickupFormat() {}

    private static Maker<PickupDef> declare(Fields fields) {
        fields.id();
        fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        fields.choice("effect", Effect.class, "What it does for who takes it.");
        fields.number(
                "amount",
                0.1f,
                100_000f,
                "bees, points, hit points or s",
                "How much of its effect: bees, points, hit points or seconds.");
        fields.number("radius", 0.1f, 10f, "u", "Within which Wick or a bee takes it; more is easier to catch.");
        return fields.record(PickupDef.class);
    }
}
