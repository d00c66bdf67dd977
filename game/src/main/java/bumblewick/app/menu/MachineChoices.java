package bumblewick.app.menu;

import bumblewick.app.scene.CurrentScene;
import bumblewick.app.shell.Graphics;
import bumblewick.app.shell.Gui;
import bumblewick.platform.Display;
import bumblewick.platform.Platform;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.Setting;
import bumblewick.settings.SettingsCatalogue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What this machine and this scene folder let the player choose among. The first is always the machine's own choice. */
public final class MachineChoices implements SettingsForm.Machine {
    private static final String OWN = "";
    private static final List<Setting<?>> WINDOWS =
            List.of(SettingsCatalogue.WINDOW, SettingsCatalogue.MONITOR, SettingsCatalogue.VSYNC);

    private final CurrentScene currentScene;
    private final Gui gui;
    private final Graphics graphics;
    private final Platform platform;

    public MachineChoices(CurrentScene currentScene, Gui gui, Graphics graphics, Platform platform) {
        this.currentScene = currentScene;
        this.gui = gui;
        this.graphics = graphics;
        this.platform = platform;
    }

    @Override
    public List<String> options(ChoiceSetting choice) {
        List<String> options = new ArrayList<>();
        options.add(OWN);
        if (choice == SettingsCatalogue.LANGUAGE) {
            options.addAll(currentScene.scene().texts().keySet());
        } else if (choice == SettingsCatalogue.MONITOR) {
            options.addAll(platform.display().monitors());
        } else if (choice == SettingsCatalogue.OUTPUT) {
            options.addAll(platform.audioOutput().outputs());
        }
        return options;
    }

    /** With the quality that was found to fit. */
    @Override
    public Optional<String> automatic(ChoiceSetting choice) {
        if (choice != SettingsCatalogue.QUALITY) {
            return Optional.empty();
        }
        String quality = graphics.quality().quality().name().toLowerCase(Locale.ROOT);
        return Optional.of(gui.text("option.autoIs", gui.text("option." + quality)));
    }

    /** Where the game has the only screen to itself, it does not choose a window on it. */
    @Override
    public boolean has(Setting<?> setting) {
        boolean shown = !WINDOWS.contains(setting) || platform.display() != Display.FIXED;
        return shown
                && (!SettingsCatalogue.isTouchOnly(setting) || platform.screen().touch());
    }

    @Override
    public String label(ChoiceSetting choice, String option) {
        if (choice == SettingsCatalogue.LANGUAGE) {
            return option.equals(OWN) ? gui.text("option.autoIs", nameOf(platform.language())) : nameOf(option);
        }
        return option.equals(OWN) ? gui.text("option.auto") : option;
    }

    private String nameOf(String language) {
        return currentScene.scene().text(language).text("language.name");
    }
}
