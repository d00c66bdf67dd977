package bumblewick.app;

import bumblewick.settings.Catalogue;
import bumblewick.settings.Choice;
import bumblewick.settings.Range;
import bumblewick.settings.Setting;
import bumblewick.settings.Settings;
import bumblewick.settings.Toggle;
import bumblewick.ui.Words;
import bumblewick.ui.page.ActionRow;
import bumblewick.ui.page.Page;
import bumblewick.ui.page.Row;
import bumblewick.ui.page.SettingRow;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The page of all settings, made from their catalogue: a tab a section, a row a setting. */
final class SettingsPage {
    private static final List<String> SECTIONS = List.of("picture", "sound", "controls", "comfort", "language");

    private final Words words;
    private final Preferences preferences;
    private final Machine machine;
    private final Map<String, List<Row>> extra = new LinkedHashMap<>();
    private final Map<String, List<Row>> last = new LinkedHashMap<>();

    /** What only this machine, or this scene folder, knows to choose among. */
    interface Machine {
        /** Names that can be chosen; not empty. */
        List<String> options(Choice choice);

        /** How one of them is told. */
        String label(Choice choice, String option);

        /** How it is told what the game has chosen itself; empty if that does not say more. */
        default Optional<String> automatic(Choice choice) {
            return Optional.empty();
        }

        /** Whether it makes a difference here. */
        default boolean has(Setting<?> setting) {
            return true;
        }
    }

    SettingsPage(Words words, Preferences preferences, Machine machine) {
        this.words = words;
        this.preferences = preferences;
        this.machine = machine;
    }

    /** Adds a row before a section's own. */
    SettingsPage with(String section, Row row) {
        extra.computeIfAbsent(section, name -> new ArrayList<>()).add(row);
        return this;
    }

    /** Adds a row after a section's own. */
    SettingsPage after(String section, Row row) {
        last.computeIfAbsent(section, name -> new ArrayList<>()).add(row);
        return this;
    }

    /** Makes the page. */
    Page page(Pages pages) {
        Page page = pages.make(words.text("settings.title"));
        SECTIONS.forEach(section -> page.tab(words.text("settings.section." + section), rows(section)));
        return page;
    }

    private List<Row> rows(String section) {
        List<Row> rows = new ArrayList<>(extra.getOrDefault(section, List.of()));
        Catalogue.section(section).stream().filter(machine::has).forEach(setting -> rows.add(row(setting)));
        rows.addAll(last.getOrDefault(section, List.of()));
        rows.add(new ActionRow(words.text("settings.reset"), () -> reset(section)));
        return rows;
    }

    private void reset(String section) {
        Settings fresh = preferences.all();
        for (Setting<?> setting : Catalogue.section(section)) {
            fresh = fresh.reset(setting);
        }
        preferences.all(fresh);
    }

    private Row row(Setting<?> setting) {
        String key = "settings." + setting.id();
        String name = words.text(key);
        String help = words.text(key + ".help");
        if (setting instanceof Toggle toggle) {
            return SettingRow.toggle(
                    name,
                    help,
                    List.of(words.text("option.off"), words.text("option.on")),
                    () -> preferences.get(toggle),
                    value -> preferences.set(toggle, value));
        }
        if (setting instanceof Range range) {
            return SettingRow.number(
                    name,
                    help,
                    new RangeScale(range, words),
                    () -> preferences.get(range),
                    value -> preferences.set(range, value));
        }
        Choice choice = (Choice) setting;
        return SettingRow.choice(
                name,
                help,
                () -> choice.options().isEmpty() ? machine.options(choice) : choice.options(),
                option -> label(choice, option),
                () -> preferences.get(choice),
                option -> preferences.set(choice, option));
    }

    /** The setting's own word for an option, else the common one, else the option itself: 144 is 144. */
    private String label(Choice choice, String option) {
        if (choice.options().isEmpty()) {
            return machine.label(choice, option);
        }
        Optional<String> itself = option.equals(Catalogue.AUTOMATIC) ? machine.automatic(choice) : Optional.empty();
        if (itself.isPresent()) {
            return itself.get();
        }
        String own = "option." + choice.id() + "." + option;
        String told = words.text(own);
        if (!told.equals(own)) {
            return told;
        }
        String common = "option." + option;
        return words.text(common).equals(common) ? option : words.text(common);
    }
}
