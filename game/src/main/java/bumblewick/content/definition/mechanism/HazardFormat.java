package bumblewick.content.definition.mechanism;

import bumblewick.content.declaration.DefinitionKind;
import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.def.mechanism.HazardDef;
import bumblewick.def.mechanism.HazardDef.Kind;
import bumblewick.def.mechanism.HazardDef.Motion;
import bumblewick.def.mechanism.HazardDef.Roller;
import bumblewick.def.mechanism.HazardDef.Rotor;
import bumblewick.def.mechanism.HazardDef.Trigger;
import com.jme3.math.Vector3f;
import java.util.List;

/** A hazard of a flight, and what rollers and movers have in common. */
final class HazardFormat {
    static final float REACH = 100f; // u
    static final float LOWEST = -40f; // u
    static final float LONGEST = 100_000f; // u along the rail
    static final int MINUTE = 3_600; // ticks
    static final float USUAL_NEAR = 70f; // u

    private static final float FARTHEST = 200f; // u
    private static final float FASTEST = 60f; // u/s
    private static final int USUAL_DAMAGE = 12;

    private HazardFormat() {}

    static Maker<HazardDef> declare(Fields fields) {
        var id = fields.name("id", "Its name, unique in the stage: rules switch it by that.");
        var kind = fields.choice(
                "kind",
                Kind.class,
                "rotor turns or swings about an axis; mover goes from a place to another; roller is a ball that runs down"
                        + " the valley.");
        var model = fields.reference(
                "model",
                DefinitionKind.MODEL,
                "What is seen: of a rotor one arm, which points up, else the whole. It is drawn as wide and as high as"
                        + " what is felt.");
        var x = fields.number(
                "x", -REACH, REACH, "u", "To the right of the rail: of a rotor its pivot, else its middle.");
        var y = fields.number(
                "y",
                LOWEST,
                REACH,
                "u",
                "Above the ground, or with less than 0 below it: of a rotor its pivot, else its middle.");
        var z = fields.number("z", 0f, LONGEST, "u", "Distance along the rail.");
        var rotor = fields.object("rotor", RotorFormat::declare, "How a rotor turns.")
                .when(kind, Kind.ROTOR);
        var mover = fields.object("mover", MoverFormat::declare, "How a mover goes.")
                .when(kind, Kind.MOVER);
        var roller = fields.object("roller", HazardFormat::roller, "How a roller runs.")
                .when(kind, Kind.ROLLER);
        var hp = fields.whole(
                        "hp",
                        1,
                        10_000,
                        "hit points",
                        "What it takes until it acts: a rotor stops, what waits for damage goes, anything else breaks."
                                + " Left out, shots do nothing to it.")
                .orAbsent(0);
        var score = fields.whole("score", 0, 100_000, "points", "For that, before the multiplier.")
                .or(0);
        var damage = fields.whole(
                        "damage",
                        0,
                        10_000,
                        "hit points",
                        "What an enemy loses that it strikes on its way; a kill counts twice. Of a rotor that does not say"
                                + " it, nothing.")
                .or(USUAL_DAMAGE, values -> values.get(kind) == Kind.ROTOR ? 0 : USUAL_DAMAGE);
        var sends = fields.name(
                        "sends",
                        "Signal that it sends when a rotor is stopped by shots, a mover has come to the end of its way, or"
                                + " it breaks.")
                .orAbsent("");
        var waits = fields.flag("waits", "Whether it stands still until a rule or a target switches it on.")
                .or(false);
        var lane = lane(fields);
        var inTimeWith = fields.name(
                        "inTimeWith",
                        "Hazard nearer to the start with which it begins, however far apart they are: their rhythms keep"
                                + " together.")
                .orAbsent("");
        return values -> {
            Motion motion =
                    switch (values.get(kind)) {
                        case ROTOR -> values.get(rotor);
                        case MOVER -> values.get(mover);
                        case ROLLER -> values.get(roller);
                    };
            check(motion, values.get(hp), values.get(waits), values);
            return new HazardDef(
                    values.get(id),
                    values.get(model),
                    new Vector3f(values.get(x), values.get(y), values.get(z)),
                    motion,
                    values.get(hp),
                    values.get(score),
                    values.get(damage),
                    values.get(sends),
                    values.get(waits),
                    values.get(lane),
                    values.get(inTimeWith));
        };
    }

