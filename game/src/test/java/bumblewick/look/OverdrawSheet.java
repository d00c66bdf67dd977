package bumblewick.look;

import bumblewick.app.shell.GameOptions;
import bumblewick.view.EglContext;
import bumblewick.view.Overdraw;
import bumblewick.view.OverdrawDriver;
import bumblewick.view.ScriptedKeys;
import bumblewick.view.ViewOptions;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.imageio.ImageIO;

/** How often a part of the game shades each pixel: the mean, each shader's share, and the worst frame beside its heat. */
final class OverdrawSheet implements Recorder.Film {
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final int FRAMES = 40;
    private static final int FRAMES_PER_SECOND = 2;

    /** Of a pixel that is shaded 0, 1, 2 … times; more is the last. */
    private static final int[] HEAT = {
        0x000000, 0x102060, 0x1060c0, 0x10a060, 0x80c020, 0xf0e020, 0xf09010, 0xe03010, 0xff60c0, 0xffffff
    };

    private final Map<String, String> sources = new TreeMap<>();
    private final OverdrawDriver driver = new OverdrawDriver(this::nameOf);
    private final Map<String, Double> shares = new TreeMap<>();
    private double sum;
    private double worst;
    private BufferedImage sheet;

    private OverdrawSheet(Path scene) throws IOException {
        try (Stream<Path> files = Files.list(scene.resolve("Shaders"))) {
            for (Path file : files.filter(f -> f.toString().endsWith(".frag")).toList()) {
                String source = Files.readString(file);
                sources.put(
                        bare(source.substring(source.indexOf("void main"))),
                        file.getFileName().toString());
            }
        }
    }

    /** Plays a part for 20 s and draws its sheet. */
    static void draw(Path scene, Path folder, Part part, ViewOptions.Quality preset) throws IOException {
        OverdrawSheet overdraw = new OverdrawSheet(scene);
        EglContext.drawBy(() -> overdraw.driver);
        GameOptions options = part.demo(scene, preset, 1f / FRAMES_PER_SECOND);
        Recorder.play(scene, options, WIDTH, HEIGHT, overdraw);
        String name = (part + "_" + preset).toLowerCase(Locale.ROOT);
        Files.createDirectories(folder);
        ImageIO.write(overdraw.sheet, "png", folder.resolve(name + ".png").toFile());
        StringBuilder line = new StringBuilder(String.format(
                Locale.ROOT, "%s at %s: %.2f, at most %.2f:", part, preset, overdraw.sum / FRAMES, overdraw.worst));
        overdraw.shares.forEach(
                (shader, share) -> line.append(String.format(Locale.ROOT, " %s %.2f", shader, share / FRAMES)));
        System.out.println(line);
    }

    /** Without blanks and remarks, with which the engine does as it likes. */
    private static String bare(String source) {
        return source.replaceAll("//.*", "").replaceAll("\\s", "");
    }

    private String nameOf(String loaded) {
        String source = bare(loaded);
        return sources.entrySet().stream()
                .filter(entry -> source.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }

    @Override
    public boolean take(int number, Supplier<BufferedImage> picture, ScriptedKeys keys) {
        Overdraw.Picture scene = driver.overdraw().take();
        double pixels = (double) scene.width() * scene.height();
        double mean = scene.mean();
        scene.fragments().forEach((shader, count) -> shares.merge(shader, count / pixels, Double::sum));
        sum += mean;
        if (mean > worst) {
            worst = mean;
            sheet = beside(picture.get(), scene);
        }
        return number + 1 < FRAMES;
    }

    private static BufferedImage beside(BufferedImage picture, Overdraw.Picture scene) {
        BufferedImage both = new BufferedImage(2 * WIDTH, HEIGHT, BufferedImage.TYPE_INT_RGB);
        both.getGraphics().drawImage(picture, 0, 0, null);
        for (int y = 0; y < HEIGHT; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int row = scene.height() - 1 - y * scene.height() / HEIGHT;
                int times = scene.times(x * scene.width() / WIDTH, row);
                both.setRGB(WIDTH + x, y, HEAT[Math.min(times, HEAT.length - 1)]);
            }
        }
        return both;
    }
}
