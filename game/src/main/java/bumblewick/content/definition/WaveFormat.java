package bumblewick.content.definition;

import bumblewick.content.declaration.Field;
import bumblewick.content.declaration.Fields;
import bumblewick.content.declaration.FileFormat;
import bumblewick.content.declaration.Maker;
import bumblewick.content.declaration.ObjectType;
import bumblewick.content.declaration.Values;
import bumblewick.content.json.JsonValue;
import bumblewick.def.EnemyDef;
import bumblewick.def.WaveDef;
import bumblewick.def.WaveDef.Target;
import bumblewick.def.mechanism.ByDifficulty;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code waves.json} of a flight. */
public final class WaveFormat {
    public static final FileFormat<List<WaveGroup>> FORMAT =
            FileFormat.of("waves", "stages/*/waves.json", "Which enemies come when in a flight.", WaveFormat::declare);

    /** A wave, or the waves of a formation. */
    static final ObjectType<WaveGroup> WAVE = ObjectType.of(WaveFormat::group);

    private static final String FORMATION = "formation";
    private static final float FARTHEST = 10_000f; // u from where a formation is used, or a rule begins a wave

    private WaveFormat() {}

    private static Maker<List<WaveGroup>> declare(Fields fields) {
        var waves = fields.list(
                "waves",
                0,
                WaveDef.MOST_WAVES,
                "waves",
                WaveFormat::group,
                "Groups of enemies, each member after the other, and formations of such groups.");
        return values -> {
            int count = values.get(waves).stream()
                    .mapToInt(group -> group.waves().size())
                    .sum();
            if (count > WaveDef.MOST_WAVES) {
                values.problem(
                        "waves",
                        "makes " + count + " waves with its formations, expected " + WaveDef.MOST_WAVES + " at most");
            }
            return values.get(waves);
        };
    }

    private static Maker<WaveGroup> group(Fields fields) {
        Maker<WaveGroup> wave = wave(
                fields,
                fields.number(
                        "at", 0f, StageFormat.LONGEST, "u", "Distance along the rail at which the first one comes."));
        var when = fields.name(
                        "when", "Field of course.json for whose next gust the wave waits. Left out, it comes at once.")
                .orAbsent("");
        var rides = fields.name(
                        "rides",
                        "Hazard on which they come: their path stands in its frame and turns with it, spread evenly about its axis.")
                .orAbsent("");
        return values -> {
            WaveGroup made = wave.make(values);
            List<WaveDef> waves = made.waves().stream()
                    .map(each -> each.when(values.get(when)).riding(values.get(rides)))
                    .collect(Collectors.toList());
            return new WaveGroup(made.at(), made.formation(), waves);
        };
    }

    /** A wave, or the waves of a formation, that a rule begins. */
    static Maker<WaveGroup> ofRule(Fields fields) {
        return wave(
                fields,
                fields.number("at", 0f, FARTHEST, "u", "How much further along the rail than Wick is then.")
                        .or(0f));
    }

    /** A wave of a formation. */
    static Maker<WaveGroup> member(Fields fields) {
        fields.whole(
                        FormationUse.REPEAT,
                        1,
                        FormationTemplate.MOST_WAVES,
                        "times",
                        "How many such waves there are; \"i\" counts them from 0 in what is computed.")
                .orAbsent(1);
        return wave(
                fields,
                fields.number("at", -FARTHEST, FARTHEST, "u", "How much further along the rail than the formation.")
                        .or(0f));
    }

