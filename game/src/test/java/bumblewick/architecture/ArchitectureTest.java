package bumblewick.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The architecture, kept; and each of its rules shown a class that breaks it, for a rule that cannot fail is none. */
class ArchitectureTest {
    private static final String GAME = "bumblewick";
    private static final String BROKEN = "bumblewick.architecture.broken";

    /** So small that a few classes are too many. */
    private static final SizeRules NARROW = new SizeRules(3, 2);

    /** Read as well, to follow a call of a vector to where it ends. */
    private static final String ENGINE_MATHS = "com.jme3.math";

    private static JavaClasses game;
    private static JavaClasses broken;

    @BeforeAll
    static void readClasses() {
        game = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages(GAME, ENGINE_MATHS);
        broken = new ClassFileImporter().importPackages(BROKEN, ENGINE_MATHS);
    }

    @Test
    void thereIsSomethingToCheck() {
        assertTrue(game.contain("bumblewick.sim.World"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rulesOfTheGame")
    void isKept(ArchRule rule) {
        rule.check(game);
    }

    @ParameterizedTest(name = "{0} is caught: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "math.KnowsTheDefs            | a package knows only packages below it",
                "math.KnowsTheDefs            | packages are free of cycles",
                "view.effect.KnowsTheCamera   | packages are free of cycles",
                "view.KnowsTheHud             | view, audio, ui and input do not know each other",
                "audio.KnowsTheView           | view, audio, ui and input do not know each other",
                "input.KnowsTheView           | view, audio, ui and input do not know each other",
                "ui.KnowsTheView              | view, audio, ui and input do not know each other",
                "save.KnowsApp                | nobody below knows app or editor",
                "app.KnowsTheEditor           | nobody below knows app or editor",
                "sim.swarm.KnowsTheWorld      | the packages of a layer know only those below them",
                "view.camera.KnowsTheShake    | the packages of a layer know only those below them",
                "sim.swarm.KnowsTheRun        | the simulation's libraries know only libraries, math and def",
                "stray.IsNowhere              | every package has its place",
                "sim.attic.IsNowhere          | every package has its place",
                "sim                          | no package is too large",
                "audio.FirstOfThree           | no circle of classes is too large",
                "ui.Camera                    | no class has the name of another",
                "sim.KnowsTheScene            | the simulation sees only com.jme3.math",
                "sim.ReadsAFile               | the simulation sees only com.jme3.math",
                "view.KnowsAwt                | the game knows no java.awt",
                "view.CollectsAsNewerJavaDoes | the game collects lists with Collectors",
                "sim.KeepsACounter            | the simulation has no mutable static state",
                "sim.KeepsAVector             | the simulation has no mutable static state",
                "sim.ReadsTheClock            | the simulation reads no clock",
                "sim.AsksForTheDate           | the simulation reads no clock",
                "sim.RollsDice                | the simulation draws only from its own random streams",
                "sim.IteratesAHashMap         | the simulation iterates only in a defined order",
                "sim.IteratesASetOf           | the simulation iterates only in a defined order",
                "sim.StartsAThread            | the simulation starts no threads",
                "sim.TurnsAQuaternion         | the simulation uses no Matrix, and of Quaternion only",
                "sim.TakesASine               | the simulation calculates exactly",
                "sim.TakesAStrictSine         | the simulation calculates exactly",
                "sim.TakesAFastSine           | the simulation calculates exactly",
                "sim.MeasuresAnAngle          | the simulation calculates exactly",
            })
    void isCaught(String culprit, String ruleName) {
        EvaluationResult result = ruleNamed(ruleName).evaluate(broken);

        assertTrue(result.hasViolation());
        assertTrue(
                result.getFailureReport().getDetails().stream().anyMatch(line -> line.contains(BROKEN + "." + culprit)),
                () -> result.getFailureReport().toString());
    }

    /** A rule that is added here needs a class in {@code broken} that breaks it, and a line above. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("rulesOfTheBrokenTree")
    void hasAPlantedViolation(ArchRule rule) {
        assertTrue(rule.evaluate(broken).hasViolation());
    }

    /** Lengths, dot products and square roots have one correct answer, so they stay allowed. */
    @Test
    void exactCalculationIsNotMistakenForInexact() {
        EvaluationResult result = ruleNamed("the simulation calculates exactly").evaluate(broken);

        assertFalse(result.getFailureReport().toString().contains("CalculatesExactly"));
    }

    /** Whoever opens a package reads first what it is for and what it may know. */
    @Test
    void everyPackageSaysWhatItIsFor() throws IOException {
        assertEquals(List.of(), packagesWithoutInfo(Path.of("src/main/java")));
        assertTrue(packagesWithoutInfo(Path.of("src/test/java"))
                .contains(Path.of("src/test/java/bumblewick/architecture/broken/stray")));
    }

    private static List<Path> packagesWithoutInfo(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                    .sorted()
                    .collect(Collectors.toList());
        }
    }

    static Stream<ArchRule> rulesOfTheGame() {
        return rules(GAME, SizeRules.GAME);
    }

    static Stream<ArchRule> rulesOfTheBrokenTree() {
        return rules(BROKEN, NARROW);
    }

    private static Stream<ArchRule> rules(String root, SizeRules sizes) {
        return Stream.of(PackageRules.of(root), sizes.of(root), DeterminismRules.of(root))
                .flatMap(List::stream);
    }

    private static ArchRule ruleNamed(String start) {
        return rulesOfTheBrokenTree()
                .filter(rule -> rule.getDescription().startsWith(start))
                .findFirst()
                .orElseThrow();
    }
}
