package bumblewick.view;

import bumblewick.def.EffectDef;
import bumblewick.sim.Bends;
import bumblewick.sim.FlightStage;
import bumblewick.sim.Sight;
import bumblewick.sim.World;
import bumblewick.sim.run.SimEvents;
import bumblewick.sim.run.WickTrail;
import bumblewick.sim.run.WickTrail.Place;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Everything that a flight's picture consists of, and the order in which it is drawn. */
final class FlightScene implements StageScene {
    private static final float FOCUS_AHEAD = 17f; // u
    private static final float NEAREST_DEBRIS = 4f; // u before the camera
    private static final float LOWEST = 0.3f; // u above the turf, of a camera that is led by hand

    private final Theatre theatre;
    private final Passages passages;
    private final Meadow meadow;
    private final Wayside wayside;
    private final Landmarks landmarks;
    private final Crowds crowds;
    private final Sprites sprites;
    private final Particles particles = new Particles();
    private final Effects effects;
    private final Debris debris;
    private final Weather weather;
    private final Slipstream air;
    private final WickView wick;
    private final WickLight wickLight = new WickLight();
    private final BeeView bees;
    private final ShotView shots;
    private final BulletView bullets;
    private final EnemyView enemies;
    private final PropView props;
    private final BossView boss;
    private final FlightCamera camera;
    private final EventEffects events;
    private final FlightOverlay overlay;
    private final Vector3f focus = new Vector3f();
    private final Vector3f carriage = new Vector3f();
    private final Bends bends;
    private final FlightParts parts;
    private final ModelLibrary library;
    private Optional<FreeCamera> free = Optional.empty();
    private Optional<Ghost> ghost = Optional.empty();
    private Optional<PathPicture> sketch = Optional.empty();
    private float time;
    private float heading;
    private float lastZ;

    FlightScene(Theatre theatre, World world, Passages passages, Map<String, EffectDef> shown) {
        this.theatre = theatre;
        this.passages = passages;
        AssetManager assets = theatre.assets();
        Node root = theatre.root();
        library = new ModelLibrary(assets);
        meadow = new Meadow(theatre);
        wayside = new Wayside(library, theatre, true);
        landmarks = new Landmarks(library, theatre);
        crowds = new Crowds(library, root);
        wick = new WickView(library, root);
        bees = new BeeView(crowds, world.rules().swarm().beeHp());
        enemies = new EnemyView(crowds);
        props = new PropView(crowds);
        boss = new BossView(library, root);
        sprites = new Sprites(assets, root);
        debris = new Debris(crowds, true);
        Shake shake = new Shake();
        effects = new Effects(shown, particles, debris, shake);
        shots = new ShotView(effects);
        bullets = new BulletView(crowds, effects, world.rules().bullets().values());
        weather = new Weather(particles, passages.motes(0f, 0f));
        air = new Slipstream(effects);
        camera = new FlightCamera(theatre.camera(), shake);
        events = new EventEffects(effects);
        overlay = new FlightOverlay(assets, root, world.rules().flight().bodyRadius());
        bends = new Bends(world.flight().def().bends());
        parts = FlightParts.of(world.rules(), world.flight().def());
        lastZ = world.flight().distance();
        heading = bends.turned(0f, lastZ);
        Cast cast = new Cast(world.rules(), world.flight().def());
        cast.models().forEach(crowds::of);
        effects.models().forEach(crowds::of);
        cast.scenery().forEach(crowds::farOf);
        cast.scenery().forEach(model -> crowds.of(model).thinNear());
        boss.prepare(cast.boss());
        standOut(cast, theatre.contrast());
        theatre.follow(this::apply);
    }

    private void standOut(Cast cast, Contrast contrast) {
        cast.fliers().forEach(model -> contrast.add(crowds.of(model), Contrast.Side.FOE));
        cast.goals().forEach(model -> {
            contrast.add(crowds.of(model), Contrast.Side.PRIZE);
            contrast.add(crowds.farOf(model), Contrast.Side.PRIZE);
        });
        contrast.add(crowds.of("bee"), Contrast.Side.FRIEND);
        contrast.add(boss.figure(), Contrast.Side.FOE);
        contrast.add(wick.figure(), wick.outline(), Contrast.Side.FRIEND);
    }

    private void apply(ViewOptions options) {
        effects.apply(options);
        air.steady(options.reduceMotion());
        camera.steady(options.reduceMotion());
    }

