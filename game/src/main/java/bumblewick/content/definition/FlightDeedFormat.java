package bumblewick.content.definition;

import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.definition.RuleDeedFormat.Deed;
import bumblewick.content.definition.RuleDeedFormat.Deeds;
import bumblewick.content.definition.bullet.PatternFormat;
import bumblewick.def.CourseDef;
import bumblewick.def.RuleDeed.Backdrop;
import bumblewick.def.RuleDeed.Corridor;
import bumblewick.def.RuleDeed.Drop;
import bumblewick.def.RuleDeed.Fire;
import bumblewick.def.RuleDeed.HazardSwitch;
import bumblewick.def.RuleDeed.Reel;
import bumblewick.def.RuleDeed.Shot;
import bumblewick.def.RuleDeed.Speed;
import bumblewick.def.RuleDeed.Waves;
import bumblewick.def.RuleDeed.Weave;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.WebDef;
import java.util.List;

/** What a rule does in a flight. */
final class FlightDeedFormat {
    /** Beside what can be done everywhere. */
    static final List<Deed> DEEDS =
            List.of(Deed.WAVE, Deed.FIRE, Deed.CORRIDOR, Deed.SPEED, Deed.HAZARD, Deed.WEAVE, Deed.BACKDROP);

    private static final float REACH = 100f; // u
    private static final float WIDEST_WEB = 20f; // u
    private static final float NEAREST = 20f; // u
    private static final float FARTHEST = 200f; // u
    private static final float FARTHEST_SHOT = 40f; // u
    private static final float LONGEST_SWITCH = 600f; // s
    private static final float QUICKEST = 0.5f; // s
    private static final float SLOWEST = 60f; // s

    private FlightDeedFormat() {}

    static void declare(Deeds deeds, Fields fields) {
        deeds.object(Deed.PICKUP, "pickup", FlightDeedFormat::drop, "What lies ahead of Wick from now on.");
        deeds.object(
                Deed.CAMERA,
                "camera",
                FlightDeedFormat::shot,
                "A camera that flies along, while Wick flies straight on and no bee is hurt.");
        deeds.object(
                Deed.WAVE, "wave", FlightDeedFormat::wave, "Enemies that come from now on, or a formation of them.");
        deeds.object(
                Deed.FIRE, "fire", FlightDeedFormat::fire, "Rounds of bullets out of the air, each with its tell.");
        deeds.object(
                Deed.CORRIDOR,
                "corridor",
                FlightDeedFormat::corridor,
                "Where Wick may fly from now on. Without borders, where the course lets Wick fly.");
        deeds.object(Deed.HAZARD, "hazard", FlightDeedFormat::hazard, "A hazard that is switched, or let go once.");
        deeds.object(
                Deed.WEAVE,
                "weave",
                FlightDeedFormat::weave,
                "A web that comes at Wick: a ring with a hole to fly through, on knots to shoot.");
        deeds.object(
                Deed.BACKDROP,
                "backdrop",
                FlightDeedFormat::backdrop,
                "Sky and landmarks behind the boss roll about the lane's axis. Only the picture does; who flies how stays.");
        deeds.object(Deed.SPEED, "speed", FlightDeedFormat::speed, "How fast the world comes from now on.");
    }

    /** What rules alone do, and no boss to itself. */
    static void declareReel(Deeds deeds) {
        deeds.object(
                Deed.REEL,
                "reel",
                FlightDeedFormat::reel,
                "The boss is thrown out of what it does, and reels with all its parts open.");
    }

    private static Maker<Waves> wave(Fields fields) {
        Maker<WaveGroup> group = WaveFormat.ofRule(fields);
        return values -> {
            List<WaveDef> waves = group.make(values).waves();
            if (waves.stream().anyMatch(wave -> !wave.drops().isEmpty())) {
                values.note("drops", "waves of rules leave no pick-up: the action pickup lets one appear");
            }
            return new Waves(waves);
        };
    }

    private static Maker<Drop> drop(Fields fields) {
        fields.reference("kind", PickupFormat.PICKUP, "Which kind.");
        fields.number("x", -REACH, REACH, "u", "To the right of the rail.").or(0f);
        fields.number("y", 0f, REACH, "u", "Above the ground.").or(4f);
        fields.number("ahead", NEAREST, FARTHEST, "u", "How far ahead of Wick.").or(40f);
        return fields.record(Drop.class);
    }

    private static Maker<Fire> fire(Fields fields) {
        fields.object("attack", AttackFormat::ofEnemy, "The rounds.");
        fields.number("x", -REACH, REACH, "u", "Where they come from, to the right of the rail.")
                .or(0f);
        fields.number("y", 0f, REACH, "u", "Where they come from, above the ground.")
                .or(6f);
        fields.number("ahead", NEAREST, FARTHEST, "u", "How far ahead of Wick that place stays.")
                .or(50f);
        return fields.record(Fire.class, (fire, values) -> {
            String pattern = fire.attack().pattern();
            if (PatternFormat.isEndless(values.definitions(), pattern)) {
                values.problem(
                        "attack.pattern",
                        "'" + pattern + "' goes on until whoever plays it is gone, which a place in the air never is");
            }
        });
    }

    private static Maker<Corridor> corridor(Fields fields) {
        StageFormat.borders(fields).forEach(border -> border.orAbsent(CourseDef.UNSAID));
        fields.number("over", QUICKEST, SLOWEST, "s", "Time in which its borders move there.")
                .or(2f);
        return fields.record(Corridor.class, (made, values) -> {
            if (checkAllOrNone(values, made)) {
                StageFormat.checkBorders(made.minY(), made.maxY(), values);
            }
        });
    }

