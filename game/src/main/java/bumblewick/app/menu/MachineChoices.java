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

    /** Of frame rates those that the screen has, where it says so. */
    @Override
    public List<String> offered(ChoiceSetting choice) {
        if (choice != SettingsCatalogue.FRAME_CAP || platform.frameRates().isEmpty()) {
            return choice.options();
        }
        List<String> options = new ArrayList<>(List.of(SettingsCatalogue.AUTOMATIC, SettingsCatalogue.UNLIMITED));
        platform.frameRates().forEach(rate -> options.add(String.valueOf(rate)));
        return options;
    }

    /** The automatic choice with the quality that was found to fit, or the frame rate that is usual here. */
    @Override
    public Optional<String> ownLabel(ChoiceSetting choice, String option) {
        boolean automatic = option.equals(SettingsCatalogue.AUTOMATIC);
        if (choice == SettingsCatalogue.QUALITY && automatic) {
            String quality = graphics.quality().quality().name().toLowerCase(Locale.ROOT);
            return Optional.of(gui.text("option.autoIs", gui.text("option." + quality)));
        }
        if (choice != SettingsCatalogue.FRAME_CAP) {
            return Optional.empty();
        }
        return automatic ? Optional.of(gui.text("option.autoIs", usualRate())) : unlimited(option);
    }

    private String usualRate() {
        int usual = platform.usualFrameRate();
        return usual == 0 ? gui.text("option.none") : String.valueOf(usual);
    }

    /** Where the screen names its rates, no limit means its highest. */
    private Optional<String> unlimited(String option) {
        return option.equals(SettingsCatalogue.UNLIMITED)
                        && !platform.frameRates().isEmpty()
                ? Optional.of(gui.text("option.asTheScreen"))
                : Optional.empty();
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
