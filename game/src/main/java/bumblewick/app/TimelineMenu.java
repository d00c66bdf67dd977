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
    private final TimelineDesk desk;

    TimelineMenu(Services services, TimelineDesk desk) {
        this.services = services;
        this.desk = desk;
    }

    void open() {
        services.pages().open(this::page);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        rows.add(row("waves.test", TimelineCommand.TEST));
        rows.add(row("waves.add", TimelineCommand.ADD));
        if (desk.hasSelection()) {
            rows.add(row("waves.duplicate", TimelineCommand.DUPLICATE));
            rows.add(row("waves.remove", TimelineCommand.REMOVE));
            rows.add(row("waves.openPath", TimelineCommand.PATH));
        }
        rows.add(row("waves.undo", TimelineCommand.UNDO));
        rows.add(row("waves.redo", TimelineCommand.REDO));
        rows.add(row("waves.slower", TimelineCommand.SLOWER));
        rows.add(row("waves.faster", TimelineCommand.FASTER));
        rows.add(new ActionRow(text("waves.leave"), "", Chime.Sound.BACK, desk::leave));
        return services.pages().make(text("waves.title")).rows(rows);
    }

    private Row row(String key, TimelineCommand command) {
        return new ActionRow(text(key), () -> {
            services.pages().back();
            desk.obey(command);
        });
    }

    private String text(String key) {
        return services.words().text(key);
    }
}
