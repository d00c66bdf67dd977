package bumblewick.view;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.DifficultyDef;
import bumblewick.def.Rulebook;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.TextTable;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import bumblewick.ui.draw.Canvas;
import bumblewick.ui.draw.FixedGlyphs;
import bumblewick.ui.draw.PromptFormatter;
import bumblewick.ui.draw.Skin;
import bumblewick.ui.hud.FlightHud;
import bumblewick.ui.hud.GardenHud;
import bumblewick.ui.hud.HudOptions;
import bumblewick.ui.hud.Projection;
import bumblewick.ui.hud.StageHud;
import bumblewick.view.flight.FlightPreview;
import bumblewick.view.flight.FlightView;
import bumblewick.view.garden.GardenView;
import com.jme3.app.state.BaseAppState;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Keeps pictures of the HUD over a stage that plays itself: {@code HudPreview FOLDER STAGE WIDTH HEIGHT LANGUAGE TEXT% BEES
 * CHECKPOINT TICK…}; with 0 bees as many as the difficulty gives. Not a test: for looking at.
 */
class HudPreview extends Studio {
    private static final float SECONDS = 1f / 60f;
    private static final int BEFORE = 20; // ticks
    private static final Map<String, List<String>> KEYS = Map.of(
            "spin", List.of("key.46"),
            "boost", List.of("key.16"),
            "brake", List.of("key.18"),
            "tight", List.of("key.42"),
            "move", List.of("key.17", "key.30", "key.31", "key.32"),
            "look", List.of("mouse.move"),
            "jump", List.of("key.57"),
            "recentre", List.of("key.19"));

    private final TreeSet<Integer> wanted;
    private final String name;
    private final FixedTickLoop loop;
    private final ViewOptions look = new ViewOptions(ViewOptions.Quality.LOW, false, true);
    private final Scene scene;
    private final TextTable texts;
    private final HudOptions options;
    private final Vector3f pixels = new Vector3f();
    private FlightView flight;
    private GardenView garden;
    private Canvas canvas;
    private StageHud hud;
    private final Runnable update = this::follow;
    private int played;

    HudPreview(
            Path folder,
            Scene scene,
            String stage,
            String language,
            HudOptions options,
            int bees,
            int checkpoint,
            TreeSet<Integer> wanted) {
        super(folder);
        this.scene = scene;
        this.options = options;
        this.wanted = wanted;
        texts = scene.text(language);
        Rulebook rules = bees == 0 ? scene.rules() : with(scene.rules(), bees);
        World world =
                new World(rules, new RunOptions(stage, "easy", 1L, checkpoint).withDeed(Integer.getInteger("deed", 0)));
        loop = new FixedTickLoop(world, new DemoPilot(world));
        name = stage + "_" + language + "_" + Math.round(options.textScale() * 100f) + "_" + bees;
    }

    /** The same rules with another number of bees at the start. */
    private static Rulebook with(Rulebook rules, int bees) {
        Map<String, DifficultyDef> all = new TreeMap<>(rules.all(DifficultyDef.class));
        all.replaceAll((id, d) -> new DifficultyDef(id, bees, d.strayBees(), d.humMin(), d.humMax()));
        return rules.with(rules.definitions().with(DifficultyDef.class, all));
    }

    @Override
    public void open() {
        canvas = new Canvas(getGuiNode());
        canvas.fit(getCamera().getWidth(), getCamera().getHeight());
        Skin skin = new Skin(getAssetManager());
        PromptFormatter glyphs = new PromptFormatter(skin.glyphs(), new FixedGlyphs(KEYS));
        World world = loop.world();
        if (world.onFoot()) {
            garden = new GardenView(loop, world.garden(), scene.all(LookDef.class), scene.all(EffectDef.class), look);
            getStateManager().attach(garden);
            hud = new GardenHud(canvas, skin, options, texts::text, glyphs, this::project, world, world.garden());
        } else {
            flight = new FlightView(loop, scene.all(LookDef.class), scene.all(EffectDef.class), look);
            getStateManager().attach(flight);
            Projection projection = this::project;
            hud = new FlightHud(canvas, skin, options, texts::text, glyphs, projection, world.rules(), world.flight());
        }
        hud.show(true);
    }

    /** What the HUD does in a frame, with the letters that are laid out anew for it. */
    private void follow() {
        hud.update(loop.events(), loop.alpha(), SECONDS);
        getGuiNode().updateLogicalState(SECONDS);
    }

    /** Tells the HUD of the events that are asked for by {@code -Dtell=TYPE:AMOUNT,…}, shortly before a picture. */
    private void tell() {
        SimEvents events = new SimEvents();
        for (String event : System.getProperty("tell", "").split(",")) {
            if (!event.isEmpty()) {
                String[] parts = event.split(":");
                events.add(SimEvent.Type.valueOf(parts[0]), SimEvent.NOBODY, Integer.parseInt(parts[1]), Vector3f.ZERO);
            }
        }
        hud.update(events, 0f, 0f);
    }

    private boolean project(Vector3f corridor, Vector3f store) {
        if (garden == null) {
            flight.screenOf(corridor, pixels);
        } else {
            garden.screenOf(corridor, pixels);
        }
        store.set(pixels.x / canvas.scale(), pixels.y / canvas.scale(), 0f);
        return pixels.z <= 1f;
    }

    @Override
    public String frame(int number) {
        Integer next = wanted.pollFirst();
        if (next == null) {
            return null;
        }
        BaseAppState view = flight == null ? garden : flight;
        while (played < next) {
            loop.advance(SECONDS);
            played++;
            view.update(SECONDS);
            if (view.isInitialized()) {
                measured(update);
                if (played == next - BEFORE) {
                    tell();
                }
            }
            getRootNode().updateLogicalState(SECONDS);
        }
        return String.format(
                "%s_%dx%d_%05d", name, getCamera().getWidth(), getCamera().getHeight(), next);
    }

    public static void main(String[] args) throws IOException {
        TreeSet<Integer> wanted = new TreeSet<>();
        for (int i = 8; i < args.length; i++) {
            wanted.addAll(FlightPreview.frames(args[i]));
        }
        HudOptions usual = HudOptions.defaults();
        HudOptions options = new HudOptions(
                Integer.parseInt(args[5]) / 100f,
                true,
                true,
                1f,
                false,
                usual.scale(),
                usual.opacity(),
                Boolean.getBoolean("contrast"),
                usual.widest());
        Scene scene = ShippedScene.read();
        HudPreview preview = new HudPreview(
                Path.of(args[0]),
                scene,
                args[1],
                args[4],
                options,
                Integer.parseInt(args[6]),
                Integer.parseInt(args[7]),
                wanted);
        preview.run(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
        List<Long> bytes = preview.ownBytes();
        long over = bytes.stream().skip(300).filter(frame -> frame > 1024).count();
        System.out.println("garbage: "
                + bytes.stream().skip(300).mapToLong(Long::longValue).summaryStatistics() + ", over 1 KB: " + over);
    }
}
