package bumblewick.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What would make the same run come out differently on another machine, or the next time.
 *
 * <p>Source: the contract of {@link Math}, whose methods may differ within an error bound (those of {@link StrictMath}
 * may not, but some allocate from Java 21 on, and {@code toRadians} rounds differently on Android, so {@code
 * bumblewick.math} has its own); and of {@link java.util.HashMap}, {@link java.util.Set#of()} and
 * {@link java.util.Map#of()}, which promise no order.
 */
final class DeterminismRules {
    /** Methods of {@link Math} and {@link StrictMath} with one correct answer. */
    private static final Set<String> EXACT = Set.of(
            "abs",
            "addExact",
            "ceil",
            "copySign",
            "decrementExact",
            "floor",
            "floorDiv",
            "floorMod",
            "getExponent",
            "incrementExact",
            "max",
            "min",
            "multiplyExact",
            "negateExact",
            "nextDown",
            "nextUp",
            "rint",
            "round",
            "signum",
            "sqrt",
            "subtractExact",
            "toIntExact");

    /** What the simulation may do with a Quaternion: hold its numbers and multiply. */
    private static final Set<String> PLAIN_ROTATION =
            Set.of("<init>", "set", "getX", "getY", "getZ", "getW", "mult", "multLocal", "equals");

    private static final Set<String> UNORDERED = Set.of(
            "java.util.HashMap",
            "java.util.HashSet",
            "java.util.Hashtable",
            "java.util.IdentityHashMap",
            "java.util.WeakHashMap");

    private static final Set<String> UNORDERED_FACTORIES = Set.of(
            "java.util.Map.of",
            "java.util.Map.ofEntries",
            "java.util.Map.copyOf",
            "java.util.Set.of",
            "java.util.Set.copyOf",
            "java.util.stream.Collectors.toSet",
            "java.util.stream.Collectors.toUnmodifiableSet",
            "java.util.stream.Collectors.toMap",
            "java.util.stream.Collectors.toUnmodifiableMap",
            "java.util.stream.Collectors.groupingBy");

    private static final Set<String> SURROUNDINGS =
            Set.of("currentTimeMillis", "nanoTime", "identityHashCode", "getProperty", "getenv");

    private static final Set<String> RANDOM =
            Set.of("java.util.Random", "java.util.SplittableRandom", "java.util.UUID", "java.security.SecureRandom");

    private static final String ENGINE_MATHS = "com.jme3.math";

    private DeterminismRules() {}

    /** All rules, for the game whose packages lie below {@code root}. */
    static List<ArchRule> of(String root) {
        return List.of(
                rule(root, "reads no clock and no surroundings", DeterminismRules::readsSurroundings),
                rule(root, "draws only from its own random streams", DeterminismRules::drawsRandomly),
                rule(root, "iterates only in a defined order", DeterminismRules::hasNoOrder),
                rule(root, "starts no threads", DeterminismRules::runsBesides),
                rule(root, "uses no Matrix, and of Quaternion only numbers and products", DeterminismRules::isRotation),
                rule(root, "calculates exactly", access -> inexact(access).isPresent()));
    }

    private static ArchRule rule(String root, String description, Predicate<JavaAccess<?>> forbidden) {
        return classes()
                .that()
                .resideInAnyPackage(root + ".math", root + ".def..", root + ".sim..", root + ".replay", root + ".pilot")
                .should(new ArchCondition<JavaClass>(description) {
                    @Override
                    public void check(JavaClass origin, ConditionEvents events) {
                        for (JavaAccess<?> access : origin.getAccessesFromSelf()) {
                            if (forbidden.test(access)) {
                                events.add(SimpleConditionEvent.violated(access, access.getDescription()));
                            }
                        }
                    }
                })
                .as("the simulation " + description);
    }

    private static boolean readsSurroundings(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        return (owner.equals(System.class.getName()) && SURROUNDINGS.contains(access.getName()))
                || owner.startsWith("java.time.")
                || owner.equals("java.util.Date")
                || owner.equals("java.util.Calendar");
    }

    private static boolean drawsRandomly(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        boolean mathRandom = (owner.equals(Math.class.getName()) || owner.equals(StrictMath.class.getName()))
                && access.getName().equals("random");
        return mathRandom || RANDOM.contains(owner) || owner.startsWith("java.util.random.");
    }

    private static boolean hasNoOrder(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        return UNORDERED.contains(owner) || UNORDERED_FACTORIES.contains(owner + "." + access.getName());
    }

    private static boolean runsBesides(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        return owner.equals(Thread.class.getName())
                || owner.startsWith("java.util.concurrent.")
                || access.getName().equals("parallel")
                || access.getName().equals("parallelStream");
    }

    private static boolean isRotation(JavaAccess<?> access) {
        String owner = access.getTargetOwner().getName();
        boolean clever = owner.equals(ENGINE_MATHS + ".Quaternion") && !PLAIN_ROTATION.contains(access.getName());
        return clever || owner.startsWith(ENGINE_MATHS + ".Matrix");
    }

    /** The inexact method that {@code access} ends up in, directly or through the engine's vectors. */
    private static Optional<String> inexact(JavaAccess<?> access) {
        return inexact(access.getTarget(), new HashSet<>());
    }

    private static Optional<String> inexact(AccessTarget target, Set<String> seen) {
        JavaClass owner = target.getOwner();
        if (owner.isEquivalentTo(Math.class) || owner.isEquivalentTo(StrictMath.class)) {
            boolean call = target instanceof AccessTarget.MethodCallTarget;
            return call && !EXACT.contains(target.getName()) ? Optional.of(target.getFullName()) : Optional.empty();
        }
        if (!owner.getPackageName().equals(ENGINE_MATHS) || !seen.add(target.getFullName())) {
            return Optional.empty();
        }
        if (!(target instanceof AccessTarget.CodeUnitAccessTarget call)) {
            return Optional.empty();
        }
        return call.resolveMember().flatMap(method -> inexactWithin(method, seen));
    }

    private static Optional<String> inexactWithin(JavaCodeUnit method, Set<String> seen) {
        return method.getAccessesFromSelf().stream()
                .map(inner -> inexact(inner.getTarget(), seen))
                .flatMap(Optional::stream)
                .findFirst();
    }
}
