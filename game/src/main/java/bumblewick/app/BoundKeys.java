package bumblewick.app;

import bumblewick.input.Action;
import bumblewick.input.Binding;
import bumblewick.input.BindingNames;
import bumblewick.input.Bindings;
import bumblewick.input.Controls;
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

/** The player's keys and buttons: kept in the data folder, and in effect as soon as they are chosen. */
final class BoundKeys {
    private static final Logger LOG = LoggerFactory.getLogger(BoundKeys.class);
    private static final String EMPTY = "";

    private final ControlsFile file;
    private final Controls controls;

    /** Reads what is kept and binds it. */
    BoundKeys(Path dataFolder, Controls controls) {
        file = new ControlsFile(dataFolder);
        this.controls = controls;
        var kept = file.read();
        List<String> problems = new ArrayList<>(kept.problems());
        controls.bind(understood(kept.value(), problems));
        problems.forEach(LOG::warn);
    }

    /** What the names mean; defaults where they mean nothing, which is noted in {@code problems}. */
    static Bindings understood(Map<String, List<String>> names, List<String> problems) {
        Bindings bindings = Bindings.defaults();
        for (Map.Entry<String, List<String>> entry : names.entrySet()) {
            Optional<Action> action = action(entry.getKey());
            if (action.isEmpty()) {
                problems.add("controls.json " + entry.getKey() + ": nobody knows such an action");
            } else {
                bindings = understood(bindings, action.get(), entry.getValue(), problems);
            }
        }
        return bindings;
    }

    private static Bindings understood(Bindings defaults, Action action, List<String> names, List<String> problems) {
        Bindings bindings = defaults;
        for (int place = 0; place < Bindings.PLACES; place++) {
            bindings = bindings.without(action, place);
        }
        for (int place = 0; place < Bindings.PLACES; place++) {
            String name = place < names.size() ? names.get(place) : EMPTY;
            Optional<Binding> found = name.equals(EMPTY) ? Optional.empty() : fitting(name, place);
            if (found.isEmpty() && !name.equals(EMPTY)) {
                problems.add("controls.json " + idOf(action) + "[" + place + "]: found '" + name
                        + "', expected the name of a " + (place < 2 ? "key such as key:C" : "button such as pad:A")
                        + "; it is as it was at first");
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

    /** Whoever empties the file by hand still finds the way out. */
    private static Bindings inReach(Bindings bindings, Action action, List<String> problems) {
        if (bindings.inReach(action)) {
            return bindings;
        }
        problems.add("controls.json " + idOf(action) + ": nothing does it; it is as it was at first");
        return bindings.reset(action);
    }

    static String idOf(Action action) {
        return action.name().toLowerCase(Locale.ROOT);
    }

    private static Optional<Action> action(String id) {
        for (Action action : Action.values()) {
            if (idOf(action).equals(id) && !action.fixed()) {
                return Optional.of(action);
            }
        }
        return Optional.empty();
    }

    /** What the file says of them. */
    static Map<String, List<String>> names(Bindings bindings) {
        Map<String, List<String>> names = new TreeMap<>();
        for (Action action : Action.values()) {
            List<String> places = new ArrayList<>();
            for (int place = 0; place < Bindings.PLACES && !action.fixed(); place++) {
                places.add(bindings.at(action, place).map(BindingNames::of).orElse(EMPTY));
            }
            if (!action.fixed()) {
                names.put(idOf(action), places);
            }
        }
        return names;
    }

    Bindings get() {
        return controls.bindings();
    }

    /** Binds anew and writes it down. */
    void set(Bindings bindings) {
        controls.bind(bindings);
        try {
            file.write(names(bindings));
        } catch (IOException e) {
            LOG.warn("the keys and buttons could not be written", e);
        }
    }
}
