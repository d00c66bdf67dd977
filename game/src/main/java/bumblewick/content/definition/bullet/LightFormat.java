package bumblewick.content.definition.bullet;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Values;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.PatternAction.Beam;
import bumblewick.def.pattern.PatternAction.RingWave;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.Speed;

/** The fields of a beam and of a ring wave among those of an action. */
final class LightFormat {
    private static final float LONGEST = 600f; // ticks

    private final Field<PatternFormula> length;
    private final Field<PatternFormula> height;
    private final Field<PatternFormula> thickness;
    private final Field<PatternFormula> reach;
    private final Field<PatternFormula> tell;
    private final Field<PatternFormula> lasts;
    private final Field<PatternFormula> sweep;
    private final Field<PatternFormula> strokes;
    private final Field<PatternFormula> rise;
    private final Field<PatternFormula> gap;
    private final Field<PatternFormula> gapAt;
    private final Field<PatternFormula> gaps;

    <K> LightFormat(Fields fields, Field<K> kind, K beam, K wave) {
        length = number(fields, "length", 1f, 250f, "u", 120f, "How long the beam is.")
                .when(kind, beam);
        height = number(fields, "height", 0.2f, 20f, "u", 2.5f, "How high the wave is; less is easier to fly over.")
                .when(kind, wave);
        thickness = number(fields, "thickness", 0.1f, 10f, "u", 0.8f, "How thick it is; more is harder to pass.")
                .when(kind, beam, wave);
        reach = number(fields, "reach", 5f, 250f, "u", 80f, "How far the wave grows before it goes out.")
                .when(kind, wave);
        tell = number(
                        fields,
                        "tell",
                        PatternDef.LEAST_TELL,
                        LONGEST,
                        "ticks",
                        PatternDef.LEAST_TELL,
                        "How long its place shows before it hurts.")
                .when(kind, beam, wave);
        lasts = number(fields, "lasts", 1f, LONGEST, "ticks", 60f, "How long the beam hurts.")
                .when(kind, beam);
        sweep = number(
                        fields,
                        "sweep",
                        -360f,
                        360f,
                        "degrees",
                        0f,
                        "How far the beam turns to the shooter's right while it hurts, or in each stroke.")
                .when(kind, beam);
        strokes = number(
                        fields,
                        "strokes",
                        1f,
                        Beam.MOST_STROKES,
                        "",
                        1f,
                        "How often the beam sweeps while it hurts: there, back, there; more is harder to follow.")
                .when(kind, beam);
        rise = number(
                        fields,
                        "rise",
                        -90f,
                        90f,
                        "degrees",
                        0f,
                        "How far the beam turns up, and down again, while it hurts.")
                .when(kind, beam);
        gap = number(fields, "gap", 0f, 180f, "degrees", 40f, "How wide each gap of the wave is; 0 is none.")
                .when(kind, wave);
        gapAt = number(
                        fields,
                        "gapAt",
                        -3_600f,
                        3_600f,
                        "degrees",
                        0f,
                        "Where the first gap is: 0 towards Wick, 90 to the shooter's right.")
                .when(kind, wave);
        gaps = number(fields, "gaps", 1f, 8f, "", 1f, "How many gaps, evenly spaced.")
                .when(kind, wave);
    }

    private static Field<PatternFormula> number(
            Fields fields, String name, float min, float max, String unit, float usual, String description) {
        return fields.formula(name, min, max, unit, description).or(PatternFormula.of(usual));
    }

    Beam beam(Values values, Direction direction, String bullet) {
        return new Beam(
                direction,
                bullet,
                values.get(length),
                values.get(thickness),
                values.get(tell),
                values.get(lasts),
                values.get(sweep),
                values.get(strokes),
                values.get(rise));
    }

    RingWave wave(Values values, Speed speed, String bullet) {
        return new RingWave(
                bullet,
                speed,
                values.get(height),
                values.get(thickness),
                values.get(reach),
                values.get(tell),
                values.get(gap),
                values.get(gapAt),
                values.get(gaps));
    }
}
