package bumblewick.app.menu;

import bumblewick.app.shell.Gui;
import bumblewick.content.json.JsonDocuments;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModSetting;
import bumblewick.content.mod.ModSettingValues;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.Setting;
import bumblewick.settings.ToggleSetting;
import bumblewick.ui.draw.UiSounds;
import bumblewick.ui.menu.ButtonRow;
import bumblewick.ui.menu.Page;
import bumblewick.ui.menu.Row;
import bumblewick.ui.menu.SettingRow;
import bumblewick.ui.menu.SliderScale;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The settings of one mod, a row each. What was changed counts when the page is left. */
final class ModSettingsPage {
    private static final Logger LOG = LoggerFactory.getLogger(ModSettingsPage.class);

    private final Gui gui;
    private final String language;
    private final Mod mod;
    private final Consumer<ModSettingValues> whenLeft;
    private ModSettingValues values;

    /**
     * @param language two letters, in which the settings are called what they are if they can be
     * @param whenLeft takes the values if any has changed
     */
    ModSettingsPage(Gui gui, String language, Mod mod, Consumer<ModSettingValues> whenLeft) {
        this.gui = gui;
        this.language = language;
        this.mod = mod;
        this.whenLeft = whenLeft;
        values = mod.values();
    }

    void open() {
        gui.pages().open(this::page, this::left);
    }

    private Page page() {
        List<Row> rows = new ArrayList<>();
        values.settings().values().forEach(setting -> rows.add(row(setting)));
        rows.add(new ButtonRow(gui.text("mod.reset"), gui.text("mod.reset.help"), UiSounds.Sound.ACCEPT, this::reset));
        rows.add(gui.pages().backRow(gui.text("title.back")));
        return gui.pages().make(gui.text("mod.settings", mod.name())).rows(rows);
    }

    private void left() {
        if (!values.values().equals(mod.values().values())) {
            whenLeft.accept(values);
        }
    }

    private void reset() {
        for (String id : values.settings().keySet()) {
            values = values.reset(id);
        }
        gui.pages().rebuildTop();
    }

    private Row row(ModSetting setting) {
        String id = setting.id();
        return control(setting)
                .resetBy(() -> !values.get(id).equals(setting.setting().fallback()), () -> values = values.reset(id));
    }

    private SettingRow control(ModSetting declared) {
        String name = declared.name(language);
        String help = declared.sentence(language);
        String id = declared.id();
        Setting<?> setting = declared.setting();
        if (setting instanceof ToggleSetting) {
            return SettingRow.toggle(
                    name,
                    help,
                    List.of(gui.text("option.off"), gui.text("option.on")),
                    () -> (Boolean) values.get(id),
                    value -> set(id, value));
        }
        if (setting instanceof RangeSetting range) {
            return SettingRow.number(
                    name, help, new Scale(range), () -> (Float) values.get(id), value -> set(id, value));
        }
        ChoiceSetting choice = (ChoiceSetting) setting;
        return SettingRow.choice(
                name,
                help,
                choice::options,
                option -> declared.label(option, language),
                () -> (String) values.get(id),
                option -> set(id, option));
    }

    private void set(String id, Object value) {
        values = values.with(id, value).orElse(values);
        LOG.info("setting of {}: {} is {}", mod.id(), id, values.get(id));
    }

    /** A range without a unit, as a slider counts with it. */
    private record Scale(RangeSetting range) implements SliderScale {
        @Override
        public float fraction(float value) {
            return range.share(value);
        }

        @Override
        public float valueAt(float share) {
            return range.nearest(Math.max(0f, Math.min(1f, share)));
        }

        @Override
        public float step(float value, int steps) {
            return range.stepped(value, steps);
        }

        @Override
        public String format(float value) {
            return JsonDocuments.number(value).toString();
        }
    }
}
