package bumblewick.content.definition.tuning;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.HumDef;

/** {@code tuning/hum.json}. */
public final class HumFormat {
    public static final FileFormat<HumDef> FORMAT = FileFormat.of(
            DefinitionKind.TUNING,
            "hum",
            HumDef.class,
            "The rank: how a large swarm and a long chain make enemies quicker and more eager.",
            HumFormat::declare);

    private HumFormat() {}

    private static Maker<HumDef> declare(Fields fields) {
        fields.number("beeShare", 0f, 100f, "of 100", "How much of Hum a full swarm makes.");
        fields.number("chainShare", 0f, 100f, "of 100", "How much of Hum a full chain makes.");
        fields.whole(
                "fullChain", 1, 10_000, "kills", "Kills in a chain that make it full; more lets Hum rise more slowly.");
        fields.number("pathRateBase", 0.1f, 10f, "times", "Factor on how fast enemies fly their paths while Hum is 0.");
        fields.number("pathRateGain", 0f, 10f, "times", "What Hum 100 adds to that factor.");
        fields.number("bulletSpeedBase", 0.1f, 10f, "times", "Factor on bullets' speed while Hum is 0.");
        fields.number("bulletSpeedGain", 0f, 10f, "times", "What Hum 100 adds to that factor.");
        fields.number("attackChanceBase", 0f, 10f, "times", "Factor on how likely enemies shoot while Hum is 0.");
        fields.number(
                "attackChanceGain",
                0f,
                10f,
                "times",
                "What Hum 100 adds to that factor; more makes skilled play more dangerous.");
        return fields.record(HumDef.class);
    }
}
