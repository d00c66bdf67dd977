package bumblewick.content.definition.presentation;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.DefinitionKind.Use;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.EffectDef.Span;
import java.util.List;

/** {@code effects/*.json}: what is seen when something happens. */
public final class EffectFormat {
    public static final DefinitionKind EFFECT = DefinitionKind.of("effect", "effects", Use.PRESENTATION);

    public static final FileFormat<EffectDef> FORMAT = FileFormat.of(
            EFFECT,
            EffectDef.class,
            "What is seen when something happens: sparks, smoke, pieces, a shake. The game plays each by the name of"
                    + " its file.",
            EffectFormat::declare);

    private static final float FULL_TURN = 360f;

    private static final List<Float> NOTHING = List.of(0f, 0f);
    private static final List<Float> ANY_TURN = List.of(0f, FULL_TURN);

    private EffectFormat() {}

    private static Maker<EffectDef> declare(Fields fields) {
        fields.id();
        fields.number("shake", 0f, 1f, "of the most", "How strongly the camera shakes; players can turn it down.")
                .or(0f);
        fields.number(
                        "hold",
                        0f,
                        2f,
                        "s",
                        "How long the world goes slower when it happens, in the player's time; more gives it weight.")
                .or(0f);
        fields.number("pace", 0.05f, 1f, "of the world's", "How fast the world goes during hold; 1 is as usual.")
                .or(1f);
        fields.optionalList(
                "layers", 16, "layers", EffectFormat::layer, "Particles of one kind each, drawn in this order.");
        fields.optionalList(
                "pieces", 8, "kinds of pieces", EffectFormat::pieces, "Models that fly, fall, bounce and shrink away.");
        return fields.record(EffectDef.class);
    }

    private static Maker<EffectDef.Layer> layer(Fields fields) {
        var count = span(fields, "count", 0f, 200f, "particles", "How many at once: least and most.")
                .or(List.of(1f, 1f));
        var delay = span(fields, "delay", 0f, 5f, "s", "Time before it shows: least and most.")
                .or(NOTHING);
        var life = span(fields, "life", 0.02f, 10f, "s", "How long each particle lasts: least and most.");
        var size = span(fields, "size", 0f, 30f, "u", "Half its edge: at its beginning and at its end.");
        var sprite = fields.choice("sprite", EffectDef.Sprite.class, "What each particle shows.");
        var perSecond = fields.number(
                        "perSecond", 0f, 200f, "per s", "How many come each second, of an effect that lasts.")
                .or(0f);
        var vary = fields.number("vary", 0f, 1f, "of the size", "Share by which sizes differ.")
                .or(0f);
        var flash = fields.flag(
                        "flash",
                        "Whether it counts as a flash: held back if one was a moment ago, and dimmed on the player's"
                                + " wish.")
                .or(false);
        Maker<EffectDef.Motion> motion = motion(fields);
        Maker<EffectDef.Paint> paint = paint(fields);
        return values -> new EffectDef.Layer(
                values.get(sprite),
                ordered(values, count),
                values.get(perSecond),
                ordered(values, delay),
                ordered(values, life),
                pair(values, size),
                values.get(vary),
                motion.make(values),
                paint.make(values),
                values.get(flash));
    }

