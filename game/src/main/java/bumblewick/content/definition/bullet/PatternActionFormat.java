package bumblewick.content.definition.bullet;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.JsonValue;
import bumblewick.def.pattern.Direction;
import bumblewick.def.pattern.PatternAction;
import bumblewick.def.pattern.PatternAction.Accel;
import bumblewick.def.pattern.PatternAction.Call;
import bumblewick.def.pattern.PatternAction.ChangeDirection;
import bumblewick.def.pattern.PatternAction.ChangeSpeed;
import bumblewick.def.pattern.PatternAction.Fire;
import bumblewick.def.pattern.PatternAction.Repeat;
import bumblewick.def.pattern.PatternAction.Split;
import bumblewick.def.pattern.PatternAction.Vanish;
import bumblewick.def.pattern.PatternAction.Wait;
import bumblewick.def.pattern.PatternDef;
import bumblewick.def.pattern.PatternFormula;
import bumblewick.def.pattern.Speed;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One action of a pattern: which one it is, {@code action} says, and that decides which other fields belong to it. */
final class PatternActionFormat {
    private static final float TURN = 360f; // degrees
    private static final float MOST_CHILDREN = 100f;
    private static final float MOST_BOUNCES = 20f;
    private static final float FASTEST = 120f; // u/s
    private static final float LONGEST = 3_600f; // ticks

    /** What can be done. */
    enum Kind {
        FIRE,
        REPEAT,
        WAIT,
        CHANGE_DIRECTION,
        CHANGE_SPEED,
        ACCEL,
        VANISH,
        SPLIT,
        CALL,
        BEAM,
        RING_WAVE
    }

    private final Field<Kind> kind;
    private final Field<PatternFormula> times;
    private final Field<PatternFormula> count;
    private final Field<Direction> direction;
    private final Field<Speed> speed;
    private final Field<String> bullet;
    private final Field<PatternFormula> bounces;
    private final LightFormat lights;
    private final Field<Speed.Type> type;
    private final Field<PatternFormula> horizontal;
    private final Field<PatternFormula> vertical;
    private final Field<PatternFormula> along;
    private final Field<PatternFormula> ticks;
    private final Field<String> pattern;
    private final Field<Optional<Map<String, JsonValue>>> arguments;
    private final Field<List<PatternAction>> actions;

    private PatternActionFormat(Fields fields) {
        kind = fields.choice(
                "action",
                Kind.class,
                "fire, beam, ring_wave, repeat, wait, or call of a pattern. Of bullets alone: change_direction, change_speed,"
                        + " accel, vanish, split into several.");
        times = fields.formula(
                        "times",
                        0f,
                        PatternDef.MOST_TIMES,
                        "times",
                        "How often. Left out, until whoever plays it is gone.")
                .orAbsent(PatternFormula.absent())
                .when(kind, Kind.REPEAT);
        count = fields.formula("count", 1f, MOST_CHILDREN, "bullets", "How many it becomes.")
                .when(kind, Kind.SPLIT);
        direction = fields.object("direction", PatternActionFormat::direction, "Where to. Left out, at Wick.")
                .orAbsent(Direction.AT_WICK)
                .when(kind, Kind.FIRE, Kind.SPLIT, Kind.CHANGE_DIRECTION, Kind.BEAM);
        speed = fields.object("speed", PatternActionFormat::speed, "How fast. Left out, as the kind of bullet says.")
                .orAbsent(Speed.USUAL)
                .when(kind, Kind.FIRE, Kind.SPLIT, Kind.CHANGE_SPEED, Kind.RING_WAVE);
        bullet = fields.reference(
                        "bullet",
                        BulletFormat.BULLET,
                        "Which kind of bullet, or whose hue. Left out, that of the attack.")
                .orAbsent("")
                .when(kind, Kind.FIRE, Kind.SPLIT, Kind.BEAM, Kind.RING_WAVE);
        bounces = fields.formula(
                        "bounces",
                        0f,
                        MOST_BOUNCES,
                        "times",
                        "How often it comes off the ground, the sides of the corridor and scenery.")
                .or(PatternFormula.of(0f))
                .when(kind, Kind.FIRE, Kind.SPLIT);
        lights = new LightFormat(fields, kind, Kind.BEAM, Kind.RING_WAVE);
        type = fields.choice(
                        "type",
                        Speed.Type.class,
                        "absolute: to these speeds; relative: by them in all; sequence: by them in each tick.")
                .or(Speed.Type.ABSOLUTE)
                .when(kind, Kind.ACCEL);
        horizontal = part(fields, "horizontal", "To the shooter's right, who faces Wick. Left out, it stays.");
        vertical = part(fields, "vertical", "Upwards. Left out, it stays.");
        along = part(fields, "along", "Along the rail towards Wick. Left out, it stays.");
        ticks = fields.formula("ticks", 0f, LONGEST, "ticks", "How long, of which there are 60 in a second.")
                .when(kind, Kind.WAIT, Kind.CHANGE_DIRECTION, Kind.CHANGE_SPEED, Kind.ACCEL);
        pattern = fields.reference(
                        "pattern", PatternFormat.PATTERN, "Which pattern; not one that leads back to this one.")
                .when(kind, Kind.CALL);
        arguments = PatternHead.arguments(fields, pattern, true).when(kind, Kind.CALL);
        actions = fields.nested(
                        PatternFormat.ACTIONS,
                        PatternFormat.PATTERN.name(),
                        PatternFormat.ACTIONS,
                        PatternFormat.MOST_ACTIONS,
                        PatternDef.DEEPEST,
                        "actions",
                        PatternActionFormat::declare,
                        "What is repeated; of fire and split what each bullet does itself from the next tick on.")
                .when(kind, Kind.FIRE, Kind.REPEAT, Kind.SPLIT);
    }

