package bumblewick.app.menu;

import bumblewick.app.shell.PageStack;
import bumblewick.app.shell.Preferences;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.Setting;
import bumblewick.settings.Settings;
import bumblewick.settings.SettingsCatalogue;
import bumblewick.settings.SettingsGroup;
import bumblewick.settings.SettingsTab;
import bumblewick.settings.ToggleSetting;
import bumblewick.ui.draw.Translations;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.menu.TextRow;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The page of all settings, made from their catalogue: its tabs and groups, a row a setting. */
public final class SettingsForm {
    private final Translations translations;
    private final Preferences preferences;
    private final Machine machine;
    private final Map<SettingsTab, List<Row>> extra = new EnumMap<>(SettingsTab.class);
    private final Map<SettingsTab, List<Row>> last = new EnumMap<>(SettingsTab.class);

    /** What only this machine, or this scene folder, knows to choose among. */
    public interface Machine {
        /** Names that can be chosen where the setting itself knows none; not empty. */
        List<String> options(ChoiceSetting choice);

        /** The label of one of them. */
        String label(ChoiceSetting choice, String option);

        /** Those options of the setting itself that can be had here. */
        default List<String> offered(ChoiceSetting choice) {
            return choice.options();
        }

        /** This machine's own label of an option of the setting itself; empty for the usual label. */
        default Optional<String> ownLabel(ChoiceSetting choice, String option) {
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

    /** Adds a row before a tab's own. */
    SettingsForm with(SettingsTab tab, Row row) {
        extra.computeIfAbsent(tab, name -> new ArrayList<>()).add(row);
        return this;
    }

    /** Adds a row after a tab's own. */
    SettingsForm after(SettingsTab tab, Row row) {
        last.computeIfAbsent(tab, name -> new ArrayList<>()).add(row);
        return this;
    }

    /** Makes the page. */
    Page page(PageStack pages) {
        Page page = pages.make(translations.text("settings.title"));
        for (SettingsTab tab : SettingsTab.values()) {
            page.tab(nameOf(tab), rows(tab, pages, page));
        }
        return page;
    }

    private String nameOf(SettingsTab tab) {
        return translations.text("settings.section." + name(tab));
    }

    private static String name(Enum<?> part) {
        return part.name().toLowerCase(Locale.ROOT);
    }

    private List<Row> rows(SettingsTab tab, PageStack pages, Page page) {
        List<Row> rows = new ArrayList<>(extra.getOrDefault(tab, List.of()));
        List<SettingsGroup> groups = SettingsGroup.of(tab);
        for (SettingsGroup group : groups) {
            List<Row> own = SettingsCatalogue.of(group).stream()
                    .filter(machine::has)
                    .map(this::row)
                    .collect(Collectors.toList());
            if (groups.size() > 1 && !own.isEmpty()) {
                rows.add(TextRow.heading(translations.text("settings.group." + name(group))));
            }
            rows.addAll(own);
        }
        rows.addAll(last.getOrDefault(tab, List.of()));
        rows.add(new ButtonRow(
                translations.text("settings.reset"),
                translations.text("settings.reset.help", nameOf(tab)),
                UiSounds.Sound.ACCEPT,
                () -> askToReset(tab, pages, page)));
        return rows;
    }

    private void askToReset(SettingsTab tab, PageStack pages, Page page) {
        pages.confirm(
                translations.text("settings.reset"),
                translations.text("settings.resetSure", nameOf(tab)),
                translations.text("settings.resetYes"),
                translations.text("settings.resetNo"),
                () -> {
                    reset(tab);
                    page.refresh();
                });
    }

    private void reset(SettingsTab tab) {
        Settings fresh = preferences.all();
        for (Setting<?> setting : SettingsCatalogue.of(tab)) {
            fresh = fresh.reset(setting);
        }
        preferences.all(fresh);
    }

    /** Makes the row that changes a setting, and sets it back by a key of its own. */
    Row row(Setting<?> setting) {
        return control(setting)
                .resetBy(
                        () -> !preferences.get(setting).equals(setting.fallback()),
                        () -> preferences.all(preferences.all().reset(setting)));
    }

    private SettingRow control(Setting<?> setting) {
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
                () -> choice.options().isEmpty() ? machine.options(choice) : machine.offered(choice),
                option -> label(choice, option),
                () -> preferences.get(choice),
                option -> preferences.set(choice, option));
    }

    /** The setting's own word for an option, else the common one, else the option itself: 144 is 144. */
    private String label(ChoiceSetting choice, String option) {
        if (choice.options().isEmpty()) {
            return machine.label(choice, option);
        }
        return machine.ownLabel(choice, option).orElseGet(() -> commonLabel(choice, option));
    }

    private String commonLabel(ChoiceSetting choice, String option) {
        String own = "option." + choice.id() + "." + option;
        String translated = translations.text(own);
        if (!translated.equals(own)) {
            return translated;
        }
        String common = "option." + option;
        return translations.text(common).equals(common) ? option : translations.text(common);
    }
}
