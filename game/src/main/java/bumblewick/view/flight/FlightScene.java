package bumblewick.view.flight;

import bumblewick.def.BossDef;
import bumblewick.def.BulletDef;
import bumblewick.def.FlightDef;
import bumblewick.def.SwarmDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.course.RailBends;
import bumblewick.sim.player.SightCamera;
import bumblewick.sim.run.GhostTrail;
import bumblewick.sim.run.GhostTrail.Place;
import bumblewick.sim.run.SimEvents;
import bumblewick.view.BuildSteps;
import bumblewick.view.FigureLight;
import bumblewick.view.FrameContext;
import bumblewick.view.LinearColour;
import bumblewick.view.ModelLibrary;
import bumblewick.view.ViewOptions;
import bumblewick.view.batch.InstancedModel;
import bumblewick.view.batch.InstancedModels;
import bumblewick.view.camera.CameraShake;
import bumblewick.view.camera.FlightCamera;
import bumblewick.view.camera.LensClearance;
import bumblewick.view.camera.WickSilhouette;
import bumblewick.view.character.GhostView;
import bumblewick.view.character.WickLights;
import bumblewick.view.character.WickView;
import bumblewick.view.effect.ActionColours;
import bumblewick.view.effect.DebrisPieces;
import bumblewick.view.effect.EffectPlayer;
import bumblewick.view.effect.FieldView;
import bumblewick.view.effect.ParticlePool;
import bumblewick.view.effect.ShatteredModels;
import bumblewick.view.effect.SpriteBatch;
import bumblewick.view.gizmo.FlightDebugOverlay;
import bumblewick.view.gizmo.PathGizmoModel;
import bumblewick.view.gizmo.PathGizmos;
import bumblewick.view.render.DarkLight;
import bumblewick.view.render.HighContrast;
import bumblewick.view.render.LookColours;
import bumblewick.view.render.RuleLight;
import bumblewick.view.render.SceneRig;
import bumblewick.view.scenery.BossBackdrop;
import bumblewick.view.scenery.CourseGround;
import bumblewick.view.scenery.FlightLooks;
import bumblewick.view.scenery.Landmarks;
import bumblewick.view.scenery.MeadowGround;
import bumblewick.view.scenery.RailScatter;
import bumblewick.view.scenery.WeatherParticles;
import com.jme3.asset.AssetManager;
import com.jme3.math.Vector3f;
import com.jme3.scene.Node;
import com.jme3.scene.Spatial.CullHint;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Everything that a flight's picture consists of, and the order in which it is drawn. */
final class FlightScene {
    private static final float FOCUS_AHEAD = 17f; // u
    private static final float NEAREST_DEBRIS = 4f; // u before the camera
    private static final float ENEMY_HAZE = 0.27f; // share of the haze that far enemies take: more would hide them
    private static final float LOWEST = 0.3f; // u above the turf, of a viewer's camera

    private final SceneRig rig;
    private final FlightLooks looks;
    private final RuleLight ruleLight;
    private final MeadowGround meadow;
    private final RailScatter scatter;
    private final CourseGround ground;
    private final Landmarks landmarks;
    private final BossBackdrop backdrop;
    private final InstancedModels models;
    private final SpriteBatch sprites;
    private final EffectPlayer effects;
    private final DebrisPieces debris;
    private final ShatteredModels pieces;
    private final WeatherParticles weather;
    private final Slipstream slipstream;
    private final FieldView fields = new FieldView(true);
    private final DarkLight dark;
    private final SeenWind wind;
    private final WickView wick;
    private final WickLights wickLight = new WickLights();
    private final GroundShadows shadows = new GroundShadows();
    private final WickShadow wickShadow = new WickShadow(shadows);
    private final BeeView bees;
    private final ShotView shots;
    private final BulletView bullets;
    private final LandingMarks landings;
    private final LightView lights;
    private final StringView strings;
    private final WebRingView webs;
    private final EnemyView enemies;
    private final PropView props;
    private final HazardView hazards;
    private final TargetView targets;
    private final EscortView escorts;
    private final BossView boss;
    private final FlightCamera camera;
    private final LensClearance lens = new LensClearance();
    private final WickSilhouette silhouette = new WickSilhouette();
    private final ParticlePool particles = new ParticlePool(silhouette);
    private final ActionColours colours;
    private final FlightEffects events;
    private final FlightDebugOverlay overlay;
    private final Vector3f focus = new Vector3f();
    private final Vector3f carriage = new Vector3f();
    private final RailBends railBends;
    private final FlightSceneParts parts;
    private final ModelLibrary library;
    private Optional<GhostView> ghost = Optional.empty();
    private Optional<PathGizmos> edited = Optional.empty();
    private float heading;
    private float lastZ;

