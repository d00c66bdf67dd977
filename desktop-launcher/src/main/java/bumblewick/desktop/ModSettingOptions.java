package bumblewick.desktop;

import bumblewick.content.json.ClosestName;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModSetting;
import bumblewick.content.mod.ModSettingValues;
import bumblewick.content.validation.Validator;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.ToggleSetting;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What {@code --mod-setting} says of settings of mods. Immutable. */
final class ModSettingOptions implements Validator.SettingChoice<UsageException> {
    /** All settings at their defaults. */
    static final ModSettingOptions NONE = new ModSettingOptions(List.of());

    private static final String OPTION = "--mod-setting: ";
    private static final Pattern FORM = Pattern.compile("([^.=]+)\\.([^.=]+)=(.*)");

    private final List<Choice> choices;

    private record Choice(String mod, String setting, String value) {
        String name() {
            return mod + "." + setting;
        }
    }

    private ModSettingOptions(List<Choice> choices) {
        this.choices = List.copyOf(choices);
    }

    /**
     * Understands the options.
     *
     * @param options {@code mod.id=value} each
     * @throws UsageException if one is something else
     */
    static ModSettingOptions of(List<String> options) throws UsageException {
        List<Choice> choices = new ArrayList<>();
        for (String option : options) {
            Matcher parts = FORM.matcher(option);
            if (!parts.matches()) {
                throw new UsageException(OPTION + "'" + option + "' is not understood, expected MOD.ID=VALUE.");
            }
            choices.add(new Choice(parts.group(1), parts.group(2), parts.group(3)));
        }
        return new ModSettingOptions(choices);
    }

    /**
     * Gives mods these values.
     *
     * @throws UsageException if there is no such mod or setting, or it cannot have the value
     */
    @Override
    public void applyTo(List<Mod> mods) throws UsageException {
        for (Choice choice : choices) {
            Set<String> ids = new TreeSet<>();
            boolean found = false;
            for (Mod mod : mods) {
                ids.add(mod.id());
                if (mod.id().equals(choice.mod())) {
                    apply(choice, mod);
                    found = true;
                }
            }
            if (!found) {
                throw new UsageException(
                        OPTION + "there is no mod '" + choice.mod() + "'" + ClosestName.hint(choice.mod(), ids) + ".");
            }
        }
    }

    private static void apply(Choice choice, Mod mod) throws UsageException {
        ModSetting setting = mod.values().settings().get(choice.setting());
        if (setting == null) {
            throw new UsageException(OPTION + "the mod '" + mod.id() + "' has no setting '" + choice.setting() + "'"
                    + ClosestName.hint(choice.setting(), mod.values().settings().keySet()) + ".");
        }
        Optional<ModSettingValues> chosen = mod.values().with(choice.setting(), raw(setting, choice.value()));
        mod.choose(chosen.orElseThrow(() -> new UsageException(OPTION + choice.name() + ": found '" + choice.value()
                + "', expected " + setting.setting().expected() + ".")));
    }

    /** A value as the kind of setting has it; the text itself if it is none. */
    private static Object raw(ModSetting setting, String value) {
        if (setting.setting() instanceof ToggleSetting && (value.equals("true") || value.equals("false"))) {
            return Boolean.valueOf(value);
        }
        if (setting.setting() instanceof RangeSetting) {
            try {
                return Float.valueOf(value);
            } catch (NumberFormatException e) {
                return value;
            }
        }
        return value;
    }
}
