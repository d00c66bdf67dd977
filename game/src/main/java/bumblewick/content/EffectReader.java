package bumblewick.content;

import bumblewick.def.EffectDef;
import bumblewick.def.EffectDef.Span;
import java.util.List;

/** Reads {@code effects/*.json}. */
final class EffectReader {
    private static final float FULL_TURN = 360f;
    private static final Span NONE = new Span(0f, 0f);
    private static final Span ANY_TURN = new Span(0f, FULL_TURN);

    private EffectReader() {}

    static EffectDef read(String id, JsonFields fields) {
        return new EffectDef(
                id,
                fields.numberOr("shake", 0f, 0f, 1f, "of the most"),
                fields.numberOr("hold", 0f, 0f, 2f, "s"),
                fields.numberOr("pace", 1f, 0.05f, 1f, "of the world's"),
                fields.listOr("layers", 16, "layers", EffectReader::layer),
                fields.listOr("pieces", 8, "kinds of pieces", EffectReader::pieces));
    }

    private static EffectDef.Layer layer(JsonFields fields) {
        return new EffectDef.Layer(
                fields.choice("sprite", EffectDef.Sprite.class),
                spanOr(fields, "count", new Span(1f, 1f), 0f, 200f, "particles"),
                fields.numberOr("perSecond", 0f, 0f, 200f, "per s"),
                spanOr(fields, "delay", NONE, 0f, 5f, "s"),
                span(fields, "life", 0.02f, 10f, "s"),
                pair(fields, "size", 0f, 30f, "u"),
                fields.numberOr("vary", 0f, 0f, 1f, "of the size"),
                motion(fields),
                paint(fields),
                fields.flagOr("flash", false));
    }

    private static EffectDef.Motion motion(JsonFields fields) {
        return new EffectDef.Motion(
                fields.choiceOr("spread", EffectDef.Spread.STILL),
                spanOr(fields, "speed", NONE, -60f, 60f, "u/s"),
                spanOr(fields, "lift", NONE, -60f, 60f, "u/s"),
                spanOr(fields, "start", NONE, 0f, 30f, "u"),
                fields.numberOr("drift", 0f, 0f, 2f, "of Wick's speed"),
                fields.numberOr("gravity", 0f, -60f, 60f, "u/s²"),
                fields.numberOr("drag", 0f, 0f, 20f, "per s"),
                spanOr(fields, "turnDegrees", ANY_TURN, -FULL_TURN, FULL_TURN, "degrees"),
                spanOr(fields, "spinDegrees", NONE, -3_600f, 3_600f, "degrees per s"));
    }

    private static EffectDef.Paint paint(JsonFields fields) {
        return new EffectDef.Paint(
                fields.colours("colours", 8),
                fields.has("end") ? fields.colour("end") : "",
                fields.numberOr("cover", 0f, 0f, 1f, ""),
                fields.numberOr("strength", 1f, 0f, 4f, "times"),
                fields.numberOr("heat", 0f, 0f, 2f, ""),
                fields.numberOr("streak", 0.04f, 0f, 1f, "s"),
                fields.numberOr("behind", 0f, -5f, 20f, "u"));
    }

    private static EffectDef.Pieces pieces(JsonFields fields) {
        return new EffectDef.Pieces(
                fields.reference("model", Kind.MODEL),
                fields.whole("count", 1, 40, "pieces"),
                fields.number("speed", 0f, 60f, "u/s"),
                fields.numberOr("size", 1f, 0.01f, 20f, "times"),
                fields.numberOr("drift", 0f, 0f, 2f, "of Wick's speed"),
                fields.numberOr("fall", 0.4f, 0f, 50f, "u"));
    }

    private static Span spanOr(JsonFields fields, String name, Span fallback, float min, float max, String unit) {
        List<Float> usual = List.of(fallback.min(), fallback.max());
        return ordered(fields, name, span(fields.numbersOr(name, usual, min, max, unit), min));
    }

    /** From the less to the more. */
    private static Span span(JsonFields fields, String name, float min, float max, String unit) {
        return ordered(fields, name, pair(fields, name, min, max, unit));
    }

    private static Span ordered(JsonFields fields, String name, Span span) {
        if (span.min() > span.max()) {
            fields.problem(name, span.min() + " is more than " + span.max());
        }
        return span;
    }

    private static Span pair(JsonFields fields, String name, float min, float max, String unit) {
        return span(fields.numbers(name, 2, 2, min, max, unit), min);
    }

    private static Span span(List<Float> two, float harmless) {
        return two.size() == 2 ? new Span(two.get(0), two.get(1)) : new Span(harmless, harmless);
    }
}