    /**
     * Draws a frame.
     *
     * @param seconds that passed in the world since the last one: 0 while it is paused
     * @param frameSeconds that passed for the player
     */
    void show(FlightStage flight, SimEvents happened, float alpha, float seconds, float frameSeconds) {
        time += seconds;
        float rate = frameSeconds > 0f ? seconds / frameSeconds : 1f;
        crowds.clear();
        sprites.clear();
        wick.show(flight, alpha, seconds);
        bend(flight);
        camera.follow(flight, wick.place(), seconds > 0f ? frameSeconds : 0f);
        free.ifPresent(eye -> eye.show(theatre.camera(), carriage.set(0f, 0f, wick.place().z), wick.place(), LOWEST));
        effects.frame(seconds, frameSeconds, flight.wick().velocity().z);
        surroundings(flight, seconds);
        inhabitants(flight, happened, alpha, seconds, rate);
        effects(flight, happened, alpha, seconds);
        sketch.ifPresent(path -> path.show(wick.place().z, theatre.camera()));
        crowds.show();
        sprites.show();
        overlay.show(flight);
    }

    /** What of the rules it is made of. */
    FlightParts parts() {
        return parts;
    }

    /** The flight is at another moment than in the last frame. */
    void cut(FlightStage flight) {
        effects.clear();
        enemies.clear();
        bees.cut(flight);
        boss.cut(flight);
        events.cut(flight);
        camera.cut();
        lastZ = flight.distance();
        heading = bends.turned(0f, lastZ);
    }

    @Override
    public void ghost(Supplier<Optional<WickTrail>> trail) {
        ghost = Optional.of(new Ghost(library, theatre.root(), trail));
    }

    /** Shows a path that is worked at, on a course without bends. */
    void sketch(PathSketch shown) {
        sketch = Optional.of(new PathPicture(theatre, crowds, shown));
    }

    @Override
    public void look(Optional<FreeCamera> from) {
        free = from;
    }

    @Override
    public FlightOverlay overlay() {
        return overlay;
    }

    private void bend(FlightStage flight) {
        Sight sight = flight.sight();
        float behind = flight.wick().position().z - sight.eye().z;
        float z = wick.place().z;
        heading += 2f * sight.bendX() * (z - lastZ);
        lastZ = z;
        float bent = sketch.isPresent() ? 0f : 1f;
        theatre.daylight().bend(bent * sight.bendX(), bent * sight.bendY(), z - behind);
    }

    private void surroundings(FlightStage flight, float seconds) {
        float z = wick.place().z;
        LookColours light = passages.light(z, boss.dusk());
        theatre.light(light);
        meadow.light(light);
        meadow.follow(z, passages);
        wayside.follow(z);
        landmarks.show(z, heading, time);
        theatre.heading(heading);
        focus.set(wick.place().x * 0.5f, 0f, z + FOCUS_AHEAD);
        theatre.focus(focus);
        weather.motes(passages.motes(z, boss.dusk()));
        weather.show(wick.place(), seconds);
        air.show(flight.wick(), wick.place(), seconds);
    }

    private void inhabitants(FlightStage flight, SimEvents happened, float alpha, float seconds, float rate) {
        bullets.showMarks(flight, alpha, sprites);
        props.show(flight, alpha, sprites, seconds);
        enemies.show(flight, happened, alpha, sprites, seconds);
        boss.show(flight, alpha, sprites, effects, seconds);
        boss.pace(rate);
        showGhost(flight, alpha, seconds);
        bees.show(flight, alpha, sprites, seconds, theatre.camera().getLocation(), wick.place());
        wickLight.show(flight, wick.place(), wick.lantern(), sprites, seconds);
        shots.show(flight, alpha, sprites, seconds);
    }

    private void showGhost(FlightStage flight, float alpha, float seconds) {
        if (ghost.isPresent()) {
            float tick = flight.ticks() - 1 + alpha;
            ghost.get().show(tick, Place.AIR, theatre.camera().getLocation(), wick.place(), seconds);
        }
    }

    private void effects(FlightStage flight, SimEvents happened, float alpha, float seconds) {
        events.show(flight, happened, wick.place());
        debris.show(seconds, theatre.camera().getLocation().z + NEAREST_DEBRIS);
        particles.show(sprites, seconds);
        bullets.show(flight, alpha, sprites, seconds);
    }

    @Override
    public float timeScale() {
        return effects.pace();
    }
}