    /** The lane of a fork in which something is. */
    static Field<String> lane(Fields fields) {
        return fields.name(
                        "lane",
                        "Name of the lane of a fork in which alone it is: for who takes the other one it is gone. Left out,"
                                + " it is in both.")
                .orAbsent("");
    }

    private static void check(Motion motion, int hp, boolean waits, Values values) {
        if (motion instanceof Rotor made && made.faces().ticks() > 0 && !waits) {
            values.problem("waits", "expected true: a rotor that faces Wick later waits until it is switched on");
        }
        if (motion instanceof Rotor made && made.sinks() > 0f && hp == 0) {
            values.problem("hp", "is missing: it sinks when it is shot down, and shots do nothing to it");
        }
        if (motion.trigger() == Trigger.DAMAGE && hp == 0) {
            values.problem("hp", "is missing: it goes when shots have used its hit points up, and it has none");
        }
    }

    private static Maker<Roller> roller(Fields fields) {
        fields.number("radius", 0.2f, 20f, "u", "Of the ball.");
        fields.object("velocity", HazardFormat::velocity, "With which it starts. Left out, the slope alone moves it.")
                .orAbsent(new Vector3f());
        fields.number(
                        "slopeDegrees",
                        0f,
                        45f,
                        "degrees",
                        "How steep the valley runs down towards Wick; more is faster.")
                .or(10f);
        fields.number("bounce", 0f, 1f, "of the speed", "With how much of it the ball leaves ground, walls and others.")
                .or(0.5f);
        fields.number("left", -REACH, 0f, "u", "Where the valley's left wall is.")
                .or(-12f);
        fields.number("right", 0f, REACH, "u", "Where the valley's right wall is.")
                .or(12f);
        tell(fields);
        var on = on(fields, List.of(Trigger.DAMAGE, Trigger.SIGNAL, Trigger.NEAR), Trigger.NEAR);
        near(fields, on);
        signal(fields, on);
        return fields.record(Roller.class, (made, values) -> {
            if (made.right() - made.left() < 2f * made.radius()) {
                values.problem(
                        "radius", "the ball is wider than its valley, from " + made.left() + " to " + made.right());
            }
        });
    }

    private static Maker<Vector3f> velocity(Fields fields) {
        var x = fields.number("x", -FASTEST, FASTEST, "u/s", "To the right.").or(0f);
        var y = fields.number("y", -FASTEST, FASTEST, "u/s", "Up.").or(0f);
        var ahead = fields.number("ahead", -FASTEST, FASTEST, "u/s", "Along the rail; less than 0 comes to meet Wick.")
                .or(0f);
        return values -> new Vector3f(values.get(x), values.get(y), values.get(ahead));
    }

    /** How long it is announced. */
    static Field<Integer> tell(Fields fields) {
        return fields.whole(
                        "tell", HazardDef.TELL, MINUTE, "ticks", "How long it trembles before it goes; more is fairer.")
                .or(HazardDef.TELL);
    }

    static Field<Trigger> on(Fields fields, List<Trigger> known, Trigger usual) {
        return fields.choice(
                        "on",
                        known,
                        "What lets it go: near is Wick's distance, damage its hit points, signal a signal or a rule,"
                                + " rhythm nothing but time.")
                .or(usual);
    }

    static Field<Float> near(Fields fields, Field<Trigger> on) {
        return fields.number("near", 5f, FARTHEST, "u", "How near Wick is along the rail when it is let go.")
                .or(USUAL_NEAR)
                .when(on, Trigger.NEAR);
    }

    static Field<String> signal(Fields fields, Field<Trigger> on) {
        return fields.name(
                        "signal",
                        "Name of the signal that lets it go, on damage as well. Left out, only a rule or its hit points do.")
                .orAbsent("")
                .when(on, Trigger.SIGNAL, Trigger.DAMAGE);
    }
}
