package bumblewick.app;

import bumblewick.def.Rulebook;
import java.util.Optional;

/** Where a path is shown: in the first stage whose enemies fly it, else in the first that is flown. */
final class PathStages {
    private PathStages() {}

    static String of(Rulebook rules, String path) {
        Optional<String> flown = rules.stages().values().stream()
                .filter(stage ->
                        stage.waves().stream().anyMatch(wave -> wave.path().equals(path)))
                .map(stage -> stage.id())
                .findFirst();
        return flown.orElseGet(() -> rules.stages().firstKey());
    }
}
