package bumblewick.app;

import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The page of the path editor from which one goes to another path, begins one, or takes one away. */
final class PathPages {
    private final Services services;
    private final PathDraft draft;
    private final PathShelf shelf;
    private final Consumer<String> go;

    /**
     * Makes pages.
     *
     * @param go opens a path
     */
    PathPages(Services services, PathDraft draft, PathShelf shelf, Consumer<String> go) {
        this.services = services;
        this.draft = draft;
        this.shelf = shelf;
        this.go = go;
    }

    void open() {
        services.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(action("new", () -> go.accept(shelf.create())));
        draft.path().ifPresent(path -> rows.add(action("copy", () -> go.accept(shelf.duplicate(path)))));
        remove(rows);
        rows.add(TextRow.heading(text("others.heading")));
        for (String id : shelf.all()) {
            if (!id.equals(draft.sheet().id())) {
                rows.add(new ActionRow(id, () -> go.accept(id)));
            }
        }
        rows.add(services.pages().backRow(services.words().text("title.back")));
        return services.pages().make(text("others")).rows(rows);
    }

    /** Of a path that lies below, only the changes can be taken away; of another, nothing that somebody flies. */
    private void remove(List<Row> rows) {
        String id = draft.sheet().id();
        if (!shelf.touches(id)) {
            return;
        }
        List<String> users = shelf.users(id);
        if (shelf.isBelow(id)) {
            rows.add(action("revert", () -> ask("revert", id)));
        } else if (users.isEmpty()) {
            rows.add(action("delete", () -> ask("delete", id)));
        } else {
            rows.add(TextRow.of(text("flownBy", String.join(", ", users))));
        }
    }

    private void ask(String what, String id) {
        String title = text(what);
        String no = services.words().text("title.back");
        services.pages().ask(title, text(what + ".ask", id), title, no, () -> {
            boolean below = shelf.isBelow(id);
            if (shelf.remove(id)) {
                go.accept(below ? id : other(id));
            }
        });
    }

    private String other(String id) {
        return shelf.all().stream().filter(each -> !each.equals(id)).findFirst().orElse(id);
    }

    private Row action(String name, Runnable action) {
        return new ActionRow(text(name), text(name + ".help"), Chime.Sound.ACCEPT, action);
    }

    private String text(String key, Object... values) {
        return services.words().text("path." + key, values);
    }
}
