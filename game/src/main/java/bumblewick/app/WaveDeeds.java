package bumblewick.app;

import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.edit.WaveBuilder;
import bumblewick.edit.WaveTable;
import java.util.Iterator;

/** Makes waves where there were none, and pushes them along the stage. */
final class WaveDeeds {
    private static final float STEP = 2f; // u
    private static final float LARGE_STEP = 10f; // u
    private static final int NEW_COUNT = 3;

    /** From the last of a wave to the first of its copy, in seconds. */
    private static final float COPY_AFTER = 2f;

    private final WaveWork work;
    private final WaveTable table;
    private final Rulebook rules;
    private final float railSpeed;

    /** @param railSpeed of the stage, in u/s */
    WaveDeeds(WaveWork work, Rulebook rules, float railSpeed) {
        this.work = work;
        this.rules = rules;
        this.railSpeed = railSpeed;
        table = work.table();
    }

    /** Adds a wave like the selected one, or the first that there can be; says whether that is possible. */
    boolean add(float at) {
        Iterator<String> enemies = rules.enemies().keySet().iterator();
        Iterator<String> paths = rules.paths().keySet().iterator();
        if (!enemies.hasNext() || !paths.hasNext()) {
            return false;
        }
        String enemy = table.hasSelection() ? table.wave().enemy() : enemies.next();
        String path = table.hasSelection() ? table.wave().path() : paths.next();
        return work.add(new WaveDef(at, enemy, path, false, NEW_COUNT, WaveDef.USUAL_SPACING, 0f, 0f, ""));
    }

    /** Lets the selected wave come again; says whether there is one. */
    boolean duplicate() {
        if (!table.hasSelection()) {
            return false;
        }
        WaveDef wave = table.wave();
        float seconds = wave.spacing() * (wave.count() - 1) + COPY_AFTER;
        float at = Math.round(wave.at() + seconds * railSpeed);
        return work.add(new WaveBuilder(wave).at(at).wave());
    }

    /**
     * Pushes the selected wave.
     *
     * @param way 1 along the stage, −1 back
     */
    void move(int way, boolean far) {
        if (table.hasSelection()) {
            float at = table.wave().at() + way * (far ? LARGE_STEP : STEP);
            work.change("at", wave -> wave.at(at));
        }
    }
}
