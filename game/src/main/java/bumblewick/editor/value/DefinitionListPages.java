package bumblewick.editor.value;

import bumblewick.app.shell.Gui;
import bumblewick.content.definition.SceneIndex;
import bumblewick.content.json.JsonPath;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TableRow;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The pages that list all files with values: one row for each group of files, and one for each file of a group. */
public final class DefinitionListPages {
    private static final List<Float> COLUMNS = List.of(0.62f, 1f);

    private final Gui gui;
    private final ValueEditor editor;

    /** Groups of files, and the formats of the files in each. */
    private enum Sort {
        RULES("swarm", "flight", "foot", "score", "hum", "assists", "difficulties"),
        ENEMIES("enemy"),
        BULLETS("bullet"),
        PATTERNS("pattern"),
        BOSSES("boss"),
        PATHS("path"),
        STAGES("stage", "course", "waves", "props", "pickups", "hazards", "pilot"),
        WALKERS("walker"),
        BODIES("body"),
        SURFACES("surface"),
        SCENERY("scenery"),
        PICKUPS("pickup"),
        LOOKS("look"),
        EFFECTS("effect"),
        SOUNDS("mix", "music", "ambience"),
        OTHERS("campaign", "island", "contrast", "palettes", "credits");

        private final List<String> formats;

        Sort(String... formats) {
            this.formats = List.of(formats);
        }

        String key() {
            return "numbers.sort." + name().toLowerCase(Locale.ROOT);
        }
    }

    public DefinitionListPages(Gui gui, ValueEditor editor) {
        this.gui = gui;
        this.editor = editor;
    }

    /** A row for each group. */
    public List<Row> sorts() {
        List<Row> rows = new ArrayList<>();
        rows.add(gui.action("numbers.search", () -> editor.openSearch()));
        List<SceneIndex.Entry> all = editor.session().index();
        for (Sort sort : Sort.values()) {
            List<SceneIndex.Entry> own = of(sort, all);
            long changed = own.stream().filter(this::touched).count();
            if (!own.isEmpty()) {
                rows.add(row(
                        gui.text(sort.key()),
                        changed == 0
                                ? gui.text("numbers.files", own.size())
                                : gui.text("numbers.filesChanged", own.size(), changed),
                        changed > 0,
                        gui.text(sort.key() + ".help"),
                        () -> editor.openPage(() -> things(sort))));
            }
        }
        return rows;
    }

    private static List<SceneIndex.Entry> of(Sort sort, List<SceneIndex.Entry> all) {
        List<SceneIndex.Entry> own = new ArrayList<>();
        all.stream().filter(entry -> sort.formats.contains(entry.format())).forEach(own::add);
        return own;
    }

    private boolean touched(SceneIndex.Entry entry) {
        return editor.session().mod().touches(entry.path());
    }

    private Page things(Sort sort) {
        List<Row> rows = new ArrayList<>();
        for (SceneIndex.Entry entry : of(sort, editor.session().index())) {
            String state = touched(entry) ? gui.text("numbers.changed") : "";
            rows.add(row(label(sort, entry), state, touched(entry), entry.path(), () -> open(entry.path())));
        }
        if (rows.isEmpty()) {
            rows.add(TextRow.paragraph(gui.text("numbers.nothing")));
        }
        return gui.pages().make(gui.text(sort.key())).rows(rows);
    }

    private String label(Sort sort, SceneIndex.Entry entry) {
        if (sort.formats.size() == 1) {
            return entry.id();
        }
        String format = gui.text("numbers.format." + entry.format());
        return entry.id().equals(entry.format()) ? format : entry.id() + "   " + format;
    }

    private Row row(String name, String state, boolean bright, String help, Runnable action) {
        return new TableRow(List.of(name, state), COLUMNS, "", bright, help, action);
    }

    /** Opens the values of a file. */
    public void open(String path) {
        editor.session()
                .attempt(
                        path,
                        () -> editor.openPage(new ValuesPage(
                                gui, editor, editor.values(path), JsonPath.ROOT, Optional.empty())::page));
    }
}
