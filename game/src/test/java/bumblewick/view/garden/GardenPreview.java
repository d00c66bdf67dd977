package bumblewick.view.garden;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.GardenDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.replay.IntentSource;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.BuildSteps;
import bumblewick.view.ModelLibrary;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.camera.FreeCamera;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.level.LevelVisual;
import bumblewick.view.render.SceneRig;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Keeps pictures of a garden: {@code GardenPreview FOLDER STAGE WIDTH HEIGHT QUALITY TICK… [contrast] [overlay] [hold:x,y]
 * [eye:x,y,z,x,y,z]}. The stick is held somewhere, or the stage's own pilot walks. With an eye (from where, at what) the
 * picture is taken from there. A stage that cannot be played is shown as a level without anybody in it, for which an eye is
 * needed. Not a test: for looking at.
 */
public class GardenPreview extends Studio {
    private static final float SECONDS = 1f / 60f;
    private static final float DEGREES = 50f;

    private final TreeSet<Integer> wanted;
    private final Scene scene;
    private final String stage;
    private final ViewOptions options;
    private final float[] eye;
    private final GardenView view;
    private final FixedTickLoop loop;
    private final Runnable update = this::draw;
    private LevelVisual bare;
    private SceneRig sceneRig;
    private int played;
    private boolean overlay;

    public GardenPreview(
            Path folder,
            Scene scene,
            String stage,
            ViewOptions options,
            TreeSet<Integer> wanted,
            float[] eye,
            float[] stick) {
        super(folder);
        this.scene = scene;
        this.stage = stage;
        this.options = options;
        this.wanted = wanted;
        this.eye = eye;
        if (!scene.rules().all(GardenDef.class).containsKey(stage)) {
            loop = null;
            view = null;
            return;
        }
        World world = new World(scene.rules(), new RunOptions(stage, "easy", 1L, 0));
        loop = new FixedTickLoop(world, pilot(world, stick));
        view = new GardenView(loop, world.garden(), scene.all(LookDef.class), scene.all(EffectDef.class), options);
    }

    private static IntentSource pilot(World world, float[] stick) {
        if (stick.length != 2) {
            return new DemoPilot(world);
        }
        PlayerIntent held = PlayerIntent.of(stick[0], stick[1], 0);
        return () -> held;
    }

    /** What is played. */
    public World world() {
        return loop.world();
    }

    /** What is looked at. */
    public GardenView view() {
        return view;
    }

    private void draw() {
        view.update(SECONDS);
    }

    @Override
    public void open() {
        if (view != null) {
            getStateManager().attach(view);
            return;
        }
        LookDef look = scene.all(LookDef.class)
                .getOrDefault(stage, scene.all(LookDef.class).get("cloverfield"));
        sceneRig = new SceneRig(this, getRootNode(), look, options);
        GardenDef def = new GardenDef(
                stage,
                look.id(),
                "",
                GardenDef.Goal.NONE,
                null,
                0f,
                0,
                0,
                0,
                List.of(),
                null,
                null,
                List.of(),
                List.of());
        SceneCulling scope = new SceneCulling(getCamera(), sceneRig.lighting().sun());
        BuildSteps steps = new BuildSteps();
        bare = new LevelVisual(sceneRig, new ModelLibrary(sceneRig.assets()), scope, def, steps);
        steps.finish();
        sceneRig.lighting().bend(0f, 0f, 0f);
        sceneRig.show();
    }

    @Override
    public String frame(int number) {
        Integer next = wanted.pollFirst();
        if (next == null) {
            return null;
        }
        if (view != null && overlay) {
            overlay = false;
            view.toggleOverlay();
        }
        if (view != null && eye.length == 6) {
            Vector3f from = new Vector3f(eye[0], eye[1], eye[2]);
            view.useCamera(Optional.of(FreeCamera.lookingAt(from, new Vector3f(eye[3], eye[4], eye[5]))));
        }
        while (view != null && played < next) {
            countFromHere();
            loop.advance(SECONDS);
            played++;
            measured(update);
            getRootNode().updateLogicalState(SECONDS);
        }
        if (eye.length == 6 && bare != null) {
            Vector3f at = new Vector3f(eye[3], eye[4], eye[5]);
            getCamera()
                    .setFrustumPerspective(
                            DEGREES,
                            (float) getCamera().getWidth() / getCamera().getHeight(),
                            0.2f,
                            900f);
            getCamera().setLocation(new Vector3f(eye[0], eye[1], eye[2]));
            getCamera().lookAt(at, Vector3f.UNIT_Y);
            sceneRig.setShadowFocus(at);
            bare.show(getCamera(), at, at, SECONDS);
        }
        return String.format("%s%05d", stage, next);
    }

    public static void main(String[] args) throws IOException {
        TreeSet<Integer> wanted = new TreeSet<>();
        float[] eye = {};
        float[] stick = {};
        boolean overlay = false;
        boolean contrast = false;
        for (int i = 5; i < args.length; i++) {
            if (args[i].startsWith("eye:")) {
                eye = numbers(args[i].substring(4));
            } else if (args[i].equals(FlightPreview.CONTRAST)) {
                contrast = true;
            } else if (args[i].equals("overlay")) {
                overlay = true;
            } else if (args[i].startsWith("hold:")) {
                stick = numbers(args[i].substring(5));
            } else {
                wanted.addAll(FlightPreview.frames(args[i]));
            }
        }
        Scene scene = ShippedScene.read();
        ViewOptions options = FlightPreview.options(args[4], contrast, scene);
        scene.report().problems().forEach(System.err::println);
        GardenPreview preview = new GardenPreview(Path.of(args[0]), scene, args[1], options, wanted, eye, stick);
        preview.overlay = overlay;
        preview.run(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
    }

    private static float[] numbers(String text) {
        double[] parts =
                Arrays.stream(text.split(",")).mapToDouble(Double::parseDouble).toArray();
        float[] numbers = new float[parts.length];
        for (int i = 0; i < parts.length; i++) {
            numbers[i] = (float) parts[i];
        }
        return numbers;
    }
}
