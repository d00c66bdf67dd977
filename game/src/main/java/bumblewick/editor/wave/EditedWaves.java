package bumblewick.editor.wave;

import bumblewick.content.definition.DocumentReader;
import bumblewick.content.json.ContentProblem;
import bumblewick.def.WaveDef;
import bumblewick.editor.session.Document;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * The waves of a stage that are edited, with a selected wave. The game's own reader reads the document; a document with
 * mistakes is shown as far as it can be read, and cannot be changed here.
 */
public final class EditedWaves {
    /** The selection if no wave is selected. */
    public static final int NONE = -1;

    /** Prefix of the groups of changes that are undone together, see {@link Document#change}. */
    private static final String GROUP = "wave ";

    private final String stage;
    private final Document document;
    private List<WaveDef> waves = List.of();
    private List<ContentProblem> problems = List.of();
    private JsonObject seen;
    private int selected = NONE;
    private int revision;

    /**
     * Reads the waves of a stage.
     *
     * @param stage id
     * @param document its {@code waves.json}; whoever else changes it has to call {@link #follow}
     */
    public EditedWaves(String stage, Document document) {
        this.stage = stage;
        this.document = document;
        read();
    }

    private void read() {
        seen = document.value();
        DocumentReader.Reading<List<WaveDef>> reading = DocumentReader.waves(stage, document.value());
        problems = reading.problems();
        waves = reading.definition().orElse(List.of());
        selected = Math.min(selected, waves.size() - 1);
        revision++;
    }

    /** Reads the document again if somebody else has changed it. */
    public void follow() {
        if (document.value() != seen) {
            read();
        }
    }

    /** The document of the waves. */
    public Document document() {
        return document;
    }

    /** All waves in the order of the file; an index of a wave is its place in this list. */
    public List<WaveDef> waves() {
        return waves;
    }

    /** The mistakes in the document; while there are any, nothing can be changed. */
    public List<ContentProblem> problems() {
        return problems;
    }

    /** Changes with each change of the waves. */
    public int revision() {
        return revision;
    }

    /** Index of the selected wave, or {@link #NONE}. */
    public int selected() {
        return selected;
    }

    /** Whether a wave is selected. */
    public boolean hasSelection() {
        return selected != NONE;
    }

    /**
     * The selected wave.
     *
     * @throws IllegalStateException if no wave is selected
     */
    public WaveDef wave() {
        if (!hasSelection()) {
            throw new IllegalStateException("no wave is selected of " + waves.size());
        }
        return waves.get(selected);
    }

    /** Selects a wave, or {@link #NONE}; later changes are undone by themselves. */
    public void select(int index) {
        if (index != selected) {
            document.finish();
        }
        selected = Math.max(NONE, Math.min(index, waves.size() - 1));
    }

    /**
     * Selects the next wave in the order of distances, or the one before.
     *
     * @param step 1 or −1
     * @param from where to start if no wave is selected, in u along the rail
     */
    public void walk(int step, float from) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < waves.size(); i++) {
            order.add(i);
        }
        order.sort((a, b) -> Float.compare(waves.get(a).at(), waves.get(b).at()));
        if (order.isEmpty()) {
            return;
        }
        int place = hasSelection() ? order.indexOf(selected) + step : around(order, step, from);
        select(order.get(Math.max(0, Math.min(place, order.size() - 1))));
    }

    private int around(List<Integer> order, int step, float from) {
        int behind = 0;
        while (behind < order.size() && waves.get(order.get(behind)).at() <= from) {
            behind++;
        }
        return step > 0 ? behind : behind - 1;
    }

    /**
     * Changes the selected wave.
     *
     * @param what names the change: changes of the same name that follow each other are undone together
     * @param edit returns the changed wave
     * @return whether the waves have changed
     */
    public boolean change(String what, UnaryOperator<WaveDef> edit) {
        if (!hasSelection() || !problems.isEmpty()) {
            return false;
        }
        WaveDef next = edit.apply(wave());
        if (next.equals(wave())) {
            return false;
        }
        int before = selected;
        edit(GROUP + what, json -> WaveJson.replace(json, before, next));
        return true;
    }

    /** Changes the document; selects the index that {@code edit} returns. */
    private void edit(String group, ToIntFunction<JsonObject> edit) {
        int[] place = {NONE};
        document.change(group, json -> {
            place[0] = edit.applyAsInt(json);
            return json;
        });
        read();
        selected = place[0];
    }

    /** Adds a wave and selects it; returns whether that is possible. */
    public boolean add(WaveDef wave) {
        if (!problems.isEmpty() || waves.size() >= WaveDef.MOST_WAVES) {
            return false;
        }
        edit("", json -> WaveJson.add(json, wave));
        return true;
    }

    /** Removes the selected wave; the one that follows is selected. */
    public boolean remove() {
        if (!hasSelection() || !problems.isEmpty()) {
            return false;
        }
        int gone = selected;
        edit("", json -> WaveJson.remove(json, gone));
        return true;
    }

    /** Ends a group of changes that are undone together. */
    public void finish() {
        document.finish();
    }

    /** Undoes the last change; returns whether there was one. */
    public boolean undo() {
        return step(document.undo());
    }

    /** Redoes what was undone last; returns whether there was anything. */
    public boolean redo() {
        return step(document.redo());
    }

    /** Selects the wave that an undo or redo has changed. */
    private boolean step(boolean done) {
        if (done) {
            List<WaveDef> before = waves;
            read();
            for (int i = waves.size() - 1; i >= 0; i--) {
                if (!before.contains(waves.get(i))) {
                    selected = i;
                }
            }
        }
        return done;
    }
}
