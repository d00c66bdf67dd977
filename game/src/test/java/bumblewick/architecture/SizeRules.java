package bumblewick.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;

/**
 * How many classes a newcomer meets at once: in a package, in a circle of classes that all need each other, and under
 * one name. Nested classes count as part of the class around them.
 *
 * @param classesInPackage the most that a package may hold
 * @param classesInCircle the most of one package that may depend on each other in a circle
 */
record SizeRules(int classesInPackage, int classesInCircle) {
    /**
     * Of a package five more than it should have (10 to 40), for {@code sim.collision}, whose shapes, meshes and casts share
     * their insides.
     */
    static final SizeRules GAME = new SizeRules(45, 12);

    /** All rules, for the game whose packages lie below {@code root}. */
    List<ArchRule> of(String root) {
        return List.of(
                rule(root, "no package is too large", this::reportLargePackages),
                rule(root, "no circle of classes is too large", this::reportLargeCircles),
                rule(root, "no class has the name of another", SizeRules::reportSharedNames));
    }

    /** A rule about all top-level classes at once. */
    private static ArchRule rule(String root, String description, BiConsumer<List<JavaClass>, ConditionEvents> report) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should(new ArchCondition<JavaClass>(description) {
                    private final List<JavaClass> all = new ArrayList<>();

                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        if (topLevel(type) == type && !type.getSimpleName().equals("package-info")) {
                            all.add(type);
                        }
                    }

                    @Override
                    public void finish(ConditionEvents events) {
                        report.accept(all, events);
                        all.clear();
                    }
                })
                .as(description);
    }

    private void reportLargePackages(List<JavaClass> classes, ConditionEvents events) {
        byPackage(classes).forEach((name, held) -> {
            if (held.size() > classesInPackage) {
                violate(events, name + " holds " + held.size() + " classes, expected at most " + classesInPackage);
            }
        });
    }

    private void reportLargeCircles(List<JavaClass> classes, ConditionEvents events) {
        byPackage(classes).forEach((name, held) -> {
            for (Set<String> circle : new Circles(held).found()) {
                if (circle.size() > classesInCircle) {
                    violate(
                            events,
                            circle.size() + " classes depend on each other, expected at most " + classesInCircle + ": "
                                    + circle);
                }
            }
        });
    }

    private static void reportSharedNames(List<JavaClass> classes, ConditionEvents events) {
        Map<String, List<JavaClass>> byName = classes.stream()
                .collect(Collectors.groupingBy(JavaClass::getSimpleName, TreeMap::new, Collectors.toList()));
        byName.values().stream()
                .filter(named -> named.size() > 1)
                .forEach(named -> violate(events, "one name, several classes: " + named));
    }

    private static void violate(ConditionEvents events, String message) {
        events.add(SimpleConditionEvent.violated(message, message));
    }

    private static Map<String, List<JavaClass>> byPackage(List<JavaClass> classes) {
        return classes.stream()
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.toList()));
    }

    private static JavaClass topLevel(JavaClass type) {
        JavaClass top = type;
        while (top.getEnclosingClass().isPresent()) {
            top = top.getEnclosingClass().get();
        }
        return top;
    }

    /**
     * The strongly connected components of the classes of one package.
     *
     * <p>Source: R. Tarjan, <i>Depth-First Search and Linear Graph Algorithms</i>, SIAM Journal on Computing 1 (1972).
     */
    private static final class Circles {
        private final Map<String, Set<String>> uses = new TreeMap<>();
        private final Map<String, Integer> index = new HashMap<>();
        private final Map<String, Integer> low = new HashMap<>();
        private final Deque<String> open = new ArrayDeque<>();
        private final List<Set<String>> found = new ArrayList<>();

        Circles(List<JavaClass> classes) {
            classes.forEach(type -> uses.put(type.getName(), new TreeSet<>()));
            classes.forEach(this::addUses);
            uses.keySet().stream().filter(name -> !index.containsKey(name)).forEach(this::visit);
        }

        /** Of the class and of those nested in it. */
        private void addUses(JavaClass type) {
            String name = type.getName();
            for (JavaClass part : type.getPackage().getClasses()) {
                if (topLevel(part) == type) {
                    for (Dependency dependency : part.getDirectDependenciesFromSelf()) {
                        String used = topLevel(dependency.getTargetClass().getBaseComponentType())
                                .getName();
                        if (uses.containsKey(used) && !used.equals(name)) {
                            uses.get(name).add(used);
                        }
                    }
                }
            }
        }

        private void visit(String name) {
            int number = index.size();
            index.put(name, number);
            low.put(name, number);
            open.push(name);
            for (String used : uses.get(name)) {
                if (!index.containsKey(used)) {
                    visit(used);
                    low.merge(name, low.get(used), Math::min);
                } else if (open.contains(used)) {
                    low.merge(name, index.get(used), Math::min);
                }
            }
            if (low.get(name) == number) {
                close(name);
            }
        }

        private void close(String first) {
            Set<String> component = new TreeSet<>();
            String last;
            do {
                last = open.pop();
                component.add(last);
            } while (!last.equals(first));
            found.add(component);
        }

        List<Set<String>> found() {
            return found;
        }
    }
}
