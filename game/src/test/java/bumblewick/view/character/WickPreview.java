package bumblewick.view.character;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelLibrary;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.render.SceneRig;
import com.jme3.math.FastMath;
import com.jme3.math.Quaternion;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps a strip of pictures of Wick alone: {@code WickPreview FOLDER WIDTH HEIGHT EVERY VIEW CLIP:TICKS[:UPPER]…}, one
 * picture in {@code EVERY} ticks from the last tenth of the first clip on, seen from {@code back}, {@code side}, {@code front}
 * or {@code face}. Not a test: for looking at.
 */
final class WickPreview extends Studio {
    private static final float SECONDS = 1f / 60f;
    private static final float LEAD = 90f; // ticks before the first picture

    private final LookDef look;
    private final int every;
    private final String view;
    private final List<WickClip> clips = new ArrayList<>();
    private final List<Float> joys = new ArrayList<>();
    private SceneRig sceneRig;
    private WickView wick;
    private int tick;

    private WickPreview(Path folder, LookDef look, int every, String view) {
        super(folder);
        this.look = look;
        this.every = every;
        this.view = view;
    }

    private void add(String text) {
        String[] parts = text.split(":");
        for (int i = 0; i < Integer.parseInt(parts[1]); i++) {
            clips.add(WickClip.named(parts[0]));
            joys.add(parts.length > 2 ? Float.parseFloat(parts[2]) : 0f);
        }
    }

    @Override
    public void open() {
        sceneRig = new SceneRig(this, getRootNode(), look, new ViewOptions(ViewOptions.Quality.HIGH, false, true));
        sceneRig.lighting().bend(0f, 0f, 0f);
        wick = new WickView(new ModelLibrary(sceneRig.assets()), sceneRig.root());
        sceneRig.show();
        float aspect = (float) getCamera().getWidth() / getCamera().getHeight();
        boolean face = view.equals("face");
        getCamera().setFrustumPerspective(face ? 14f : 30f, aspect, 0.2f, 900f);
        float turn = view.equals("back") ? FastMath.PI : view.equals("side") ? FastMath.HALF_PI : 0.35f;
        getCamera().setLocation(new Vector3f(6f * FastMath.sin(turn), 1.7f, 6f * FastMath.cos(turn)));
        getCamera().lookAt(new Vector3f(0f, face ? 1.3f : 1.05f, 0f), Vector3f.UNIT_Y);
        sceneRig.setShadowFocus(new Vector3f());
    }

    @Override
    public String frame(int number) {
        int steps = number == 0 ? (int) LEAD : every;
        for (int i = 0; i < steps; i++) {
            if (tick >= clips.size()) {
                return null;
            }
            wick.pose(
                    clips.get(tick),
                    Vector3f.ZERO,
                    new Quaternion(),
                    getCamera().getLocation(),
                    joys.get(tick),
                    SECONDS);
            tick++;
        }
        return String.format("wick%04d", tick);
    }

    public static void main(String[] args) throws IOException {
        Scene scene = ShippedScene.read();
        WickPreview preview = new WickPreview(
                Path.of(args[0]), scene.all(LookDef.class).get("cloverfield"), Integer.parseInt(args[3]), args[4]);
        for (int i = 5; i < args.length; i++) {
            preview.add(args[i]);
        }
        preview.run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }
}
