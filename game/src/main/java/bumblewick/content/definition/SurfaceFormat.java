package bumblewick.content.definition;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.definition.presentation.MixFormat;
import bumblewick.def.SurfaceDef;
import bumblewick.def.SurfaceDef.Effect;

/** {@code surfaces/*.json}: what ground and walls are made of. */
public final class SurfaceFormat {
    public static final DefinitionKind SURFACE = DefinitionKind.of("surface", "surfaces", Use.EVERYWHERE);

    public static final FileFormat<SurfaceDef> FORMAT = FileFormat.of(
            SURFACE,
            SurfaceDef.class,
            "What ground and walls are made of: grip, friction, and what they do to feet.",
            SurfaceFormat::declare);

    private static final int MINUTE = 3_600; // ticks

    private SurfaceFormat() {}

    private static Maker<SurfaceDef> declare(Fields fields) {
        fields.id();
        var effect = fields.choice(
                        "effect",
                        Effect.class,
                        "What it does to who touches it: none, sticky (slow, no low jumps), lava (burns, throws out),"
                                + " bounce, crumble (falls away).")
                .or(Effect.NONE);
        fields.number(
                        "power",
                        0f,
                        5f,
                        "on the acceleration",
                        "Factor on acceleration: how well feet grip. Ice has little.")
                .or(1f);
        fields.number(
                "friction",
                0f,
                1f,
                "of the speed",
                "Share of the speed against it that is lost each tick by what lies on it; 0 slides for ever.");
        fields.number("speed", 0.1f, 5f, "on the speed", "Factor on walking speeds.")
                .or(1f);
        fields.number(
                        "bounce",
                        0.1f,
                        40f,
                        "u/s",
                        "Speed at which it throws up; belongs to \"effect\": \"bounce\" and \"lava\".")
                .when(effect, Effect.BOUNCE, Effect.LAVA);
        fields.whole(
                        "crumbleTicks",
                        1,
                        MINUTE,
                        "ticks",
                        "Time from the first step to the fall; belongs to \"effect\": \"crumble\".")
                .when(effect, Effect.CRUMBLE);
        fields.whole(
                        "restoreTicks",
                        1,
                        MINUTE,
                        "ticks",
                        "Time from the fall until it is whole again; belongs to \"effect\": \"crumble\".")
                .when(effect, Effect.CRUMBLE);
        fields.reference("footstep", MixFormat.SOUND, "Sound of a step on it.");
        return fields.record(SurfaceDef.class);
    }
}
