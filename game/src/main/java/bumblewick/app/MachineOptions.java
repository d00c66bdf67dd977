package bumblewick.app;

import bumblewick.platform.Display;
import bumblewick.settings.Catalogue;
import bumblewick.settings.Choice;
import bumblewick.settings.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What this machine and this scene folder let the player choose among. The first is always the machine's own choice. */
final class MachineOptions implements SettingsPage.Machine {
    private static final String OWN = "";
    private static final List<Setting<?>> WINDOWS = List.of(Catalogue.WINDOW, Catalogue.MONITOR, Catalogue.VSYNC);

    private final Services services;

    MachineOptions(Services services) {
        this.services = services;
    }

    @Override
    public List<String> options(Choice choice) {
        List<String> options = new ArrayList<>();
        options.add(OWN);
        if (choice == Catalogue.LANGUAGE) {
            options.addAll(services.scene().texts().keySet());
        } else if (choice == Catalogue.MONITOR) {
            options.addAll(services.platform().display().monitors());
        } else if (choice == Catalogue.OUTPUT) {
            options.addAll(services.platform().speakers().outputs());
        }
        return options;
    }

    /** With the quality that was found to fit. */
    @Override
    public Optional<String> automatic(Choice choice) {
        if (choice != Catalogue.QUALITY) {
            return Optional.empty();
        }
        String quality = services.picture().quality().name().toLowerCase(Locale.ROOT);
        return Optional.of(
                services.words().text("option.autoIs", services.words().text("option." + quality)));
    }

    /** Where the game has the only screen to itself, it does not choose a window on it. */
    @Override
    public boolean has(Setting<?> setting) {
        boolean shown = !WINDOWS.contains(setting) || services.platform().display() != Display.FIXED;
        return shown
                && (!Catalogue.ofTouch(setting) || services.platform().screen().touch());
    }

    @Override
    public String label(Choice choice, String option) {
        if (option.equals(OWN)) {
            return services.words().text("option.auto");
        }
        return choice == Catalogue.LANGUAGE ? services.scene().text(option).text("language.name") : option;
    }
}
