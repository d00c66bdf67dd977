package bumblewick.desktop.window;

import bumblewick.desktop.window.Hands.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/** The real program in a small window of its own display, played with real keys and watched by its picture and log. */
final class WindowRun implements AutoCloseable {
    /** How long anything may take before it counts as missing: other work may slow this machine down a lot. */
    static final Duration LIMIT = Duration.ofSeconds(90);

    /** Small: every picture is drawn by the processor. */
    static final String SIZE = "320x180";

    /** In seconds: {@code FixedTickLoop} cuts what is longer. */
    private static final float LONGEST_FRAME = 0.25f;

    private static final Path SCREENSHOTS = Path.of("target", "screenshots");

    /** A picture with more of one colour than this shows nothing. */
    private static final double BLANK = 0.35;

    /** Two moments of play differ in more of the picture than this. */
    private static final double MOVED = 0.02;

    private final VirtualDisplay display;
    private final StartedGame game;

    private WindowRun(VirtualDisplay display, StartedGame game) {
        this.display = display;
        this.game = game;
    }

    /**
     * Starts the program in a small window, easy and in English.
     *
     * @param folder for everything that it writes
     * @param more of the command line
     */
    static WindowRun start(Path folder, String... more) throws IOException {
        return open(folder, Stream.of("--difficulty easy".split(" "), more));
    }

    /**
     * Starts the program in a small window, in English.
     *
     * @param folder for everything that it writes
     * @param more of the command line
     */
    static WindowRun open(Path folder, Stream<String[]> more) throws IOException {
        return open(folder, SIZE, Stream.concat(Stream.<String[]>of("--lang en".split(" ")), more));
    }

    /**
     * Starts the program in a window that fills a display.
     *
     * @param folder for everything that it writes
     * @param size of both, such as {@code 640x360}
     * @param more of the command line
     */
    static WindowRun open(Path folder, String size, Stream<String[]> more) throws IOException {
        VirtualDisplay display = VirtualDisplay.open(size, folder);
        Stream<String> usual = Stream.of(("--windowed --no-audio --quality low --vsync off --size " + size).split(" "));
        String[] options = Stream.concat(usual, more.flatMap(Stream::of)).toArray(String[]::new);
        try {
            return new WindowRun(display, StartedGame.start(folder, display.name(), StartedGame.scene(), options));
        } catch (IOException | RuntimeException e) {
            display.close();
            throw e;
        }
    }

    /**
     * For runs that last: no frame waits for the clock, and each lasts equally long in the game. What happens then does not
     * depend on how fast the machine draws.
     *
     * @param frameSeconds length of a frame, in seconds
     * @return what the command line says of it
     */
    static String[] ownClock(float frameSeconds) {
        return new String[] {"--frame-seconds", String.valueOf(frameSeconds), "--fps", "0"};
    }

    /** The same for runs that may take large steps: their frames are as long as they can be. */
    static String[] ownClock() {
        return ownClock(LONGEST_FRAME);
    }

    StartedGame game() {
        return game;
    }

    Picture picture() throws IOException {
        return display.picture();
    }

    /** Keeps the picture under a name, to be looked at. */
    Picture keep(String name) throws IOException {
        Picture picture = display.picture();
        picture.write(SCREENSHOTS.resolve(name + ".png"));
        return picture;
    }

    /** Waits until the log's last number of that name has come that far, and returns it. */
    long awaitNumber(String name, long atLeast) throws Exception {
        return Await.that(
                name + "of " + atLeast,
                LIMIT,
                () -> game.lastNumber(name).filter(number -> number >= atLeast),
                game::log);
    }

    /** Screens fade in from black. */
    Picture awaitNotBlank(String name) throws Exception {
        Await.that(
                "the picture not to be blank",
                LIMIT,
                () -> Optional.of(display.picture().blankness()).filter(blankness -> blankness < BLANK),
                game::log);
        return keep(name);
    }

    void awaitMovement(Picture before) throws Exception {
        Await.that(
                "the picture to move",
                LIMIT,
                () -> Optional.of(display.picture().differenceTo(before)).filter(difference -> difference > MOVED),
                game::log);
    }

    /**
     * From a run with the pause key to the title and out: the last button of the pause menu, which keeps the run, and the
     * title's last.
     *
     * @param pauses of the run, with this one
     * @return the exit status
     */
    int quitFromPause(int pauses) throws Exception {
        Hands hands = Hands.onKeys(game);
        game.press("Escape", () -> game.awaitLog("paused", pauses, LIMIT));
        hands.tap(Step.UP);
        hands.tap(Step.ACCEPT);
        game.awaitLog("seen: title", 2, LIMIT);
        awaitNotBlank("title again");
        hands.tap(Step.UP);
        hands.tap(Step.ACCEPT);
        return game.awaitEnd(LIMIT);
    }

    @Override
    public void close() {
        game.close();
        display.close();
    }
}
