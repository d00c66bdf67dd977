package bumblewick.view;

import bumblewick.def.EffectDef;
import bumblewick.def.GardenDef;
import bumblewick.def.LookDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.WickTrail;
import bumblewick.sim.run.WickTrail.Place;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.renderer.queue.RenderQueue.ShadowMode;
import com.jme3.scene.Node;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Everything that a garden's picture consists of, and the order in which it is drawn. */
final class GardenScene implements StageScene {
    private static final float NO_GROUND = -1000f; // u: light may end where it likes
    private static final float SEA_BELOW = 14f; // u below the height from which one is put back
    private static final float SEA_WIDTH = 700f;
    private static final float HIP = 0.9f; // u above the feet: what must be seen of Wick
    private static final float NEAR = 1.7f; // u from the camera within which Wick thins out
    private static final float TOO_NEAR = 0.7f;
    private static final float THINNEST = 0.15f;
    private static final float SMOKES = 14f; // seconds
    private static final float BEFORE = 6f; // u from a camera that is led by hand
    private static final float FOCUS = 6f; // u towards what the camera sees

    private final Theatre theatre;
    private final LevelPicture level;
    private final Crowds crowds;
    private final Crowds lights;
    private final GardenCast cast;
    private final Sprites sprites;
    private final Particles particles = new Particles();
    private final Effects effects;
    private final Debris debris;
    private final Tracks tracks;
    private final Weather weather;
    private final WickView wick;
    private final WickOnFoot afoot;
    private final LanternBees bees;
    private final SpitView spits;
    private final Skyline skyline;
    private final GardenLens lens;
    private final GardenEffects events;
    private final Flows flows;
    private final GardenOverlay overlay;
    private final Stride stride = new Stride();
    private final boolean crashed;
    private final Vector3f crash = new Vector3f();
    private final Vector3f spot = new Vector3f();
    private final Scope scope;
    private final ModelLibrary library;
    private Optional<FreeCamera> free = Optional.empty();
    private Optional<Ghost> ghost = Optional.empty();

    GardenScene(Theatre theatre, Rulebook rules, GardenStage garden, Map<String, EffectDef> shown) {
        this.theatre = theatre;
        AssetManager assets = theatre.assets();
        Node root = theatre.root();
        LookDef look = theatre.day().look;
        library = new ModelLibrary(assets);
        scope = new Scope(theatre.camera(), theatre.daylight().sun());
        level = new LevelPicture(theatre, library, scope, garden.def());
        CloudSea sea = new CloudSea(assets, CloudSea.square(SEA_WIDTH), theatre.day());
        sea.geometry().setLocalTranslation(0f, garden.def().floorHeight() - SEA_BELOW, 0f);
        root.attachChild(sea.geometry());
        skyline = new Skyline(library, root, look, scope);
        crowds = new Crowds(library, root);
        cast = new GardenCast(library, crowds, root, rules, scope, theatre.contrast());
        cast.prepare(rules, garden.def());
        wick = new WickView(library, root).onFoot(rules);
        lights = new Crowds(library, root, ShadowMode.Receive);
        bees = new LanternBees(lights);
        sprites = new Sprites(assets, root).above(NO_GROUND);
        spits = new SpitView(rules.bullets().values());
        debris = new Debris(crowds, false);
        Shake shake = new Shake();
        effects = new Effects(shown, particles, debris, shake);
        tracks = new Tracks(look, rules, garden, effects);
        weather = new Weather(particles, look.motes());
        lens = new GardenLens(theatre.camera(), shake);
        afoot = new WickOnFoot(effects);
        events = new GardenEffects(effects, cast, rules);
        flows = new Flows(effects, level.flowing());
        crashed = garden.def().goal() == GardenDef.Goal.BEES;
        overlay = new GardenOverlay(assets, root);
        effects.models().forEach(crowds::of);
        theatre.daylight().bend(0f, 0f, 0f);
        theatre.contrast().add(wick.figure(), wick.outline(), Contrast.Side.FRIEND);
        theatre.contrast().add(lights.of("bee"), Contrast.Side.FRIEND);
        theatre.follow(effects::apply);
    }

