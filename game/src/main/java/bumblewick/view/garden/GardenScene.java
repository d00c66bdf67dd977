package bumblewick.view.garden;

import bumblewick.def.BulletDef;
import bumblewick.def.GardenDef;
import bumblewick.def.Rulebook;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.sim.run.GhostTrail;
import bumblewick.sim.run.GhostTrail.Place;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.BuildSteps;
import bumblewick.view.FrameContext;
import bumblewick.view.ModelLibrary;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.camera.GardenViewCamera;
import bumblewick.view.camera.SceneCulling;
import bumblewick.view.camera.WickSilhouette;
import bumblewick.view.character.GhostView;
import bumblewick.view.character.WickView;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.DebrisPieces;
import bumblewick.view.effect.EffectKind;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.FieldView;
import bumblewick.view.effect.ParticlePool;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.gizmo.GardenDebugOverlay;
import bumblewick.view.level.LevelVisual;
import bumblewick.view.render.DarkLight;
import bumblewick.view.render.HighContrast;
import bumblewick.view.render.SceneRig;
import bumblewick.view.scenery.CloudSea;
import bumblewick.view.scenery.DistantIslands;
import bumblewick.view.scenery.WeatherParticles;
import com.jme3.asset.AssetManager;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Everything that a garden's picture consists of, and the order in which it is drawn. */
final class GardenScene {
    private static final float NO_GROUND = -1000f; // u: no ground at a fixed height cuts light and smoke
    private static final float SEA_BELOW = 14f; // u below the height at which Wick's fall ends
    private static final float SEA_WIDTH = 700f;
    private static final float HIP = 0.9f; // u above the feet: the part of Wick that must stay visible
    private static final float NEAR = 1.7f; // u from the camera below which Wick fades
    private static final float TOO_NEAR = 0.7f;
    private static final float THINNEST = 0.15f;
    private static final float SMOKE_SECONDS = 14f; // seconds
    private static final float POINT_AHEAD = 6f; // u before a viewer's camera
    private static final float FOCUS = 6f; // u towards the middle of the picture

    private final SceneRig rig;
    private final LevelVisual level;
    private final InstancedModels models;
    private final InstancedModels lights;
    private final GardenEntities entities;
    private final SpriteBatch sprites;
    private final ParticlePool particles = new ParticlePool();
    private final EffectPlayer effects;
    private final DebrisPieces debris;
    private final GroundTracks tracks;
    private final WeatherParticles weather;
    private final FieldView fields = new FieldView(false);
    private final DarkLight dark;
    private final WickView wick;
    private final WickGardenEffects wickEffects;
    private final LanternBees bees;
    private final Optional<GardenAwakening> awakening;
    private final WakingLevel waking;
    private final GardenBulletView gardenBullets;
    private final DistantIslands islands;
    private final CloudSea sea;
    private final float seaLevel; // u
    private float risen; // u by which all about the garden lies lower than at the start: the garden has risen
    private float travelled; // u by which all about it lies behind
    private final GardenLight light;
    private final GardenViewCamera camera;
    private final GardenEffects events;
    private final SubstanceEffects substanceEffects;
    private final GardenDebugOverlay overlay;
    private final boolean crashed;
    private final Vector3f crash = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private final Vector3f ahead = new Vector3f();
    private final SceneCulling culling;
    private final WickSilhouette silhouette = new WickSilhouette();
    private final ModelLibrary library;
    private Optional<GhostView> ghost = Optional.empty();

