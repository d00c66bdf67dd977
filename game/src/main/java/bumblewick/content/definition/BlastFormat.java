package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.BlastDef;

/** How something blows up, which is part of other definitions. */
final class BlastFormat {
    private static final int USUAL_DELAY = 10; // ticks

    private BlastFormat() {}

    static Maker<BlastDef> declare(Fields fields) {
        fields.number("radius", 0.5f, 20f, "u", "How far it reaches; more sets off what stands further away.");
        fields.whole("damage", 1, 1_000, "hit points", "What it takes from each enemy and breakable thing there.");
        fields.flag("hurtsWick", "Whether it hurts Wick and the bees, too.").or(true);
        fields.whole(
                        "delay",
                        BlastDef.SHORTEST_DELAY,
                        120,
                        "ticks",
                        "From its destruction to the blast; more lets one see a chain of blasts run, or get away.")
                .or(USUAL_DELAY);
        return fields.record(BlastDef.class);
    }
}