    private static Maker<EffectDef.Motion> motion(Fields fields) {
        var speed = span(fields, "speed", -60f, 60f, "u/s", "At which it flies off: least and most.")
                .or(NOTHING);
        var lift = span(fields, "lift", -60f, 60f, "u/s", "Speed added upwards at the beginning: least and most.")
                .or(NOTHING);
        var start = span(fields, "start", 0f, 30f, "u", "How far along its way it begins: least and most.")
                .or(NOTHING);
        var turnDegrees = span(
                        fields,
                        "turnDegrees",
                        -FULL_TURN,
                        FULL_TURN,
                        "degrees",
                        "Turn at its beginning: least and most.")
                .or(ANY_TURN);
        var spinDegrees = span(
                        fields, "spinDegrees", -3_600f, 3_600f, "degrees per s", "Turn in a second: least and most.")
                .or(NOTHING);
        var spread = fields.choice(
                        "spread",
                        EffectDef.Spread.class,
                        "Where particles fly: still, along the effect's direction, ball, disc across it, or cone about"
                                + " it.")
                .or(EffectDef.Spread.STILL);
        var drift = fields.number(
                        "drift",
                        0f,
                        2f,
                        "of Wick's speed",
                        "Share of Wick's speed along the rail that it goes along with; 1 stays beside Wick.")
                .or(0f);
        var gravity = fields.number("gravity", -60f, 60f, "u/s²", "How strongly it falls; less than 0 rises.")
                .or(0f);
        var drag = fields.number(
                        "drag", 0f, 20f, "per s", "Share of the speed lost in a second; more stops it in the air.")
                .or(0f);
        return values -> new EffectDef.Motion(
                values.get(spread),
                ordered(values, speed),
                ordered(values, lift),
                ordered(values, start),
                values.get(drift),
                values.get(gravity),
                values.get(drag),
                ordered(values, turnDegrees),
                ordered(values, spinDegrees));
    }

    private static Maker<EffectDef.Paint> paint(Fields fields) {
        var end = fields.colour("end", "Colour at its end. Left out, it stays as it was.")
                .orAbsent("");
        var colours = fields.colours("colours", 1, 8, "Each particle has one of them, by lot.");
        var cover = fields.number("cover", 0f, 1f, "", "0 adds light like fire, 1 covers what is behind like smoke.")
                .or(0f);
        var strength = fields.number("strength", 0f, 4f, "times", "Factor on what is drawn; more is brighter.")
                .or(1f);
        var heat = fields.number("heat", 0f, 2f, "", "How white the core of a fire is.")
                .or(0f);
        var streak = fields.number(
                        "streak", 0f, 1f, "s", "A spark is as long as its way in this time; more draws longer lines.")
                .or(0.04f);
        var behind = fields.number(
                        "behind",
                        -5f,
                        20f,
                        "u",
                        "Drawn as if that far behind where it is, so that what is nearer stays in sight.")
                .or(0f);
        return values -> new EffectDef.Paint(
                values.get(colours),
                values.get(end),
                values.get(cover),
                values.get(strength),
                values.get(heat),
                values.get(streak),
                values.get(behind));
    }

    private static Maker<EffectDef.Pieces> pieces(Fields fields) {
        fields.reference("model", DefinitionKind.MODEL, "What each piece is.");
        fields.whole("count", 1, 40, "pieces", "How many.");
        fields.number("speed", 0f, 60f, "u/s", "At which they fly off.");
        fields.number("size", 0.01f, 20f, "times", "Factor on the model's size.")
                .or(1f);
        fields.number(
                        "drift",
                        0f,
                        2f,
                        "of Wick's speed",
                        "Share of Wick's speed along the rail that they go along with.")
                .or(0f);
        fields.number("fall", 0f, 50f, "u", "How far below the ground is, on foot.")
                .or(0.4f);
        fields.number("seconds", 0.1f, 10f, "s", "Until it is gone, about.").or(0.95f);
        return fields.record(EffectDef.Pieces.class);
    }

    private static Field<List<Float>> span(
            Fields fields, String name, float min, float max, String unit, String description) {
        return fields.numbers(name, 2, 2, min, max, unit, description);
    }

    /** From the less to the more. */
    private static Span ordered(Values values, Field<List<Float>> field) {
        Span span = pair(values, field);
        if (span.min() > span.max()) {
            values.problem(field.name(), span.min() + " is more than " + span.max());
        }
        return span;
    }

    private static Span pair(Values values, Field<List<Float>> field) {
        List<Float> two = values.get(field);
        return two.size() == 2 ? new Span(two.get(0), two.get(1)) : new Span(0f, 0f);
    }
}
