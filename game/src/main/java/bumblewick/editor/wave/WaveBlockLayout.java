package bumblewick.editor.wave;

import bumblewick.content.definition.WaveGroup;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.editor.widget.StageMarkers;
import bumblewick.editor.widget.Timeline;
import bumblewick.editor.widget.WaveBlock;
import bumblewick.sim.run.RailClock;
import com.jme3.math.ColorRGBA;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Lays out waves as blocks of the timeline, with their state and the number of enemies in the air. */
final class WaveBlockLayout {
    /** So many enemies at once are too many: more than anywhere in the shipped stages. */
    static final int CROWDED = 20;

    /** The hues of two kinds of enemy that follow each other differ by the golden angle, as a share of the circle. */
    private static final float HUE_STEP = 0.381966f;

    private static final float SATURATION = 0.62f;
    private static final float BRIGHTNESS = 0.62f;

    private final WaveAnalysis analysis;
    private final List<String> enemies;
    private List<WaveSpan> spans = List.of(); // by entry
    private EnemyDensity density = EnemyDensity.of(List.of(), List.of());

    /** @param enemies the ids of all enemies: the order decides on the colours */
    WaveBlockLayout(WaveAnalysis analysis, Iterable<String> enemies) {
        this.analysis = analysis;
        this.enemies = new ArrayList<>();
        enemies.forEach(this.enemies::add);
    }

    /** Lays out the waves of the entries of a stage. */
    Timeline.Content of(List<WaveGroup> entries) {
        List<WaveDef> waves =
                entries.stream().flatMap(entry -> entry.waves().stream()).collect(Collectors.toList());
        density = EnemyDensity.of(waves, waves.stream().map(analysis::span).collect(Collectors.toList()));
        spans = entries.stream().map(this::whole).collect(Collectors.toList());
        List<WaveBlock> blocks = new ArrayList<>();
        for (int i = 0; i < entries.size(); i++) {
            for (WaveDef wave : entries.get(i).waves()) {
                WaveSpan span = analysis.span(wave);
                blocks.add(new WaveBlock(i, wave, span.entered(), span.to(), state(wave, span), hue(wave.enemy())));
            }
        }
        return new Timeline.Content(blocks, density.steps(), CROWDED);
    }

    /** From where to where any wave of an entry is in the air. */
    private WaveSpan whole(WaveGroup entry) {
        float from = Float.MAX_VALUE;
        float entered = 0f;
        float to = 0f;
        for (WaveDef wave : entry.waves()) {
            WaveSpan span = analysis.span(wave);
            from = Math.min(from, span.from());
            entered = Math.max(entered, span.entered());
            to = Math.max(to, span.to());
        }
        return new WaveSpan(from, entered, to);
    }

    private WaveBlock.State state(WaveDef wave, WaveSpan span) {
        if (!analysis.isValid(wave)) {
            return WaveBlock.State.BROKEN;
        }
        return analysis.isFair(wave) && most(span) < CROWDED ? WaveBlock.State.GOOD : WaveBlock.State.DOUBTFUL;
    }

    private int most(WaveSpan span) {
        return density.most(span.from(), span.to());
    }

    /** The most enemies in the air at once while an entry is; {@code entry} is an index into the last layout. */
    int mostAround(int entry) {
        return most(spans.get(entry));
    }

    /** From where to where an entry is in the air; {@code entry} is an index into the last layout. */
    WaveSpan span(int entry) {
        return spans.get(entry);
    }

    private ColorRGBA hue(String enemy) {
        float turn = enemies.indexOf(enemy) * HUE_STEP;
        return colour(turn - (float) Math.floor(turn));
    }

    /** The colour of a hue, 0 to 1. Source: A. R. Smith, <i>Color Gamut Transform Pairs</i> (1978). */
    private static ColorRGBA colour(float hue) {
        return new ColorRGBA(channel(hue, 5f), channel(hue, 3f), channel(hue, 1f), 1f);
    }

    private static float channel(float hue, float n) {
        float k = (n + hue * 6f) % 6f;
        return BRIGHTNESS - BRIGHTNESS * SATURATION * Math.max(0f, Math.min(1f, Math.min(k, 4f - k)));
    }

    /** The markers of a stage, which do not change. */
    static StageMarkers plan(StageDef stage) {
        List<StageMarkers.Mark> marks = new ArrayList<>();
        stage.pickups().forEach(pickup -> marks.add(new StageMarkers.Mark(pickup.z(), StageMarkers.Kind.PICKUP)));
        stage.mechanisms()
                .hazards()
                .forEach(hazard -> marks.add(new StageMarkers.Mark(hazard.place().z, StageMarkers.Kind.HAZARD)));
        stage.mechanisms()
                .targets()
                .forEach(target -> marks.add(new StageMarkers.Mark(target.place().z, StageMarkers.Kind.TARGET)));
        stage.mechanisms().escorts().forEach(escort -> {
            marks.add(new StageMarkers.Mark(escort.at(), StageMarkers.Kind.ESCORT));
            marks.add(new StageMarkers.Mark(escort.home(), StageMarkers.Kind.ESCORT));
        });
        stage.checkpoints().forEach(at -> marks.add(new StageMarkers.Mark(at, StageMarkers.Kind.CHECKPOINT)));
        stage.course().keys().forEach(key -> marks.add(new StageMarkers.Mark(key.at(), StageMarkers.Kind.KEY)));
        stage.course().forks().forEach(fork -> {
            marks.add(new StageMarkers.Mark(fork.at(), StageMarkers.Kind.FORK));
            marks.add(new StageMarkers.Mark(fork.to(), StageMarkers.Kind.JOIN));
        });
        marks.add(new StageMarkers.Mark(stage.bossAt(), StageMarkers.Kind.BOSS));
        List<StageMarkers.Stretch> stretches = stage.fields().stream()
                .map(field -> new StageMarkers.Stretch(
                        field.middle().z - field.half().z, field.middle().z + field.half().z, field.kind()))
                .collect(Collectors.toList());
        return new StageMarkers(PreviewPlan.length(stage), new RailClock(stage), marks, stretches);
    }
}
