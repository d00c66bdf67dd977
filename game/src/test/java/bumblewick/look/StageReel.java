package bumblewick.look;

import bumblewick.app.shell.GameOptions;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.ScriptedKeys;
import bumblewick.view.ViewOptions;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import javax.imageio.ImageIO;

/**
 * A sheet of frames of any stage, flown by the demo's pilot, and each of them as a picture of its own: {@code stage STAGE
 * FROM SECONDS EVERY [WIDTH [QUALITY [DIFFICULTY]]]}. FROM is a time in seconds, or {@code @} and a distance along the
 * rail. Ten frames a second are drawn, or as many as -Dlook.rate says; one every EVERY seconds is kept.
 */
final class StageReel implements Recorder.Film {
    private static final int RATE = Integer.getInteger("look.rate", 10);
    private static final int COLUMNS = 6;
    private static final int SETTLING =
            2; // frames drawn before the one that is kept, for what blends from frame to frame
    private static final long SEED = 1;
    private static final int LONGEST = 900 * Tick.PER_SECOND;

    private final Path folder;
    private final double from;
    private final double seconds;
    private final double every;
    private final Sheet sheet;
    private final int before; // pictures of other places on the sheet
    private int kept;

    private StageReel(Path folder, double from, double seconds, double every, Sheet sheet, int before) {
        this.folder = folder;
        this.from = from;
        this.seconds = seconds;
        this.every = every;
        this.sheet = sheet;
        this.before = before;
    }

    /** Draws what the words after {@code stage} say; FROM may be several places, separated by commas. */
    static void draw(Path scene, Path captures, String... words) throws IOException {
        int width = words.length > 4 ? Integer.parseInt(words[4]) : 480;
        Sheet sheet = new Sheet(width, width * 9 / 16);
        String[] places = words[1].split(",");
        int before = 0;
        for (String place : places) {
            before += from(place, before, sheet, width, scene, captures, words);
        }
        sheet.write(captures.resolve(words[0]).resolve("sheet_" + places[0].replace("@", "at_") + ".jpg"));
    }

    private static int from(
            String place, int before, Sheet sheet, int width, Path scene, Path captures, String... words)
            throws IOException {
        String stage = words[0];
        String difficulty = words.length > 6 ? words[6] : "easy";
        int skip = place.startsWith("@")
                ? tickAt(scene, stage, difficulty, Float.parseFloat(place.substring(1)))
                : (int) (Double.parseDouble(place) * Tick.PER_SECOND);
        GameOptions options = GameOptions.builder()
                .stage(stage)
                .demo(true)
                .seed(SEED)
                .difficulty(difficulty)
                .skipTicks(skip)
                .preset(ViewOptions.Quality.valueOf(words.length > 5 ? words[5] : "HIGH"))
                .audio(false)
                .frameSeconds(1f / RATE)
                .build();
        Path folder = Files.createDirectories(captures.resolve(stage));
        StageReel reel = new StageReel(
                folder,
                (double) skip / Tick.PER_SECOND,
                Double.parseDouble(words[2]),
                Double.parseDouble(words[3]),
                sheet,
                before);
        Recorder.play(scene, options, width, width * 9 / 16, reel);
        return reel.kept;
    }

    /** The tick in which the pilot comes to a distance along the rail. */
    private static int tickAt(Path folder, String stage, String difficulty, float at) throws IOException {
        World world = new World(
                SceneReader.read(new SceneFolder(folder)).rules(), new RunOptions(stage, difficulty, SEED, 0));
        FixedTickLoop loop = new FixedTickLoop(world, new DemoPilot(world));
        while (!world.over() && world.ticks() < LONGEST && world.flight().distance() < at) {
            loop.advance(1.0 / Tick.PER_SECOND);
        }
        return world.ticks();
    }

    @Override
    public boolean drawn(int number) {
        return (double) (number + SETTLING) / RATE >= kept * every;
    }

    @Override
    public boolean take(int number, Supplier<BufferedImage> reader, ScriptedKeys keys) throws IOException {
        double time = (double) number / RATE;
        if (time >= kept * every && number > 0) {
            BufferedImage picture = reader.get();
            if ((before + kept) % COLUMNS == 0) {
                sheet.row("from " + Math.round((from + time) * 10) / 10.0 + " s");
            }
            sheet.add(picture);
            ImageIO.write(picture, "png", folder.resolve(name(from + time)).toFile());
            kept++;
        }
        return time < seconds;
    }

    /** By tenths of a second, a film of more pictures by thousandths. */
    private String name(double time) {
        long unit = every < 0.1 ? 1000 : 10;
        return "at_" + Math.round(time * unit) + ".png";
    }
}
