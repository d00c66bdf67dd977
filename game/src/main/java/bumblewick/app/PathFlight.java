package bumblewick.app;

import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.math.Tick;
import bumblewick.sim.Rehearsal;
import bumblewick.view.PathSketch;
import bumblewick.view.PathSketch.Crew;
import java.util.Map;
import java.util.Optional;

/** Who flies a path in the editor, how many of them, and at which moment they are. */
final class PathFlight {
    /** How fast a key that is held goes through the time, in seconds per second. */
    private static final float SCRUB = 1.5f;

    private static final int USUAL_COUNT = 3;

    private Rulebook rules;
    private String enemy;
    private int count = USUAL_COUNT;
    private float spacing = WaveDef.USUAL_SPACING;
    private float shiftX;
    private float shiftY;
    private boolean mirrored;
    private boolean playing = true;
    private float tick;
    private Optional<Crew> crew = Optional.empty();
    private Optional<Crew> other = Optional.empty();

    /** Flies as the first wave does that flies a path. */
    PathFlight(Rulebook rules, String path) {
        this.rules = rules;
        enemy = rules.enemies().isEmpty() ? "" : rules.enemies().firstKey();
        rules.stages().values().stream()
                .flatMap(stage -> stage.waves().stream())
                .filter(wave -> wave.path().equals(path))
                .filter(wave -> rules.enemies().containsKey(wave.enemy()))
                .findFirst()
                .ifPresent(this::as);
    }

    private void as(WaveDef wave) {
        enemy = wave.enemy();
        count = wave.count();
        spacing = wave.spacing();
        shiftX = wave.shiftX();
        shiftY = wave.shiftY();
    }

    /** Other rules count from now on. */
    void rules(Rulebook next) {
        rules = next;
        if (!rules.enemies().containsKey(enemy) && !rules.enemies().isEmpty()) {
            enemy = rules.enemies().firstKey();
        }
    }

    /** Flies a path from now on, or as it is by now; nobody does without one. */
    void fly(Optional<PathDef> path) {
        Map<String, EnemyDef> known = rules.enemies();
        Optional<PathDef> flown = path.filter(def -> known.containsKey(enemy));
        crew = flown.map(def -> crew(def, false));
        other = flown.filter(def -> mirrored).map(def -> crew(def, true));
        tick = Math.min(tick, ticks());
    }

    private Crew crew(PathDef path, boolean onTheOtherSide) {
        Rehearsal flight = new Rehearsal(rules, rules.enemies().get(enemy), path, onTheOtherSide);
        float side = onTheOtherSide ? -shiftX : shiftX;
        return new Crew(flight, count, Math.max(1, Tick.of(spacing)), side, shiftY);
    }

    /** Goes on by a frame. */
    void update(float seconds, float scrub) {
        if (scrub != 0f) {
            playing = false;
            seek(tick + scrub * SCRUB * seconds * Tick.PER_SECOND);
        } else if (playing) {
            tick += seconds * Tick.PER_SECOND;
            tick = tick > ticks() ? 0f : tick;
        }
    }

    /** Shows itself. */
    void show(PathSketch sketch) {
        sketch.crews(crew, other);
        sketch.at(tick);
    }

    /** Goes to a moment, in ticks. */
    void seek(float wanted) {
        tick = Math.max(0f, Math.min(wanted, ticks()));
    }

    /** Until the last one has left, in ticks. */
    float ticks() {
        return crew.map(Crew::ticks).orElse(0);
    }

    float seconds() {
        return tick * Tick.SECONDS;
    }

    float length() {
        return ticks() * Tick.SECONDS;
    }

    boolean playing() {
        return playing;
    }

    void play(boolean on) {
        playing = on;
    }

    String enemy() {
        return enemy;
    }

    void enemy(String id) {
        enemy = id;
    }

    int count() {
        return count;
    }

    void count(int many) {
        count = many;
    }

    /** From one to the next, in seconds. */
    float spacing() {
        return spacing;
    }

    void spacing(float seconds) {
        spacing = seconds;
    }

    /** Whether the other side is shown, too. */
    boolean mirrored() {
        return mirrored;
    }

    void mirrored(boolean on) {
        mirrored = on;
    }
}
