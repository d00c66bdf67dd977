package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JavaResourcesTest {
    @ParameterizedTest
    @CsvSource({
        "META-INF/services/org.slf4j.spi.SLF4JServiceProvider, true",
        "joystick-mapping.properties, true",
        "bumblewick/android/Android.cfg, true",
        "META-INF/services/, false",
        "META-INF/services/javax.sound.sampled.spi.AudioFileReader, false",
        "META-INF/maven/a/b/pom.properties, false",
        "Common/MatDefs/Misc/Unshaded.j3md, false",
        "com/jme3/asset/Desktop.cfg, false",
        "bumblewick/app/BumblewickGame.class, false",
    })
    void takesWhatClassLoadersAreAskedFor(String name, boolean wanted) {
        assertEquals(wanted, JavaResources.isWanted(name));
    }
}
