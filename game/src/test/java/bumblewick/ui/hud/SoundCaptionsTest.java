package bumblewick.ui.hud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.draw.Translations;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.Camera;
import com.jme3.scene.Node;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who cannot hear a sound reads what it is and where it comes from. */
class SoundCaptionsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final int WIDTH = 1280;
    private static final int HEIGHT = 720;
    private static final float FAR = 30f; // u
    private static final float FRAME = 1f / 60f;
    private static final List<String> FRAMES =
            List.of("caption.ahead", "caption.left", "caption.right", "caption.behind");

    private final List<String> shown = new ArrayList<>();
    private final SoundCaptions captions =
            new SoundCaptions((key, values) -> values.length == 0 ? key : key + " " + values[0], eye(), shown::add);

    /** A camera at the origin that looks along +Z, 60° high and so 91.5° wide: −X is on its right. */
    private static Projection eye() {
        Camera camera = new Camera(WIDTH, HEIGHT);
        camera.setFrustumPerspective(60f, (float) WIDTH / HEIGHT, 0.1f, 1000f);
        camera.lookAtDirection(Vector3f.UNIT_Z, Vector3f.UNIT_Y);
        camera.update();
        return (point, store) -> camera.getScreenCoordinates(point, store).z <= 1f;
    }

    /** A sound that far to the right of straight ahead, in degrees. */
    private static Vector3f place(float degrees) {
        float angle = FastMath.DEG_TO_RAD * degrees;
        return new Vector3f(-FAR * FastMath.sin(angle), 2f, FAR * FastMath.cos(angle));
    }

    private void hear(SimEvent.Type type, Vector3f where) {
        SimEvents events = new SimEvents();
        events.add(type, where);
        captions.onEvent(events.get(0), WIDTH);
    }

    /** Half of the picture's half width is at atan(tan 45.7° / 2) = 27°, its edge at 46°, the edge of the mirror at 134°. */
    @ParameterizedTest(name = "{0}° to the right: {1}")
    @CsvSource({
        "0, AHEAD",
        "25, AHEAD",
        "-25, AHEAD",
        "30, RIGHT",
        "-30, LEFT",
        "80, RIGHT",
        "-80, LEFT",
        "100, RIGHT",
        "-100, LEFT",
        "130, RIGHT",
        "-130, LEFT",
        "140, BEHIND",
        "-140, BEHIND",
        "180, BEHIND"
    })
    void aSoundComesFromWhereItsPlaceIsSeenFromTheCamera(float degrees, SoundDirection expected) {
        assertEquals(expected, SoundDirection.of(place(degrees), eye(), WIDTH, new Vector3f()));
    }

    @Test
    void aCaptionIsFramedByItsDirection() {
        hear(SimEvent.Type.BOSS_DIVE, place(180f));
        hear(SimEvent.Type.CRUMBLING, place(-80f));

        assertEquals(List.of("caption.behind caption.bossDives", "caption.left caption.crumbles"), shown);
    }

    @Test
    void whatHappensToWickHasNoDirection() {
        hear(SimEvent.Type.CRASHED, place(80f));

        assertEquals(List.of("caption.ahead caption.crash"), shown);
    }

    @Test
    void theSameSoundIsDescribedAgainOnlyAfterFiveSeconds() {
        hear(SimEvent.Type.BEE_LOST, place(0f));
        captions.update(4.9f);
        hear(SimEvent.Type.BEE_LOST, place(180f));
        captions.update(0.2f);
        hear(SimEvent.Type.BEE_LOST, place(180f));

        assertEquals(List.of("caption.ahead caption.beeLost", "caption.behind caption.beeLost"), shown);
    }

    /** The largest text on the narrowest picture, from every direction. */
    @Tag("long")
    @ParameterizedTest(name = "{0}, text {1}")
    @CsvSource({"en, 1", "en, 2", "ja, 1", "ja, 2"})
    void everyCaptionFitsThePicture(String language, float text) throws IOException {
        Scene scene = ShippedScene.read();
        Translations translations = scene.text(language)::text;
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(SCENE.toString(), FileLocator.class);
        HudOptions options = new HudOptions(text, true, true, 1f, true, 1f, 1f, false, 1.2f);
        Canvas canvas = new Canvas(new Node("gui"));
        canvas.fit(1024, 768);
        HudLayout layout = new HudLayout(canvas, options);
        Rectangle picture = new Rectangle();
        picture.add(0f, 0f);
        picture.add(canvas.width(), Canvas.HEIGHT);
        for (String key : scene.text("en").keys()) {
            if (key.startsWith("caption.") && !FRAMES.contains(key)) {
                for (String frame : FRAMES) {
                    Subtitle line = new Subtitle(new HudSkin(new Skin(assets), options), 20f * text, Skin.SOFT);
                    line.show(translations.text(frame, translations.text(key)));
                    line.update(layout, 0f, FRAME * 30f);
                    DrawnPart.of(line.node(), canvas.scale())
                            .forEach(part -> assertTrue(part.box().within(picture), () -> key + " " + part));
                }
            }
        }
    }
}
