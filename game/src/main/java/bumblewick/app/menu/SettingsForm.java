package bumblewick.app.menu;

import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.Setting;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.ToggleSetting;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of all settings, made from their catalogue: a tab a section, a row a setting. */
public final class SettingsForm {
    private static final List<String> SECTIONS = List.of("picture", "sound", "controls", "comfort", "language");

    private final Translations translations;
    private final Preferences preferences;
    private final Machine machine;
    private final Map<String, List<Row>> extra = new LinkedHashMap<>();
    private final Map<String, List<Row>> last = new LinkedHashMap<>();

    /** What only this machine, or this scene folder, knows to choose among. */
    public interface Machine {
        /** Names that can be chosen; not empty. */
        List<String> options(ChoiceSetting choice);

        /** The label of one of them. */
        String label(ChoiceSetting choice, String option);

        /** The label of the automatic choice with what the game has chosen; empty if it is just "automatic". */
        default Optional<String> automatic(ChoiceSetting choice) {
            return Optional.empty();
        }

        /** Whether it makes a difference here. */
        default boolean has(Setting<?> setting) {
            return true;
        }
    }

    SettingsForm(Translations translations, Preferences preferences, Machine machine) {
        this.translations = translations;
        this.preferences = preferences;
        this.machine = machine;
    }

    /** Adds a row before a section's own. */
    SettingsForm with(String section, Row row) {
        extra.computeIfAbsent(section, name -> new ArrayList<>()).add(row);
        return this;
    }

    /** Adds a row after a section's own. */
    SettingsForm after(String section, Row row) {
        last.computeIfAbsent(section, name -> new ArrayList<>()).add(row);
        return this;
    }

    /** Makes the page. */
    Page page(PageStack pages) {
        Page page = pages.make(translations.text("settings.title"));
        SECTIONS.forEach(section -> page.tab(translations.text("settings.section." + section), rows(section)));
        return page;
    }

    private List<Row> rows(String section) {
        List<Row> rows = new ArrayList<>(extra.getOrDefault(section, List.of()));
        SettingsCatalogue.section(section).stream().filter(machine::has).forEach(setting -> rows.add(row(setting)));
        rows.addAll(last.getOrDefault(section, List.of()));
        rows.add(new ButtonRow(translations.text("settings.reset"), () -> reset(section)));
        return rows;
    }

    private void reset(String section) {
        Settings fresh = preferences.all();
        for (Setting<?> setting : SettingsCatalogue.section(section)) {
            fresh = fresh.reset(setting);
        }
        preferences.all(fresh);
    }

    private Row row(Setting<?> setting) {
        String key = "settings." + setting.id();
        String name = translations.text(key);
        String help = translations.text(key + ".help");
        if (setting instanceof ToggleSetting toggle) {
            return SettingRow.toggle(
                    name,
                    help,
                    List.of(translations.text("option.off"), translations.text("option.on")),
                    () -> preferences.get(toggle),
                    value -> preferences.set(toggle, value));
        }
        if (setting instanceof RangeSetting range) {
            return SettingRow.number(
                    name,
                    help,
                    new RangeScale(range, translations),
                    () -> preferences.get(range),
                    value -> preferences.set(range, value));
        }
        ChoiceSetting choice = (ChoiceSetting) setting;
        return SettingRow.choice(
                name,
                help,
                () -> choice.options().isEmpty() ? machine.options(choice) : choice.options(),
                option -> label(choice, option),
                () -> preferences.get(choice),
                option -> preferences.set(choice, option));
    }

    /** The setting's own word for an option, else the common one, else the option itself: 144 is 144. */
    private String label(ChoiceSetting choice, String option) {
        if (choice.options().isEmpty()) {
            return machine.label(choice, option);
        }
        Optional<String> itself =
                option.equals(SettingsCatalogue.AUTOMATIC) ? machine.automatic(choice) : Optional.empty();
        if (itself.isPresent()) {
            return itself.get();
        }
        String own = "option." + choice.id() + "." + option;
        String told = translations.text(own);
        if (!told.equals(own)) {
            return told;
        }
        String common = "option." + option;
        return translations.text(common).equals(common) ? option : translations.text(common);
    }
}
