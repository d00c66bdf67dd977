package bumblewick.look;

import bumblewick.app.shell.GameOptions;
import bumblewick.view.ViewOptions;
import com.jme3.input.KeyInput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;

/** Walks through the screens by keys and keeps a picture of each, in every language. */
final class ScreenSheet {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final float FRAME_SECONDS = 0.25f;
    private static final int ALL_OVER = 100_000; // ticks by which a run without a player is lost
    private static final List<String> LANGUAGES = List.of("en", "ja");

    private final Path scene;
    private final Path folder;

    ScreenSheet(Path scene, Path folder) {
        this.scene = scene;
        this.folder = folder;
    }

    /** A key to press, or a picture to take, at a frame. */
    private record Cue(int frame, int key, String picture) {
        static Cue press(int frame, int key) {
            return new Cue(frame, key, "");
        }

        static Cue take(int frame, String picture) {
            return new Cue(frame, 0, picture);
        }
    }

    /** A way through some screens, from a start of the game on. */
    enum Walk {
        TITLE(
                Cue.press(4, KeyInput.KEY_RETURN), // the first start's welcome
                Cue.take(10, "title"),
                Cue.press(11, KeyInput.KEY_RETURN),
                Cue.take(15, "journeys"),
                Cue.press(16, KeyInput.KEY_ESCAPE),
                Cue.press(18, KeyInput.KEY_DOWN),
                Cue.press(20, KeyInput.KEY_RETURN),
                Cue.take(24, "more_ways")),
        FLIGHT(Cue.take(4, "flight"), Cue.press(5, KeyInput.KEY_ESCAPE), Cue.take(9, "pause")),
        GARDEN(Cue.take(4, "garden")),
        RESULT(Cue.take(40, "result"));

        private final List<Cue> cues;

        Walk(Cue... cues) {
            this.cues = List.of(cues);
        }

        private GameOptions.Builder start() {
            return switch (this) {
                case TITLE -> GameOptions.builder();
                case FLIGHT ->
                    GameOptions.builder()
                            .stage("cloverfield")
                            .difficulty("easy")
                            .skipTicks(1500);
                case GARDEN ->
                    GameOptions.builder().stage("mill_yard").difficulty("easy").skipTicks(240);
                case RESULT ->
                    GameOptions.builder()
                            .stage("cloverfield")
                            .difficulty("easy")
                            .skipTicks(ALL_OVER);
            };
        }

        private int last() {
            return cues.get(cues.size() - 1).frame;
        }
    }

    /** Goes all ways in all languages and writes a sheet of what was seen. */
    void write() throws IOException {
        Sheet sheet = new Sheet(WIDTH / 3, HEIGHT / 3);
        for (String language : LANGUAGES) {
            sheet.row(language);
            for (Walk walk : Walk.values()) {
                OwnProcess.run(Look.class, "walk", walk.name(), language);
                for (Cue cue : walk.cues) {
                    if (!cue.picture.isEmpty()) {
                        sheet.add(ImageIO.read(file(cue, language).toFile()));
                    }
                }
            }
        }
        sheet.write(folder.resolve("screens.png"));
    }

    private Path file(Cue cue, String language) {
        return folder.resolve("screen_" + cue.picture + "_" + language + ".png");
    }

    /** Goes one way and keeps its pictures. */
    void walk(Walk walk, String language) throws IOException {
        GameOptions options = walk.start()
                .language(language)
                .seed(1)
                .preset(ViewOptions.Quality.HIGH)
                .audio(false)
                .frameSeconds(FRAME_SECONDS)
                .build();
        Recorder.play(scene, options, WIDTH, HEIGHT, (number, picture, keys) -> {
            for (Cue cue : walk.cues) {
                if (cue.frame == number && cue.picture.isEmpty()) {
                    keys.type(cue.key);
                } else if (cue.frame == number) {
                    ImageIO.write(picture.get(), "png", file(cue, language).toFile());
                }
            }
            return number < walk.last();
        });
    }
}
