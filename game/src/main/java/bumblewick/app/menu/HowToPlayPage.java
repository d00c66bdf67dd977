package bumblewick.app.menu;

import bumblewick.app.shell.Gui;
import bumblewick.app.shell.Preferences;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.ToggleSetting;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.PromptRow;
import bumblewick.ui.menu.Row;
import java.util.ArrayList;
import java.util.List;

/**
 * The page that says how to play: the rules of the flight, what the HUD shows, and what the player presses. The keys are
 * those that are bound now, on the device that was used last.
 */
public final class HowToPlayPage {
    private final Gui gui;
    private final Preferences preferences;

    public HowToPlayPage(Gui gui, Preferences preferences) {
        this.gui = gui;
        this.preferences = preferences;
    }

    /** Opens the page. */
    public void open() {
        gui.pages().open(this::page);
    }

    private Page page() {
        return gui.pages()
                .make(gui.text("how.title"))
                .tab(gui.text("how.rules"), rules())
                .tab(gui.text("how.screen"), screen())
                .tab(gui.text("how.flight"), flight())
                .tab(gui.text("how.foot"), foot());
    }

    private List<Row> rules() {
        return List.of(
                keys("{tight}", "how.rule.gather"),
                picture("reticle", "how.rule.volley"),
                keys("{spin}", "how.rule.whirl"),
                picture("flower_icon", "how.rule.gate"),
                picture("bee_icon", "how.rule.crash"));
    }

    private List<Row> screen() {
        return List.of(
                picture("bee_icon", "how.screen.bees"),
                picture("bee_icon_hurt", "how.screen.rims"),
                picture("medal_leaf", "how.screen.score"),
                picture("whirl", "how.screen.whirl"),
                picture("checkpoint", "how.screen.course"),
                picture("shield_icon", "how.screen.shield"),
                picture("tempo_icon", "how.screen.tempo"),
                picture("seed_icon", "how.screen.seeds"),
                picture("flower_icon", "how.screen.parked"));
    }

    private List<Row> flight() {
        List<Row> rows = new ArrayList<>();
        rows.add(keys("{move}", "how.flight.move"));
        rows.add(held("{tight}", "how.flight.tight", SettingsCatalogue.TIGHT_TOGGLES));
        rows.add(keys("{spin}", "how.flight.spin"));
        if (!preferences.get(SettingsCatalogue.AUTO_FIRE)) {
            rows.add(keys("{fire}", "how.flight.fire"));
        }
        rows.add(held("{boost}", "how.flight.boost", SettingsCatalogue.BOOST_TOGGLES));
        rows.add(held("{brake}", "how.flight.brake", SettingsCatalogue.BRAKE_TOGGLES));
        rows.add(keys("{pause}", "how.pause"));
        return rows;
    }

    private List<Row> foot() {
        return List.of(
                keys("{foot_move}", "how.foot.move"),
                keys("{foot_look}", "how.foot.look"),
                keys("{foot_jump}", "how.foot.jump"),
                held("{foot_jump}", "how.foot.glide", SettingsCatalogue.GLIDE_TOGGLES),
                keys("{foot_spin}", "how.foot.spin"),
                keys("{foot_crouch}", "how.foot.dive"),
                held("{foot_crouch}", "how.foot.crouch", SettingsCatalogue.CROUCH_TOGGLES),
                held("{foot_tight}", "how.foot.walk", SettingsCatalogue.WALK_TOGGLES),
                keys("{foot_recentre}", "how.foot.recentre"),
                keys("{pause}", "how.pause"));
    }

    /** What is done by holding, or by a press that begins it and another that ends it. */
    private Row held(String keys, String key, ToggleSetting toggles) {
        String sentence = gui.text(preferences.get(toggles) ? "how.toggled" : "how.held", gui.text(key));
        return PromptRow.of(() -> gui.prompts().fill(keys), sentence);
    }

    private Row keys(String keys, String key) {
        return PromptRow.of(() -> gui.prompts().fill(keys), gui.text(key));
    }

    private Row picture(String picture, String key) {
        return PromptRow.of(picture, gui.text(key));
    }
}
