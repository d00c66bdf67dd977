package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.FieldDef;
import bumblewick.def.FieldDef.Fire;
import bumblewick.def.FieldDef.Kind;
import bumblewick.def.FieldDef.Rhythm;
import bumblewick.def.FieldDef.Shape;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The fields of a flight, which are part of its {@code course.json}; and what they have in common with those of gardens. */
public final class FieldFormat {
    private static final float REACH = 100f; // u
    private static final float LARGEST = 500f; // u
    private static final float LONGEST = 5_000f; // u
    private static final float SMALLEST = 0.5f; // u
    private static final float STRONGEST = 30f; // u/s
    private static final float NARROWEST = 5f; // u of sight
    private static final float WIDEST = 200f; // u of sight
    private static final int MOST_TICKS = 36_000;
    private static final float USUAL_EASE = 0.4f; // s

    private FieldFormat() {}

    /** The fields of a flight; the editor adds, changes and removes them like any list. */
    static Field<List<FieldDef>> list(Fields fields) {
        return fields.list(
                        "fields",
                        0,
                        FieldDef.MOST,
                        "fields",
                        FieldFormat::declare,
                        "Where the air carries Wick along, slows it, or hides what is far.")
                .orAbsent(List.of());
    }

    /** What fields of flights and gardens have in common, declared in this order. */
    public static final class Common {
        private final Field<Kind> kind;
        private final Field<Shape> shape;
        private Field<Float> factor;
        private Field<Float> sight;
        private Field<Float> ease;
        private Field<Boolean> waits;
        private Field<Float> away;
        private Field<Float> refill;

        /** Declares what stands before the place and drift of a garden's field. */
        public Common(Fields fields) {
            this(fields, List.of(Shape.BOX, Shape.CYLINDER), "What it fills; a cylinder stands upright.");
        }

        private Common(Fields fields, List<Shape> shapes, String aboutShape) {
            kind = fields.choice("kind", Kind.class, "How it is seen and heard.");
            shape = fields.choice("shape", shapes, aboutShape).or(Shape.BOX);
        }

        /** Those of a flight, which can be discs. */
        static Common ofFlight(Fields fields) {
            return new Common(
                    fields,
                    List.of(Shape.values()),
                    "What it fills; a cylinder stands upright, a disc is round across the rail.");
        }

        /** Declares what stands behind them. */
        public void declareEffects(Fields fields) {
            declareFeel(fields);
            declareWaits(fields);
        }

        private void declareFeel(Fields fields) {
            factor = fields.number("factor", 0.1f, 2f, "of Wick's speed", "Less than 1 slows Wick.")
                    .or(1f);
            sight = fields.number(
                            "sight",
                            NARROWEST,
                            WIDEST,
                            "u",
                            "How far one sees in it; tight, the lantern shines further. Left out, it hides nothing.")
                    .orAbsent(0f);
            ease = fields.number(
                            "ease",
                            0f,
                            5f,
                            "s",
                            "Time until Wick feels all of it, and until that is over; a web has hold at once.")
                    .or(USUAL_EASE);
        }

        /** Declares how the air of a flight acts. */
        void declareAir(Fields fields) {
            declareFeel(fields);
            away = fields.number(
                            "away",
                            -STRONGEST,
                            STRONGEST,
                            "u/s",
                            "What is added to Wick's velocity away from its middle; less than 0 draws to it.")
                    .orAbsent(0f);
            refill = fields.number(
                            "refill",
                            0.1f,
                            10f,
                            "",
                            "Factor on how fast the energy of boost and brake comes back in it; more is sooner.")
                    .orAbsent(1f);
        }

        /** Declares whether it is off at first. */
        void declareWaits(Fields fields) {
            waits = fields.numericFlag("waits", "Whether it is off until a rule switches it on.")
                    .or(false);
        }

        /** How many hit points its fire takes, where it is a web. */
        Field<Integer> burnsBy(Fields fields) {
            return fields.whole(
                            "burnsBy",
                            1,
                            10_000,
                            "hit points",
                            "Of a web: what tight fire from the front takes until it burns. Left out, shots fly through.")
                    .orAbsent(0)
                    .when(kind, Kind.WEB);
        }

        Field<Kind> kind() {
            return kind;
        }

        /** A cylinder is as deep as it is wide. */
        public boolean isRound(Values values) {
            return values.get(shape) == Shape.CYLINDER;
        }

        Field<Shape> shape() {
            return shape;
        }

        /** Makes the field and reports what no single value shows. */
        public FieldDef make(
                Values values,
                String id,
                Vector3f middle,
                Vector3f half,
                Quaternion turn,
                Vector3f drift,
                Rhythm rhythm) {
            float from = away == null ? 0f : values.get(away);
            float fills = refill == null ? 1f : values.get(refill);
            boolean moves = drift.lengthSquared() > 0f || values.get(factor) != 1f || from != 0f;
            if (!moves && values.get(sight) == 0f && fills == 1f) {
                values.problem("kind", "the field does nothing, expected a drift, a factor other than 1 or sight");
            } else if (values.get(kind) == Kind.DARK && values.get(sight) == 0f) {
                values.problem("sight", "is missing: it is dark, and how far does one see?");
            }
            return new FieldDef(
                            id,
                            values.get(kind),
                            values.get(shape),
                            middle,
                            half,
                            turn,
                            drift,
                            values.get(factor),
                            values.get(sight),
                            values.get(ease),
                            rhythm,
                            waits != null && values.get(waits))
                    .blowingAway(from)
                    .refilling(fills);
        }
    }

