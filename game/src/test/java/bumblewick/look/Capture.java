package bumblewick.look;

import bumblewick.app.shell.GameOptions;
import bumblewick.view.ScriptedKeys;
import bumblewick.view.ViewOptions;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Supplier;
import javax.imageio.ImageIO;

/** Records a part of the demo of a stage: a video, a sheet of its frames and a few whole pictures. */
final class Capture implements Recorder.Film {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;

    private static final int COLUMNS = 5;
    private static final int PER_SHEET = 20; // frames of the sheet

    private final Path folder;
    private final String name;
    private final int frames;
    private final int rate;
    private final Video video;
    private final Sheet sheet = new Sheet(WIDTH / 4, HEIGHT / 4);
    private int shown;

    private Capture(Path folder, String name, int frames, int rate, Video video) {
        this.folder = folder;
        this.name = name;
        this.frames = frames;
        this.rate = rate;
        this.video = video;
    }

    /** Records so many seconds of a part of the game. */
    static void record(Path scene, Path folder, Part part, int seconds, int rate) throws IOException {
        GameOptions options = part.demo(scene, ViewOptions.Quality.HIGH, 1f / rate);
        String name = part.name().toLowerCase(Locale.ROOT);
        try (Video video = Video.write(folder.resolve(name + ".mp4"), WIDTH, HEIGHT, rate)) {
            Capture capture = new Capture(folder, name, seconds * rate, rate, video);
            Recorder.play(scene, options, WIDTH, HEIGHT, capture);
            capture.sheet.write(folder.resolve(name + "_frames.jpg"));
        }
    }

    @Override
    public boolean take(int number, Supplier<BufferedImage> reader, ScriptedKeys keys) throws IOException {
        BufferedImage picture = reader.get();
        video.add(picture);
        if (number * PER_SHEET / frames >= shown) {
            ImageIO.write(
                    picture, "png", folder.resolve(name + "_" + shown + ".png").toFile());
            if (shown % COLUMNS == 0) {
                sheet.row(name + ", from " + number / rate + " s");
            }
            sheet.add(picture);
            shown++;
        }
        return number + 1 < frames;
    }
}
