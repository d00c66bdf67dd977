package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.content.Descriptions;
import bumblewick.content.Field;
import bumblewick.content.FieldPath;
import bumblewick.content.Fields;
import bumblewick.content.SceneIndex;
import bumblewick.edit.FieldSearch;
import bumblewick.edit.FieldSearch.Hit;
import bumblewick.edit.Outline;
import bumblewick.edit.Tuning;
import bumblewick.platform.SceneFiles;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.SearchRow;
import bumblewick.ui.page.TableRow;
import bumblewick.ui.page.TextRow;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Searches the values of all files by what they are called, what is said of them, and their files. What was searched for
 * stays; files are looked through a few in each frame, and again once others have changed them.
 */
final class NumberSearch {
    private static final Logger LOG = LoggerFactory.getLogger(NumberSearch.class);

    /** More than so many are not listed: it is quicker to write another letter. */
    private static final int MOST = 60;

    /** Files are looked through so long in a frame, in nanoseconds. */
    private static final long SHARE = 6_000_000;

    /** Lists are told up to so many letters. */
    private static final int LONGEST = 16;

    /** The format of the texts of the player. */
    private static final String WORDS = "text";

    /** The row of the first that was found. */
    private static final int FIRST = 2;

    private static final List<Float> COLUMNS = List.of(0.42f, 0.76f, 1f);

    private final Services services;
    private final EditScreen screen;
    private final FieldSearch index = new FieldSearch(List.of(Descriptions::of, Descriptions.in("ja")::apply));
    private final Queue<String> waiting = new ArrayDeque<>();
    private NameSearch letters = new NameSearch("");
    private String shown = "";
    private List<Hit> hits = List.of();
    private int version; // of the index, when it was asked
    private boolean away; // where values are changed
    private boolean visible;
    private boolean writing; // a frame ago
    private boolean done;

    NumberSearch(Services services, EditScreen screen) {
        this.services = services;
        this.screen = screen;
    }

    /** Opens the page, with what was searched for last; where it is open, letters can be written. */
    void open() {
        if (visible) {
            letters.open();
        } else {
            begin();
            screen.open(this::page);
            if (letters.text().isEmpty() && screen.bench().hasKeyboard()) {
                letters.open();
            }
        }
    }

    private Page page() {
        shown = letters.text();
        hits = index.find(shown);
        version = index.version();
        List<Row> rows = new ArrayList<>();
        rows.add(new SearchRow(() -> text("numbers.search.empty"), text("numbers.search.how"), new Letters()));
        rows.add(TextRow.changing(this::state));
        hits.stream().limit(MOST).forEach(hit -> rows.add(row(hit)));
        Page page = services.pages().make(text("numbers.search")).rows(rows).with(new Work());
        if (done && !hits.isEmpty()) {
            page.at(FIRST);
        }
        done = false;
        return page;
    }

    private Row row(Hit hit) {
        Field field = hit.field();
        boolean changed = screen.desk().mod().touches(hit.file()) && changed(hit);
        String file = hit.file().substring(0, hit.file().length() - ".json".length());
        return new TableRow(
                List.of(hit.path().toString(), file, value(hit)),
                COLUMNS,
                "",
                changed,
                screen.fieldWords().meaning(field),
                () -> go(hit));
    }

    private boolean changed(Hit hit) {
        try {
            return screen.bench().tuning(hit.file()).changed(hit.field());
        } catch (ContentException e) {
            return false; // its page says why
        }
    }

    private String value(Hit hit) {
        JsonElement value = hit.value();
        if (value == null) {
            return text("numbers.usual");
        }
        if (!value.isJsonPrimitive()) {
            return shortened(value.toString());
        }
        JsonPrimitive told = value.getAsJsonPrimitive();
        boolean number = hit.field() instanceof Field.Number && told.isNumber();
        return number ? screen.fieldWords().told(hit.field(), told) : told.getAsString();
    }

    private static String shortened(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
    }

    private String state() {
        if (!waiting.isEmpty()) {
            return text("numbers.search.looking");
        }
        if (shown.trim().isEmpty()) {
            return text("numbers.search.hint");
        }
        return hits.size() > MOST
                ? text("numbers.search.many", hits.size(), MOST)
                : text("numbers.search.found", hits.size());
    }

    /** Opens the page of the file that shows the value, with the focus on it. */
    private void go(Hit hit) {
        try {
            Tuning tuning = screen.bench().tuning(hit.file());
            away = true;
            FieldPath part = Outline.partOf(tuning.document().value(), tuning.fields(), hit.field());
            screen.open(new NumbersPage(
                    services, screen, tuning, part, Optional.of(hit.field().path()))::page);
        } catch (ContentException e) {
            services.pages().tell(hit.file(), e.getMessage(), text("title.back"));
        }
    }

    /** What is searched for: written, or one of the names that there are. */
    private final class Letters implements SearchRow.Words {
        @Override
        public String told() {
            return letters.text();
        }

        @Override
        public boolean writing() {
            return letters.writing();
        }

        @Override
        public void write() {
            if (screen.bench().hasKeyboard()) {
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

        /** Where a word is among the names, or between which two. */
        private int place(List<String> names, String word, int steps) {
            int at = Collections.binarySearch(names, word);
            return at >= 0 ? at : steps > 0 ? -at - 2 : -at - 1;
        }
    }

    private void replace(String word) {
        letters = new NameSearch(word);
        screen.bench().search(Optional.of(letters));
    }

    /** While the page is seen, letters are its own, and files are looked through. */
    private final class Work implements Page.Companion {
        @Override
        public void show() {
            visible = true;
            if (away) {
                away = false;
                begin();
            }
            screen.bench().search(Optional.of(letters));
        }

        @Override
        public void update() {
            look();
            boolean ended = writing && !letters.writing();
            writing = letters.writing();
            boolean grown = index.version() != version && waiting.isEmpty();
            if (ended || grown || !letters.text().equals(shown)) {
                done = ended;
                services.pages().renew();
            }
        }

        @Override
        public void hide() {
            visible = false;
            screen.bench().search(Optional.empty());
        }
    }

    /** Files that were never looked through wait for it; those of the mod may be others than they were. */
    private void begin() {
        waiting.clear();
        for (SceneIndex.Entry entry : entries()) {
            if (entry.format().equals(WORDS)) {
                continue; // they have no values
            }
            Optional<Tuning> tuning = screen.bench().known(entry.path());
            tuning.ifPresent(in -> index.know(entry.path(), in.document().value(), in.fields()));
            boolean known = index.knows(entry.path());
            if (tuning.isEmpty() && (!known || screen.desk().mod().touches(entry.path()))) {
                waiting.add(entry.path());
            }
        }
    }

    private List<SceneIndex.Entry> entries() {
        try {
            return screen.desk().mod().index(files());
        } catch (IOException e) {
            LOG.warn("the scene cannot be listed", e);
            return List.of();
        }
    }

    private SceneFiles files() {
        return services.workshop().loaded().scene().files();
    }

    private void look() {
        long end = System.nanoTime() + SHARE;
        while (!waiting.isEmpty() && System.nanoTime() < end) {
            String path = waiting.poll();
            try {
                JsonObject document = screen.desk().mod().open(path).value();
                Fields.of(files(), path, document).ifPresent(fields -> index.know(path, document, fields.fields()));
            } catch (ContentException e) {
                LOG.info("{} is not searched: {}", path, e.getMessage());
            }
        }
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
