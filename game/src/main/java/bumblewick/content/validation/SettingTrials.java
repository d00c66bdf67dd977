package bumblewick.content.validation;

import bumblewick.content.ModdedScene;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModCard;
import bumblewick.content.mod.ModSetting;
import bumblewick.content.mod.ModSettingValues;
import bumblewick.platform.SceneFiles;
import bumblewick.settings.ChoiceSetting;
import bumblewick.settings.RangeSetting;
import bumblewick.settings.Setting;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads a mod with other values of its settings: the other side of each toggle, each choice, both ends of each range, one
 * value at a time and all else as it is chosen. What goes wrong only with two of them together is not found.
 */
public final class SettingTrials {
    /** Each costs a reading of the scene, a tenth of a second. */
    static final int MOST = 64;

    private final List<ContentProblem> problems = new ArrayList<>();
    private final List<ContentProblem> warnings = new ArrayList<>();

    private record Trial(ModSetting setting, Object value) {}

    /**
     * Reads it once for each value.
     *
     * @param mod without problems; its settings are as before when this ends
     * @param used the mods that are read, from the lowest to the topmost, {@code mod} among them
     * @param known what is wrong with the values as they are chosen
     * @throws IOException if the base cannot be listed
     */
    public SettingTrials(Mod mod, List<Mod> used, SceneFiles base, Collection<ContentProblem> known)
            throws IOException {
        ModSettingValues chosen = mod.values();
        List<Trial> trials = trials(chosen);
        if (trials.size() > MOST) {
            warnings.add(ContentProblem.ofFile(
                    Mod.address(mod.file(), ModCard.FILE),
                    "its settings can have " + trials.size() + " other values, of which the first " + MOST
                            + " are tried here"));
        }
        try {
            for (Trial trial : trials.subList(0, Math.min(MOST, trials.size()))) {
                ModSettingValues values =
                        chosen.with(trial.setting().id(), trial.value()).orElseThrow();
                mod.choose(values);
                note(mod, ModdedScene.read(base, used), words(trial, values), known);
            }
        } finally {
            mod.choose(chosen);
        }
    }

    /** What is wrong with some value only; each names it. */
    public List<ContentProblem> problems() {
        return List.copyOf(problems);
    }

    /** What is not tried. */
    public List<ContentProblem> warnings() {
        return List.copyOf(warnings);
    }

    private static String words(Trial trial, ModSettingValues values) {
        String id = trial.setting().id();
        return "with the setting " + id + " = " + values.literals().get(id) + ", ";
    }

    private void note(Mod mod, ModdedScene scene, String with, Collection<ContentProblem> known) {
        List<ContentProblem> found = new ArrayList<>(scene.problems(mod));
        if (scene.isHarmful(mod)) {
            found.add(Inspection.harmful(mod));
        }
        found.removeAll(known);
        for (ContentProblem each : found) {
            problems.add(new ContentProblem(each.file(), each.line(), each.path(), with + each.message()));
        }
    }

    private static List<Trial> trials(ModSettingValues chosen) {
        List<Trial> trials = new ArrayList<>();
        for (ModSetting setting : chosen.settings().values()) {
            for (Object value : values(setting.setting())) {
                if (!value.equals(chosen.get(setting.id()))) {
                    trials.add(new Trial(setting, value));
                }
            }
        }
        return trials;
    }

    private static Set<Object> values(Setting<?> setting) {
        if (setting instanceof RangeSetting range) {
            return new LinkedHashSet<>(List.of(range.min(), range.max()));
        }
        if (setting instanceof ChoiceSetting choice) {
            return new LinkedHashSet<>(choice.options());
        }
        return new LinkedHashSet<>(List.of(true, false));
    }
}
