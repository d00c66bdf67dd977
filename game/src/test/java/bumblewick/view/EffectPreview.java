package bumblewick.view;

import bumblewick.content.Scene;
import bumblewick.content.SceneFolder;
import bumblewick.content.SceneReader;
import bumblewick.def.LookDef;
import com.jme3.math.Vector3f;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Keeps a strip of twelve pictures of each effect: {@code EffectPreview FOLDER QUALITY LOOK STEP [EFFECT…]}, every
 * STEP-th frame; all effects if none is named. Not a test: for looking at.
 */
public final class EffectPreview extends Studio {
    private static final float SECONDS = 1f / 60f;
    private static final int PICTURES = 12;
    private static final int WIDTH = 240;
    private static final int HEIGHT = 180;
    private static final float PLACE = 366f; // u along the rail: where nothing stands in the way
    private static final int LASTING = 20; // frames for which an effect that lasts has gone on before

    private final Scene scene;
    private final LookDef look;
    private final ViewOptions options;
    private final int step;
    private final List<Effect> wanted;
    private final Vector3f at = new Vector3f();
    private BufferedImage strip;
    private Theatre theatre;
    private Meadow meadow;
    private Crowds crowds;
    private Sprites sprites;
    private Particles particles;
    private Debris debris;
    private Effects effects;
    private int shown;

    EffectPreview(Path folder, Scene scene, LookDef look, ViewOptions options, int step, List<Effect> wanted) {
        super(folder);
        this.scene = scene;
        this.look = look;
        this.options = options;
        this.step = step;
        this.wanted = wanted;
    }

    @Override
    void open() {
        theatre = new Theatre(this, getRootNode(), look, options);
        meadow = new Meadow(theatre);
        theatre.daylight().bend(0f, 0f, PLACE);
        crowds = new Crowds(new ModelLibrary(theatre.assets()), theatre.root());
        sprites = new Sprites(theatre.assets(), theatre.root());
        particles = new Particles();
        debris = new Debris(crowds, true);
        theatre.open();
    }

    @Override
    String frame(int number) {
        if (shown == wanted.size() * PICTURES) {
            return null;
        }
        Effect effect = wanted.get(shown / PICTURES);
        int picture = shown++ % PICTURES;
        boolean high = effect.ordinal() < Effect.STEP.ordinal();
        at.set(0f, high ? 2f : 0.6f, PLACE);
        camera(high ? 6f : 4f);
        if (picture == 0) {
            begin(effect);
        }
        for (int i = 0; i < (picture == 0 ? 1 : step); i++) {
            pass(effect);
        }
        return effect.id() + " " + picture;
    }

    private void camera(float away) {
        getCamera().setFrustumPerspective(40f, (float) WIDTH / HEIGHT, 0.2f, 900f);
        getCamera().setLocation(new Vector3f(0f, at.y + away * 0.15f, PLACE - away));
        getCamera().lookAt(at, Vector3f.UNIT_Y);
        meadow.follow(PLACE);
        theatre.focus(at);
    }

    private void begin(Effect effect) {
        particles.clear();
        effects = new Effects(scene.effects(), particles, debris, new Shake());
        effects.apply(options);
        effects.models().forEach(crowds::of);
        effects.play(effect, at);
        for (int i = 0; i < LASTING; i++) {
            effects.flow(effect, at, SECONDS);
            particles.show(sprites, lasts(effect) ? SECONDS : 0f);
        }
    }

    private boolean lasts(Effect effect) {
        return scene.effects().get(effect.id()).layers().stream().allMatch(layer -> layer.perSecond() > 0f);
    }

    private void pass(Effect effect) {
        crowds.clear();
        sprites.clear();
        effects.flow(effect, at, SECONDS);
        debris.show(SECONDS, Float.NEGATIVE_INFINITY);
        particles.show(sprites, SECONDS);
        crowds.show();
        sprites.show();
        getRootNode().updateLogicalState(SECONDS);
    }

    @Override
    void keep(String name, BufferedImage picture) {
        int column = (shown - 1) % PICTURES;
        if (column == 0) {
            strip = new BufferedImage(WIDTH * PICTURES, HEIGHT, BufferedImage.TYPE_INT_RGB);
        }
        Graphics2D graphics = strip.createGraphics();
        graphics.drawImage(picture, column * WIDTH, 0, null);
        graphics.setColor(Color.WHITE);
        graphics.drawString(column == 0 ? name : "", 4, 14);
        graphics.dispose();
        if (column == PICTURES - 1) {
            super.keep(name.substring(0, name.indexOf(' ')), strip);
        }
    }

    /** See above. */
    public static void main(String[] args) throws IOException {
        Scene scene = SceneReader.read(new SceneFolder("base", Path.of(System.getProperty("bumblewick.scene"))));
        scene.report().problems().forEach(System.err::println);
        ViewOptions options = new ViewOptions(ViewOptions.Quality.valueOf(args[1]), false, true);
        List<Effect> wanted = new ArrayList<>();
        for (int i = 4; i < args.length; i++) {
            wanted.add(Effect.valueOf(args[i].toUpperCase(Locale.ROOT)));
        }
        if (wanted.isEmpty()) {
            wanted.addAll(Arrays.asList(Effect.values()));
        }
        LookDef look = scene.looks().get(args[2]);
        new EffectPreview(Path.of(args[0]), scene, look, options, Integer.parseInt(args[3]), wanted).run(WIDTH, HEIGHT);
    }
}
