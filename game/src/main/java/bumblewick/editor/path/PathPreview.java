package bumblewick.editor.path;

import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.math.Tick;
import bumblewick.sim.enemy.PathRehearsal;
import bumblewick.view.gizmo.PathGizmoModel;
import bumblewick.view.gizmo.PathGizmoModel.Fliers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The enemies that fly a path in the editor: their kind and number, and the time that the preview shows. */
final class PathPreview {
    /** How fast a held key moves the time, in seconds per second. */
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
    private Optional<Fliers> fliers = Optional.empty();
    private Optional<Fliers> other = Optional.empty();

    /** Flies as the first wave of the game that flies the path. */
    PathPreview(Rulebook rules, String path) {
        this.rules = rules;
        enemy = rules.all(EnemyDef.class).isEmpty()
                ? ""
                : rules.all(EnemyDef.class).firstKey();
        rules.all(StageDef.class).values().stream()
                .flatMap(stage -> stage.waves().stream())
                .filter(wave -> wave.path().equals(path))
                .filter(wave -> rules.all(EnemyDef.class).containsKey(wave.enemy()))
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

    /** The ids of all enemies that can fly the path. */
    List<String> enemies() {
        return new ArrayList<>(rules.all(EnemyDef.class).keySet());
    }

    /** Uses other rules from now on. */
    void setRules(Rulebook next) {
        rules = next;
        if (!rules.all(EnemyDef.class).containsKey(enemy)
                && !rules.all(EnemyDef.class).isEmpty()) {
            enemy = rules.all(EnemyDef.class).firstKey();
        }
    }

    /** Lets the enemies fly a path, or a changed one; without a path there are none. */
    void fly(Optional<PathDef> path) {
        Map<String, EnemyDef> known = rules.all(EnemyDef.class);
        Optional<PathDef> flown = path.filter(def -> known.containsKey(enemy));
        fliers = flown.map(def -> fliers(def, false));
        other = flown.filter(def -> mirrored).map(def -> fliers(def, true));
        tick = Math.min(tick, ticks());
    }

    private Fliers fliers(PathDef path, boolean onTheOtherSide) {
        PathRehearsal preview =
                new PathRehearsal(rules, rules.all(EnemyDef.class).get(enemy), path, onTheOtherSide);
        float side = onTheOtherSide ? -shiftX : shiftX;
        return new Fliers(preview, count, Math.max(1, Tick.of(spacing)), side, shiftY);
    }

    /** Advances the time by a frame. */
    void update(float seconds, float scrub) {
        if (scrub != 0f) {
            playing = false;
            seek(tick + scrub * SCRUB * seconds * Tick.PER_SECOND);
        } else if (playing) {
            tick += seconds * Tick.PER_SECOND;
            tick = tick > ticks() ? 0f : tick;
        }
    }

    /** Gives the enemies and the time to what is drawn. */
    void showIn(PathGizmoModel gizmos) {
        gizmos.showFliers(fliers, other);
        gizmos.setTick(tick);
    }

    /** Sets the time, in ticks. */
    void seek(float wanted) {
        tick = Math.max(0f, Math.min(wanted, ticks()));
    }

    /** The time until the last enemy has left, in ticks. */
    float ticks() {
        return fliers.map(Fliers::ticks).orElse(0);
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

    /** The time from one enemy to the next, in seconds. */
    float spacing() {
        return spacing;
    }

    void spacing(float seconds) {
        spacing = seconds;
    }

    /** Whether the mirrored path is flown, too. */
    boolean mirrored() {
        return mirrored;
    }

    void mirrored(boolean on) {
        mirrored = on;
    }
}
