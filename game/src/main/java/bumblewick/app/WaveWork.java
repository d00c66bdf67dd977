package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.def.WaveDef;
import bumblewick.edit.WaveBuilder;
import bumblewick.edit.WaveTable;
import java.util.function.UnaryOperator;

/** The waves of a stage on the desk of a mod: what is done to them is saved as soon as the hands rest. */
final class WaveWork {
    /** For so long nothing was done when hands rest, in seconds: a key that is held does something more often. */
    private static final float REST = 0.4f;

    private final EditDesk desk;
    private final WaveTable table;
    private boolean unsaved;
    private boolean held;
    private float rested;

    /**
     * Takes the waves of a stage in hand.
     *
     * @throws ContentException if its {@code waves.json} is missing or no JSON object
     */
    WaveWork(EditDesk desk, String stage) throws ContentException {
        this.desk = desk;
        table = new WaveTable(stage, desk.document("stages/" + stage + "/waves.json"));
    }

    EditDesk desk() {
        return desk;
    }

    WaveTable table() {
        return table;
    }

    /** Changes the selected wave; the same {@code what} again is part of the same step back. */
    boolean change(String what, UnaryOperator<WaveBuilder> edit) {
        return done(table.change(what, wave -> edit.apply(new WaveBuilder(wave)).wave()));
    }

    boolean add(WaveDef wave) {
        return done(table.add(wave));
    }

    boolean remove() {
        return done(table.remove());
    }

    boolean undo() {
        return done(table.undo());
    }

    boolean redo() {
        return done(table.redo());
    }

    private boolean done(boolean something) {
        if (something) {
            unsaved = true;
            rested = 0f;
        }
        return something;
    }

    /** Something is dragged from now on, and is not let go before the opposite is said. */
    void hold(boolean drag) {
        if (held && !drag) {
            rested = REST;
            table.finish();
        }
        held = drag;
    }

    /** Goes on by a frame. */
    void update(float seconds) {
        rested += seconds;
        if (rests()) {
            settle();
        }
    }

    /** Whether nothing is being done. */
    boolean rests() {
        return !held && rested >= REST;
    }

    /** Saves what is not saved yet. */
    void settle() {
        if (unsaved) {
            unsaved = false;
            desk.save(table.document());
        }
    }

    /** Whether the mod has all that was done. */
    boolean saved() {
        return !unsaved && desk.trouble().isEmpty();
    }
}
