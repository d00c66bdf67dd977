package bumblewick.view;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.sim.run.Pose;
import bumblewick.sim.run.Seen;
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
    private final Stride stride = new Stride();
    private BufferedImage strip;
    private Theatre theatre;
    private Meadow meadow;
    private Crowds crowds;
    private ModelLibrary library;
    private Sprites sprites;
    private Particles particles;
    private Effects effects;
    private Wrecks wrecks;
    private Debris debris;
    private Struck struck;
    private Actor actor;
    private int shown;

    /** Somebody who has been struck. */
    private static final class Struck implements Seen {
        final Pose pose = new Pose();
        final String model;
        int ticks;

        Struck(String model) {
            this.model = model;
            pose.position().set(0f, 0f, PLACE);
            pose.face(2.6f);
            pose.keep();
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
    void open() {
        ViewOptions options = new ViewOptions(ViewOptions.Quality.HIGH, false, true);
        theatre = new Theatre(this, getRootNode(), scene.looks().get("cloverfield"), options);
        meadow = new Meadow(theatre);
        theatre.daylight().bend(0f, 0f, PLACE);
        library = new ModelLibrary(theatre.assets());
        crowds = new Crowds(library, theatre.root());
        sprites = new Sprites(theatre.assets(), theatre.root());
        particles = new Particles();
        debris = new Debris(crowds, true);
        effects = new Effects(scene.effects(), particles, debris, new Shake());
        effects.models().forEach(crowds::of);
        wrecks = new Wrecks(library, theatre.root());
        models.forEach(wrecks::prepare);
        theatre.open();
        Vector3f at = new Vector3f(0f, 0.7f, PLACE);
        getCamera().setFrustumPerspective(40f, (float) WIDTH / HEIGHT, 0.2f, 900f);
        getCamera().setLocation(new Vector3f(1f, 2.2f, PLACE - 5f));
        getCamera().lookAt(at, Vector3f.UNIT_Y);
        meadow.follow(PLACE);
        theatre.focus(at);
    }

    @Override
    String frame(int number) {
        if (shown == models.size() * PICTURES) {
            return null;
        }
        if (shown % PICTURES == 0 && actor == null) {
            struck = new Struck(models.get(shown / PICTURES));
            actor = Actor.of(struck.model, library, crowds, crowds);
        }
        boolean whirls = struck.ticks < WHIRLS;
        int frames = whirls || struck.ticks == WHIRLS ? 1 : step;
        for (int i = 0; i < frames; i++) {
            pass();
        }
        return whirls && struck.ticks < WHIRLS ? "" : struck.model + " " + shown++ % PICTURES;
    }

    private void pass() {
        stride.next(1f, SECONDS, SECONDS);
        crowds.clear();
        sprites.clear();
        if (struck.ticks < WHIRLS) {
            actor.show(struck, theatre.root(), true, 5f, Vector3f.ZERO, stride, true);
        } else if (struck.ticks == WHIRLS) {
            actor.breakUp(struck.model, wrecks, new Vector3f(0f, 0f, 1.8f));
            actor.leave();
            effects.play(Effect.WALKER_BURST, struck.pose.position());
        }
        struck.ticks++;
        wrecks.show(SECONDS);
        debris.show(SECONDS, Float.NEGATIVE_INFINITY);
        particles.show(sprites, SECONDS);
        crowds.show();
        sprites.show();
        getRootNode().updateLogicalState(SECONDS);
        getRootNode().updateGeometricState();
    }

    @Override
    void keep(String name, BufferedImage picture) {
        int column = (shown - 1) % PICTURES;
        if (column == 0) {
            strip = new BufferedImage(WIDTH * PICTURES / 2, HEIGHT * 2, BufferedImage.TYPE_INT_RGB);
        }
        Graphics2D graphics = strip.createGraphics();
        graphics.drawImage(picture, column % 5 * WIDTH, column / 5 * HEIGHT, null);
        graphics.dispose();
        if (column == PICTURES - 1) {
            super.keep(name.substring(0, name.indexOf(' ')), strip);
            actor = null;
            for (int i = 0; i < 120; i++) {
                wrecks.show(SECONDS);
                particles.show(sprites, SECONDS);
            }
        }
    }

    /** See above. */
    public static void main(String[] args) throws IOException {
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
        List<String> models = List.of(args).subList(2, args.length);
        new BurstSheet(Path.of(args[0]), scene, Integer.parseInt(args[1]), models).run(WIDTH, HEIGHT);
    }
}
