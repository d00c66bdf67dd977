package bumblewick.editor.wave;

import bumblewick.content.definition.DocumentReader;
import bumblewick.content.definition.FormationTemplate;
import bumblewick.content.definition.WaveGroup;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.json.JsonDocuments;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import bumblewick.def.Rulebook;
import bumblewick.def.WaveDef;
import bumblewick.editor.session.Document;
import bumblewick.editor.session.EditSession;
import bumblewick.editor.session.EditedDocument;
import bumblewick.platform.SceneFiles;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The waves of a stage that are edited, with a selected wave. The game's own reader reads the document; a document with
 * mistakes is shown as far as it can be read, and cannot be changed here.
 */
public final class EditedWaves extends EditedDocument {
    /** The selection if no wave is selected. */
    public static final int NONE = -1;

    /** Prefix of the groups of changes that are undone together, see {@link Document#change}. */
    private static final String GROUP = "wave ";

    private static final float STEP = 2f; // u
    private static final float LARGE_STEP = 10f; // u
    private static final int NEW_COUNT = 3;

    /** The time from the last enemy of a wave to the first of its copy, in seconds. */
    private static final float COPY_AFTER = 2f;

    private final Supplier<SceneFiles> files;
    private final String stage;
    private List<WaveGroup> groups = List.of();
    private int selected = NONE;
    private boolean held;

    /**
     * Reads the waves of a stage.
     *
     * @param files returns those of the scene, which has the formations
     * @param stage id
     * @param document its {@code waves.json}; whoever else changes it has to call {@link #reread}
     * @param saver saves the document, see {@link EditedDocument}
     */
    public EditedWaves(Supplier<SceneFiles> files, String stage, Document document, Predicate<Document> saver) {
        super(document, saver);
        this.files = files;
        this.stage = stage;
        reread();
    }

    /**
     * Opens the waves of a stage.
     *
     * @throws ContentException if its {@code waves.json} is missing or no JSON object
     */
    static EditedWaves open(EditSession session, String stage) throws ContentException {
        return new EditedWaves(
                session::files, stage, session.document("stages/" + stage + "/waves.json"), session::save);
    }

    @Override
    protected List<ContentProblem> read(JsonObject value) {
        DocumentReader.Reading<List<WaveGroup>> reading = DocumentReader.waves(files.get(), stage, value, settings());
        groups = reading.definition().orElse(List.of());
        selected = Math.min(selected, groups.size() - 1);
        return reading.problems();
    }

    /** Id of the stage. */
    String stage() {
        return stage;
    }

    /** All entries in the order of the file; an index of a wave is its place in this list. */
    public List<WaveGroup> entries() {
        return groups;
    }

    /** All waves in the order of the file, those of formations, too. */
    public List<WaveDef> waves() {
        return groups.stream().flatMap(group -> group.waves().stream()).collect(Collectors.toList());
    }

    /** Index of the selected entry, or {@link #NONE}. */
    public int selected() {
        return selected;
    }

    /** Whether a wave is selected. */
    public boolean hasSelection() {
        return selected != NONE;
    }

    /**
     * The selected entry.
     *
     * @throws IllegalStateException if none is selected
     */
    public WaveGroup entry() {
        if (!hasSelection()) {
            throw new IllegalStateException("no wave is selected of " + groups.size());
        }
        return groups.get(selected);
    }

    /**
     * The selected wave; of a formation the first.
     *
     * @throws IllegalStateException if no wave is selected
     */
    public WaveDef wave() {
        return entry().waves().get(0);
    }

    /** Selects an entry, or {@link #NONE}; later changes are undone by themselves. One with mistakes has no waves. */
    public void select(int index) {
        if (index != selected) {
            finish();
        }
        selected = Math.max(NONE, Math.min(index, groups.size() - 1));
        if (hasSelection() && entry().waves().isEmpty()) {
            selected = NONE;
        }
    }

    /**
     * Selects the next wave in the order of distances, or the one before.
     *
     * @param step 1 or −1
     * @param from where to start if no wave is selected, in u along the rail
     */
    public void walk(int step, float from) {
        List<Integer> order = IntStream.range(0, groups.size())
                .filter(i -> !groups.get(i).waves().isEmpty())
                .boxed()
                .sorted(Comparator.comparing(i -> groups.get(i).at()))
                .collect(Collectors.toList());
        if (order.isEmpty()) {
            return;
        }
        int place = hasSelection() ? order.indexOf(selected) + step : around(step, from);
        select(order.get(Math.max(0, Math.min(place, order.size() - 1))));
    }

    private int around(int step, float from) {
        int behind = (int) groups.stream()
                .filter(group -> !group.waves().isEmpty() && group.at() <= from)
                .count();
        return step > 0 ? behind : behind - 1;
    }

    /**
     * Changes the selected wave, if it is a single one.
     *
     * @param what names the change: changes of the same name that follow each other are undone together
     * @param edit changes a copy of the wave
     * @return whether the waves have changed
     */
    public boolean change(String what, UnaryOperator<WaveBuilder> edit) {
        if (!canChangeWave() || entry().isFormed()) {
            return false;
        }
        WaveDef wave = wave();
        WaveDef next = edit.apply(new WaveBuilder(wave)).wave();
        return !next.equals(wave)
                && place(GROUP + what, json -> {
                    WaveJson.change(json, selected, wave, next);
                    return next.at() == wave.at() ? selected : WaveJson.move(json, selected, next.at(), distances());
                });
    }