    /** Builds it without most of its models, which {@link #load} loads. */
    FlightScene(
            SceneRig rig,
            ModelLibrary library,
            World world,
            FlightLooks looks,
            RuleLight ruleLight,
            Map<String, EffectDef> shown) {
        this.rig = rig;
        this.library = library;
        this.looks = looks;
        this.ruleLight = ruleLight;
        AssetManager assets = rig.assets();
        Node root = rig.root();
        meadow = new MeadowGround(rig);
        scatter = new RailScatter(library, rig, true);
        ground = new CourseGround(rig, world.flight().def(), looks);
        meadow.leaveOut(ground);
        scatter.leaveOut(ground);
        landmarks = new Landmarks(library, rig);
        backdrop = new BossBackdrop(looks.ownBoss(), world.flight().def().bossAt(), library, rig);
        models = new InstancedModels(library, root);
        wick = new WickView(library, root);
        bees = new BeeView(models, world.rules().only(SwarmDef.class).beeHp());
        wind = new SeenWind(world.flight().fields());
        debris = new DebrisPieces(models, true);
        pieces = new ShatteredModels(library, root, ENEMY_HAZE);
        enemies = new EnemyView(models, shadows, lens, wind, pieces);
        props = new PropView(models, shadows, rig.look().leaves);
        hazards = new HazardView(models, shadows);
        targets = new TargetView(models);
        escorts = new EscortView(models, shadows, wind);
        BossDef bossDef = world.rules().get(BossDef.class, world.flight().def().boss());
        boss = new BossView(library, models, shadows, root, bossDef.end().stays());
        sprites = new SpriteBatch(assets, root);
        CameraShake shake = new CameraShake();
        effects = new EffectPlayer(shown, particles, debris, shake);
        colours = new ActionColours(world.rules().all(BulletDef.class).values());
        shots = new ShotView(effects, colours, silhouette);
        bullets = new BulletView(models, shadows, effects, colours);
        landings = new LandingMarks(colours);
        lights = new LightView(colours);
        strings = new StringView(colours);
        webs = new WebRingView(models);
        weather = new WeatherParticles(particles, looks.motesAt(0f, 0f));
        rig.lighting().prepareLantern();
        slipstream = new Slipstream(effects);
        camera = new FlightCamera(rig.camera(), shake, world.flight().def().course());
        dark = new DarkLight(
                rig, world.flight().def().fields(), world.flight().def().course());
        events = new FlightEffects(effects, world.rules());
        overlay = new FlightDebugOverlay(
                assets, root, world.rules().only(FlightDef.class).bodyRadius());
        railBends = new RailBends(world.flight().def().bends());
        parts = FlightSceneParts.of(world.rules(), world.flight().def());
        lastZ = world.flight().distance();
        heading = railBends.turned(0f, lastZ);
    }

    /** Loads the models, so that none is loaded in flight: each is a step. */
    void load(BuildSteps steps) {
        parts.models().forEach(model -> steps.add(() -> models.of(model)));
        effects.models().forEach(model -> steps.add(() -> models.of(model)));
        parts.scenery().forEach(model -> steps.add(() -> props.prepare(model)));
        steps.add(() -> boss.load(parts.boss()));
        steps.add(() -> {
            parts.scenery().forEach(model -> models.of(model).fadeNearCamera());
            parts.fadingBesideWick().forEach(model -> models.of(model).fadeBesideWick());
            parts.enemies().forEach(model -> prepareEnemy(models.of(model)));
            parts.enemies().forEach(name -> colour(models.of(name), looks, name));
            parts.hazards().forEach(model -> models.of(model).fadeNearCamera().paint());
            parts.arms().forEach(model -> models.of(model).fadePastWick());
            parts.walls().forEach(model -> models.of(model).fadeByDepth());
            parts.goals().forEach(model -> models.of(model).fadeAtWick());
            models.of("bee").coarsenShadows();
            markForHighContrast(rig.highContrast());
            rig.observeOptions(this::apply);
        });
        parts.figures().forEach(model -> steps.add(() -> pieces.prepare(models.of(model))));
    }

