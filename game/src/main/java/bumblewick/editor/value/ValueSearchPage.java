package bumblewick.editor.value;

import bumblewick.app.shell.Gui;
import bumblewick.content.declaration.FormField;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.ContentException;
import bumblewick.content.json.JsonPath;
import bumblewick.content.schema.Descriptions;
import bumblewick.content.schema.DocumentForm;
import bumblewick.editor.session.Document;
import bumblewick.editor.session.SearchInput;
import bumblewick.editor.value.FieldIndex.Hit;
import bumblewick.platform.SceneFiles;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SearchRow;
import bumblewick.ui.menu.TableRow;
import bumblewick.ui.menu.TextRow;
import com.google.gson.JsonElement;
import com.google.gson.JsonPrimitive;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The page that searches the values of all files by name, description and file. The query stays when the page is closed.
 * Files are added to the index a few in each frame, and again after they were changed.
 */
public final class ValueSearchPage {
    private static final Logger LOG = LoggerFactory.getLogger(ValueSearchPage.class);

    /** At most so many results are listed. */
    private static final int MOST = 60;

    /** How long files are indexed in a frame, in nanoseconds. */
    private static final long SHARE = 6_000_000;

    /** Lists are shown up to so many characters. */
    private static final int LONGEST = 16;

    /** The format of files of texts, which have no values. */
    private static final String WORDS = "text";

    /** The index of the row with the first result. */
    private static final int FIRST = 2;

    private static final List<Float> COLUMNS = List.of(0.42f, 0.76f, 1f);

    private final Gui gui;
    private final ValueEditor editor;
    private final FieldIndex index = new FieldIndex(List.of(Descriptions::of, Descriptions.in("ja")));
    private final Queue<String> waiting = new ArrayDeque<>();
    private SearchInput letters = new SearchInput("");
    private String shown = "";
    private List<Hit> hits = List.of();
    private int version; // of the index, at the last query
    private boolean away; // on a page where values may change
    private boolean visible;
    private boolean writing; // in the last frame
    private boolean done;

    public ValueSearchPage(Gui gui, ValueEditor editor) {
        this.gui = gui;
        this.editor = editor;
    }

    /** Opens the page with the last query; if it is open already, lets the player type. */
    public void open() {
        if (visible) {
            letters.open();
        } else {
            begin();
            editor.openPage(this::page);
            if (letters.text().isEmpty() && editor.hasKeyboard()) {
                letters.open();
            }
        }
    }

    private Page page() {
        shown = letters.text();
        hits = index.find(shown);
        version = index.version();
        List<Row> rows = new ArrayList<>();
        rows.add(new SearchRow(() -> gui.text("numbers.search.empty"), gui.text("numbers.search.how"), new Letters()));
        rows.add(TextRow.changing(this::state));
        hits.stream().limit(MOST).forEach(hit -> rows.add(row(hit)));
        Page page = gui.pages().make(gui.text("numbers.search")).rows(rows).with(new Work());
        if (done && !hits.isEmpty()) {
            page.at(FIRST);
        }
        done = false;
        return page;
    }

    private Row row(Hit hit) {
        FormField field = hit.field();
        boolean changed = editor.session().mod().touches(hit.file()) && changed(hit);
        String file = hit.file().substring(0, hit.file().length() - ".json".length());
        return new TableRow(
                List.of(hit.path().toString(), file, value(hit)),
                COLUMNS,
                "",
                changed,
                editor.fieldTexts().meaning(field),
                () -> go(hit));
    }

    private boolean changed(Hit hit) {
        try {
            return editor.values(hit.file()).changed(hit.field());
        } catch (ContentException e) {
            return false; // its page says why
        }
    }

