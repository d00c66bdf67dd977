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
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/**
 * Who may know whom: the packages from the ground up, as rules.
 *
 * <p>Every rule is made for a root package, so that the same rule can be shown a tree of classes that break it.
 */
final class PackageRules {
    /** The packages from the ground up. Each may know itself and those before it, sub-packages included. */
    private static final List<String> LAYERS = List.of(
            "math",
            "platform",
            "settings",
            "def",
            "sim",
            "replay",
            "pilot",
            "content",
            "save",
            "input",
            "view",
            "audio",
            "ui",
            "app",
            "editor");

    /** What shows the game and what listens to the player: the packages above bring them together. */
    private static final List<String> STRANGERS = List.of("input", "view", "audio", "ui");

    /**
     * The packages of the layers that have several, from the ground up. Each may know those of its layer before it. A layer's
     * root is first where it holds what all share, and last where it puts the others together.
     */
    private static final List<String> ROOMS = List.of(
            "def.pattern",
            "def.machine",
            "def.mechanism",
            "def",
            "def.presentation",
            "sim.collision",
            "sim.motion",
            "sim.character",
            "sim.body",
            "sim.swarm",
            "sim.run",
            "sim.rule",
            "sim.scenery",
            "sim.field",
            "sim.hazard",
            "sim.escort",
            "sim.player",
            "sim.bullet",
            "sim.enemy",
            "sim.boss",
            "sim.course",
            "sim.combat",
            "sim.garden.level",
            "sim.garden.camera",
            "sim.garden.enemy",
            "sim.garden.machine",
            "sim.garden",
            "sim",
            "content.json",
            "content.gltf",
            "content.asset",
            "content.declaration",
            "content.mod",
            "content.definition.presentation",
            "content.definition.tuning",
            "content.definition.bullet",
            "content.definition.mechanism",
            "content.definition",
            "content.level",
            "content",
            "content.schema",
            "content.validation.reach",
            "content.validation",
            "input",
            "input.binding",
            "input.touch",
            "input.device",
            "view",
            "view.animation",
            "view.camera",
            "view.batch",
            "view.render",
            "view.effect",
            "view.scenery",
            "view.character",
            "view.gizmo",
            "view.level",
            "view.flight",
            "view.garden",
            "view.backdrop",
            "ui.draw",
            "ui.hud",
            "ui.menu",
            "ui.screen",
            "ui.touch",
            "app.shell",
            "app.scene",
            "app.record",
            "app.camera",
            "app.run",
            "app.lesson",
            "app.play",
            "app.replay",
            "app.menu",
            "app",
            "editor.session",
            "editor.widget",
            "editor.value",
            "editor.path",
            "editor.wave",
            "editor.level",
            "editor.pattern",
            "editor.boss",
            "editor");

    /** Parts of the simulation that could serve another game: they know neither a run nor a world. */
    private static final Set<String> LIBRARIES =
            Set.of("sim.collision", "sim.motion", "sim.character", "sim.body", "sim.swarm");

    private static final Set<String> BELOW_LIBRARIES = Set.of("math", "def");

    private PackageRules() {}

    /** All rules, for the game whose packages lie below {@code root}. */
    static List<ArchRule> of(String root) {
        return List.of(
                everyPackageHasItsPlace(root),
                slices().matching(root + ".(**)").should().beFreeOfCycles().as("packages are free of cycles"),
                rule(root, "a package knows only packages below it", PackageRules::isAbove),
                rule(root, "view, audio, ui and input do not know each other", PackageRules::areStrangers),
                rule(root, "nobody below knows app or editor", PackageRules::reachesUp),
                rule(root, "the packages of a layer know only those below them", PackageRules::isAboveInLayer),
                rule(root, "the simulation's libraries know only libraries, math and def", PackageRules::leavesLibrary),
                simulationSeesOnlyTheMathsOfTheEngine(root),
                knowsNoPlatform(root),
                collectsAsAndroidCan(root),
                noMutableStaticState(root));
    }