    /** How large a field of a flight is: half its sizes. */
    static final class Size {
        private final Common common;
        private final Field<Float> length;
        private final Field<Float> width;
        private final Field<Float> radius;
        private final Field<Float> height;

        Size(Fields fields, Common common) {
            this.common = common;
            length = fields.number("length", SMALLEST, LONGEST, "u", "Of a box or disc, along the rail.")
                    .when(common.shape(), Shape.BOX, Shape.DISC);
            width = fields.number("width", SMALLEST, LARGEST, "u", "Of a box, across the rail.")
                    .when(common.shape(), Shape.BOX);
            radius = fields.number("radius", SMALLEST, LARGEST, "u", "Of a cylinder or disc.")
                    .when(common.shape(), Shape.CYLINDER, Shape.DISC);
            height = fields.number(
                            "height",
                            SMALLEST,
                            LARGEST,
                            "u",
                            "Of a box or cylinder, from its lower side to its upper one.")
                    .when(common.shape(), Shape.BOX, Shape.CYLINDER);
        }

        Vector3f half(Values values) {
            return switch (values.get(common.shape())) {
                case BOX -> new Vector3f(values.get(width) / 2f, values.get(height) / 2f, values.get(length) / 2f);
                case CYLINDER -> new Vector3f(values.get(radius), values.get(height) / 2f, values.get(radius));
                case DISC -> new Vector3f(values.get(radius), values.get(radius), values.get(length) / 2f);
            };
        }
    }

    private static Maker<FieldDef> declare(Fields fields) {
        var id = fields.name("id", "Its name, unique in the stage: rules switch it by that.");
        Common common = Common.ofFlight(fields);
        var at = fields.number("at", 0f, StageFormat.LONGEST, "u", "Distance along the rail at which it begins.");
        Size size = new Size(fields, common);
        var x = fields.number("x", -REACH, REACH, "u", "Of its middle, to the right of the rail.")
                .or(0f);
        var y = fields.number("y", -REACH, REACH, "u", "Of its lower side, above the ground.")
                .or(0f);
        var drift = fields.object(
                        "drift", FieldFormat::drift, "What is added to Wick's velocity; Wick flies 15 u/s by itself.")
                .orAbsent(new Vector3f());
        common.declareAir(fields);
        common.declareWaits(fields);
        var rhythm = fields.object("rhythm", FieldFormat::rhythm, "In which it comes and goes. Left out, it stays.")
                .orAbsent(Rhythm.NONE);
        var burnsBy = common.burnsBy(fields);
        var burnsOn = fields.name("burnsOn", "Of a web: signal that sets it alight.")
                .orAbsent("")
                .when(common.kind(), Kind.WEB);
        var thread = fields.name(
                        "thread",
                        "Of a web: thread on which it hangs. Fire runs along it to the webs and waves of the same thread.")
                .orAbsent("")
                .when(common.kind(), Kind.WEB);
        var lane = fields.name(
                        "lane",
                        "Name of the lane of a fork in which alone it is: for who takes the other one it is gone. Left out,"
                                + " it is in both.")
                .orAbsent("");
        return values -> {
            Vector3f half = size.half(values);
            Vector3f middle = new Vector3f(values.get(x), values.get(y) + half.y, values.get(at) + half.z);
            return common.make(
                            values,
                            values.get(id),
                            middle,
                            half,
                            new Quaternion(),
                            values.get(drift),
                            values.get(rhythm))
                    .inLane(values.get(lane))
                    .burning(new Fire(values.get(burnsBy), values.get(burnsOn), values.get(thread)));
        };
    }

    static Maker<Vector3f> drift(Fields fields) {
        var x = fields.number("x", -STRONGEST, STRONGEST, "u/s", "To the right.")
                .or(0f);
        var y = fields.number("y", -STRONGEST, STRONGEST, "u/s", "Up.").or(0f);
        var ahead = fields.number(
                        "ahead", -STRONGEST, STRONGEST, "u/s", "Along the rail; a head wind leaves 40 % of its speed.")
                .or(0f);
        return values -> new Vector3f(values.get(x), values.get(y), values.get(ahead));
    }

    private static Maker<Rhythm> rhythm(Fields fields) {
        first(fields);
        on(fields);
        off(fields);
        return fields.record(Rhythm.class);
    }

    /** How long a field is on each time. */
    public static Field<Integer> on(Fields fields) {
        return fields.whole("on", 1, MOST_TICKS, "ticks", "How long it is on each time.");
    }

    /** How long a field is off before it is on for the first time. */
    public static Field<Integer> first(Fields fields) {
        return fields.whole(
                        "first",
                        FieldDef.TELL,
                        MOST_TICKS,
                        "ticks",
                        "Until it is on for the first time, from when it is switched on, from the start of a garden, or, in a flight, from 160 u ahead.")
                .or(2 * FieldDef.TELL);
    }

    /** How long a field is off between. */
    public static Field<Integer> off(Fields fields) {
        return fields.whole(
                "off", FieldDef.TELL, MOST_TICKS, "ticks", "How long it is off between; its tell takes the last 45.");
    }

    /** Strength of a garden's drift or rise, in u/s. */
    public static Field<Float> strength(Fields fields, String name, String description) {
        return fields.number(name, -STRONGEST, STRONGEST, "u/s", description).or(0f);
    }

    /** Reports ids that two fields have. */
    static void checkIds(List<FieldDef> fields, Values values) {
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < fields.size(); i++) {
            if (!ids.add(fields.get(i).id())) {
                values.problem(
                        "fields[" + i + "].id",
                        "another field is called '" + fields.get(i).id() + "', too");
            }
        }
    }
}
