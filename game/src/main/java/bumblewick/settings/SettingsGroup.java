package bumblewick.settings;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Settings that stand together on a tab of the settings page. Where a tab has several groups, each has a heading, the text
 * {@code settings.group.<name>}.
 */
public enum SettingsGroup {
    PICTURE(SettingsTab.PICTURE),
    SOUND(SettingsTab.SOUND),
    ACTIONS(SettingsTab.CONTROLS),
    TOUCH(SettingsTab.CONTROLS),
    MOUSE(SettingsTab.CONTROLS),
    KEYS(SettingsTab.CONTROLS),
    PAD(SettingsTab.CONTROLS),
    TEXT(SettingsTab.ACCESSIBILITY),
    SEEING(SettingsTab.ACCESSIBILITY),
    MOTION(SettingsTab.ACCESSIBILITY),
    HELP(SettingsTab.ACCESSIBILITY),
    TIME(SettingsTab.ASSIST),
    BEES(SettingsTab.ASSIST),
    HANDS(SettingsTab.ASSIST),
    LANGUAGE(SettingsTab.LANGUAGE);

    private final SettingsTab tab;

    SettingsGroup(SettingsTab tab) {
        this.tab = tab;
    }

    /** The groups of a tab, from top to bottom. */
    public static List<SettingsGroup> of(SettingsTab tab) {
        return Arrays.stream(values()).filter(group -> group.tab == tab).collect(Collectors.toList());
    }
}