    private static void prepareEnemy(InstancedModel model) {
        model.fadePastWick().coarsenShadows();
        model.setApparentDistance(1f, ENEMY_HAZE);
        FigureLight.ENEMY.shineOn(model.material());
    }

    private static void colour(InstancedModel model, FlightLooks looks, String name) {
        Optional<LookDef.Coat> coat = looks.coat(name);
        if (coat.isPresent()) {
            model.dress(
                    LinearColour.parse(coat.get().back()),
                    LinearColour.parse(coat.get().rim()),
                    Optional.of(coat.get().eyes())
                            .filter(eyes -> !eyes.isEmpty())
                            .map(LinearColour::parse));
        } else {
            looks.tint().ifPresent(model::tintRims);
        }
    }

    private void markForHighContrast(HighContrast contrast) {
        parts.enemies().forEach(model -> contrast.add(models.of(model), HighContrast.Side.ENEMY));
        parts.hazards().forEach(model -> contrast.add(models.of(model), HighContrast.Side.ENEMY));
        parts.goals().forEach(model -> {
            contrast.add(models.of(model), HighContrast.Side.GOAL);
            contrast.add(models.farOf(model), HighContrast.Side.GOAL);
        });
        contrast.add(models.of("bee"), HighContrast.Side.FRIEND);
        contrast.add(boss.figure(), HighContrast.Side.ENEMY);
        contrast.add(wick.figure(), wick.outline(), HighContrast.Side.FRIEND);
    }

    private void apply(ViewOptions options) {
        effects.apply(options);
        enemies.setDimmed(options.reduceFlash());
        slipstream.setSteady(options.reduceMotion());
        camera.setSteady(options.reduceMotion());
        camera.setLens(options.lens());
        colours.apply(options.palette(), options.bulletShapes());
        wickShadow.setSunCasts(options.shadows());
    }

    /** Draws a frame. */
    void show(FlightStage flight, SimEvents happened, FrameContext frame) {
        models.clear();
        sprites.clear();
        wick.show(flight, happened, frame.alpha, frame.seconds);
        bendCourse(flight);
        camera.update(flight, wick.position(), frame.seconds > 0f ? frame.realSeconds : 0f);
        camera.show(flight.ruled().shot(), wick.position(), frame.alpha);
        lens.set(rig.camera().getLocation(), wick.position());
        silhouette.set(rig.camera().getLocation(), wick.position());
        rig.lighting().keepClear(wick.position());
        rig.freeCamera()
                .ifPresent(eye ->
                        eye.show(rig.camera(), carriage.set(0f, 0f, wick.position().z), wick.position(), LOWEST));
        effects.beginFrame(frame.seconds, frame.realSeconds, flight.wick().velocity().z);
        drawSurroundings(flight, frame);
        drawEntities(flight, happened, frame);
        drawEffects(flight, happened, frame);
        edited.ifPresent(path -> path.show(wick.position().z, rig.camera()));
        models.submit();
        sprites.show();
        overlay.show(flight);
    }

    /** What of the rules the scene is built from. */
    FlightSceneParts parts() {
        return parts;
    }

    /** Drops what the picture remembers, after a jump to another moment. */
    void reset(FlightStage flight) {
        effects.clear();
        enemies.clear();
        pieces.clear();
        bees.reset(flight);
        boss.reset(flight);
        events.reset(flight);
        camera.snap();
        lastZ = flight.distance();
        heading = railBends.turned(0f, lastZ);
    }

    /** Shows a ghost that runs along a trail; {@code trail} is asked every frame until it has one. */
    void buildGhost(Supplier<Optional<GhostTrail>> trail) {
        ghost = Optional.of(new GhostView(library, rig.root(), trail));
    }

    /** Draws the path of an editor, on a straight course. */
    void drawPath(PathGizmoModel shown) {
        edited = Optional.of(new PathGizmos(rig, models, shown));
    }

    FlightDebugOverlay overlay() {
        return overlay;
    }

    private void bendCourse(FlightStage flight) {
        SightCamera sightCamera = flight.sightCamera();
        float behind = flight.wick().position().z - sightCamera.eye().z;
        float z = wick.position().z;
        heading += 2f * sightCamera.bendX() * (z - lastZ);
        lastZ = z;
        float bent = edited.isPresent() || flight.ruled().rail().isChased() ? 0f : 1f;
        rig.lighting().bend(bent * sightCamera.bendX(), bent * sightCamera.bendY(), z - behind);
    }

