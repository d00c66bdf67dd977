package bumblewick.view.effect;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.EnemyDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.view.ModelLibrary;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.render.SceneRig;
import bumblewick.view.scenery.MeadowGround;
import com.jme3.math.Vector3f;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Keeps a strip of pictures of each effect: {@code EffectPreview FOLDER QUALITY LOOK PICTURES STEP [EFFECT…]}, every
 * STEP-th frame; all effects if none is named. {@code A+B} is what an enemy leaves: both at once, drawn from farther off. Not a
 * test: for looking at.
 */
public final class EffectPreview extends Studio {
    private static final float SECONDS = 1f / 60f;
    private static final int WIDTH = 240;
    private static final int HEIGHT = 180;
    private static final float PLACE = 366f; // u along the rail: where nothing stands in the way
    private static final float FAR = 8f; // u from the lens to what was an enemy
    private static final int LASTING = 20; // frames for which an effect that lasts has gone on before

    private final Scene scene;
    private final LookDef look;
    private final ViewOptions options;
    private final int pictures;
    private final int step;
    private final List<String> wanted;
    private final Vector3f at = new Vector3f();
    private BufferedImage strip;
    private SceneRig sceneRig;
    private MeadowGround meadow;
    private InstancedModels instancedModels;
    private SpriteBatch sprites;
    private ParticlePool particles;
    private DebrisPieces debris;
    private EffectPlayer effects;
    private EffectKind lasting;
    private int shown;

    EffectPreview(
            Path folder, Scene scene, LookDef look, ViewOptions options, int pictures, int step, List<String> wanted) {
        super(folder);
        this.scene = scene;
        this.look = look;
        this.options = options;
        this.pictures = pictures;
        this.step = step;
        this.wanted = wanted;
    }

    @Override
    public void open() {
        sceneRig = new SceneRig(this, getRootNode(), look, options);
        meadow = new MeadowGround(sceneRig);
        sceneRig.lighting().bend(0f, 0f, PLACE);
        instancedModels = new InstancedModels(new ModelLibrary(sceneRig.assets()), sceneRig.root());
        sprites = new SpriteBatch(sceneRig.assets(), sceneRig.root());
        particles = new ParticlePool();
        debris = new DebrisPieces(instancedModels, true);
        sceneRig.show();
    }

    @Override
    public String frame(int number) {
        if (shown == wanted.size() * pictures) {
            return null;
        }
        String effect = wanted.get(shown / pictures);
        int picture = shown++ % pictures;
        lasting = kind(effect);
        boolean high = lasting == null || lasting.ordinal() < EffectKind.STEP.ordinal();
        at.set(0f, high ? 2f : 0.6f, PLACE);
        camera(lasting == null ? FAR : high ? 6f : 4f);
        if (picture == 0) {
            begin(effect);
        }
        for (int i = 0; i < (picture == 0 ? 1 : step); i++) {
            pass();
        }
        return effect + " " + picture;
    }

    /** What goes on for as long as it is looked at, or null for what happens once. */
    private static EffectKind kind(String name) {
        return Arrays.stream(EffectKind.values())
                .filter(effect -> effect.id().equals(name))
                .findAny()
                .orElse(null);
    }

    private void camera(float away) {
        getCamera().setFrustumPerspective(40f, (float) WIDTH / HEIGHT, 0.2f, 900f);
        getCamera().setLocation(new Vector3f(0f, at.y + away * 0.15f, PLACE - away));
        getCamera().lookAt(at, Vector3f.UNIT_Y);
        meadow.moveTo(PLACE);
        sceneRig.setShadowFocus(at);
    }

    private void begin(String names) {
        particles.clear();
        effects = new EffectPlayer(scene.all(EffectDef.class), particles, debris, new CameraShake());
        effects.apply(options);
        effects.models().forEach(instancedModels::of);
        for (String name : names.split("\\+")) {
            effects.play(name, at, 1f, 1f);
        }
        for (int i = 0; lasting != null && i < LASTING; i++) {
            effects.emit(lasting, at, SECONDS);
            particles.show(sprites, lasts(lasting) ? SECONDS : 0f);
        }
    }

    private boolean lasts(EffectKind effect) {
        return scene.all(EffectDef.class).get(effect.id()).layers().stream().allMatch(layer -> layer.perSecond() > 0f);
    }

    private void pass() {
        instancedModels.clear();
        sprites.clear();
        if (lasting != null) {
            effects.emit(lasting, at, SECONDS);
        }
        debris.update(SECONDS, Float.NEGATIVE_INFINITY);
        particles.show(sprites, SECONDS);
        instancedModels.submit();
        sprites.show();
        getRootNode().updateLogicalState(SECONDS);
    }

    @Override
    public void keep(String name, BufferedImage picture) {
        int column = (shown - 1) % pictures;
        if (column == 0) {
            strip = new BufferedImage(WIDTH * pictures, HEIGHT, BufferedImage.TYPE_INT_RGB);
        }
        Graphics2D graphics = strip.createGraphics();
        graphics.drawImage(picture, column * WIDTH, 0, null);
        graphics.setColor(Color.WHITE);
        graphics.drawString(column == 0 ? name : "", 4, 14);
        graphics.dispose();
        if (column == pictures - 1) {
            super.keep(name.substring(0, name.indexOf(' ')), strip);
        }
    }

    /** See above. */
    public static void main(String[] args) throws IOException {
        Scene scene = ShippedScene.read();
        scene.report().problems().forEach(System.err::println);
        ViewOptions options = new ViewOptions(ViewOptions.Quality.valueOf(args[1]), false, true);
        List<String> wanted = new ArrayList<>(Arrays.asList(args).subList(5, args.length));
        if (wanted.isEmpty()) {
            Arrays.stream(EffectKind.values()).map(EffectKind::id).forEach(wanted::add);
            scene.all(EnemyDef.class).values().stream()
                    .map(EnemyDef::burst)
                    .filter(burst -> !burst.isEmpty())
                    .distinct()
                    .forEach(burst -> wanted.add(EffectKind.ENEMY_DESTROYED.id() + "+" + burst));
        }
        LookDef look = scene.all(LookDef.class).get(args[2]);
        int pictures = Integer.parseInt(args[3]);
        int step = Integer.parseInt(args[4]);
        new EffectPreview(Path.of(args[0]), scene, look, options, pictures, step, wanted).run(WIDTH, HEIGHT);
    }
}
