package bumblewick.editor.wave;

import bumblewick.content.definition.FormationTemplate;
import bumblewick.content.validation.PathMeasure;
import bumblewick.def.BossDef;
import bumblewick.def.BulletDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.PickupDef;
import bumblewick.def.Rulebook;
import bumblewick.def.SceneryDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import bumblewick.ui.draw.Translations;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** Examines waves: whether what they name exists, where they are in the air, and how early the player sees them. */
final class WaveAnalysis {
    /** How long a wave is drawn whose path does not exist, in ticks. */
    private static final int UNKNOWN = 120;

    private final Rulebook rules;
    private final float railSpeed;
    private final Map<String, PathFacts> paths = new HashMap<>();

    /** @param end of the path along the rail, in u */
    private record PathFacts(int ticks, PathMeasure measure, float end) {}

    /** @param railSpeed of the stage, in u/s */
    WaveAnalysis(Rulebook rules, float railSpeed) {
        this.rules = rules;
        this.railSpeed = railSpeed;
    }

    /** The waves whose enemy, path and pick-up all exist. */
    static List<WaveDef> valid(Rulebook rules, List<WaveDef> waves) {
        return waves.stream().filter(wave -> isValid(rules, wave)).collect(Collectors.toList());
    }

    private static boolean isValid(Rulebook rules, WaveDef wave) {
        return rules.all(EnemyDef.class).containsKey(wave.enemy())
                && rules.all(PathDef.class).containsKey(wave.path())
                && (wave.drops().isEmpty() || rules.all(PickupDef.class).containsKey(wave.drops()));
    }

    /** Whether two sets of rules play a stage in the same way, except for its waves. */
    static boolean sameExceptWaves(Rulebook before, Rulebook now, String stage) {
        StageDef here = now.all(StageDef.class).get(stage);
        return here != null
                && here.with(List.of())
                        .equals(before.all(StageDef.class).get(stage).with(List.of()))
                && now.all(PathDef.class).equals(before.all(PathDef.class))
                && now.all(EnemyDef.class).equals(before.all(EnemyDef.class))
                && now.all(PickupDef.class).equals(before.all(PickupDef.class))
                && now.all(BulletDef.class).equals(before.all(BulletDef.class))
                && now.all(BossDef.class).equals(before.all(BossDef.class))
                && now.all(SceneryDef.class).equals(before.all(SceneryDef.class))
                && now.all(FormationTemplate.class).equals(before.all(FormationTemplate.class));
    }

    /** Whether the enemy, the path and the pick-up of a wave exist. */
    boolean isValid(WaveDef wave) {
        return isValid(rules, wave);
    }

    /** From where to where along the rail the wave is in the air. */
    WaveSpan span(WaveDef wave) {
        if (wave.moored() && known(wave)) {
            return WaveSpan.moored(wave, railSpeed, analysis(wave).end());
        }
        return WaveSpan.of(wave, railSpeed, known(wave) ? analysis(wave).ticks() : UNKNOWN);
    }

    /** Whether the player sees the wave long enough before it reaches where Wick can be; true if its path does not exist. */
    boolean isFair(WaveDef wave) {
        return wave.moored() || !known(wave) || analysis(wave).measure().fair();
    }

    /** After how many ticks of its path the wave reaches where Wick can be, if it ever does. */
    OptionalInt warning(WaveDef wave) {
        return known(wave) && !wave.moored() ? analysis(wave).measure().crossing() : OptionalInt.empty();
    }

    /** Says how long a path takes, and after how many seconds it reaches where Wick can be. */
    String describePath(Translations translations, String path) {
        PathFacts known = analysis(path);
        OptionalInt crossing = known.measure().crossing();
        String seconds = seconds(known.ticks());
        return crossing.isEmpty()
                ? translations.text("waves.path.passes", seconds)
                : translations.text("waves.path.crosses", seconds, seconds(crossing.getAsInt()));
    }

    /** Ticks as text, in seconds with one decimal. */
    static String seconds(int ticks) {
        return String.format(Locale.ROOT, "%.1f", ticks * Tick.SECONDS);
    }

    private boolean known(WaveDef wave) {
        return rules.all(PathDef.class).containsKey(wave.path());
    }

    private PathFacts analysis(WaveDef wave) {
        return analysis(wave.path());
    }

    private PathFacts analysis(String path) {
        return paths.computeIfAbsent(path, this::measured);
    }

    private PathFacts measured(String id) {
        PathDef def = rules.all(PathDef.class).get(id);
        BakedPath baked = new BakedPath(def);
        float end = def.points().get(def.points().size() - 1).z;
        return new PathFacts(baked.ticks(), new PathMeasure(baked), end);
    }
}
