package bumblewick.app;

import bumblewick.settings.Catalogue;
import bumblewick.settings.Choice;
import java.util.ArrayList;
import java.util.List;

/** What this machine and this scene folder let the player choose among. The first is always the machine's own choice. */
final class MachineOptions implements SettingsPage.Machine {
    private static final String OWN = "";

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

    @Override
    public String label(Choice choice, String option) {
        if (option.equals(OWN)) {
            return services.words().text("option.auto");
        }
        return choice == Catalogue.LANGUAGE ? services.scene().text(option).text("language.name") : option;
    }

    @Override
    public boolean touch() {
        return services.platform().screen().touch();
    }
}