    private void drawSurroundings(FlightStage flight, FrameContext frame) {
        float z = wick.position().z;
        LookColours light = ruleLight.over(
                looks.coloursAt(z, boss.duskShare(), flight.ruled().rail().forks()),
                flight.ruled().cues().light(),
                frame.alpha);
        rig.setLook(light);
        meadow.setLight(light);
        boolean back = flight.ruled().rail().isChased();
        meadow.moveTo(z, looks, back);
        scatter.update(z, back);
        ground.show(z, back);
        wind.blowIn(flight.fields());
        landmarks.setEyeOff(rig.camera().getLocation().distance(wick.position()));
        landmarks.show(z, heading, frame.time, back, wind);
        rig.setSkyHeading(heading);
        backdrop.burn(flight.boss(), frame.seconds);
        rig.roll(backdrop.show(z, boss.duskShare(), flight.ruled().cues().backdrop(), frame.alpha, sprites));
        focus.set(wick.position().x * 0.5f, 0f, back ? z - FOCUS_AHEAD : z + FOCUS_AHEAD);
        rig.setShadowFocus(focus);
        weather.setMotes(ruleLight.motesOver(
                looks.motesAt(z, boss.duskShare()), flight.ruled().cues().light()));
        weather.show(wick.position(), frame.seconds);
        dark.moveTo(flight.ruled().rail().forks(), z);
        dark.show(
                flight.fields(),
                wick.lanternPosition(),
                Vector3f.UNIT_Z,
                wick.position(),
                flight.bees().size(),
                flight.wick().tight(),
                frame.seconds);
        slipstream.show(flight.wick(), wick.position(), frame.seconds);
    }

    private void drawEntities(FlightStage flight, SimEvents happened, FrameContext frame) {
        shadows.beginFrame(flight.ruled().rail(), sprites);
        bullets.showMarks(flight, frame);
        props.show(flight, frame, rig.camera().getLocation(), sprites);
        hazards.show(flight, frame, sprites);
        targets.show(flight, frame, sprites);
        escorts.show(flight, frame, sprites);
        enemies.show(flight, happened, frame, sprites);
        boss.show(flight, frame, sprites, effects);
        webs.show(flight, wick.position().z, frame, sprites);
        boss.setTimeScale(frame.rate);
        showGhost(flight, frame);
        wick.figure().setCullHint(rig.photo().wick() ? CullHint.Inherit : CullHint.Always);
        if (rig.photo().bees()) {
            bees.show(
                    flight,
                    frame,
                    sprites,
                    camera.shotShare(),
                    rig.camera().getLocation(),
                    rig.lighting().bend(),
                    wick.position());
        }
        if (rig.photo().wick()) {
            wickShadow.show(wick.position(), rig.lighting().sun());
            wickLight.show(flight, wick.position(), wick.lanternPosition(), sprites, camera.shotShare(), frame.seconds);
            rig.lighting().shineLantern(wick.lanternPosition(), wickLight.shine(flight));
        }
        shots.show(flight, frame, sprites, camera.shotShare());
    }

    private void showGhost(FlightStage flight, FrameContext frame) {
        if (ghost.isPresent()) {
            float tick = flight.ticks() - 1 + frame.alpha;
            ghost.get().show(tick, Place.AIR, rig.camera().getLocation(), wick.position(), frame.seconds);
        }
    }

    private void drawEffects(FlightStage flight, SimEvents happened, FrameContext frame) {
        events.show(flight, happened, wick.position(), camera.shotShare() > 0.5f);
        float nearest = rig.camera().getLocation().z + NEAREST_DEBRIS;
        debris.update(frame.seconds, nearest);
        pieces.update(frame.seconds, nearest);
        fields.makeRoomFor(flight.bullets().size(), frame.seconds);
        fields.show(flight.fields().awake(), flight.wick().position(), frame.time, sprites);
        particles.show(sprites, frame.seconds);
        strings.show(flight, wick.position(), frame, sprites);
        landings.show(flight, frame, sprites);
        lights.show(flight, frame, sprites);
        bullets.show(flight, frame, sprites, rig.camera().getLocation());
    }

    /** How fast the world should run: 1 is normal, less is slow motion. */
    float timeScale() {
        return effects.timeScale();
    }
}