    private static Maker<WaveGroup> wave(Fields fields, Field<Float> at) {
        var formation = fields.reference(
                        FORMATION, FormationFormat.FORMATION, "Which formation comes, instead of a single wave.")
                .orAbsent("");
        var with = arguments(fields, formation);
        var enemy = fields.reference("enemy", EnemyFormat.ENEMY, "Which kind.").unless(formation);
        var path = fields.reference("path", PathFormat.PATH, "Which path they fly.")
                .unless(formation);
        var mirrored = fields.flag("mirrored", "Left and right of the path, or of the formation, exchanged.")
                .or(false);
        var count = fields.whole("count", 1, WaveDef.MOST, "enemies", "How many.")
                .or(1)
                .unless(formation);
        var spacing = fields.number(
                        "spacing", 0f, WaveDef.LONGEST_SPACING, "s", "Time from one to the next; less comes as a pack.")
                .or(WaveDef.USUAL_SPACING)
                .unless(formation);
        var shiftX = shift(fields, "shiftX", "How much further to the right each next one flies; fans a wave out.")
                .unless(formation);
        var shiftY =
                shift(fields, "shiftY", "How much higher each next one flies.").unless(formation);
        var drops = fields.reference(
                        "drops",
                        PickupFormat.PICKUP,
                        "Pick-up left behind when the whole wave is destroyed. Left out, nothing is.")
                .or("")
                .unless(formation);
        var offset = offset(fields).unless(formation);
        var counts = fields.object(
                        "counts",
                        WaveFormat::counts,
                        "How many at each difficulty, where it is not count: fewer for beginners, more for experts.")
                .orAbsent(ByDifficulty.NONE)
                .unless(formation);
        var lane = fields.name(
                        "lane",
                        "Name of the lane of a fork in which alone they come; the path is flown about the middle of that"
                                + " lane. Left out, they come in both.")
                .orAbsent("")
                .unless(formation);
        var segments = fields.whole(
                        "segments",
                        1,
                        EnemyDef.Chain.MOST,
                        "enemies",
                        "How many follow each, of a kind with a chain. Left out, as many as the kind says.")
                .orAbsent(0)
                .unless(formation);
        var moored = fields.flag(
                        "moored",
                        "Whether the path stands in the world from where the wave begins, instead of flying along with"
                                + " Wick; who comes to its end stays there until Wick has passed.")
                .orAbsent(false)
                .unless(formation);
        var target = fields.choice(
                        "target",
                        Target.class,
                        "What they fly after: their path, or the nearest escort, for kinds with a grip.")
                .orAbsent(Target.PATH)
                .unless(formation);
        var thread = fields.name(
                        "thread",
                        "Name of the thread on which they and the webs that they make hang: when a web of it burns, fire"
                                + " runs to them.")
                .orAbsent("")
                .unless(formation);
        return values -> {
            if (values.has(formation)) {
                var waves = values.get(with).flatMap(given -> find(formation, values)
                        .map(known ->
                                new FormationUse(known, given, values.get(at), values.get(mirrored)).waves(values)));
                return new WaveGroup(values.get(at), values.get(formation), waves.orElse(List.of()));
            }
            List<Float> moved = values.get(offset);
            WaveDef wave = new WaveDef(
                    values.get(at),
                    values.get(enemy),
                    values.get(path),
                    values.get(mirrored),
                    values.get(count),
                    values.get(spacing),
                    values.get(shiftX),
                    values.get(shiftY),
                    values.get(drops),
                    moved.isEmpty() ? 0f : moved.get(0),
                    moved.isEmpty() ? 0f : moved.get(1),
                    values.get(counts),
                    values.get(lane),
                    values.get(segments),
                    values.get(moored),
                    values.has(target) ? values.get(target) : Target.PATH,
                    values.get(thread),
                    "",
                    "");
            checkTarget(wave, values);
            return new WaveGroup(wave.at(), "", List.of(wave));
        };
    }

    private static void checkTarget(WaveDef wave, Values values) {
        EnemyDef enemy = values.definitions().definitions(EnemyFormat.FORMAT).get(wave.enemy());
        if (wave.target() == Target.ESCORT && enemy != null && enemy.grip().isEmpty()) {
            values.problem("target", "'" + wave.enemy() + "' has no grip, by which it would hold on to an escort");
        }
    }

    private static Optional<FormationTemplate> find(Field<String> formation, Values values) {
        return FormationFormat.find(values.definitions(), values.get(formation));
    }

    private static Field<Optional<Map<String, JsonValue>>> arguments(Fields fields, Field<String> formation) {
        return fields.arguments(
                        "with",
                        values -> find(formation, values).map(FormationUse::parameters),
                        "What the parameters of the formation are; those with a default can be left out.")
                .when(values -> values.has(formation));
    }

    private static Field<List<Float>> offset(Fields fields) {
        return fields.numbers(
                        "offset",
                        2,
                        2,
                        -WaveDef.FARTHEST_OFFSET,
                        WaveDef.FARTHEST_OFFSET,
                        "u",
                        "How far to the right of its path and above it the whole wave flies. Left out, it flies the path.")
                .orAbsent(List.of());
    }

    private static Maker<ByDifficulty> counts(Fields fields) {
        for (String difficulty : List.of("easy", "normal", "hard")) {
            fields.whole(difficulty, 1, WaveDef.MOST, "enemies", "How many at " + difficulty + ". Left out, count.")
                    .orAbsent(0);
        }
        return fields.record(ByDifficulty.class);
    }

    private static Field<Float> shift(Fields fields, String name, String description) {
        return fields.number(name, -WaveDef.FARTHEST_SHIFT, WaveDef.FARTHEST_SHIFT, "u", description)
                .or(0f);
    }
}
