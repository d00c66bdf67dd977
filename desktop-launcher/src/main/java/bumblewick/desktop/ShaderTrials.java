package bumblewick.desktop;

import bumblewick.app.scene.ModShaders;
import bumblewick.content.asset.FolderTree;
import bumblewick.content.json.ContentProblem;
import bumblewick.content.mod.Mod;
import bumblewick.content.validation.Finding;
import bumblewick.content.validation.Finding.Severity;
import com.google.gson.Gson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Lets the graphics driver compile and draw the shaders of a mod, in a process of its own: only a mod that has some starts
 * it, a driver that does not come back ends with it, and this process loads nothing of a window.
 */
final class ShaderTrials {
    /** A process ends when a material does not come back, and the next one goes on with the others. */
    private static final int MOST_PROCESSES = 6;

    private static final int LIMIT = 180; // seconds for one process; each material has its own watch

    private final Path base;

    /** @param base the scene folder of the game */
    ShaderTrials(Path base) {
        this.base = base;
    }

    /**
     * What the driver says.
     *
     * @param path a folder or a zip
     * @return nothing if it has no shaders, or is no mod that can be read
     * @throws IOException if no folder for the trial can be made
     */
    List<Finding> findings(Path path) throws IOException {
        try (Mod mod = Mod.open(path)) {
            if (!mod.problems().isEmpty() || !ModShaders.areIn(mod)) {
                return List.of();
            }
            Path work = Files.createTempDirectory("bumblewick");
            try {
                return tried(mod, path, work);
            } finally {
                FolderTree.delete(work);
            }
        }
    }

    private List<Finding> tried(Mod mod, Path path, Path work) throws IOException {
        int exit = 0;
        for (int i = 0; i < MOST_PROCESSES; i++) {
            exit = run(path, work);
            Path result = work.resolve(ShaderTrialProcess.RESULT);
            if (Files.exists(result)) {
                return findings(mod, new Gson().fromJson(Files.readString(result), ShaderTrialProcess.Result.class));
            }
        }
        return List.of(of(mod, "the process that draws them ends with " + exit));
    }

    private static List<Finding> findings(Mod mod, ShaderTrialProcess.Result result) {
        if (!result.hindrance().isEmpty()) {
            return List.of(of(mod, result.hindrance()));
        }
        List<Finding> findings = new ArrayList<>();
        result.problems().forEach(each -> findings.add(of(Severity.PROBLEM, each)));
        result.untimed().forEach(each -> findings.add(of(Severity.INFO, each)));
        return findings;
    }

    private static Finding of(Severity severity, ContentProblem problem) {
        return new Finding(severity, problem.file(), problem.line(), problem.path(), problem.message());
    }

    private static Finding of(Mod mod, String why) {
        return new Finding(
                Severity.INFO,
                Mod.address(mod.file(), ""),
                0,
                "",
                "its shaders are not compiled and drawn here: " + why);
    }

    private int run(Path path, Path work) throws IOException {
        Process process = new ProcessBuilder(command(path, work))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            if (process.waitFor(LIMIT, TimeUnit.SECONDS)) {
                return process.exitValue();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return process.destroyForcibly().onExit().join().exitValue();
    }

    private List<String> command(Path path, Path work) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        if (System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("mac")) {
            command.add("-XstartOnFirstThread"); // only that thread may open windows there
        }
        command.addAll(List.of("-XX:+IgnoreUnrecognizedVMOptions", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ShaderTrialProcess.class.getName()));
        for (Path argument : List.of(base, path, work)) {
            command.add(argument.toAbsolutePath().toString());
        }
        return command;
    }
}
