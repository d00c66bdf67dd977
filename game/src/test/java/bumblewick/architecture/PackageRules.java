package bumblewick.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Who may know whom: the table of packages as rules.
 *
 * <p>Every rule is made for a root package, so that the same rule can be shown a tree of classes that break it.
 */
final class PackageRules {
    /** For each package, the packages of the game that it may know besides itself. {@code app} may know all. */
    private static final Map<String, List<String>> MAY_KNOW = new TreeMap<>(Map.ofEntries(
            Map.entry("math", List.of()),
            Map.entry("platform", List.of()),
            Map.entry("settings", List.of()),
            Map.entry("def", List.of("math")),
            Map.entry("sim.collision", List.of("math")),
            Map.entry("sim.run", List.of("math", "def")),
            Map.entry(
                    "sim.garden",
                    List.of("math", "def", "sim.run", "sim.collision", "sim.motion", "sim.character", "sim.body")),
            Map.entry("sim.motion", List.of("math", "def")),
            Map.entry("sim.character", List.of("math", "def", "sim.collision")),
            Map.entry("sim.body", List.of("math", "def", "sim.collision")),
            Map.entry("sim.swarm", List.of("math", "def", "sim.motion")),
            Map.entry(
                    "sim",
                    List.of(
                            "math",
                            "def",
                            "sim.run",
                            "sim.garden",
                            "sim.collision",
                            "sim.motion",
                            "sim.character",
                            "sim.body",
                            "sim.swarm")),
            Map.entry(
                    "loop",
                    List.of(
                            "math",
                            "def",
                            "sim",
                            "sim.run",
                            "sim.garden",
                            "sim.motion",
                            "sim.character",
                            "sim.collision",
                            "sim.swarm")),
            Map.entry("content", List.of("math", "def", "platform")),
            Map.entry("touch", List.of("platform")),
            Map.entry("check", List.of("math", "def", "platform", "content", "sim.motion")),
            Map.entry("edit", List.of("math", "def", "platform", "content", "save", "sim.motion", "check")),
            Map.entry("save", List.of("platform", "settings", "touch", "def")),
            Map.entry("input", List.of("math", "platform", "touch", "sim.run")),
            Map.entry("view.pose", List.of("math")),
            Map.entry(
                    "view",
                    List.of(
                            "view.pose",
                            "math",
                            "def",
                            "sim",
                            "sim.run",
                            "sim.garden",
                            "sim.collision",
                            "sim.character",
                            "sim.motion",
                            "sim.swarm")),
            Map.entry(
                    "audio",
                    List.of(
                            "math",
                            "def",
                            "sim",
                            "sim.run",
                            "sim.garden",
                            "sim.collision",
                            "sim.character",
                            "sim.swarm")),
            Map.entry("ui.page", List.of("math", "touch", "ui")),
            Map.entry("ui.timeline", List.of("math", "ui")),
            Map.entry(
                    "ui",
                    List.of(
                            "math",
                            "def",
                            "platform",
                            "touch",
                            "sim",
                            "sim.run",
                            "sim.garden",
                            "sim.collision",
                            "sim.character",
                            "sim.swarm"))));

    private PackageRules() {}

    /** All rules, for the game whose packages lie below {@code root}. */
    static List<ArchRule> of(String root) {
        List<ArchRule> rules = new ArrayList<>();
        MAY_KNOW.forEach((name, known) -> rules.add(knowsOnly(root, name, known)));
        rules.add(everyPackageIsInTheTable(root));
        rules.add(simulationSeesOnlyTheMathsOfTheEngine(root));
        rules.add(nobodyKnowsApp(root));
        rules.add(knowsNoPlatform(root));
        rules.add(noMutableStaticState(root));
        rules.add(noCycles(root));
        return rules;
    }

    private static ArchRule knowsOnly(String root, String name, List<String> known) {
        return classes()
                .that()
                .resideInAPackage(root + "." + name)
                .should(dependWithin(root, name, known))
                .allowEmptyShould(true)
                .as(name + " knows only " + known);
    }

    private static ArchCondition<JavaClass> dependWithin(String root, String name, List<String> known) {
        return new ArchCondition<>("depend only on " + known) {
            @Override
            public void check(JavaClass origin, ConditionEvents events) {
                for (Dependency dependency : origin.getDirectDependenciesFromSelf()) {
                    String target = dependency.getTargetClass().getPackageName();
                    if (target.startsWith(root + ".")) {
                        String other = target.substring(root.length() + 1);
                        boolean allowed = other.equals(name) || known.contains(other);
                        events.add(new SimpleConditionEvent(origin, allowed, dependency.getDescription()));
                    }
                }
            }
        };
    }

    private static ArchRule everyPackageIsInTheTable(String root) {
        List<String> expected = new ArrayList<>();
        expected.add(root + ".app");
        MAY_KNOW.keySet().forEach(name -> expected.add(root + "." + name));
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .resideInAnyPackage(expected.toArray(String[]::new))
                .as("every package is in the table of PackageRules");
    }

    private static ArchRule simulationSeesOnlyTheMathsOfTheEngine(String root) {
        return noClasses()
                .that()
                .resideInAnyPackage(simulation(root))
                .should()
                .dependOnClassesThat(DescribedPredicate.describe(
                        "are neither the JDK's, nor com.jme3.math, nor the simulation's own",
                        target -> !target.isPrimitive()
                                && !isBelow(
                                        target.getBaseComponentType(), "java.lang", "java.util", "com.jme3.math", root)
                                && !target.getBaseComponentType().isPrimitive()))
                .as("the simulation sees only com.jme3.math");
    }

    private static boolean isBelow(JavaClass type, String... packages) {
        for (String name : packages) {
            if (type.getPackageName().equals(name) || type.getPackageName().startsWith(name + ".")) {
                return true;
            }
        }
        return false;
    }

    private static ArchRule nobodyKnowsApp(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .resideOutsideOfPackage(root + ".app")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(root + ".app")
                .as("nobody knows app");
    }

    private static ArchRule knowsNoPlatform(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..", "javax.swing..", "org.lwjgl..", "android..")
                .as("the game knows no java.awt, org.lwjgl or android");
    }

    private static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles().as("packages are free of cycles");
    }

    private static ArchRule noMutableStaticState(String root) {
        return fields().that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(simulation(root))
                .and()
                .areStatic()
                .should(new ArchCondition<JavaField>("be constants") {
                    @Override
                    public void check(JavaField field, ConditionEvents events) {
                        events.add(new SimpleConditionEvent(field, isConstant(field), field.getDescription()));
                    }
                })
                .as("the simulation has no mutable static state");
    }

    private static boolean isConstant(JavaField field) {
        if (field.getModifiers().contains(JavaModifier.SYNTHETIC)) {
            return true; // the compiler's own, such as the values of an enum
        }
        JavaClass type = field.getRawType();
        boolean immutable = type.isPrimitive()
                || type.isEnum()
                || type.isRecord()
                || IMMUTABLE.contains(type.getName())
                || (type.isAssignableTo(Collection.class) && type.isInterface());
        return immutable && field.getModifiers().contains(JavaModifier.FINAL);
    }

    private static final Set<String> IMMUTABLE = Set.of(
            String.class.getName(),
            Integer.class.getName(),
            Long.class.getName(),
            Float.class.getName(),
            Double.class.getName());

    /** The packages that make the world. */
    static String[] simulation(String root) {
        return new String[] {root + ".math", root + ".def", root + ".sim.."};
    }
}
