package bumblewick.editor.path;

import bumblewick.app.shell.Gui;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The page of the path editor that lists all paths, and creates, copies or removes them. */
final class PathListPage {
    private final Gui gui;
    private final EditedPath edited;
    private final PathLibrary library;
    private final Consumer<String> go;

    /**
     * Makes the page.
     *
     * @param go opens a path
     */
    PathListPage(Gui gui, EditedPath edited, PathLibrary library, Consumer<String> go) {
        this.gui = gui;
        this.edited = edited;
        this.library = library;
        this.go = go;
    }

    void open() {
        gui.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(gui.action("path.new", () -> go.accept(library.create())));
        edited.path().ifPresent(path -> rows.add(gui.action("path.copy", () -> go.accept(library.duplicate(path)))));
        remove(rows);
        rows.add(TextRow.heading(text("others.heading")));
        for (String id : library.all()) {
            if (!id.equals(edited.id())) {
                rows.add(new ButtonRow(id, () -> go.accept(id)));
            }
        }
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return gui.pages().make(text("others")).rows(rows);
    }

    /** A path that exists without the mod can only be reverted; a path that is in use cannot be deleted. */
    private void remove(List<Row> rows) {
        String id = edited.id();
        if (!library.touches(id)) {
            return;
        }
        List<String> users = library.users(id);
        if (library.isBelow(id)) {
            rows.add(gui.action("path.revert", () -> ask("revert", id)));
        } else if (users.isEmpty()) {
            rows.add(gui.action("path.delete", () -> ask("delete", id)));
        } else {
            rows.add(TextRow.of(text("flownBy", String.join(", ", users))));
        }
    }

    private void ask(String what, String id) {
        gui.pages().confirm(text(what + ".ask", id), "", text(what + ".yes"), gui.text("keys.cancel"), () -> {
            boolean below = library.isBelow(id);
            if (library.remove(id)) {
                go.accept(below ? id : other(id));
            }
        });
    }

    private String other(String id) {
        return library.all().stream()
                .filter(each -> !each.equals(id))
                .findFirst()
                .orElse(id);
    }

    private String text(String key, Object... values) {
        return gui.text("path." + key, values);
    }
}