    /**
     * A rule about pairs of packages.
     *
     * @param forbidden what the first package, without the root, may not do to the second
     */
    private static ArchRule rule(String root, String description, BiPredicate<String, String> forbidden) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(new ArchCondition<JavaClass>(description) {
                    @Override
                    public void check(JavaClass user, ConditionEvents events) {
                        for (Dependency dependency : user.getDirectDependenciesFromSelf()) {
                            String used = dependency.getTargetClass().getPackageName();
                            if (used.startsWith(root + ".")
                                    && forbidden.test(within(root, user.getPackageName()), within(root, used))) {
                                events.add(SimpleConditionEvent.violated(dependency, dependency.getDescription()));
                            }
                        }
                    }
                })
                .as(description);
    }

    private static String within(String root, String packageName) {
        return packageName.equals(root) ? "" : packageName.substring(root.length() + 1);
    }

    private static String layer(String packageName) {
        int dot = packageName.indexOf('.');
        return dot < 0 ? packageName : packageName.substring(0, dot);
    }

    private static boolean isAbove(String user, String used) {
        return LAYERS.indexOf(layer(used)) > LAYERS.indexOf(layer(user));
    }

    private static boolean areStrangers(String user, String used) {
        String a = layer(user);
        String b = layer(used);
        return !a.equals(b) && STRANGERS.contains(a) && STRANGERS.contains(b);
    }

    private static boolean reachesUp(String user, String used) {
        boolean toApp = layer(used).equals("app") && !List.of("app", "editor").contains(layer(user));
        return toApp || (layer(used).equals("editor") && !layer(user).equals("editor"));
    }

    private static boolean isAboveInLayer(String user, String used) {
        return layer(user).equals(layer(used)) && ROOMS.indexOf(used) > ROOMS.indexOf(user);
    }

    private static boolean leavesLibrary(String user, String used) {
        return LIBRARIES.contains(user) && !LIBRARIES.contains(used) && !BELOW_LIBRARIES.contains(layer(used));
    }

    private static ArchRule everyPackageHasItsPlace(String root) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(new ArchCondition<JavaClass>("be in one of " + LAYERS) {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        String name = within(root, type.getPackageName());
                        boolean known = ROOMS.contains(name) || LAYERS.contains(name);
                        events.add(new SimpleConditionEvent(type, known, type.getName() + " is in no layer"));
                    }
                })
                .as("every package has its place");
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

    private static ArchRule knowsNoPlatform(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..", "javax.swing..", "org.lwjgl..", "android..")
                .as("the game knows no java.awt, org.lwjgl or android");
    }

    /** Compiles for Java 17 and is missing on Android 8 to 13; Collectors have it on all of them. */
    private static ArchRule collectsAsAndroidCan(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .callMethod(Stream.class, "toList")
                .as("the game collects lists with Collectors");
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
        return field.getModifiers().contains(JavaModifier.FINAL)
                && (isImmutable(field.getRawType()) || isValue(field.getRawType()));
    }

    private static boolean isImmutable(JavaClass type) {
        return type.isPrimitive()
                || type.isEnum()
                || type.isRecord()
                || IMMUTABLE.contains(type.getName())
                || (type.isInterface() && (type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class)));
    }

    /** Whether nothing can change an object of a final class: its fields are final, and so is what they hold. */
    private static boolean isValue(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.FINAL)
                && !type.isArray()
                && type.getFields().stream()
                        .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                        .allMatch(field ->
                                field.getModifiers().contains(JavaModifier.FINAL) && isImmutable(field.getRawType()));
    }

    private static final Set<String> IMMUTABLE = Set.of(
            String.class.getName(),
            Integer.class.getName(),
            Long.class.getName(),
            Float.class.getName(),
            Double.class.getName(),
            "bumblewick.math.DoubleTable");

    /** The packages that make the world. */
    static String[] simulation(String root) {
        return new String[] {root + ".math", root + ".def..", root + ".sim.."};
    }
}
