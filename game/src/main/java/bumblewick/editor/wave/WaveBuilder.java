package bumblewick.editor.wave;

import bumblewick.def.EnemyDef;
import bumblewick.def.WaveDef;
import bumblewick.def.mechanism.ByDifficulty;

/** Builds a wave from another by changing single fields. Numbers are clamped to their ranges and rounded. */
public final class WaveBuilder {
    /** Numbers are rounded to multiples of 1 / this. */
    private static final float GRAIN = 100f;

    private float at;
    private String enemy;
    private String path;
    private boolean mirrored;
    private int count;
    private float spacing;
    private float shiftX;
    private float shiftY;
    private String drops;
    private float offsetX;
    private float offsetY;
    private ByDifficulty counts;
    private String lane;
    private String thread;
    private int segments;
    private WaveDef.Target target;
    private boolean moored;
    private String when;
    private String rides;

    /** Starts with the fields of a wave (unaffected). */
    public WaveBuilder(WaveDef wave) {
        at = wave.at();
        enemy = wave.enemy();
        path = wave.path();
        mirrored = wave.mirrored();
        count = wave.count();
        spacing = wave.spacing();
        shiftX = wave.shiftX();
        shiftY = wave.shiftY();
        drops = wave.drops();
        offsetX = wave.offsetX();
        offsetY = wave.offsetY();
        counts = wave.counts();
        lane = wave.lane();
        thread = wave.thread();
        segments = wave.segments();
        target = wave.target();
        moored = wave.moored();
        when = wave.when();
        rides = wave.rides();
    }

    /** Moves the wave along the rail to {@code distance}, in u; not before its beginning. */
    public WaveBuilder at(float distance) {
        at = place(distance);
        return this;
    }

    /** Where something can be along the rail that is to be at {@code distance}, in u. */
    static float place(float distance) {
        return round(Math.max(0f, distance));
    }

    public WaveBuilder enemy(String id) {
        enemy = id;
        return this;
    }

    public WaveBuilder path(String id) {
        path = id;
        return this;
    }

    public WaveBuilder mirrored(boolean on) {
        mirrored = on;
        return this;
    }

    public WaveBuilder count(int enemies) {
        count = Math.max(1, Math.min(WaveDef.MOST, enemies));
        return this;
    }

    /** Sets the time from one enemy to the next, in seconds. */
    public WaveBuilder spacing(float seconds) {
        spacing = round(Math.max(0f, Math.min(WaveDef.LONGEST_SPACING, seconds)));
        return this;
    }

    /** Shifts the path to the side by {@code offset}, in u. */
    public WaveBuilder shiftX(float offset) {
        shiftX = shift(offset);
        return this;
    }

    /** Shifts the path up by {@code offset}, in u. */
    public WaveBuilder shiftY(float offset) {
        shiftY = shift(offset);
        return this;
    }

    /** Sets the id of the pickup that the wave drops; may be empty. */
    public WaveBuilder drops(String pickup) {
        drops = pickup;
        return this;
    }

    /** Moves the whole wave to the right of its path by {@code offset}, in u. */
    public WaveBuilder offsetX(float offset) {
        offsetX = offset(offset);
        return this;
    }

    /** Moves the whole wave up from its path by {@code offset}, in u. */
    public WaveBuilder offsetY(float offset) {
        offsetY = offset(offset);
        return this;
    }

    /** Sets how many there are at each difficulty, 0 for as many as elsewhere. */
    public WaveBuilder counts(int easy, int normal, int hard) {
        counts = new ByDifficulty(own(easy), own(normal), own(hard));
        return this;
    }

    private static int own(int enemies) {
        return Math.max(0, Math.min(WaveDef.MOST, enemies));
    }

    /** Sets the lane in which alone it comes; may be empty. */
    public WaveBuilder lane(String name) {
        lane = name;
        return this;
    }

    /** Sets the thread on which they hang; may be empty. */
    public WaveBuilder thread(String name) {
        thread = name;
        return this;
    }

    /** Sets how many follow each of a kind with a chain; 0 for as many as the kind says. */
    public WaveBuilder segments(int enemies) {
        segments = Math.max(0, Math.min(EnemyDef.Chain.MOST, enemies));
        return this;
    }

    /** Sets whether its path stands in the world. */
    public WaveBuilder moored(boolean inTheWorld) {
        moored = inTheWorld;
        return this;
    }

    /** Sets the field for whose next gust it waits; may be empty. */
    public WaveBuilder when(String field) {
        when = field;
        return this;
    }

    /** Sets the hazard on which it rides; may be empty. */
    public WaveBuilder rides(String hazard) {
        rides = hazard;
        return this;
    }

    /** Sets what they fly after. */
    public WaveBuilder target(WaveDef.Target what) {
        target = what;
        return this;
    }

    private static float offset(float offset) {
        return round(Math.max(-WaveDef.FARTHEST_OFFSET, Math.min(WaveDef.FARTHEST_OFFSET, offset)));
    }

    private static float shift(float offset) {
        return round(Math.max(-WaveDef.FARTHEST_SHIFT, Math.min(WaveDef.FARTHEST_SHIFT, offset)));
    }

    private static float round(float value) {
        return Math.round(value * GRAIN) / GRAIN;
    }

    /** The wave that was built. */
    public WaveDef wave() {
        return new WaveDef(
                at, enemy, path, mirrored, count, spacing, shiftX, shiftY, drops, offsetX, offsetY, counts, lane,
                segments, moored, target, thread, when, rides);
    }
}
