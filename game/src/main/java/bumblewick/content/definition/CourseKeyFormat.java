package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.presentation.LookFormat;
import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Lens;
import bumblewick.def.CourseDef.Light;
import bumblewick.def.CourseDef.Sides;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.CourseDef.Tube;
import bumblewick.def.CourseDef.Wall;
import bumblewick.def.CourseDef.Walls;
import bumblewick.def.StageDef.Corridor;
import java.util.List;

/** The keys of a flight, which are part of its {@code course.json}: what the course is like from distance to distance. */
final class CourseKeyFormat {
    private static final float REACH = 100f; // u
    private static final float NARROWEST = 2f; // u
    private static final float SLOWEST = 10f; // u/s
    private static final float FASTEST = 30f; // u/s
    private static final float DARKEST = 5f; // u

    private CourseKeyFormat() {}

    static Field<List<Key>> list(Fields fields) {
        return fields.list(
                        "keys",
                        0,
                        CourseDef.MOST_KEYS,
                        "keys",
                        CourseKeyFormat::key,
                        "How the course changes, by rising distance. Each thing changes smoothly from one key that names it to"
                                + " the next; before the first and after the last it stays.")
                .orAbsent(List.of());
    }

    private static Maker<Key> key(Fields fields) {
        var at = fields.number("at", 0f, StageFormat.LONGEST, "u", "Distance along the rail.");
        Maker<Stretch> says = stretch(fields);
        return values -> {
            Stretch said = says.make(values);
            if (said.isEmpty()) {
                values.problem(
                        "at", "the key says nothing, expected corridor, tube, floor, walls, speed, camera or light");
            }
            return new Key(values.get(at), said);
        };
    }

    /** What a key says. */
    static Maker<Stretch> stretch(Fields fields) {
        var corridor = fields.optional("corridor", CourseKeyFormat::corridor, "Where Wick may fly.");
        var tube = fields.optional(
                "tube", CourseKeyFormat::tube, "A round corridor, instead of one with corners. Down stays down in it.");
        var floor = fields.optional(
                "floor",
                CourseKeyFormat::floor,
                "What is below from here on, up to the next key that says it; meadow before the first.");
        var walls = fields.optional(
                "walls",
                CourseKeyFormat::walls,
                "Which borders of the corridor are solid from here on, up to the next key that says it: they stop Wick, shots"
                        + " and bullets. None before the first.");
        var speed = fields.number(
                        "speed",
                        SLOWEST,
                        FASTEST,
                        "u/s",
                        "Of the rail: how fast the world comes. Boost, brake and the factors of rules act on it.")
                .orAbsent(CourseDef.UNSAID);
        var camera = fields.optional("camera", CourseKeyFormat::camera, "How the camera looks.");
        var light = fields.optional("light", CourseKeyFormat::light, "How light and sky are.");
        return values -> {
            if (values.has(corridor) && values.has(tube)) {
                values.problem("tube", "is there beside corridor, expected one of them");
            }
            return new Stretch(
                    values.get(corridor),
                    values.get(tube),
                    values.get(floor),
                    values.get(walls),
                    values.get(speed),
                    values.get(camera),
                    values.get(light));
        };
    }

    private static Maker<Corridor> corridor(Fields fields) {
        var minX = fields.number("minX", -REACH, REACH, "u", "Its left border.");
        var maxX = fields.number("maxX", -REACH, REACH, "u", "Its right border.");
        var minY = fields.number("minY", 0f, REACH, "u", "Its lower border, above the ground.");
        var maxY = fields.number("maxY", 0f, REACH, "u", "Its upper border, above the ground.");
        return fields.record(Corridor.class, (made, values) -> {
            checkRoom(maxX, minX, values);
            checkRoom(maxY, minY, values);
        });
    }

    private static void checkRoom(Field<Float> upper, Field<Float> lower, Values values) {
        float most = values.get(upper);
        float least = values.get(lower);
        if (values.has(upper) && values.has(lower) && most - least < NARROWEST) {
            values.problem(
                    upper.name(),
                    "the corridor is empty: " + most + " is not " + NARROWEST + " u above " + lower.name() + ", "
                            + least);
        }
    }

