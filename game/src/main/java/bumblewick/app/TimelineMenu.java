package bumblewick.app;

import bumblewick.input.TimelineCommand;
import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import java.util.ArrayList;
import java.util.List;

/** All that can be done with waves as a page: for hands that have few buttons. */
final class TimelineMenu {
    private final Services services;
    private final TimelineScreen screen;

    TimelineMenu(Services services, TimelineScreen screen) {
        this.services = services;
        this.screen = screen;
    }

    void open() {
        services.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(row("waves.test", TimelineCommand.TEST));
        rows.add(row("waves.add", TimelineCommand.ADD));
        if (screen.hasSelection()) {
            rows.add(row("waves.duplicate", TimelineCommand.DUPLICATE));
            rows.add(row("waves.remove", TimelineCommand.REMOVE));
            rows.add(row("waves.openPath", TimelineCommand.PATH));
        }
        rows.add(row("waves.undo", TimelineCommand.UNDO));
        rows.add(row("waves.redo", TimelineCommand.REDO));
        rows.add(row("waves.slower", TimelineCommand.SLOWER));
        rows.add(row("waves.faster", TimelineCommand.FASTER));
        rows.add(new ActionRow(text("waves.leave"), "", Chime.Sound.BACK, screen::back));
        return services.pages().make(text("waves.title")).rows(rows);
    }

    private Row row(String key, TimelineCommand command) {
        return new ActionRow(text(key), () -> {
            services.pages().back();
            screen.obey(command);
        });
    }

    private String text(String key) {
        return services.words().text(key);
    }
}
