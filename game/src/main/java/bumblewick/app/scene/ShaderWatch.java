package bumblewick.app.scene;

import bumblewick.view.render.ShaderProblem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Remembers which material of a mod is being tried. Nobody can interrupt a graphics driver that does not come back, so a
 * small file names the suspect while it is tried: if the process ends meanwhile, the material is left out from the next
 * start on, until its files change. After twenty seconds the process is ended, for the window would stand still for ever.
 */
final class ShaderWatch {
    private static final Logger LOG = LoggerFactory.getLogger(ShaderWatch.class);
    private static final int PATIENCE = 20; // seconds
    private static final int EXIT = 1;

    private final Path file;
    private final Runnable end;

    /** @param dataFolder where the file lies */
    ShaderWatch(Path dataFolder) {
        this(dataFolder, () -> Runtime.getRuntime().halt(EXIT));
    }

    /** @param end ends the process */
    ShaderWatch(Path dataFolder, Runnable end) {
        this.file = dataFolder.resolve("shaders_on_trial");
        this.end = end;
    }

    /**
     * Tries a material, unless a process ended when it was tried before.
     *
     * @param hash of the files of mods that it may be made of
     * @param trial compiles and draws it
     * @return what is wrong with it
     */
    List<ShaderProblem> watched(String material, long hash, Supplier<List<ShaderProblem>> trial) {
        String suspect = String.format(Locale.ROOT, "%016x %s", hash, material);
        List<String> suspects = read();
        if (suspects.contains(suspect)) {
            return List.of(ShaderProblem.of(
                    material, "did not come back when it was drawn before; it is tried again when its files change"));
        }
        List<String> more = new ArrayList<>(suspects);
        more.add(suspect);
        write(more);
        CountDownLatch done = new CountDownLatch(1);
        Thread watch = new Thread(() -> endUnless(done, material), "shader watch");
        watch.setDaemon(true);
        watch.start();
        try {
            return trial.get();
        } finally {
            done.countDown();
            write(suspects);
        }
    }

    private void endUnless(CountDownLatch done, String material) {
        try {
            if (!done.await(PATIENCE, TimeUnit.SECONDS)) {
                LOG.error(
                        "{} of a mod does not come back when it is drawn; it is left out from the next start on",
                        material);
                end.run();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<String> read() {
        try {
            return Files.exists(file)
                    ? List.of(new String(Files.readAllBytes(file), StandardCharsets.UTF_8).split("\n"))
                    : List.of();
        } catch (IOException e) {
            return List.of(); // then it is tried again
        }
    }

    private void write(List<String> suspects) {
        try {
            if (suspects.isEmpty()) {
                Files.deleteIfExists(file);
                return;
            }
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, String.join("\n", suspects).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            LOG.warn("a shader that does not come back would not be remembered", e);
        }
    }
}
