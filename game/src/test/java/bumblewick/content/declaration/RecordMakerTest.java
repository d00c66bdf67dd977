package bumblewick.content.declaration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Fields become components by their places alone, so names and places have to agree in every declaration of the game. */
class RecordMakerTest {
    public record Size(int wide, int high) {}

    static Stream<Method> declarations() {
        JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("bumblewick.content");
        return classes.stream()
                .flatMap(each -> each.getMethods().stream())
                .map(JavaMethod::reflect)
                .filter(method -> Arrays.equals(method.getParameterTypes(), new Class<?>[] {Fields.class})
                        && method.getReturnType() == Maker.class);
    }

    @ParameterizedTest
    @MethodSource("declarations")
    void everyComponentIsTheFieldOfItsName(Method declaration) throws Exception {
        declaration.setAccessible(true);

        Object maker = declaration.invoke(null, new Fields());

        if (maker instanceof RecordMaker<?> made) {
            List<String> names = made.names();
            assertEquals(components(made.type(), names), names);
        }
    }

    /** An id that is the name of the file or entry and all that was written are no fields of the file, so they have no name. */
    private static List<String> components(Class<?> type, List<String> names) {
        List<String> components = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toList());
        for (String outside : List.of("id", "written")) {
            int at = components.indexOf(outside);
            if (at >= 0 && at < names.size() && names.get(at).isEmpty()) {
                components.set(at, "");
            }
        }
        return components;
    }

    @Test
    void thereAreDeclarationsToLookAt() {
        assertTrue(declarations().count() > 50);
    }

    @Test
    void aRecordWithAnotherNumberOfComponentsIsRefusedWhereItIsDeclared() {
        Fields fields = new Fields();
        fields.whole("wide", 1, 9, "u", "To the side.");

        assertThrows(IllegalArgumentException.class, () -> fields.record(Size.class));
    }
}
