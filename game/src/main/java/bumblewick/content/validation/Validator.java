package bumblewick.content.validation;

import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.Mod;
import bumblewick.content.validation.Finding.Severity;
import bumblewick.content.validation.reach.GardenReach;
import bumblewick.def.GardenDef;
import bumblewick.def.PathDef;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.platform.SceneFiles;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Says all there is to say about a scene folder or a mod, the worst first. */
public final class Validator {
    /** What photosensitive people can bear, in flashes a second (WCAG 2.2, 2.3.1). */
    private static final float MOST_FLASHES = 3f;

    private final Inspection inspection;
    private final SortedSet<Finding> findings = new TreeSet<>();

    private Validator(Inspection inspection) {
        this.inspection = inspection;
    }

    /**
     * Looks at what lies at {@code path}.
     *
     * @param path a scene folder, or a mod: a folder with a card, or a zip
     * @param base that a mod lies over
     * @param gameVersion that a mod must be made for
     * @throws IOException if it, or the base, cannot be listed
     */
    public static List<Finding> validate(Path path, SceneFiles base, String gameVersion) throws IOException {
        return validate(path, base, gameVersion, mods -> {});
    }

    /** Chooses what the settings of mods are. */
    public interface SettingChoice<E extends Exception> {
        /** Gives mods other values than their defaults. */
        void applyTo(List<Mod> mods) throws E;
    }

    /**
     * The same with settings of mods.
     *
     * @param settings gives values to the mod and to those beside it
     * @throws E if {@code settings} does
     */
    public static <E extends Exception> List<Finding> validate(
            Path path, SceneFiles base, String gameVersion, SettingChoice<E> settings) throws IOException, E {
        Path real = path.toAbsolutePath().normalize();
        try (Inspection inspection = Inspection.isScene(real)
                ? Inspection.ofScene(real)
                : Inspection.ofMod(real, base, gameVersion, settings)) {
            return new Validator(inspection).findings();
        }
    }

    private List<Finding> findings() {
        add(Severity.PROBLEM, inspection.problems());
        add(Severity.WARNING, inspection.warnings());
        add(Severity.INFO, inspection.notes());
        Set<String> ridden = ridden();
        inspection.scene().rules().all(PathDef.class).values().stream()
                .filter(path -> isOwn("paths/" + path.id() + ".json"))
                .forEach(path ->
                        findings.addAll(PathCheck.of(path, !ridden.contains(path.id()), inspection.jsonLocator())));
        inspection.scene().all(EffectDef.class).values().stream()
                .filter(effect -> isOwn("effects/" + effect.id() + ".json"))
                .forEach(this::checkFlashes);
        inspection.scene().texts().values().stream()
                .filter(table -> isOwn("text/" + table.language() + ".json"))
                .forEach(table ->
                        findings.addAll(TextCheck.of(table, inspection.scene().text("en"), inspection.jsonLocator())));
        inspection.scene().rules().all(GardenDef.class).values().stream()
                .filter(garden -> isOwn(level(garden)))
                .forEach(this::checkReach);
        return new ArrayList<>(findings);
    }

    /** The paths of waves that ride on a hazard: they stand in its frame, far from Wick. */
    private Set<String> ridden() {
        return inspection.scene().rules().all(StageDef.class).values().stream()
                .flatMap(stage -> stage.waves().stream())
                .filter(wave -> !wave.rides().isEmpty())
                .map(WaveDef::path)
                .collect(Collectors.toSet());
    }

    private void add(Severity severity, Collection<ContentProblem> problems) {
        problems.forEach(problem -> findings.add(Finding.of(severity, problem)));
    }

    private static String level(GardenDef garden) {
        return "stages/" + garden.id() + "/level.glb";
    }

    private void checkReach(GardenDef garden) {
        for (GardenReach.Found found :
                GardenReach.beyond(garden, inspection.scene().rules())) {
            Vector3f at = found.position();
            String message = "is out of reach from the start, at " + at.x + ", " + at.y + ", " + at.z
                    + ": no way leads there, whatever the mechanisms do";
            findings.add(Finding.of(Severity.WARNING, new ContentProblem(level(garden), 0, found.node(), message)));
        }
    }

    private boolean isOwn(String file) {
        return inspection.own().contains(file);
    }

    private void checkFlashes(EffectDef effect) {
        for (int i = 0; i < effect.layers().size(); i++) {
            EffectDef.Layer layer = effect.layers().get(i);
            if (layer.flash() && layer.perSecond() > MOST_FLASHES) {
                findings.add(Finding.of(
                        Severity.WARNING,
                        inspection
                                .jsonLocator()
                                .at(
                                        "effects/" + effect.id() + ".json",
                                        "flashes " + layer.perSecond() + " times a second, expected " + MOST_FLASHES
                                                + " at most",
                                        "layers",
                                        i,
                                        "perSecond")));
            }
        }
    }
}
