package bumblewick.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import bumblewick.egl.Angle;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.runner.JUnitCore;

/**
 * Everything looks the same by a second driver that has no line in common with Mesa: ANGLE, which is Android's own OpenGL ES
 * on newer phones and checks each call by the letter, on SwiftShader. {@code -Dangle=FOLDER} names the folder of its {@code
 * libEGL.so}, see the launcher's README; without it the test is skipped. One process can load one driver only.
 */
class SecondDriverTest {
    private static final List<String> HANDED_ON = List.of(
            Angle.PROPERTY,
            "bumblewick.scene",
            "bumblewick.drawing",
            "robolectric.offline",
            "robolectric.dependency.dir",
            "robolectric.logging",
            "java.awt.headless");

    @Test
    void whateverCanBeSeenLooksAlikeByAngle() throws Exception {
        assumeTrue(Angle.isWanted(), "no folder of ANGLE was named");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("--add-opens"))
                .forEach(command::add);
        HANDED_ON.stream()
                .filter(name -> System.getProperty(name) != null)
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                JUnitCore.class.getName(),
                SamePicturesTest.class.getName()));

        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
    }
}