    /**
     * Builds it without the models of what stands and walks there, which {@link #load} loads.
     *
     * @param level that is built
     */
    GardenScene(
            SceneRig rig,
            ModelLibrary library,
            SceneCulling culling,
            LevelVisual level,
            Rulebook rules,
            GardenStage garden,
            GardenLight light,
            Map<String, EffectDef> shown) {
        this.rig = rig;
        this.library = library;
        this.culling = culling;
        this.level = level;
        this.light = light;
        AssetManager assets = rig.assets();
        Node root = rig.root();
        LookDef look = rig.look().look;
        sea = new CloudSea(assets, CloudSea.square(SEA_WIDTH), rig.look()).seenFromAllSides();
        seaLevel = garden.def().floorHeight() - SEA_BELOW;
        sea.geometry().setLocalTranslation(0f, seaLevel, 0f);
        root.attachChild(sea.geometry());
        islands = new DistantIslands(library, root, look, culling);
        models = new InstancedModels(library, root);
        entities = new GardenEntities(library, models, root, rules, culling, rig.highContrast());
        wick = new WickView(library, root).forGardens(rules);
        lights = new InstancedModels(library, root, ShadowMode.Receive);
        bees = new LanternBees(lights);
        waking = new WakingLevel(level);
        awakening = look.awakening().map(def -> new GardenAwakening(def, level, lights.of("bee"), culling));
        sprites = new SpriteBatch(assets, root).withGroundAt(NO_GROUND);
        ActionColours colours = new ActionColours(rules.all(BulletDef.class).values());

        gardenBullets = new GardenBulletView(colours);
        debris = new DebrisPieces(models, false);
        CameraShake shake = new CameraShake();
        effects = new EffectPlayer(shown, particles, debris, shake);
        tracks = new GroundTracks(look, rules, garden, effects);
        weather = new WeatherParticles(particles, look.motes());
        camera = new GardenViewCamera(rig.camera(), shake);
        dark = new DarkLight(rig, garden.def().level().fields());
        wickEffects = new WickGardenEffects(effects);
        events = new GardenEffects(effects, entities, rules);
        substanceEffects = new SubstanceEffects(effects, level.surfaceMeshes());
        crashed = garden.def().goal() == GardenDef.Goal.BEES;
        overlay = new GardenDebugOverlay(assets, root);
        rig.lighting().bend(0f, 0f, 0f);
        rig.highContrast().add(wick.figure(), wick.outline(), HighContrast.Side.FRIEND);
        rig.highContrast().add(lights.of("bee"), HighContrast.Side.FRIEND);
        rig.observeOptions(effects::apply);
        rig.observeOptions(chosen -> {
            colours.apply(chosen.palette(), chosen.bulletShapes());
            camera.setLens(chosen.lens());
        });
    }

    /** Loads the models of all that a level may show, so that none is loaded in play: each is a step. */
    void load(Rulebook rules, GardenDef def, BuildSteps steps) {
        entities.prepare(rules, def, steps);
        effects.models().forEach(model -> steps.add(() -> models.of(model)));
    }

    /** Draws a frame. */
    void show(GardenStage garden, SimEvents happened, FrameContext frame) {
        effects.beginFrame(frame.seconds, frame.realSeconds, 0f);
        models.clear();
        lights.clear();
        sprites.clear();
        wick.showOnFoot(garden, happened, frame.alpha, frame.seconds);
        camera.show(garden.camera(), frame.alpha, frame.seconds > 0f ? frame.realSeconds : 0f);
        waking.update(garden, effects, frame.seconds);
        awakening.ifPresent(moment -> light.awaken(moment.update(garden, effects, frame.seconds)));
        rig.freeCamera().ifPresent(eye -> eye.show(rig.camera(), Vector3f.ZERO, wick.position(), NO_GROUND));
        float before = travelled;
        light.update(garden, frame.alpha).ifPresent(now -> {
            rig.setLook(now);
            sea.set(now);
            risen = now.look.ground().height() - now.height;
            travelled = now.travel - now.look.ground().travel();
            sea.geometry().setLocalTranslation(0f, seaLevel - risen, 0f);
        });
        if (frame.seconds > 0f) {
            camera.sway((travelled - before) / frame.seconds, frame.seconds);
        }
        ahead.set(
                FastMath.sin(garden.wick().yaw()),
                0f,
                FastMath.cos(garden.wick().yaw()));
        dark.show(
                garden.fields(),
                wick.lanternPosition(),
                ahead,
                wick.position(),
                garden.beeCount(),
                false,
                frame.seconds);
        float lateness = light.lateness(garden, frame.alpha);
        culling.update(rig.freeCamera().isPresent() ? pointAhead() : wick.position());
        float away = camera.eye().distance(wick.position());
        wick.setFade(Math.max(THINNEST, Math.min(1f, (away - TOO_NEAR) / (NEAR - TOO_NEAR))));
        rig.lighting().keepClear(wick.position(), wick.feetHeight());
        silhouette.set(rig.camera().getLocation(), wick.position());
        spot.set(wick.position()).addLocal(0f, HIP * 0.3f, 0f);
        level.show(rig.camera(), spot, wick.position(), frame.seconds);
        islands.show(frame.time, -risen, travelled);
        tracks.show(garden, happened, frame.seconds, sprites);
        wick.figure().setCullHint(rig.photo().wick() ? CullHint.Inherit : CullHint.Always);
        if (rig.photo().bees()) {
            bees.show(garden, wick.position(), wick.lanternPosition(), lateness, frame, sprites);
        }
        awakening.ifPresent(moment -> moment.showBees(frame));
        entities.show(
                garden.entities(), garden.wick(), silhouette, happened, lateness, isFreed(garden), frame, sprites);
        if (rig.photo().wick()) {
            wickEffects.show(garden, wick, frame, sprites);
        }
        showGhost(garden, frame);
        effects(garden, happened, frame);
        updateShadowFocus();
        models.submit();
        lights.submit();
        sprites.show();
        overlay.show(garden);
    }

