package bumblewick.content;

import bumblewick.def.WaveDef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Reads {@code waves.json} of a stage. */
final class WaveReader {
    private WaveReader() {}

    /** All waves, by rising distance; those of the same distance in the order of the file. */
    static List<WaveDef> all(JsonFields fields) {
        List<WaveDef> waves = new ArrayList<>(asWritten(fields));
        waves.sort(Comparator.comparing(WaveDef::at));
        return waves;
    }

    /** All waves in the order of the file. */
    static List<WaveDef> asWritten(JsonFields fields) {
        return fields.list("waves", 0, WaveDef.MOST_WAVES, "waves", WaveReader::wave);
    }

    private static WaveDef wave(JsonFields fields) {
        return new WaveDef(
                fields.number("at", 0f, StageReader.LONGEST, "u"),
                fields.reference("enemy", Kind.ENEMY),
                fields.reference("path", Kind.PATH),
                fields.flagOr("mirrored", false),
                fields.wholeOr("count", 1, 1, WaveDef.MOST, "enemies"),
                fields.numberOr("spacing", WaveDef.USUAL_SPACING, 0f, WaveDef.LONGEST_SPACING, "s"),
                fields.numberOr("shiftX", 0f, -WaveDef.FARTHEST_SHIFT, WaveDef.FARTHEST_SHIFT, "u"),
                fields.numberOr("shiftY", 0f, -WaveDef.FARTHEST_SHIFT, WaveDef.FARTHEST_SHIFT, "u"),
                fields.referenceOr("drops", Kind.PICKUP, ""));
    }
}
