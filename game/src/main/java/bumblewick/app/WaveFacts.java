package bumblewick.app;

import bumblewick.check.PathMeasure;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.edit.WaveSpan;
import bumblewick.math.Tick;
import bumblewick.sim.motion.BakedPath;
import bumblewick.ui.Words;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** What is known of waves by what they name. */
final class WaveFacts {
    /** How long a wave is drawn whose path is not there, in ticks. */
    private static final int UNKNOWN = 120;

    private final Rulebook rules;
    private final float railSpeed;
    private final Map<String, PathFacts> paths = new HashMap<>();

    private record PathFacts(int ticks, PathMeasure measure) {}

    /** @param railSpeed of the stage, in u/s */
    WaveFacts(Rulebook rules, float railSpeed) {
        this.rules = rules;
        this.railSpeed = railSpeed;
    }

    /** Those waves of which all that they name is there. */
    static List<WaveDef> sound(Rulebook rules, List<WaveDef> waves) {
        return waves.stream().filter(wave -> sound(rules, wave)).collect(Collectors.toList());
    }

    private static boolean sound(Rulebook rules, WaveDef wave) {
        return rules.enemies().containsKey(wave.enemy())
                && rules.paths().containsKey(wave.path())
                && (wave.drops().isEmpty() || rules.pickups().containsKey(wave.drops()));
    }

    /** Whether a stage is played alike by two sets of rules, but for its waves. */
    static boolean alike(Rulebook before, Rulebook now, String stage) {
        StageDef here = now.stages().get(stage);
        return here != null
                && here.with(List.of()).equals(before.stages().get(stage).with(List.of()))
                && now.paths().equals(before.paths())
                && now.enemies().equals(before.enemies())
                && now.pickups().equals(before.pickups())
                && now.bullets().equals(before.bullets())
                && now.bosses().equals(before.bosses())
                && now.scenery().equals(before.scenery());
    }

    /** Whether all that a wave names is there. */
    boolean sound(WaveDef wave) {
        return sound(rules, wave);
    }

    /** From where to where it is in the air. */
    WaveSpan span(WaveDef wave) {
        return WaveSpan.of(wave, railSpeed, known(wave) ? facts(wave).ticks() : UNKNOWN);
    }

    /** Whether it is seen for long enough before it is where Wick can be; of a path that is not there that cannot be said. */
    boolean fair(WaveDef wave) {
        return !known(wave) || facts(wave).measure().fair();
    }

    /** After how many ticks of its path it is where Wick can be, if it ever is. */
    OptionalInt warning(WaveDef wave) {
        return known(wave) ? facts(wave).measure().crossing() : OptionalInt.empty();
    }

    /** How long a path takes, and for how long it is seen before it is where Wick can be. */
    String told(Words words, String path) {
        PathFacts known = facts(path);
        OptionalInt crossing = known.measure().crossing();
        String seconds = seconds(known.ticks());
        return crossing.isEmpty()
                ? words.text("waves.path.passes", seconds)
                : words.text("waves.path.crosses", seconds, seconds(crossing.getAsInt()));
    }

    /** A time as it is told, in seconds. */
    static String seconds(int ticks) {
        return String.format(Locale.ROOT, "%.1f", ticks * Tick.SECONDS);
    }

    private boolean known(WaveDef wave) {
        return rules.paths().containsKey(wave.path());
    }

    private PathFacts facts(WaveDef wave) {
        return facts(wave.path());
    }

    private PathFacts facts(String path) {
        return paths.computeIfAbsent(path, this::measured);
    }

    private PathFacts measured(String id) {
        PathDef def = rules.paths().get(id);
        BakedPath baked = new BakedPath(def);
        return new PathFacts(baked.ticks(), new PathMeasure(baked));
    }
}