    private void showGhost(GardenStage garden, FrameContext frame) {
        if (ghost.isPresent()) {
            float tick = garden.ticks() - 1 + frame.alpha;
            ghost.get().show(tick, Place.GARDEN, rig.camera().getLocation(), wick.position(), frame.seconds);
        }
    }

    private void effects(GardenStage garden, SimEvents happened, FrameContext frame) {
        events.show(garden, happened);
        substanceEffects.show(garden, wick.position(), frame.seconds);
        emitCrashSmoke(frame);
        weather.show(wick.position(), frame.seconds);
        debris.update(frame.seconds, Float.NEGATIVE_INFINITY);
        fields.show(garden.fields().awake(), garden.wick().foot().feet(), frame.time, sprites);
        particles.show(sprites, frame.seconds);
        if (!garden.cinematic()) { // in a scene they hang in the air
            gardenBullets.show(
                    garden.bullets(),
                    frame,
                    sprites,
                    wick.position(),
                    rig.camera().getLocation());
        }
    }

    /** Whether the door of the friends has opened: their feast has no enemies. */
    private static boolean isFreed(GardenStage garden) {
        return garden.def().goal() == GardenDef.Goal.FRIENDS
                && (garden.chapter() == Chapter.FREED || garden.chapter() == Chapter.FREE);
    }

    /** Lets the place where Wick crashed smoke for a while. */
    private void emitCrashSmoke(FrameContext frame) {
        if (crashed && frame.time < SMOKE_SECONDS) {
            if (frame.number <= 1) {
                crash.set(wick.position());
            }
            effects.emit(EffectKind.CRASH_SMOKE, crash, frame.seconds);
        }
    }

    /** The point before the viewer's camera that stands in for Wick's position. */
    private Vector3f pointAhead() {
        return rig.camera().getDirection(spot).multLocal(POINT_AHEAD).addLocal(camera.eye());
    }

    /** Centres the shadows on what the camera sees around Wick. */
    private void updateShadowFocus() {
        if (rig.freeCamera().isPresent()) {
            rig.setShadowFocus(pointAhead());
            return;
        }
        spot.set(wick.position()).subtractLocal(camera.eye()).setY(0f);
        float length = spot.length();
        if (length > 0.01f) {
            spot.multLocal(FOCUS / length);
        }
        rig.setShadowFocus(spot.addLocal(wick.position()));
    }

    /** Drops what the picture remembers, after a jump to another moment. */
    void reset() {
        effects.clear();
        tracks.clear();
        entities.clear();
        bees.reset();
        waking.reset();
        awakening.ifPresent(GardenAwakening::reset);
    }

    /** Shows a ghost that runs along a trail; {@code trail} is asked every frame until it has one. */
    void buildGhost(Supplier<Optional<GhostTrail>> trail) {
        ghost = Optional.of(new GhostView(library, rig.root(), trail));
    }

    GardenDebugOverlay overlay() {
        return overlay;
    }

    /** How fast the world should run: 1 is normal, less is slow motion. */
    float timeScale() {
        return effects.timeScale();
    }
}
