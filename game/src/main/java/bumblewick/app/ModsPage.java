package bumblewick.app;

import bumblewick.content.ModShelf;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Lists what lies in the folder of mods, and what is wrong with its cards. Nothing else of a mod is read. */
final class ModsPage {
    private final Services services;
    private final Path folder;

    ModsPage(Services services) {
        this.services = services;
        folder = services.platform().dataFolder().resolve("mods");
    }

    void open() {
        services.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        try {
            List<ModShelf.Mod> mods = new ModShelf(folder).mods();
            if (mods.isEmpty()) {
                rows.add(TextRow.paragraph(text("mods.none")));
            }
            mods.forEach(mod -> add(mod, rows));
        } catch (IOException e) {
            rows.add(TextRow.paragraph(text("mods.unreadable", e.getMessage())));
        }
        rows.add(TextRow.paragraph(text("mods.folder", folder)));
        rows.add(TextRow.paragraph(text("mods.listed")));
        rows.add(services.pages().backRow(text("title.back")));
        return services.pages().make(text("mods.title")).rows(rows);
    }

    private void add(ModShelf.Mod mod, List<Row> rows) {
        boolean known = !mod.version().isEmpty() && !mod.author().isEmpty();
        String told = known ? text("mods.entry", mod.name(), mod.version(), mod.author()) : mod.name();
        rows.add(TextRow.heading(told));
        if (!mod.name().equals(mod.file())) {
            rows.add(TextRow.paragraph(mod.file()));
        }
        mod.problems().forEach(problem -> rows.add(TextRow.paragraph(problem)));
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
