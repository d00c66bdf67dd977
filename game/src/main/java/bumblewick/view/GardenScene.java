package bumblewick.view;

import bumblewick.def.LookDef;
import bumblewick.def.Rulebook;
import bumblewick.sim.garden.GardenStage;
import bumblewick.sim.run.SimEvents;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;

/** Everything that a garden's picture consists of, and the order in which it is drawn. */
final class GardenScene {
    private static final float NO_GROUND = -1000f; // u: light may end where it likes
    private static final float SEA_BELOW = 14f; // u below the height from which one is put back
    private static final float SEA_WIDTH = 700f;
    private static final float HIP = 0.9f; // u above the feet: what must be seen of Wick
    private static final float NEAR = 1.7f; // u from the camera within which Wick thins out
    private static final float TOO_NEAR = 0.7f;
    private static final float THINNEST = 0.15f;
    private static final float FOCUS = 6f; // u towards what the camera sees

    private final Theatre theatre;
    private final LevelPicture level;
    private final Crowds crowds;
    private final GardenCast cast;
    private final Sprites sprites;
    private final Particles particles = new Particles();
    private final Bursts bursts;
    private final Debris debris;
    private final Weather weather;
    private final WickView wick;
    private final WickOnFoot afoot;
    private final LanternBees bees;
    private final SpitView spits = new SpitView();
    private final Skyline skyline;
    private final GardenLens lens;
    private final GardenEffects effects;
    private final GardenOverlay overlay;
    private final Stride stride = new Stride();
    private final Vector3f spot = new Vector3f();

    GardenScene(Theatre theatre, Rulebook rules, GardenStage garden) {
        this.theatre = theatre;
        AssetManager assets = theatre.assets();
        Node root = theatre.root();
        LookDef look = theatre.day().look;
        boolean steady = theatre.options().reduceMotion();
        ModelLibrary library = new ModelLibrary(assets);
        level = new LevelPicture(theatre, garden.def());
        CloudSea sea = new CloudSea(assets, CloudSea.square(SEA_WIDTH), theatre.day());
        sea.geometry().setLocalTranslation(0f, garden.def().floorHeight() - SEA_BELOW, 0f);
        root.attachChild(sea.geometry());
        Scope scope = new Scope(theatre.camera(), theatre.daylight().sun());
        skyline = new Skyline(library, root, look, scope);
        crowds = new Crowds(library, root);
        cast = new GardenCast(library, crowds, root, rules, scope);
        cast.prepare(rules, garden.def());
        wick = new WickView(library, root);
        bees = new LanternBees(crowds);
        sprites = new Sprites(assets, root).above(NO_GROUND);
        bursts = new Bursts(particles, theatre.options().reduceFlash());
        debris = new Debris(crowds);
        weather = new Weather(particles, look.motes(), true);
        lens = new GardenLens(theatre.camera(), steady);
        afoot = new WickOnFoot(bursts, particles);
        effects = new GardenEffects(bursts, debris, cast, lens, rules);
        overlay = new GardenOverlay(assets, root);
        GardenEffects.models().forEach(crowds::of);
        theatre.daylight().bend(0f, 0f, 0f);
    }

    /**
     * Draws a frame.
     *
     * @param seconds that passed in the world since the last one: 0 while it is paused
     * @param frameSeconds that passed for the player
     */
    void show(GardenStage garden, SimEvents events, float alpha, float seconds, float frameSeconds) {
        stride.next(alpha, seconds, frameSeconds);
        crowds.clear();
        sprites.clear();
        wick.walk(garden.wick(), alpha, stride.rate);
        lens.show(garden.camera(), alpha, seconds > 0f ? frameSeconds : 0f);
        float away = lens.eye().distance(wick.place());
        wick.fade(Math.max(THINNEST, Math.min(1f, (away - TOO_NEAR) / (NEAR - TOO_NEAR))));
        spot.set(wick.place()).addLocal(0f, HIP * 0.3f, 0f);
        level.show(lens.eye(), spot, seconds);
        skyline.show(stride.time);
        bees.show(garden, wick.place(), wick.lantern(), stride, sprites);
        cast.show(garden.seen(), garden.wick(), stride, sprites);
        afoot.show(garden, wick, stride, sprites);
        effects(garden, events);
        focus();
        crowds.show();
        sprites.show();
        overlay.show(garden);
    }

    private void effects(GardenStage garden, SimEvents events) {
        bursts.frame(stride.seconds, 0f);
        effects.show(garden, events, stride.seconds);
        weather.show(wick.place(), stride.seconds);
        debris.show(stride.seconds, Float.NEGATIVE_INFINITY);
        particles.show(sprites, stride.seconds);
        spits.show(garden.bullets(), stride, sprites);
    }

    /** Shadows fall around what the camera sees of Wick's surroundings. */
    private void focus() {
        spot.set(wick.place()).subtractLocal(lens.eye()).setY(0f);
        float length = spot.length();
        if (length > 0.01f) {
            spot.multLocal(FOCUS / length);
        }
        theatre.focus(spot.addLocal(wick.place()));
    }

    GardenOverlay overlay() {
        return overlay;
    }

    /** 1 normally, less for a moment after a heavy blow. */
    float timeScale() {
        return effects.timeScale();
    }
}
