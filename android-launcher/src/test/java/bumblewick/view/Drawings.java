package bumblewick.view;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.backdrop.MapPreview;
import bumblewick.view.backdrop.TitlePreview;
import bumblewick.view.effect.EffectPreview;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.garden.GardenPreview;
import bumblewick.view.render.MaterialSheet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Everything that the game can show, as files in a folder: {@code Drawings FOLDER WHAT …}, each in a folder of its own. By
 * itself it draws by a PC's OpenGL, which cannot be had in one process with OpenGL ES.
 */
final class Drawings {
    /** What can be drawn; each takes some seconds. */
    static final List<String> ALL = List.of(
            "materials",
            "effects",
            "title",
            "map",
            "hud",
            "flight LOW",
            "flight MEDIUM",
            "flight HIGH",
            "flight contrast fields",
            "flight course",
            "boss",
            "garden LOW",
            "garden HIGH",
            "overlay");

    private static final String WIDTH = "320";
    private static final String HEIGHT = "180";

    private Drawings() {}

    public static void main(String[] arguments) throws IOException {
        EglContext.refuseSamples();
        for (String what : List.of(arguments).subList(1, arguments.length)) {
            draw(what, Path.of(arguments[0], what.replace(' ', '_')));
        }
    }

    static void draw(String what, Path folder) throws IOException {
        String to = Files.createDirectories(folder).toString();
        switch (what) {
            case "materials" -> new MaterialSheet(folder, look(), 1).draw();
            case "effects" -> EffectPreview.main(new String[] {to, "HIGH", "cloverfield", "3", "12"});
            case "title" -> TitlePreview.main(new String[] {to, WIDTH, HEIGHT, "HIGH", "20"});
            case "map" -> MapPreview.main(new String[] {to, WIDTH, HEIGHT, "HIGH", "20"});
            case "hud" ->
                HudPreview.main(new String[] {to, "cloverfield", WIDTH, HEIGHT, "en", "100", "0", "0", "120", "600"});
            case "flight contrast fields" -> flight(to, "HIGH", "60", FlightPreview.CONTRAST, FlightPreview.FIELDS);
            case "flight course" -> flight(to, "HIGH", "60", FlightPreview.COURSE);
            case "boss" -> flight(to, "HIGH", "11400");
            case "garden LOW", "garden HIGH" ->
                GardenPreview.main(new String[] {to, "mill_yard", WIDTH, HEIGHT, quality(what), "60", "1200"});
            case "overlay" -> GardenPreview.main(new String[] {to, "sandbox", WIDTH, HEIGHT, "LOW", "60", "overlay"});
            default -> flight(to, quality(what), "60", "900", "4000");
        }
    }

    private static String quality(String what) {
        return what.substring(what.indexOf(' ') + 1);
    }

    private static void flight(String to, String quality, String... moments) throws IOException {
        String[] all = new String[5 + moments.length];
        System.arraycopy(new String[] {to, WIDTH, HEIGHT, quality, "0"}, 0, all, 0, 5);
        System.arraycopy(moments, 0, all, 5, moments.length);
        FlightPreview.main(all);
    }

    private static LookDef look() throws IOException {
        Scene scene = ShippedScene.read();
        return scene.all(LookDef.class).get("cloverfield");
    }
}