    /** Returns whether it has borders. */
    private static boolean checkAllOrNone(Values values, Corridor made) {
        List<String> names = List.of("minX", "maxX", "minY", "maxY");
        List<Float> borders = List.of(made.minX(), made.maxX(), made.minY(), made.maxY());
        boolean some = borders.stream().anyMatch(CourseDef::says);
        for (int i = 0; i < names.size(); i++) {
            if (some && !CourseDef.says(borders.get(i))) {
                values.problem(
                        names.get(i), "is missing, expected all four borders, or none to give the corridor back");
            }
        }
        return some;
    }

    private static Maker<Speed> speed(Fields fields) {
        fields.number("factor", 0.25f, 3f, "on the stage's own", "How much faster or slower; 1 is as before.");
        fields.number("over", QUICKEST, SLOWEST, "s", "Time in which it changes.")
                .or(2f);
        return fields.record(Speed.class);
    }

    private static Maker<Weave> weave(Fields fields) {
        var x = fields.number("x", -REACH, REACH, "u", "Its middle, to the right of the rail.")
                .or(0f);
        var y = fields.number("y", 0f, REACH, "u", "Its middle, above the ground.")
                .or(6f);
        var ahead = fields.number(
                        "ahead", NEAREST, FARTHEST, "u", "How far ahead of Wick it begins; more is seen longer.")
                .or(30f);
        var knot = fields.reference("knot", EnemyFormat.ENEMY, "Which kind of enemy its knots are.");
        var knots = fields.whole("knots", 1, WebDef.MOST_KNOTS, "knots", "How many, evenly around.")
                .or(6);
        var radius =
                fields.number("radius", 1f, WIDEST_WEB, "u", "Of the ring.").or(6f);
        var hole = fields.number("hole", 0.5f, WIDEST_WEB, "u", "Radius of its hole; more is easier to fly through.")
                .or(2.6f);
        var speed = fields.number("speed", 1f, 60f, "u/s", "How fast it comes.").or(14f);
        var falls = fields.whole("falls", 1, WebDef.MOST_KNOTS, "knots", "How many have to be shot for it to fall.")
                .or(3);
        var frees = fields.whole(
                        "frees",
                        1,
                        WebDef.MOST_KNOTS,
                        "knots",
                        "How many have to be shot for the bee that hangs in it to be free.")
                .or(2);
        var holds = fields.number("holds", 1f, 30f, "s", "How long it holds that bee, before it tears.")
                .or(5f);
        var score = fields.whole("score", 0, 100_000, "points", "Points when it falls, before the multiplier.")
                .or(500);
        var drops = fields.reference("drops", PickupFormat.PICKUP, "Pick-up that it turns into when it falls.")
                .orAbsent("");
        return values -> {
            checkWeb(values.get(hole), values.get(radius), values.get(falls), values.get(knots), values);
            return new Weave(
                    new WebDef(
                            values.get(knot),
                            values.get(knots),
                            values.get(radius),
                            values.get(hole),
                            values.get(speed),
                            values.get(falls),
                            values.get(frees),
                            values.get(holds),
                            values.get(score),
                            values.get(drops)),
                    values.get(x),
                    values.get(y),
                    values.get(ahead));
        };
    }

    private static void checkWeb(float hole, float radius, int falls, int knots, Values values) {
        if (hole >= radius) {
            values.problem("hole", hole + " leaves nothing of the ring, expected less than its radius " + radius);
        }
        if (falls > knots) {
            values.problem("falls", falls + " is more than the " + knots + " knots that it has");
        }
    }

    private static Maker<Backdrop> backdrop(Fields fields) {
        fields.number("degrees", -360f, 360f, "degrees", "To which it rolls, from how it stood at first.");
        fields.number("over", QUICKEST, SLOWEST, "s", "Time in which it does.").or(2.5f);
        return fields.record(Backdrop.class);
    }

    private static Maker<Reel> reel(Fields fields) {
        fields.number("seconds", 0.5f, 10f, "s", "How long it reels.").or(2f);
        fields.number("ahead", 6f, REACH, "u", "How far ahead of Wick it reels.")
                .or(30f);
        return fields.record(Reel.class);
    }

    private static Maker<HazardSwitch> hazard(Fields fields) {
        fields.name("name", "Its id in hazards.json.");
        var how = fields.choice(
                        "how", HazardSwitch.How.class, "on and off switch it, go lets a mover or roller go once.")
                .or(HazardSwitch.How.ON);
        fields.number("seconds", 0f, LONGEST_SWITCH, "s", "How long it is on or off, before it turns back; 0 for good.")
                .or(0f)
                .when(how, HazardSwitch.How.ON, HazardSwitch.How.OFF);
        return fields.record(HazardSwitch.class);
    }

    private static Maker<Shot> shot(Fields fields) {
        fields.number("x", -FARTHEST_SHOT, FARTHEST_SHOT, "u", "Where it flies, to the right of Wick.")
                .or(4f);
        fields.number("y", 0.5f, FARTHEST_SHOT, "u", "Where it flies, above the ground.")
                .or(4f);
        fields.number("ahead", -FARTHEST_SHOT, FARTHEST_SHOT, "u", "How far ahead of Wick it flies.")
                .or(8f);
        fields.number(
                        "lookAhead",
                        -FARTHEST,
                        FARTHEST,
                        "u",
                        "How far ahead of Wick the point lies that it looks at; 0 is Wick.")
                .or(0f);
        fields.number("seconds", 1.5f, 10f, "s", "How long, with the way there and back.")
                .or(4f);
        return fields.record(Shot.class);
    }
}
