package bumblewick.view;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.GardenDef;
import bumblewick.def.LookDef;
import bumblewick.loop.Demo;
import bumblewick.loop.FixedTickLoop;
import bumblewick.loop.IntentSource;
import bumblewick.sim.World;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.RunOptions;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Keeps pictures of a garden: {@code GardenPreview FOLDER STAGE WIDTH HEIGHT QUALITY TICK… [contrast] [overlay] [hold:x,y] [eye:x,y,z,x,y,z]}. The
 * stick is held somewhere, or the stage's own pilot walks. With an eye (from where, at what) the picture is taken from there. A stage that cannot be played is shown as a level without
 * anybody in it, for which an eye is needed. Not a test: for looking at.
 */
class GardenPreview extends Studio {
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
    private LevelPicture bare;
    private Theatre theatre;
    private int played;
    private boolean overlay;

    GardenPreview(
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
        if (!scene.rules().gardens().containsKey(stage)) {
            loop = null;
            view = null;
            return;
        }
        World world = new World(scene.rules(), new RunOptions(stage, "easy", 1L, 0));
        loop = new FixedTickLoop(world, pilot(world, stick));
        view = new GardenView(loop, world.garden(), scene.looks(), scene.effects(), options);
    }

    private static IntentSource pilot(World world, float[] stick) {
        if (stick.length != 2) {
            return new Demo(world);
        }
        PlayerIntent held = PlayerIntent.of(stick[0], stick[1], 0);
        return () -> held;
    }

    /** What is looked at. */
    GardenView view() {
        return view;
    }

    private void draw() {
        view.update(SECONDS);
    }

    @Override
    void open() {
        if (view != null) {
            getStateManager().attach(view);
            return;
        }
        LookDef look = scene.looks().getOrDefault(stage, scene.looks().get("cloverfield"));
        theatre = new Theatre(this, getRootNode(), look, options);
        GardenDef def = new GardenDef(
                stage, look.id(), "", GardenDef.Goal.NONE, null, 0f, 0, 0, 0, List.of(), null, null, List.of());
        Scope scope = new Scope(getCamera(), theatre.daylight().sun());
        bare = new LevelPicture(theatre, new ModelLibrary(theatre.assets()), scope, def);
        theatre.daylight().bend(0f, 0f, 0f);
        theatre.open();
    }

    @Override
    String frame(int number) {
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
            view.look(Optional.of(FreeCamera.at(from, new Vector3f(eye[3], eye[4], eye[5]))));
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
            theatre.focus(at);
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
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
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
