package bumblewick.editor.wave;

import bumblewick.content.json.ContentException;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.editor.session.EditSession;
import java.util.function.UnaryOperator;

/** The waves of a stage that are edited, with autosave: saved when nothing was changed for {@value #REST} seconds. */
public final class WaveDraft {
    /** How long nothing must change before the waves are saved, in seconds; held keys repeat faster. */
    private static final float REST = 0.4f;

    private static final float STEP = 2f; // u
    private static final float LARGE_STEP = 10f; // u
    private static final int NEW_COUNT = 3;

    /** The time from the last enemy of a wave to the first of its copy, in seconds. */
    private static final float COPY_AFTER = 2f;

    private final EditSession session;
    private final EditedWaves edited;
    private boolean unsaved;
    private boolean held;
    private float rested;

    /**
     * Opens the waves of a stage.
     *
     * @throws ContentException if its {@code waves.json} is missing or no JSON object
     */
    WaveDraft(EditSession session, String stage) throws ContentException {
        this.session = session;
        edited = new EditedWaves(stage, session.document("stages/" + stage + "/waves.json"));
    }

    EditSession session() {
        return session;
    }

    EditedWaves edited() {
        return edited;
    }

    /** Changes the selected wave, see {@link EditedWaves#change}. */
    boolean change(String what, UnaryOperator<WaveBuilder> edit) {
        return done(
                edited.change(what, wave -> edit.apply(new WaveBuilder(wave)).wave()));
    }

    /**
     * Adds a wave like the selected one, else of the first enemy and the first path.
     *
     * @param rules name the enemies and paths that there are
     * @param at distance along the rail, in u
     * @return whether a wave was added: not without any enemy or path, nor to a file with mistakes
     */
    boolean addNew(Rulebook rules, float at) {
        if (rules.all(EnemyDef.class).isEmpty() || rules.all(PathDef.class).isEmpty()) {
            return false;
        }
        String enemy = edited.hasSelection()
                ? edited.wave().enemy()
                : rules.all(EnemyDef.class).firstKey();
        String path = edited.hasSelection()
                ? edited.wave().path()
                : rules.all(PathDef.class).firstKey();
        return add(new WaveDef(at, enemy, path, false, NEW_COUNT, WaveDef.USUAL_SPACING, 0f, 0f, ""));
    }

    /**
     * Adds a copy of the selected wave after it.
     *
     * @param railSpeed of the stage, in u/s
     * @return whether a wave was added
     */
    boolean duplicate(float railSpeed) {
        if (!edited.hasSelection()) {
            return false;
        }
        WaveDef wave = edited.wave();
        float seconds = wave.spacing() * (wave.count() - 1) + COPY_AFTER;
        float at = Math.round(wave.at() + seconds * railSpeed);
        return add(new WaveBuilder(wave).at(at).wave());
    }

    private boolean add(WaveDef wave) {
        return done(edited.add(wave));
    }

    /**
     * Moves the selected wave by a step.
     *
     * @param direction 1 along the stage, −1 back
     * @param far whether the step is a large one
     */
    void move(int direction, boolean far) {
        if (edited.hasSelection()) {
            float at = edited.wave().at() + direction * (far ? LARGE_STEP : STEP);
            change("at", wave -> wave.at(at));
        }
    }

    boolean remove() {
        return done(edited.remove());
    }

    boolean undo() {
        return done(edited.undo());
    }

    boolean redo() {
        return done(edited.redo());
    }

    private boolean done(boolean something) {
        if (something) {
            unsaved = true;
            rested = 0f;
        }
        return something;
    }

    /** Begins or ends a drag: while a wave is dragged, nothing is saved. */
    void hold(boolean drag) {
        if (held && !drag) {
            rested = REST;
            edited.finish();
        }
        held = drag;
    }

    /** Saves if it is time; call it once a frame. */
    void update(float seconds) {
        rested += seconds;
        if (rests()) {
            settle();
        }
    }

    /** Whether nothing has changed for a moment, and nothing is dragged. */
    boolean rests() {
        return !held && rested >= REST;
    }

    /** Saves now, if there is anything to save. */
    void settle() {
        if (unsaved) {
            unsaved = false;
            session.save(edited.document());
        }
    }

    /** Whether every change is saved. */
    boolean saved() {
        return !unsaved && session.trouble().isEmpty();
    }
}