    private static Maker<Tube> tube(Fields fields) {
        fields.number("x", -REACH, REACH, "u", "Of its middle, to the right of the rail.")
                .or(0f);
        fields.number("y", 0f, REACH, "u", "Of its middle, above the ground.");
        fields.number("radius", NARROWEST, REACH, "u", "How far from its middle Wick may fly.");
        return fields.record(Tube.class, (made, values) -> {
            if (made.radius() > made.y()) {
                values.problem(
                        "y", made.y() + " is less than radius, " + made.radius() + ": the tube is below the ground");
            }
        });
    }

    private static Maker<Floor> floor(Fields fields) {
        var kind = fields.choice(
                "kind",
                Floor.class,
                "Meadow and wood are run on, ice with a fifth of the grip. Water is skimmed, but not too slowly. Lava burns a"
                        + " bee. None is open sky.");
        return values -> values.get(kind);
    }

    private static Maker<Walls> walls(Fields fields) {
        fields.choice(
                "where",
                Sides.class,
                "Which borders; sides are left and right, tunnel those and the ceiling, of a tube all around.");
        fields.choice("made", Wall.class, "What they look like.").or(Wall.ROCK);
        return fields.record(Walls.class);
    }

    private static Maker<Lens> camera(Fields fields) {
        fields.number(
                        "fieldOfView",
                        30f,
                        80f,
                        "degrees",
                        "Vertical; more shows more of the sides and looks faster, less brings near what is far. 52 is usual.")
                .orAbsent(CourseDef.UNSAID);
        fields.number(
                        "roll",
                        -20f,
                        20f,
                        "degrees",
                        "Of the picture; more leans it to the right. What the stick means stays; with reduced motion"
                                + " nothing rolls.")
                .orAbsent(CourseDef.UNSAID);
        fields.number(
                        "pitch",
                        -12f,
                        12f,
                        "degrees",
                        "How far it looks up more than usual; less than 0 looks down. Wick stays in the picture.")
                .orAbsent(CourseDef.UNSAID);
        fields.number("lift", -2f, 6f, "u", "How much higher than usual the camera is; more looks down on Wick.")
                .orAbsent(CourseDef.UNSAID);
        fields.number("drawBack", -3f, 8f, "u", "How much farther behind it is; more makes Wick smaller.")
                .orAbsent(CourseDef.UNSAID);
        fields.number(
                        "windRoll",
                        -2f,
                        2f,
                        "degrees",
                        "How far the picture leans with each u/s of the wind in which Wick is.")
                .orAbsent(CourseDef.UNSAID);
        fields.flag(
                        "chase",
                        "Whether it looks back at what hunts Wick, up to the next key with a camera, 30 s at most. Bees hold fire,"
                                + " left is the picture's.")
                .orAbsent(false);
        return fields.record(Lens.class);
    }

    private static Maker<Light> light(Fields fields) {
        fields.reference(
                        "look",
                        LookFormat.LOOK,
                        "Look whose light, sky and ground it has; the looks of keys stand instead of the passages of the"
                                + " stage's look.")
                .orAbsent("");
        fields.number(
                        "sunYaw",
                        -7200f,
                        7200f,
                        "degrees",
                        "How far the sun is turned to the right about the upright axis; 360 more from one key to the next"
                                + " is once around.")
                .orAbsent(CourseDef.UNSAID);
        fields.colour("sunTint", "What the sun's colour is multiplied with.").orAbsent("");
        fields.number("fog", 0.1f, 4f, "", "Factor on how far one sees through the haze; less is thicker.")
                .orAbsent(CourseDef.UNSAID);
        fields.number(
                        "dark",
                        0f,
                        200f,
                        "u",
                        "How far one sees in the dark; tight, the lantern shines further. 0 is light.")
                .orAbsent(CourseDef.UNSAID);
        return fields.record(Light.class, (made, values) -> {
            if (made.dark() > 0f && made.dark() < DARKEST) {
                values.problem(
                        "dark", made.dark() + " u is darker than anybody can fly, expected 0 or at least " + DARKEST);
            }
        });
    }

    /** Reports keys that do not rise. */
    static void checkOrder(List<Key> keys, Values values) {
        for (int i = 1; i < keys.size(); i++) {
            float before = keys.get(i - 1).at();
            if (keys.get(i).at() <= before) {
                values.problem(
                        "keys[" + i + "].at", keys.get(i).at() + " must be after the key before it, at " + before);
            }
        }
    }
}
