package bumblewick.app;

import bumblewick.content.ContentException;
import bumblewick.content.FieldPath;
import bumblewick.content.SceneIndex;
import bumblewick.edit.Tuning;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TableRow;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The index of all numbers: sorts of things, and the things of each. */
final class NumbersPages {
    private static final Logger LOG = LoggerFactory.getLogger(NumbersPages.class);
    private static final List<Float> COLUMNS = List.of(0.62f, 1f);

    private final Services services;
    private final EditScreen screen;

    /** Sorts of things, and the formats of their files. */
    private enum Sort {
        RULES("swarm", "flight", "foot", "score", "hum", "assists", "difficulties"),
        ENEMIES("enemy"),
        BULLETS("bullet"),
        BOSSES("boss"),
        PATHS("path"),
        STAGES("stage", "course", "waves", "props", "pickups", "pilot"),
        WALKERS("walker"),
        BODIES("body"),
        SURFACES("surface"),
        SCENERY("scenery"),
        PICKUPS("pickup"),
        LOOKS("look"),
        EFFECTS("effect"),
        SOUNDS("mix", "music", "ambience"),
        OTHERS("campaign", "island", "contrast", "credits");

        private final List<String> formats;

        Sort(String... formats) {
            this.formats = List.of(formats);
        }

        String key() {
            return "numbers.sort." + name().toLowerCase(Locale.ROOT);
        }
    }

    NumbersPages(Services services, EditScreen screen) {
        this.services = services;
        this.screen = screen;
    }

    /** All sorts. */
    List<Row> sorts() {
        List<Row> rows = new ArrayList<>();
        rows.add(new ActionRow(
                text("numbers.search"), text("numbers.search.help"), Chime.Sound.ACCEPT, () -> screen.search()
                        .open()));
        List<SceneIndex.Entry> all = entries();
        for (Sort sort : Sort.values()) {
            List<SceneIndex.Entry> own = of(sort, all);
            long changed = own.stream().filter(this::touched).count();
            if (!own.isEmpty()) {
                rows.add(row(
                        text(sort.key()),
                        changed == 0
                                ? text("numbers.files", own.size())
                                : text("numbers.filesChanged", own.size(), changed),
                        changed > 0,
                        text(sort.key() + ".help"),
                        () -> screen.open(() -> things(sort))));
            }
        }
        return rows;
    }

    private List<SceneIndex.Entry> entries() {
        try {
            return screen.desk()
                    .mod()
                    .index(services.workshop().loaded().scene().files());
        } catch (IOException e) {
            LOG.warn("the scene cannot be listed", e);
            return List.of();
        }
    }

    private static List<SceneIndex.Entry> of(Sort sort, List<SceneIndex.Entry> all) {
        List<SceneIndex.Entry> own = new ArrayList<>();
        all.stream().filter(entry -> sort.formats.contains(entry.format())).forEach(own::add);
        return own;
    }

    private boolean touched(SceneIndex.Entry entry) {
        return screen.desk().mod().touches(entry.path());
    }

    private Page things(Sort sort) {
        List<Row> rows = new ArrayList<>();
        for (SceneIndex.Entry entry : of(sort, entries())) {
            String state = touched(entry) ? text("numbers.changed") : "";
            rows.add(row(label(sort, entry), state, touched(entry), entry.path(), () -> open(entry.path())));
        }
        if (rows.isEmpty()) {
            rows.add(TextRow.paragraph(text("numbers.nothing")));
        }
        return services.pages().make(text(sort.key())).rows(rows);
    }

    private String label(Sort sort, SceneIndex.Entry entry) {
        if (sort.formats.size() == 1) {
            return entry.id();
        }
        String format = text("numbers.format." + entry.format());
        return entry.id().equals(entry.format()) ? format : entry.id() + "   " + format;
    }

    private Row row(String name, String state, boolean bright, String help, Runnable action) {
        return new TableRow(List.of(name, state), COLUMNS, "", bright, help, action);
    }

    /** Opens the values of a file. */
    void open(String path) {
        try {
            Tuning tuning = screen.bench().tuning(path);
            screen.open(new NumbersPage(services, screen, tuning, FieldPath.ROOT, Optional.empty())::page);
        } catch (ContentException e) {
            services.pages().tell(path, e.getMessage(), text("title.back"));
        }
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
