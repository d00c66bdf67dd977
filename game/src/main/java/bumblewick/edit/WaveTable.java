package bumblewick.edit;

import bumblewick.content.ContentProblem;
import bumblewick.content.Definitions;
import bumblewick.def.WaveDef;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

/**
 * The waves of a stage in an editor's hands: one of them is selected, and is what is changed. What is read of the document
 * is what the game reads; a document with mistakes is shown as far as it goes and cannot be changed here.
 */
public final class WaveTable {
    /** Nothing is selected. */
    public static final int NONE = -1;

    /** Changes of the selected wave by the same kind follow each other as one step, see {@link Document#change}. */
    private static final String GROUP = "wave ";

    private final String stage;
    private final Document document;
    private List<WaveDef> waves = List.of();
    private List<ContentProblem> problems = List.of();
    private JsonObject seen;
    private int selected = NONE;
    private int revision;

    /**
     * Takes the waves of a stage in hand.
     *
     * @param stage id
     * @param document its {@code waves.json}; changed from now on by this alone
     */
    public WaveTable(String stage, Document document) {
        this.stage = stage;
        this.document = document;
        read();
    }

    private void read() {
        seen = document.value();
        Definitions.Reading<List<WaveDef>> reading = Definitions.waves(stage, document.value());
        problems = reading.problems();
        waves = reading.definition().orElse(List.of());
        selected = Math.min(selected, waves.size() - 1);
        revision++;
    }

    /** The document may have been changed by somebody else. */
    public void follow() {
        if (document.value() != seen) {
            read();
        }
    }

    /** The file that is changed. */
    public Document document() {
        return document;
    }

    /** All of them, in the order of the file, by which they are known here. */
    public List<WaveDef> waves() {
        return waves;
    }

    /** Why nothing can be changed: the mistakes in the file. */
    public List<ContentProblem> problems() {
        return problems;
    }

    /** Another number after each change. */
    public int revision() {
        return revision;
    }

    /** Index of the selected wave, or {@link #NONE}. */
    public int selected() {
        return selected;
    }

    /** Whether one is selected. */
    public boolean hasSelection() {
        return selected != NONE;
    }

    /**
     * The selected wave.
     *
     * @throws IllegalStateException if none is
     */
    public WaveDef wave() {
        if (!hasSelection()) {
            throw new IllegalStateException("no wave is selected of " + waves.size());
        }
        return waves.get(selected);
    }

    /** Selects a wave, or {@link #NONE}; what was changed together is finished. */
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
     * @param from where to look from if none is selected, in u
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
     * @param what is changed: the same again is part of the same step
     * @param edit makes the wave that is to be
     * @return whether anything is different now
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
        edit(GROUP + what, json -> WaveList.replace(json, before, next));
        return true;
    }

    /** Changes the document; the answer of {@code edit} is selected. */
    private void edit(String group, ToIntFunction<JsonObject> edit) {
        int[] place = {NONE};
        document.change(group, json -> {
            place[0] = edit.applyAsInt(json);
            return json;
        });
        read();
        selected = place[0];
    }

    /** Adds a wave and selects it; says whether that is possible. */
    public boolean add(WaveDef wave) {
        if (!problems.isEmpty() || waves.size() >= WaveDef.MOST_WAVES) {
            return false;
        }
        edit("", json -> WaveList.add(json, wave));
        return true;
    }

    /** Removes the selected wave; the one that follows is selected. */
    public boolean remove() {
        if (!hasSelection() || !problems.isEmpty()) {
            return false;
        }
        int gone = selected;
        edit("", json -> WaveList.remove(json, gone));
        return true;
    }

    /** Ends a drag: what follows is another step. */
    public void finish() {
        document.finish();
    }

    /** Takes the last step back; says whether there was one. */
    public boolean undo() {
        return step(document.undo());
    }

    /** Does again what was taken back last; says whether there was anything. */
    public boolean redo() {
        return step(document.redo());
    }

    /** What has changed by that is selected: it is what is looked at. */
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
