package bumblewick.desktop.window;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;

/** The packed game as a process of its own, with a data folder of its own. */
final class StartedGame implements AutoCloseable {
    private static final String SETTINGS = "settings.json";

    /** Few frames: games run side by side, and software draws them. */
    private static final String PLAYED_BEFORE = "{\"format\": 2, \"picture\": {\"frameCap\": \"5\"}}";

    private final Process process;
    private final Instant started = Instant.now();
    private final Path folder;
    private final String display;
    private int heard; // characters of the log

    private StartedGame(Process process, Path folder, String display) {
        this.process = process;
        this.folder = folder;
        this.display = display;
    }

    /**
     * Starts {@code bumblewick.jar} for somebody who has played before: an empty data folder gets a settings file first, so
     * that the page of the first start is not shown.
     *
     * @param folder receives what it writes
     * @param display for {@code DISPLAY}, or empty for none
     * @param scene the scene folder
     * @param arguments of the command line
     */
    static StartedGame start(Path folder, String display, Path scene, String... arguments) throws IOException {
        if (!display.isEmpty() && Files.notExists(folder.resolve(SETTINGS))) {
            Files.writeString(folder.resolve(SETTINGS), PLAYED_BEFORE);
        }
        return startAsNewcomer(folder, display, scene, arguments);
    }

    /** Starts {@code bumblewick.jar} with the data folder as it is: if it is empty, this is somebody's first start. */
    static StartedGame startAsNewcomer(Path folder, String display, Path scene, String... arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Dbumblewick.scene=" + scene);
        command.add("-XX:TieredStopAtLevel=1"); // a game of a minute ends before the thorough compiler would pay
        command.add("-XX:+UseSerialGC");
        Path jar = Path.of(System.getProperty("bumblewick.jar"));
        Path classes = jar.resolveSibling("bumblewick-" + System.getProperty("java.version") + ".jsa");
        if (Files.exists(classes)) { // Maven makes it
            command.add("-XX:SharedArchiveFile=" + classes);
        }
        command.addAll(List.of("-jar", jar.toString()));
        command.addAll(List.of(arguments));
        if (!List.of(arguments).contains("--data-dir")) {
            command.addAll(List.of("--data-dir", folder.toString()));
        }
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(folder.resolve("out.txt").toFile())
                .redirectError(folder.resolve("err.txt").toFile());
        builder.environment().remove("WAYLAND_DISPLAY");
        builder.environment().put("DISPLAY", display);
        return new StartedGame(builder.start(), folder, display);
    }

    /** The scene folder of the project. */
    static Path scene() {
        return Path.of(System.getProperty("bumblewick.scene"));
    }

    /** When the log first says {@code text}. */
    Instant awaitLog(String text, Duration limit) throws IOException, InterruptedException {
        return awaitLog(text, 1, limit);
    }

    /** When the log says {@code text} for the {@code count}-th time. */
    Instant awaitLog(String text, int count, Duration limit) throws IOException, InterruptedException {
        String line = Await.that(
                "the log to say '" + text + "' (" + count + ")",
                limit,
                () -> {
                    assertTrue(process.isAlive() || log().contains(text), () -> "the game has ended\n" + state());
                    return log().lines()
                            .filter(l -> l.contains(text))
                            .skip(count - 1L)
                            .findFirst();
                },
                this::state);
        return Instant.parse(line.substring(0, line.indexOf(' ')));
    }

    /**
     * Waits until the log says {@code text} behind a place.
     *
     * @param from the place, in characters
     * @param limit from the last line of the log on
     * @return the place behind it
     */
    int awaitLogFrom(int from, String text, Duration limit) throws IOException, InterruptedException {
        return Await.whileItGoesOn(
                "the log to say '" + text + "' behind " + from,
                limit,
                () -> log().length(),
                () -> {
                    int found = log().indexOf(text, from);
                    assertTrue(found >= 0 || process.isAlive(), () -> "the game has ended\n" + state());
                    return Optional.of(found + text.length()).filter(end -> found >= 0);
                },
                this::state);
    }

    /** Waits until the log says {@code text} behind what it was waited for here before. */
    void hear(String text) throws IOException, InterruptedException {
        heard = awaitLogFrom(heard, text, WindowRun.LIMIT);
    }

    /** Waits until a file of its data folder holds {@code text}: it is written a moment after what it keeps has changed. */
    void awaitSaved(String file, String text) throws IOException, InterruptedException {
        Await.that(
                file + " to hold '" + text + "'",
                WindowRun.LIMIT,
                () -> Optional.of(read(file)).filter(all -> all.contains(text)),
                this::state);
    }

