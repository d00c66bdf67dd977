package bumblewick.app;

import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.edit.Crowd;
import bumblewick.edit.WaveSpan;
import bumblewick.ui.timeline.Block;
import bumblewick.ui.timeline.CrowdStep;
import bumblewick.ui.timeline.StagePlan;
import bumblewick.ui.timeline.Timeline;
import com.jme3.math.ColorRGBA;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Waves as they are drawn on a timeline, and what is to be said of them. */
final class WaveBlocks {
    /** From so many enemies at once on it is too many: more than anywhere in the stage that ships. */
    static final int CROWDED = 20;

    /** Each kind of enemy has a colour of its own, this far on around the circle from the one before: the golden angle. */
    private static final float HUE_STEP = 0.381966f;

    private static final float SATURATION = 0.62f;
    private static final float BRIGHTNESS = 0.62f;

    private final WaveFacts facts;
    private final List<String> enemies;
    private List<WaveSpan> spans = List.of();
    private Crowd crowd = Crowd.of(List.of(), List.of());

    /** @param enemies all there are: their places in the list decide on their colours */
    WaveBlocks(WaveFacts facts, Iterable<String> enemies) {
        this.facts = facts;
        this.enemies = new ArrayList<>();
        enemies.forEach(this.enemies::add);
    }

    /** Lays waves out. */
    Timeline.Content of(List<WaveDef> waves) {
        spans = waves.stream().map(facts::span).collect(Collectors.toList());
        crowd = Crowd.of(waves, spans);
        List<Block> blocks = new ArrayList<>();
        for (int i = 0; i < waves.size(); i++) {
            blocks.add(block(waves.get(i), spans.get(i)));
        }
        List<CrowdStep> steps = crowd.steps().stream()
                .map(step -> new CrowdStep(step.at(), step.enemies()))
                .collect(Collectors.toList());
        return new Timeline.Content(blocks, steps, CROWDED);
    }

    private Block block(WaveDef wave, WaveSpan span) {
        return new Block(
                span.from(),
                span.entered(),
                span.to(),
                wave.enemy(),
                wave.count(),
                wave.path(),
                wave.mirrored(),
                !wave.drops().isEmpty(),
                state(wave, span),
                hue(wave.enemy()));
    }

    private Block.State state(WaveDef wave, WaveSpan span) {
        if (!facts.sound(wave)) {
            return Block.State.BROKEN;
        }
        return facts.fair(wave) && most(span) < CROWDED ? Block.State.GOOD : Block.State.DOUBTFUL;
    }

    private int most(WaveSpan span) {
        return crowd.most(span.from(), span.to());
    }

    /** The most enemies in the air at once while a wave of those that were laid out last is. */
    int mostAround(int wave) {
        return most(spans.get(wave));
    }

    /** From where to where a wave of those that were laid out last is in the air. */
    WaveSpan span(int wave) {
        return spans.get(wave);
    }

    private ColorRGBA hue(String enemy) {
        float turn = enemies.indexOf(enemy) * HUE_STEP;
        return colour(turn - (float) Math.floor(turn));
    }

    /** A colour of the circle, 0 to 1; Source: A. R. Smith, <i>Color Gamut Transform Pairs</i> (1978). */
    private static ColorRGBA colour(float hue) {
        return new ColorRGBA(channel(hue, 5f), channel(hue, 3f), channel(hue, 1f), 1f);
    }

    private static float channel(float hue, float n) {
        float k = (n + hue * 6f) % 6f;
        return BRIGHTNESS - BRIGHTNESS * SATURATION * Math.max(0f, Math.min(1f, Math.min(k, 4f - k)));
    }

    /** What does not change of a stage. */
    static StagePlan plan(StageDef stage) {
        List<StagePlan.Mark> marks = new ArrayList<>();
        stage.pickups().forEach(pickup -> marks.add(new StagePlan.Mark(pickup.z(), StagePlan.Kind.PICKUP)));
        stage.checkpoints().forEach(at -> marks.add(new StagePlan.Mark(at, StagePlan.Kind.CHECKPOINT)));
        marks.add(new StagePlan.Mark(stage.bossAt(), StagePlan.Kind.BOSS));
        return new StagePlan(FilmPlan.length(stage), stage.speed(), marks);
    }
}
