package bumblewick.app.shell;

import bumblewick.input.Action;
import bumblewick.input.binding.Binding;
import bumblewick.input.binding.BindingNames;
import bumblewick.input.binding.Bindings;
import bumblewick.input.device.Controls;
import bumblewick.save.ControlsFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The player's keys and buttons: saved in the data folder, in effect as soon as they are chosen. */
public final class PlayerBindings {
    private static final Logger LOG = LoggerFactory.getLogger(PlayerBindings.class);

    private final ControlsFile file;
    private final Controls controls;

    /** Reads the saved bindings and applies them. */
    public PlayerBindings(Path dataFolder, Controls controls) {
        file = new ControlsFile(dataFolder);
        this.controls = controls;
        var readResult = file.read();
        List<String> problems = new ArrayList<>(readResult.problems());
        controls.bind(parse(readResult.value(), problems));
        problems.forEach(LOG::warn);
    }

    /** The bindings of the names in the file; defaults for unknown names, which are added to {@code problems}. */
    static Bindings parse(Map<String, List<String>> names, List<String> problems) {
        Bindings bindings = Bindings.defaults();
        for (Map.Entry<String, List<String>> entry : names.entrySet()) {
            Optional<Action> action = action(entry.getKey());
            if (action.isEmpty()) {
                problems.add("controls.json " + entry.getKey() + ": unknown action");
            } else {
                bindings = parse(bindings, action.get(), entry.getValue(), problems);
            }
        }
        return bindings;
    }

    private static Bindings parse(Bindings defaults, Action action, List<String> names, List<String> problems) {
        Bindings bindings = defaults;
        for (int place = 0; place < Bindings.PLACES; place++) {
            bindings = bindings.without(action, place);
        }
        for (int place = 0; place < Bindings.PLACES; place++) {
            String name = place < names.size() ? names.get(place) : "";
            Optional<Binding> found = name.isEmpty() ? Optional.empty() : fitting(name, place);
            if (found.isEmpty() && !name.isEmpty()) {
                problems.add("controls.json " + idOf(action) + "[" + place + "]: found '" + name
                        + "', expected the name of a " + (place < 2 ? "key such as key:C" : "button such as pad:A")
                        + "; the default is used");
                found = defaults.at(action, place);
            }
            if (found.isPresent()) {
                bindings = bindings.with(action, place, found.get());
            }
        }
        return inReach(bindings, action, problems);
    }

    private static Optional<Binding> fitting(String name, int place) {
        return BindingNames.find(name).filter(binding -> binding.device() == Bindings.device(place));
    }

    /** Resets an action without which nobody could leave a page, if the file leaves it without a binding. */
    private static Bindings inReach(Bindings bindings, Action action, List<String> problems) {
        if (bindings.isReachable(action)) {
            return bindings;
        }
        problems.add("controls.json " + idOf(action) + ": nothing does it; the default is used");
        return bindings.reset(action);
    }

    static String idOf(Action action) {
        return action.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Action> action(String id) {
        for (Action action : Action.values()) {
            if (idOf(action).equals(id) && !action.isFixed()) {
                return Optional.of(action);
            }
        }
        return Optional.empty();
    }

    /** The bindings as they are written into the file. */
    static Map<String, List<String>> names(Bindings bindings) {
        Map<String, List<String>> names = new TreeMap<>();
        for (Action action : Action.values()) {
            List<String> places = new ArrayList<>();
            for (int place = 0; place < Bindings.PLACES && !action.isFixed(); place++) {
                places.add(bindings.at(action, place).map(BindingNames::of).orElse(""));
            }
            if (!action.isFixed()) {
                names.put(idOf(action), places);
            }
        }
        return names;
    }

    public Bindings get() {
        return controls.bindings();
    }

    /** Applies and saves bindings. */
    public void set(Bindings bindings) {
        controls.bind(bindings);
        try {
            file.write(names(bindings));
        } catch (IOException e) {
            LOG.warn("the keys and buttons could not be written", e);
        }
    }
}