    /**
     * Waits until a part of the log behind a place fits a pattern.
     *
     * @param from the place, in characters
     * @return the first such part
     */
    MatchResult awaitMatch(int from, Pattern pattern, Duration limit) throws IOException, InterruptedException {
        return Await.that(
                "the log to say '" + pattern + "' behind " + from,
                limit,
                () -> {
                    Matcher matcher = pattern.matcher(log());
                    boolean found = matcher.find(from);
                    assertTrue(found || process.isAlive(), () -> "the game has ended\n" + state());
                    return Optional.of(matcher.toMatchResult()).filter(match -> found);
                },
                this::state);
    }

    /** How long after the start something in the log happened. */
    Duration sinceStart(Instant moment) {
        return Duration.between(started, moment);
    }

    /** Puts the pointer into the corner, where it is over no button. */
    void movePointerAway() throws IOException, InterruptedException {
        xdotool("mousemove", "--window", window(), "1", "1");
    }

    /** What a press of a key leads to. */
    interface Effect<T> {
        /** Waits for it. */
        T await() throws Exception;
    }

    /** Holds a key, by xdotool's name, until its effect is there: a slow frame does not miss it. */
    <T> T press(String key, Effect<T> effect) throws Exception {
        keyDown(key);
        try {
            return effect.await();
        } finally {
            keyUp(key);
        }
    }

    void keyDown(String key) throws IOException, InterruptedException {
        xdotool("windowfocus", "--sync", window(), "keydown", key);
    }

    void keyUp(String key) throws IOException, InterruptedException {
        xdotool("keyup", key);
    }

    /** Gives the window another size, in pixels, as a hand at its edge would. */
    void resize(int width, int height) throws IOException, InterruptedException {
        xdotool("windowsize", window(), String.valueOf(width), String.valueOf(height));
    }

    /** Lets no window have the keyboard. */
    void loseFocus() throws IOException, InterruptedException {
        String root =
                xdotool("search", "--maxdepth", "0", "").lines().findFirst().orElse("1");
        xdotool("windowfocus", root);
    }

    /**
     * Presses a key and lets it go at once, by one process: between two the key would be held, and repeat. The pause is shorter
     * than that of any hand: a press within 20 ms of the same key's release would count as its repetition.
     */
    void tap(String key) throws IOException, InterruptedException {
        xdotool("windowfocus", "--sync", window(), "keydown", key, "keyup", key, "sleep", "0.03");
    }

    /** The window's size, such as {@code 640x360}. */
    String size() throws IOException, InterruptedException {
        return xdotool("getwindowgeometry", window())
                .lines()
                .filter(line -> line.contains("Geometry:"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse("");
    }

    /** The picture that the log names after {@code text} for the {@code count}-th time, when it can be read. */
    BufferedImage awaitPicture(int count, Duration limit) throws IOException, InterruptedException {
        String marker = "picture: ";
        awaitLog(marker, count, limit);
        String line = log().lines()
                .filter(l -> l.contains(marker))
                .skip(count - 1L)
                .findFirst()
                .orElseThrow();
        File file = new File(line.substring(line.indexOf(marker) + marker.length()));
        return Await.that("the picture " + file, limit, () -> readable(file), this::state);
    }

    /** Nothing while it is still being written. */
    private static Optional<BufferedImage> readable(File file) {
        try {
            return Optional.ofNullable(ImageIO.read(file));
        } catch (IOException unfinished) {
            return Optional.empty();
        }
    }

    private String window() throws IOException, InterruptedException {
        return Await.that(
                "the window",
                Duration.ofSeconds(20),
                () -> xdotool("search", "--onlyvisible", "--name", "Bumblewick")
                        .lines()
                        .findFirst(),
                this::state);
    }

    private String xdotool(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("xdotool"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("DISPLAY", display);
        Process tool = builder.start();
        String out = new String(tool.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        tool.waitFor();
        return out;
    }

    /** The exit code, when it ends. */
    int awaitEnd(Duration limit) throws InterruptedException {
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            return fail("the game did not end within " + limit.toSeconds() + " s\n" + state());
        }
        return process.exitValue();
    }

    String out() {
        return read("out.txt");
    }

    String err() {
        return read("err.txt");
    }

    String log() {
        return read("logs/bumblewick.log");
    }

    private String read(String name) {
        Path file = folder.resolve(name);
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String state() {
        return "log:\n" + log() + "\nstandard error:\n" + err();
    }

    @Override
    public void close() {
        process.destroyForcibly();
        process.onExit().join();
    }

    /** The last number that the log gives after {@code text}. */
    Optional<Long> lastNumber(String text) {
        return log().lines()
                .filter(line -> line.contains(text))
                .map(line ->
                        line.substring(line.lastIndexOf(text) + text.length()).strip())
                .map(rest -> Long.valueOf(rest.split("[^-0-9]", 2)[0]))
                .reduce((first, second) -> second);
    }
}