    /** Moves the selected entry to a distance along the rail, in u; returns whether it has changed. */
    public boolean moveTo(String what, float distance) {
        if (!canChangeWave() || !entry().isFormed()) {
            return change(what, wave -> wave.at(distance));
        }
        float at = WaveBuilder.place(distance);
        return at != entry().at()
                && place(GROUP + what, json -> {
                    WaveJson.set(json, selected, WaveJson.AT, JsonDocuments.number(at));
                    return WaveJson.move(json, selected, at, distances());
                });
    }

    /**
     * Changes a field of the selected entry as it is written.
     *
     * @param field name, or {@code with.gap} for an argument of a formation
     * @param value null takes it away
     * @return whether the entry has changed
     */
    public boolean set(String field, JsonElement value) {
        if (!canChangeWave()) {
            return false;
        }
        return edit(GROUP + field, json -> {
            WaveJson.set(json, selected, field, value);
            return json;
        });
    }

    /**
     * Makes the selected entry one of another formation.
     *
     * @param formation empty makes it a single wave, the first that it had
     * @return whether the entry has changed
     */
    boolean form(Optional<FormationTemplate> formation) {
        if (!canChangeWave()
                || entry().formation()
                        .equals(formation.map(FormationTemplate::id).orElse(""))) {
            return false;
        }
        WaveDef wave = wave();
        return edit("", json -> {
            JsonObject entry = WaveJson.entry(json, selected);
            WaveJson.replace(
                    json,
                    selected,
                    formation
                            .map(known -> FormationEntry.of(known, entry, wave))
                            .orElseGet(() -> WaveJson.of(wave)));
            return json;
        });
    }

    /** What is written at a field of the selected entry, likewise; nothing if it is left out. */
    Optional<JsonElement> written(String field) {
        return WaveJson.get(value(), selected, field);
    }

    /** The distances of all entries, in u along the rail, in the order of the file. */
    private List<Float> distances() {
        return groups.stream().map(WaveGroup::at).collect(Collectors.toList());
    }

    private boolean canChangeWave() {
        return hasSelection() && problems().isEmpty();
    }

    /** Changes the document and selects the index that {@code edit} returns; returns true. */
    private boolean place(String group, ToIntFunction<JsonObject> edit) {
        int[] place = {NONE};
        edit(group, json -> {
            place[0] = edit.applyAsInt(json);
            return json;
        });
        selected = place[0];
        return true;
    }

    /** Adds a wave and selects it; returns whether that is possible. */
    public boolean add(WaveDef wave) {
        return canAdd() && place("", json -> WaveJson.add(json, WaveJson.of(wave), wave.at(), distances()));
    }

    private boolean canAdd() {
        return problems().isEmpty() && waves().size() < WaveDef.MOST_WAVES;
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
        if (hasSelection() && entry().isFormed()) {
            return copy(at);
        }
        String enemy =
                hasSelection() ? wave().enemy() : rules.all(EnemyDef.class).firstKey();
        String path = hasSelection() ? wave().path() : rules.all(PathDef.class).firstKey();
        return add(new WaveDef(at, enemy, path, false, NEW_COUNT, WaveDef.USUAL_SPACING, 0f, 0f, ""));
    }

    /**
     * Adds a copy of the selected wave after it.
     *
     * @param railSpeed of the stage, in u/s
     * @return whether a wave was added
     */
    boolean duplicate(float railSpeed) {
        if (!hasSelection()) {
            return false;
        }
        float last = 0f;
        for (WaveDef wave : entry().waves()) {
            last = Math.max(last, wave.at() + wave.spacing() * (wave.count() - 1) * railSpeed);
        }
        return copy(Math.round(entry().at() + last - wave().at() + COPY_AFTER * railSpeed));
    }

    /** Adds a copy of the selected entry elsewhere, as it is written. */
    private boolean copy(float at) {
        JsonObject fresh = WaveJson.entry(value(), selected).deepCopy();
        fresh.add(WaveJson.AT, JsonDocuments.number(WaveBuilder.place(at)));
        return canAdd() && place("", json -> WaveJson.add(json, fresh, at, distances()));
    }

    /**
     * Moves the selected wave by a step.
     *
     * @param direction 1 along the stage, −1 back
     * @param far whether the step is a large one
     */
    void move(int direction, boolean far) {
        if (hasSelection()) {
            moveTo("at", entry().at() + direction * (far ? LARGE_STEP : STEP));
        }
    }

    /** Removes the selected wave; the one that follows is selected. */
    public boolean remove() {
        int gone = selected;
        return canChangeWave() && place("", json -> WaveJson.remove(json, gone));
    }

    @Override
    public boolean undo() {
        return step(super::undo);
    }

    @Override
    public boolean redo() {
        return step(super::redo);
    }

    /** Selects the wave that an undo or redo has changed. */
    private boolean step(BooleanSupplier step) {
        List<WaveGroup> before = groups;
        boolean done = step.getAsBoolean();
        for (int i = groups.size() - 1; i >= 0; i--) {
            if (!before.contains(groups.get(i))) {
                selected = i;
            }
        }
        return done;
    }

    /** Begins or ends a drag: while a wave is dragged, nothing is saved. */
    void hold(boolean drag) {
        if (held && !drag) {
            settle();
            finish();
        }
        held = drag;
    }

    /** Saves if it is time; call it once a frame. */
    void update(float seconds) {
        update(held, seconds);
    }
}
