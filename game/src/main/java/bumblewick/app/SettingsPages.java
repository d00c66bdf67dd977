package bumblewick.app;

import bumblewick.ui.Chime;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;

/** The settings over whatever is shown, with the pages that they lead to. */
final class SettingsPages {
    private final Services services;

    SettingsPages(Services services) {
        this.services = services;
    }

    void open() {
        services.pages().open(this::settings);
    }

    private Page settings() {
        SettingsPage page = new SettingsPage(services.words(), services.preferences(), new MachineOptions(services));
        if (services.canvas().touch()) {
            page.with("controls", action("layout.open", () -> new LayoutPage(services).open()));
        }
        page.with("controls", action("keys.open", this::openKeys));
        if (services.picture().measurable()) {
            page.after("picture", action("settings.measure", services.drawing()::measureAgain));
        }
        return page.page(services.pages());
    }

    private ActionRow action(String key, Runnable action) {
        return new ActionRow(
                services.words().text(key), services.words().text(key + ".help"), Chime.Sound.ACCEPT, action);
    }

    private void openKeys() {
        KeysPage keys = new KeysPage(
                services::words,
                services.pages(),
                services.boundKeys(),
                services.skin().glyphs(),
                services.capture());
        services.pages().open(keys::page);
    }
}
