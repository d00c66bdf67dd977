package bumblewick.look;

import bumblewick.content.Scene;
import bumblewick.content.SceneReader;
import bumblewick.content.asset.SceneFolder;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelSheets;
import bumblewick.view.ViewOptions;
import bumblewick.view.effect.EffectPreview;
import bumblewick.view.render.MaterialSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * The command {@code mvn -Plook -Dlook.args="WHAT …"}; what it draws goes to {@code game/target}.
 *
 * <pre>
 * models [NAME …]            turntables of models and strips of their clips
 * effects                    strips of every effect
 * materials                  the coats of a level's pieces
 * key-art                    the title's picture with the logo in a store's sizes, to assets/identity
 * screens                    every screen in every language
 * capture [PART [SECONDS [FRAMES_PER_SECOND]]]
 *                            videos and frames of FLIGHT, ENTRANCE, BOSS and GARDEN: 20 s each, 30 frames a second
 * stage STAGE FROM SECONDS EVERY [WIDTH [PRESET [DIFFICULTY]]]
 *                            a sheet of frames of any stage, from a second or {@code @DISTANCE} on
 * overdraw [PART [PRESET]]   how often each pixel is shaded at LOW and HIGH, over 20 s of each part
 * beside FOLDER [A=B …]      pictures of a folder beside captures: that file A beside our file B
 * </pre>
 */
public final class Look {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Path SHEETS = Path.of("target", "contact-sheets");
    private static final Path OVERDRAW = Path.of("target", "overdraw");
    private static final Path CAPTURES = Path.of("target", "captures");
    private static final String EFFECT_PICTURES = "12";
    private static final String EFFECT_STEP = "4"; // ticks from one picture of a strip to the next
    private static final int SECONDS = 20;

    private static final int FRAMES_PER_SECOND = 30;

    /** A strong reference, or its level would be forgotten with it. */
    private static final Logger LOG = Logger.getLogger("");

    private Look() {}

    /** See above. */
    public static void main(String[] args) throws IOException {
        LOG.setLevel(Level.WARNING);
        List<String> rest = Arrays.asList(args).subList(Math.min(1, args.length), args.length);
        switch (args.length == 0 ? "" : args[0]) {
            case "models" -> models(rest);
            case "effects" ->
                EffectPreview.main(new String[] {
                    SHEETS.resolve("effects").toString(), "HIGH", "cloverfield", EFFECT_PICTURES, EFFECT_STEP
                });
            case "materials" ->
                new MaterialSheet(SHEETS, scene().all(LookDef.class).get("cloverfield")).draw();
            case "screens" -> new ScreenSheet(SCENE, Files.createDirectories(SHEETS)).write();
            case "walk" -> new ScreenSheet(SCENE, SHEETS).walk(ScreenSheet.Walk.valueOf(rest.get(0)), rest.get(1));
            case "key-art" -> KeyArt.write(scene(), SCENE.resolve("ui"), SCENE.resolveSibling("identity"));
            case "capture" -> capture(rest);
            case "stage" -> StageReel.draw(SCENE, CAPTURES, rest.toArray(String[]::new));
            case "overdraw" -> overdraw(rest);
            case "beside" ->
                new SideBySide(Path.of(rest.get(0)), CAPTURES)
                        .write(rest.subList(1, rest.size()), CAPTURES.resolve("side_by_side.jpg"));
            default -> throw new IllegalArgumentException("look at what? See bumblewick.look.Look");
        }
    }

    private static void models(List<String> names) throws IOException {
        new ModelSheets(SHEETS, scene().all(LookDef.class).get("cloverfield"), names.isEmpty() ? allModels() : names)
                .draw();
    }

    private static void capture(List<String> rest) throws IOException {
        if (rest.isEmpty()) {
            for (Part part : Part.values()) {
                OwnProcess.run(Look.class, "capture", part.name());
            }
            return;
        }
        Part part = Part.valueOf(rest.get(0).toUpperCase(Locale.ROOT));
        int seconds = rest.size() < 2 ? SECONDS : Integer.parseInt(rest.get(1));
        int rate = rest.size() < 3 ? FRAMES_PER_SECOND : Integer.parseInt(rest.get(2));
        Capture.record(SCENE, CAPTURES, part, seconds, rate);
    }

    private static void overdraw(List<String> rest) throws IOException {
        if (rest.size() == 2) {
            OverdrawSheet.draw(SCENE, OVERDRAW, Part.valueOf(rest.get(0)), ViewOptions.Quality.valueOf(rest.get(1)));
            return;
        }
        List<Part> parts = rest.isEmpty() ? List.of(Part.values()) : List.of(Part.valueOf(rest.get(0)));
        for (Part part : parts) {
            OwnProcess.run(Look.class, "overdraw", part.name(), ViewOptions.Quality.LOW.name());
            OwnProcess.run(Look.class, "overdraw", part.name(), ViewOptions.Quality.HIGH.name());
        }
    }

    private static Scene scene() throws IOException {
        return SceneReader.read(new SceneFolder(SCENE));
    }

    private static List<String> allModels() throws IOException {
        try (Stream<Path> files = Files.list(SCENE.resolve("models"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".glb"))
                    .map(file -> file.substring(0, file.length() - ".glb".length()))
                    .sorted()
                    .toList();
        }
    }
}
