package bumblewick.build;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever builds the same sources with the same key has the same packages. */
class RebuildIT {
    private static final String KEY = "android.keystore";

    @TempDir
    Path folder;

    @Test
    void twoBuildsAreTheSameBitByBit() throws IOException, InterruptedException {
        Path resources = folder.resolve("resources.ap_");
        Path game = folder.resolve("game.ap_");
        Path apk = folder.resolve("again.apk");
        Path aab = folder.resolve("again.aab");
        BuildResources.main(new String[] {
            "src/main/android",
            folder.resolve("resources").toString(),
            resources.toString(),
            Built.VERSION,
            System.getProperty("android.pictures")
        });
        BuildAssets.main(assets(resources, game));
        Tool.run(translation(game, apk, aab));
        assertEquals(-1L, Files.mismatch(Built.APK, apk), "first byte that differs in the package");
        assertEquals(-1L, Files.mismatch(Built.AAB, aab), "first byte that differs in the bundle");
    }

    private static String[] assets(Path resources, Path game) {
        List<String> arguments =
                new ArrayList<>(List.of(Built.SCENE.toString(), resources.toString(), game.toString()));
        arguments.addAll(List.of(System.getProperty("engine.jars").split(File.pathSeparator)));
        return arguments.toArray(String[]::new);
    }

    private List<String> translation(Path game, Path apk, Path aab) throws IOException {
        List<String> command = Built.java(
                BuildPackage.class.getName(),
                "-Xmx1500m",
                "-D" + KEY + "=" + System.getProperty(KEY, ""),
                "-Dandroid.key.alias=" + System.getProperty("android.key.alias", ""));
        command.addAll(List.of(
                "target/classes",
                System.getProperty("android.libraries"),
                System.getProperty("android.jar"),
                game.toString(),
                Files.createDirectories(folder.resolve("work")).toString(),
                apk.toString(),
                aab.toString()));
        return command;
    }
}