    /**
     * Draws a frame.
     *
     * @param seconds that passed in the world since the last one: 0 while it is paused
     * @param frameSeconds that passed for the player
     */
    void show(GardenStage garden, SimEvents happened, float alpha, float seconds, float frameSeconds) {
        stride.next(alpha, seconds, frameSeconds);
        effects.frame(seconds, frameSeconds, 0f);
        crowds.clear();
        lights.clear();
        sprites.clear();
        wick.walk(garden, happened, alpha, seconds);
        lens.show(garden.camera(), alpha, seconds > 0f ? frameSeconds : 0f);
        free.ifPresent(eye -> eye.show(theatre.camera(), Vector3f.ZERO, wick.place(), NO_GROUND));
        scope.look(free.isPresent() ? before() : wick.place());
        float away = lens.eye().distance(wick.place());
        wick.fade(Math.max(THINNEST, Math.min(1f, (away - TOO_NEAR) / (NEAR - TOO_NEAR))));
        spot.set(wick.place()).addLocal(0f, HIP * 0.3f, 0f);
        level.show(theatre.camera(), spot, wick.place(), seconds);
        skyline.show(stride.time);
        tracks.show(garden, happened, seconds, sprites);
        bees.show(garden, wick.place(), wick.lantern(), stride, sprites);
        cast.show(garden.seen(), garden.wick(), happened, stride, sprites);
        afoot.show(garden, wick, stride, sprites);
        showGhost(garden, alpha, seconds);
        effects(garden, happened);
        focus();
        crowds.show();
        lights.show();
        sprites.show();
        overlay.show(garden);
    }

    private void showGhost(GardenStage garden, float alpha, float seconds) {
        if (ghost.isPresent()) {
            float tick = garden.ticks() - 1 + alpha;
            ghost.get().show(tick, Place.GARDEN, theatre.camera().getLocation(), wick.place(), seconds);
        }
    }

    private void effects(GardenStage garden, SimEvents happened) {
        events.show(garden, happened);
        flows.show(garden.wick(), wick.place(), stride.seconds);
        smoke();
        weather.show(wick.place(), stride.seconds);
        debris.show(stride.seconds, Float.NEGATIVE_INFINITY);
        particles.show(sprites, stride.seconds);
        spits.show(garden.bullets(), stride, sprites);
    }

    /** Where Wick crashed, it smokes for a while. */
    private void smoke() {
        if (crashed && stride.time < SMOKES) {
            if (stride.frame <= 1) {
                crash.set(wick.place());
            }
            effects.flow(Effect.CRASH_SMOKE, crash, stride.seconds);
        }
    }

    /** A point before the camera: where Wick would be if the rules looked. */
    private Vector3f before() {
        return theatre.camera().getDirection(spot).multLocal(BEFORE).addLocal(lens.eye());
    }

    /** Shadows fall around what the camera sees of Wick's surroundings. */
    private void focus() {
        if (free.isPresent()) {
            theatre.focus(before());
            return;
        }
        spot.set(wick.place()).subtractLocal(lens.eye()).setY(0f);
        float length = spot.length();
        if (length > 0.01f) {
            spot.multLocal(FOCUS / length);
        }
        theatre.focus(spot.addLocal(wick.place()));
    }

    /** The garden is at another moment than in the last frame. */
    void cut() {
        effects.clear();
        tracks.clear();
        cast.clear();
        bees.cut();
    }

    @Override
    public void ghost(Supplier<Optional<WickTrail>> trail) {
        ghost = Optional.of(new Ghost(library, theatre.root(), trail));
    }

    @Override
    public void look(Optional<FreeCamera> from) {
        free = from;
    }

    @Override
    public GardenOverlay overlay() {
        return overlay;
    }

    @Override
    public float timeScale() {
        return effects.pace();
    }
}
