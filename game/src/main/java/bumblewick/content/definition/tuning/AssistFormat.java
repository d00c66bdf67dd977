package bumblewick.content.definition.tuning;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.AssistDef;

/** {@code tuning/assists.json}. */
public final class AssistFormat {
    public static final FileFormat<AssistDef> FORMAT = FileFormat.of(
            DefinitionKind.TUNING,
            "assists",
            AssistDef.class,
            "How much the helps of the settings help.",
            AssistFormat::declare);

    private AssistFormat() {}

    private static Maker<AssistDef> declare(Fields fields) {
        fields.object("gentle", AssistFormat::aim, "The little help with aiming of the settings.");
        fields.object("strong", AssistFormat::aim, "The strong help with aiming of the settings.");
        fields.whole(
                "coyoteTicks",
                0,
                60,
                "ticks",
                "How long after leaving an edge a jump still counts for players who ask for help with falling; more"
                        + " forgives later jumps.");
        return fields.record(AssistDef.class);
    }

    private static Maker<AssistDef.Aim> aim(Fields fields) {
        fields.number(
                "lockFactor",
                1f,
                20f,
                "on the lock's radius",
                "Factor on the circle within which targets are painted; more locks on with less aim.");
        fields.number(
                "bendPixels",
                0f,
                1_000f,
                "pixels",
                "How near to the reticle, on a picture 1080 pixels high, a target draws shots to itself; more hits by"
                        + " itself.");
        fields.number("lean", 0f, 10f, "u", "How much further the whirl reaches for the nearest enemy on foot.");
        return fields.record(AssistDef.Aim.class);
    }
}
