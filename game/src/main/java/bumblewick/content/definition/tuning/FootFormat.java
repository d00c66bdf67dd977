package bumblewick.content.definition.tuning;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.ControllerDef;
import bumblewick.def.FootDef;

/** {@code tuning/foot.json}. */
public final class FootFormat {
    public static final FileFormat<FootDef> FORMAT = FileFormat.of(
            DefinitionKind.TUNING,
            "foot",
            FootDef.class,
            "How Wick runs, jumps, glides and whirls on foot.",
            FootFormat::declare);

    private FootFormat() {}

    private static Maker<FootDef> declare(Fields fields) {
        fields.object("body", FootFormat::controller, "Wick's capsule, and what it can climb.");
        fields.number("walk", 0.1f, 50f, "u/s", "Speed while going softly.");
        fields.number("jog", 0.1f, 50f, "u/s", "Speed at half stick.");
        fields.number("run", 0.1f, 50f, "u/s", "Speed at full stick.");
        fields.number("crouchSpeed", 0.1f, 50f, "u/s", "While crouching.");
        fields.number("acceleration", 0.1f, 1_000f, "u/s²", "How fast Wick takes up speed; more feels lighter.");
        fields.number("deceleration", 0.1f, 1_000f, "u/s²", "How fast Wick stops; less slides.");
        fields.number(
                "airControl",
                0f,
                1f,
                "of the ground's",
                "Share of acceleration and deceleration that is left in the air; less commits to a jump.");
        fields.number("turnSeconds", 0.01f, 5f, "s", "Time to turn to a new heading; less feels more direct.");
        fields.number("jumpHeight", 0.1f, 20f, "u", "How high a full jump rises.");
        fields.number(
                "jumpSeconds", 0.05f, 5f, "s", "Time to the top of a jump; with the same height, less is snappier.");
        fields.number("fallFactor", 0.1f, 10f, "on gravity", "Factor on gravity while falling; more lands sooner.");
        fields.number(
                "cutFactor",
                0f,
                1f,
                "on the rise",
                "What is left of the rise when jump is let go; less lets players choose lower jumps.");
        fields.number(
                "apexSpeed",
                0f,
                20f,
                "u/s",
                "Below this vertical speed gravity is halved; more hangs longer at the top of a jump.");
        fields.number("terminalSpeed", 1f, 100f, "u/s", "Nothing falls faster than this.");
        fields.whole(
                "coyoteTicks",
                0,
                60,
                "ticks",
                "How long after leaving an edge a jump still counts; more forgives later presses.");
        fields.whole(
                "bufferTicks",
                0,
                60,
                "ticks",
                "How long before landing a jump is remembered; more forgives earlier presses.");
        fields.whole("carryTicks", 0, 60, "ticks", "How long a platform's speed is kept after leaving it.");
        fields.number("wallSlideSpeed", 0.1f, 50f, "u/s", "Downwards while sliding along a wall.");
        fields.number("wallJumpSpeed", 0f, 50f, "u/s", "Away from the wall in a jump off it.");
        fields.number("glideSpeed", 0.1f, 50f, "u/s", "Downwards while gliding; less floats further.");
        fields.whole("glideBees", 0, 1_000, "bees", "Bees that gliding takes.");
        fields.whole("spinTicks", 1, 600, "ticks", "How long the whirl lasts.");
        fields.number("spinRadius", 0.1f, 20f, "u", "How far the whirl reaches.");
        fields.number("poundSpeed", 1f, 100f, "u/s", "Of the dive out of a jump, downwards.");
        fields.whole("hurtTicks", 0, 600, "ticks", "How long nothing hurts after a touch.");
        fields.number("hurtSpeed", 0f, 50f, "u/s", "With which a touch throws Wick back.");
        fields.number("burnSpeedFactor", 1f, 10f, "on speeds", "Factor on speeds while burning.");
        fields.whole("burnTicks", 0, 3_600, "ticks", "How long a burn smokes on after lava was left.");
        return fields.record(FootDef.class);
    }

    private static Maker<ControllerDef> controller(Fields fields) {
        fields.number("radius", 0.05f, 5f, "u", "Of the capsule.");
        fields.number("height", 0.1f, 10f, "u", "Of the capsule from foot to top, two radii at least.");
        fields.number("crouchHeight", 0.1f, 10f, "u", "Height of the capsule while crouching.");
        fields.number("skin", 0.001f, 0.1f, "u", "Gap kept to all that is solid.");
        fields.number("slopeLimitDegrees", 0f, 89f, "°", "Steeper ground cannot be stood on: Wick slides off.");
        fields.number("stepUp", 0f, 5f, "u", "Highest step that is climbed without a jump.");
        fields.number(
                "snapDown", 0f, 5f, "u", "How far the feet follow ground that falls away, instead of leaving it.");
        fields.number(
                "headOnFriction",
                0f,
                1f,
                "of the speed",
                "Share of the speed along a wall that is left when it is met head-on.");
        return fields.record(ControllerDef.class);
    }
}