    private Field<PatternFormula> part(Fields fields, String name, String description) {
        return fields.formula(name, -FASTEST, FASTEST, "u/s", description)
                .orAbsent(PatternFormula.absent())
                .when(kind, Kind.ACCEL);
    }

    static Maker<PatternAction> declare(Fields fields) {
        return new PatternActionFormat(fields)::make;
    }

    private PatternAction make(Values values) {
        return switch (values.get(kind)) {
            case FIRE -> fire(values);
            case REPEAT ->
                new Repeat(Optional.of(values.get(times)).filter(formula -> !formula.isAbsent()), values.get(actions));
            case WAIT -> new Wait(values.get(ticks));
            case CHANGE_DIRECTION -> new ChangeDirection(values.get(direction), values.get(ticks));
            case CHANGE_SPEED -> new ChangeSpeed(values.get(speed), values.get(ticks));
            case ACCEL ->
                new Accel(
                        values.get(type),
                        values.get(horizontal),
                        values.get(vertical),
                        values.get(along),
                        values.get(ticks));
            case VANISH -> new Vanish();
            case SPLIT -> new Split(values.get(count), fire(values));
            case BEAM -> lights.beam(values, values.get(direction), values.get(bullet));
            case RING_WAVE -> lights.wave(values, values.get(speed), values.get(bullet));
            case CALL -> new Call(values.get(pattern), PatternHead.formulas(values.get(arguments)));
        };
    }

    private Fire fire(Values values) {
        return new Fire(
                values.get(direction), values.get(speed), values.get(bullet), values.get(bounces), values.get(actions));
    }

    private static Maker<Direction> direction(Fields fields) {
        fields.choice(
                        "type",
                        Direction.Type.class,
                        "From where: aim, the line to where Wick will be; absolute, back along the rail; relative, the"
                                + " shooter's nose; sequence, the last fire, or each tick of a change.")
                .or(Direction.Type.AIM);
        angle(fields, "yaw", "To the shooter's right, who faces Wick.");
        angle(fields, "pitch", "Upwards, after yaw.");
        angle(fields, "tilt", "Off the direction of yaw and pitch, to the side that around says: makes cones.");
        angle(fields, "around", "To which side tilt leads: 0 the shooter's right, 90 up, 180 the left.");
        return fields.record(Direction.class);
    }

    private static void angle(Fields fields, String name, String description) {
        fields.formula(name, -10f * TURN, 10f * TURN, "degrees", description).orAbsent(PatternFormula.absent());
    }

    private static Maker<Speed> speed(Fields fields) {
        fields.choice(
                        "type",
                        Speed.Type.class,
                        "absolute is this speed; relative adds to the bullet's own, or its kind's; sequence to the last fire's, or"
                                + " in each tick of a change.")
                .or(Speed.Type.ABSOLUTE);
        fields.formula("value", -FASTEST, FASTEST, "u/s", "Relative to Wick, before the Hum makes it faster.");
        return fields.record(Speed.class);
    }
}
