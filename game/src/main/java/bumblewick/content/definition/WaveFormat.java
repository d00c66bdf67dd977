package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.def.WaveDef;
import java.util.List;

/** {@code waves.json} of a flight. */
public final class WaveFormat {
    public static final FileFormat<List<WaveDef>> FORMAT =
            FileFormat.of("waves", "stages/*/waves.json", "Which enemies come when in a flight.", WaveFormat::declare);

    private WaveFormat() {}

    private static Maker<List<WaveDef>> declare(Fields fields) {
        var waves = fields.list(
                "waves",
                0,
                WaveDef.MOST_WAVES,
                "waves",
                WaveFormat::wave,
                "Groups of enemies, each member after the other.");
        return values -> values.get(waves);
    }

    private static Maker<WaveDef> wave(Fields fields) {
        fields.number("at", 0f, StageFormat.LONGEST, "u", "Distance along the rail at which the first one comes.");
        fields.reference("enemy", EnemyFormat.ENEMY, "Which kind.");
        fields.reference("path", PathFormat.PATH, "Which path they fly.");
        fields.flag("mirrored", "Left and right of the path exchanged.").or(false);
        fields.whole("count", 1, WaveDef.MOST, "enemies", "How many.").or(1);
        fields.number("spacing", 0f, WaveDef.LONGEST_SPACING, "s", "Time from one to the next; less comes as a pack.")
                .or(WaveDef.USUAL_SPACING);
        fields.number(
                        "shiftX",
                        -WaveDef.FARTHEST_SHIFT,
                        WaveDef.FARTHEST_SHIFT,
                        "u",
                        "How much further to the right each next one flies; fans a wave out.")
                .or(0f);
        fields.number(
                        "shiftY",
                        -WaveDef.FARTHEST_SHIFT,
                        WaveDef.FARTHEST_SHIFT,
                        "u",
                        "How much higher each next one flies.")
                .or(0f);
        fields.reference(
                        "drops",
                        PickupFormat.PICKUP,
                        "Pick-up left behind when the whole wave is destroyed. Left out, nothing is.")
                .or("");
        return fields.record(WaveDef.class);
    }
}