    private String value(Hit hit) {
        JsonElement value = hit.value();
        if (value == null) {
            return gui.text("numbers.usual");
        }
        if (!value.isJsonPrimitive()) {
            return shortened(value.toString());
        }
        JsonPrimitive primitive = value.getAsJsonPrimitive();
        boolean number = hit.field() instanceof FormField.Number && primitive.isNumber();
        return number ? editor.fieldTexts().format(hit.field(), primitive) : primitive.getAsString();
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private String state() {
        if (!waiting.isEmpty()) {
            return gui.text("numbers.search.looking");
        }
        if (shown.trim().isEmpty()) {
            return gui.text("numbers.search.hint");
        }
        return hits.size() > MOST
                ? gui.text("numbers.search.shortened", hits.size(), MOST)
                : gui.text("numbers.search.found", hits.size());
    }

    /** Opens the page that shows a value, with the focus on it. */
    private void go(Hit hit) {
        editor.session().attempt(hit.file(), () -> {
            EditedValues values = editor.values(hit.file());
            away = true;
            JsonPath part = DocumentOutline.partOf(values.document().value(), values.fields(), hit.field());
            editor.openPage(new ValuesPage(
                    gui, editor, values, part, Optional.of(hit.field().path()))::page);
        });
    }

    /** The row of the query: the player types it, or steps through the names of all fields. */
    private final class Letters implements SearchRow.Words {
        @Override
        public String text() {
            return letters.text();
        }

        @Override
        public boolean writing() {
            return letters.writing();
        }

        @Override
        public void write() {
            if (editor.hasKeyboard()) {
                letters.open();
            } else {
                step(1, false);
            }
        }

        @Override
        public void step(int steps, boolean letter) {
            List<String> names = new ArrayList<>(index.names());
            if (names.isEmpty()) {
                return;
            }
            String now = letters.text().trim();
            int at = now.isEmpty() ? (steps > 0 ? -1 : 0) : place(names, now, steps);
            int next = Math.floorMod(at + steps, names.size());
            while (letter && !now.isEmpty() && next != at && names.get(next).charAt(0) == now.charAt(0)) {
                next = Math.floorMod(next + steps, names.size());
            }
            replace(names.get(next));
        }

        /** The index of a word among the names, or of its neighbour. */
        private int place(List<String> names, String word, int steps) {
            int at = Collections.binarySearch(names, word);
            return at >= 0 ? at : steps > 0 ? -at - 2 : -at - 1;
        }
    }

    private void replace(String word) {
        letters = new SearchInput(word);
        editor.search(Optional.of(letters));
    }

    /** While the page is shown, it receives what is typed, and indexes files. */
    private final class Work implements Page.Companion {
        @Override
        public void show() {
            visible = true;
            if (away) {
                away = false;
                begin();
            }
            editor.search(Optional.of(letters));
        }

        @Override
        public void update() {
            look();
            boolean ended = writing && !letters.writing();
            writing = letters.writing();
            boolean grown = index.version() != version && waiting.isEmpty();
            if (ended || grown || !letters.text().equals(shown)) {
                done = ended;
                gui.pages().rebuildTop();
            }
        }

        @Override
        public void hide() {
            visible = false;
            editor.search(Optional.empty());
        }
    }

    /** Queues the files that are not in the index, and those of the mod, which may have changed. */
    private void begin() {
        waiting.clear();
        for (SceneIndex.Entry entry : editor.session().index()) {
            if (entry.format().equals(WORDS)) {
                continue; // they have no values
            }
            Optional<EditedValues> values = editor.known(entry.path());
            values.ifPresent(in -> index.know(entry.path(), in.document().value(), in.fields()));
            boolean known = index.knows(entry.path());
            if (values.isEmpty() && (!known || editor.session().mod().touches(entry.path()))) {
                waiting.add(entry.path());
            }
        }
    }

    private SceneFiles files() {
        return editor.session().files();
    }

    private void look() {
        long end = System.nanoTime() + SHARE;
        while (!waiting.isEmpty() && System.nanoTime() < end) {
            String path = waiting.poll();
            try {
                Document document = editor.session().mod().open(path);
                DocumentForm.of(files(), path, document.value(), document.settings())
                        .ifPresent(fields -> index.know(path, document.value(), fields.fields()));
            } catch (ContentException e) {
                LOG.info("{} is not searched: {}", path, e.getMessage());
            }
        }
    }
}
