package bumblewick.app;

import bumblewick.content.Mod;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.TextRow;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks what is to become of the mods after the game has failed with them twice in a row; it runs without them now. */
final class SafeModePage {
    private static final Logger LOG = LoggerFactory.getLogger(SafeModePage.class);

    private final Services services;
    private final Workshop workshop;

    SafeModePage(Services services) {
        this.services = services;
        workshop = services.workshop();
    }

    void open() {
        services.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(TextRow.of(text("safe.text")));
        List<String> last = names(workshop.changedLast());
        if (!last.isEmpty()) {
            rows.add(TextRow.of(text("safe.changed", String.join(", ", last))));
            rows.add(new ActionRow(text("safe.last"), () -> goOn(workshop::dropLast)));
        }
        rows.add(new ActionRow(text("safe.all"), () -> goOn(workshop::dropAll)));
        rows.add(new ActionRow(text("safe.again"), () -> goOn(() -> {})));
        rows.add(services.pages().backRow(text("safe.without")));
        return services.pages().make(text("safe.title")).rows(rows);
    }

    /** As people call them; of those that are gone, the ids. */
    private List<String> names(List<String> ids) {
        return ids.stream().map(this::name).collect(Collectors.toList());
    }

    private String name(String id) {
        return workshop.loaded().mods().stream()
                .filter(mod -> mod.id().equals(id))
                .map(Mod::name)
                .findFirst()
                .orElse(id);
    }

    private void goOn(Runnable choice) {
        choice.run();
        try {
            workshop.keep();
            services.reload(() -> new TitleScreen(services));
        } catch (IOException e) {
            LOG.warn("the choice of mods cannot be written", e);
            services.pages().tell(text("safe.title"), text("workshop.unwritten", e.getMessage()), text("title.back"));
        }
    }

    private String text(String key, Object... values) {
        return services.words().text(key, values);
    }
}
