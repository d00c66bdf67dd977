package bumblewick.view.effect;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Pose;
import bumblewick.view.FrameContext;
import bumblewick.view.ModelLibrary;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.camera.WickSilhouette;
import bumblewick.view.garden.GardenEntityVisual;
import bumblewick.view.render.SceneRig;
import bumblewick.view.scenery.MeadowGround;
import com.jme3.math.Vector3f;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Keeps a strip of each ground enemy's end, from its last blow on: {@code BurstSheet FOLDER STEP MODEL…}, every STEP-th
 * frame. Not a test: for looking at.
 */
public final class BurstSheet extends Studio {
    private static final float SECONDS = 1f / 60f;
    private static final int PICTURES = 10;
    private static final int WHIRLS = 20; // frames before it bursts
    private static final int WIDTH = 300;
    private static final int HEIGHT = 220;
    private static final float PLACE = 366f; // u along the rail: where nothing stands in the way

    private final Scene scene;
    private final int step;
    private final List<String> models;
    private final FrameContext frameContext = new FrameContext();
    private BufferedImage strip;
    private SceneRig sceneRig;
    private MeadowGround meadow;
    private InstancedModels instancedModels;
    private ModelLibrary library;
    private SpriteBatch sprites;
    private ParticlePool particles;
    private EffectPlayer effects;
    private BrokenFigures brokenFigures;
    private DebrisPieces debris;
    private Struck struck;
    private GardenEntityVisual gardenEntityVisual;
    private int shown;

    /** Somebody who has been struck. */
    private static final class Struck implements GardenEntity {
        final Pose pose = new Pose();
        final String model;
        int ticks;

        Struck(String model) {
            this.model = model;
            pose.position().set(0f, 0f, PLACE);
            pose.setYaw(2.6f);
            pose.beginTick();
        }

        @Override
        public int id() {
            return 1;
        }

        @Override
        public String model() {
            return model;
        }

        @Override
        public Pose pose() {
            return pose;
        }

        @Override
        public String clip() {
            return "death";
        }

        @Override
        public int clipTicks() {
            return ticks;
        }

        @Override
        public float shadowHeight() {
            return 0f;
        }
    }

    BurstSheet(Path folder, Scene scene, int step, List<String> models) {
        super(folder);
        this.scene = scene;
        this.step = step;
        this.models = models;
    }

    @Override
    public void open() {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, false, true);
        sceneRig = new SceneRig(this, getRootNode(), scene.all(LookDef.class).get("cloverfield"), options);
        meadow = new MeadowGround(sceneRig);
        sceneRig.lighting().bend(0f, 0f, PLACE);
        library = new ModelLibrary(sceneRig.assets());
        instancedModels = new InstancedModels(library, sceneRig.root());
        sprites = new SpriteBatch(sceneRig.assets(), sceneRig.root());
        particles = new ParticlePool();
        debris = new DebrisPieces(instancedModels, true);
        effects = new EffectPlayer(scene.all(EffectDef.class), particles, debris, new CameraShake());
        effects.models().forEach(instancedModels::of);
        brokenFigures = new BrokenFigures(library, sceneRig.root());
        models.forEach(brokenFigures::prepare);
        sceneRig.show();
        Vector3f at = new Vector3f(0f, 0.7f, PLACE);
        getCamera().setFrustumPerspective(40f, (float) WIDTH / HEIGHT, 0.2f, 900f);
        getCamera().setLocation(new Vector3f(1f, 2.2f, PLACE - 5f));
        getCamera().lookAt(at, Vector3f.UNIT_Y);
        meadow.moveTo(PLACE);
        sceneRig.setShadowFocus(at);
    }

    @Override
    public String frame(int number) {
        if (shown == models.size() * PICTURES) {
            return null;
        }
        if (shown % PICTURES == 0 && gardenEntityVisual == null) {
            struck = new Struck(models.get(shown / PICTURES));
            gardenEntityVisual = GardenEntityVisual.create(struck.model, library, instancedModels, instancedModels);
        }
        boolean whirls = struck.ticks < WHIRLS;
        int frames = whirls || struck.ticks == WHIRLS ? 1 : step;
        for (int i = 0; i < frames; i++) {
            pass();
        }
        return whirls && struck.ticks < WHIRLS ? "" : struck.model + " " + shown++ % PICTURES;
    }

    private void pass() {
        frameContext.update(1f, SECONDS, SECONDS);
        instancedModels.clear();
        sprites.clear();
        if (struck.ticks < WHIRLS) {
            gardenEntityVisual.show(
                    struck, sceneRig.root(), true, 5f, Vector3f.ZERO, new WickSilhouette(), frameContext, true);
        } else if (struck.ticks == WHIRLS) {
            gardenEntityVisual.shatter(struck.model, brokenFigures, new Vector3f(0f, 0f, 1.8f));
            gardenEntityVisual.retire();
            effects.play(EffectKind.WALKER_BURST, struck.pose.position());
        }
        struck.ticks++;
        brokenFigures.update(SECONDS);
        debris.update(SECONDS, Float.NEGATIVE_INFINITY);
        particles.show(sprites, SECONDS);
        instancedModels.submit();
        sprites.show();
        getRootNode().updateLogicalState(SECONDS);
        getRootNode().updateGeometricState();
    }

    @Override
    public void keep(String name, BufferedImage picture) {
        int column = (shown - 1) % PICTURES;
        if (column == 0) {
            strip = new BufferedImage(WIDTH * PICTURES / 2, HEIGHT * 2, BufferedImage.TYPE_INT_RGB);
        }
        Graphics2D graphics = strip.createGraphics();
        graphics.drawImage(picture, column % 5 * WIDTH, column / 5 * HEIGHT, null);
        graphics.dispose();
        if (column == PICTURES - 1) {
            super.keep(name.substring(0, name.indexOf(' ')), strip);
            gardenEntityVisual = null;
            for (int i = 0; i < 120; i++) {
                brokenFigures.update(SECONDS);
                particles.show(sprites, SECONDS);
            }
        }
    }

    /** See above. */
    public static void main(String[] args) throws IOException {
        Scene scene = ShippedScene.read();
        List<String> models = List.of(args).subList(2, args.length);
        new BurstSheet(Path.of(args[0]), scene, Integer.parseInt(args[1]), models).run(WIDTH, HEIGHT);
    }
}
