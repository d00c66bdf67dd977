package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.def.presentation.LookDef;

/** Large single pieces of a look: near ones, distant ones, and those that stand behind a boss. */
final class LandmarkFormat {
    private LandmarkFormat() {}

    static Maker<LookDef.Landmark> declare(Fields fields) {
        fields.reference("model", DefinitionKind.MODEL, "What is seen.");
        fields.number("x", -2_000f, 2_000f, "u", "To the right of the rail.");
        fields.number("y", -1_000f, 2_000f, "u", "Height of its foot.").or(0f);
        fields.number("z", -2_000f, LookFormat.FAR, "u", "Along the rail; of a distant one, ahead of the camera.");
        fields.number("scale", 0.01f, 1_000f, "times", "Factor on the model's size.")
                .or(1f);
        fields.number("yawDegrees", -360f, 360f, "degrees", "Turn about the upright axis.")
                .or(0f);
        fields.flag("distant", "It keeps its distance, like mountains and far islands.")
                .or(false);
        fields.number("seenFrom", 10f, 900f, "u", "How far ahead it comes into sight.")
                .or(320f);
        fields.number(
                        "haze",
                        0f,
                        1f,
                        "of the haze",
                        "Share of the distance haze that it takes; less brings it nearer to the eye.")
                .or(1f);
        fields.number(
                        "pace",
                        0f,
                        0.95f,
                        "of Wick's speed",
                        "Share of Wick's speed at which it travels along the rail; Wick passes it at z.")
                .or(0f);
        fields.number("sway", 0f, 50f, "u", "How far it drifts to both sides.").or(0f);
        fields.number(
                        "burns",
                        0f,
                        60f,
                        "s",
                        "Behind a boss: from when its last phase begins to when it catches fire and falls; 0 is never.")
                .or(0f);
        fields.number(
                        "wakes",
                        0f,
                        60f,
                        "s",
                        "Behind a boss: from when it is beaten to when it lights up; until then it is dark. 0 is"
                                + " never.")
                .or(0f);
        fields.number(
                        "turns",
                        -360f,
                        360f,
                        "degrees per s",
                        "Behind a boss: how fast it turns to the right once it is lit.")
                .or(0f);
        fields.number(
                        "risesBefore",
                        0f,
                        400f,
                        "u",
                        "Behind a boss: how far before the boss's place it begins to rise; 0 is with the boss.")
                .or(0f);
        return fields.record(LookDef.Landmark.class);
    }
}
