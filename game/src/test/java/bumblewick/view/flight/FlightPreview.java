package bumblewick.view.flight;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Floor;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Sides;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.CourseDef.Wall;
import bumblewick.def.CourseDef.Walls;
import bumblewick.def.FieldDef;
import bumblewick.def.FlightDef;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.SwarmDef;
import bumblewick.def.presentation.ContrastDef;
import bumblewick.def.presentation.EffectDef;
import bumblewick.def.presentation.LookDef;
import bumblewick.def.presentation.PaletteDef;
import bumblewick.pilot.FlightPilot;
import bumblewick.replay.FixedTickLoop;
import bumblewick.sim.FlightStage;
import bumblewick.sim.TestFields;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.view.Studio;
import bumblewick.view.ViewOptions;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * Keeps pictures of a flight: {@code FlightPreview FOLDER WIDTH HEIGHT QUALITY CHECKPOINT FRAME… [contrast] [calm]
 * [fields] [course]}, calm with reduced motion, fields with one of each kind around the start, course with each floor and a tunnel
 * ahead. Not a test: for looking at.
 */
public class FlightPreview extends Studio {
    private static final String STAGE = System.getProperty("bumblewick.preview", "cloverfield");
    private static final String CALM = "calm";
    private static final float SECONDS = 1f / 60f;

    public static final String CONTRAST = "contrast";

    /** With wind, a web, smoke and the dark. */
    public static final String FIELDS = "fields";

    /** With water, lava, ice, planks, open sky and a tunnel ahead. */
    public static final String COURSE = "course";

    private final TreeSet<Integer> wanted;
    private int played;
    private final FlightView view;
    private final FixedTickLoop loop;
    private final Runnable update;

    public FlightPreview(Path folder, Scene scene, int checkpoint, ViewOptions options, TreeSet<Integer> wanted) {
        this(folder, scene, STAGE, checkpoint, options, wanted);
    }

    /** Of another flight than that of the property {@code bumblewick.preview}. */
    public FlightPreview(
            Path folder, Scene scene, String stage, int checkpoint, ViewOptions options, TreeSet<Integer> wanted) {
        this(folder, scene, scene.rules(), new RunOptions(stage, "easy", 1L, checkpoint), options, wanted);
    }

    private FlightPreview(
            Path folder, Scene scene, Rulebook rules, RunOptions run, ViewOptions options, TreeSet<Integer> wanted) {
        super(folder);
        this.wanted = wanted;
        World world = new World(rules, run);
        loop = new FixedTickLoop(
                world, new FlightPilot(world, rules.only(FlightDef.class), rules.only(SwarmDef.class)));
        view = new FlightView(loop, scene.all(LookDef.class), scene.all(EffectDef.class), options);
        update = () -> view.update(SECONDS);
    }

    @Override
    public void open() {
        getStateManager().attach(view);
    }

    /** What no picture is wanted of is played without drawing. */
    @Override
    public String frame(int number) {
        Integer next = wanted.pollFirst();
        if (next == null) {
            return null;
        }
        while (played < next) {
            play();
            measured(update);
            getRootNode().updateLogicalState(SECONDS);
        }
        play();
        FlightStage flight = loop.world().flight();
        return String.format(
                "flight%05d-%s%s",
                next,
                flight.phase(),
                flight.boss().map(boss -> "-" + boss.action()).orElse(""));
    }

    /** What is played. */
    public World world() {
        return loop.world();
    }

    /** What is looked at. */
    public FlightView view() {
        return view;
    }

    private void play() {
        loop.advance(SECONDS);
        played++;
    }

    public static void main(String[] args) throws IOException {
        TreeSet<Integer> wanted = new TreeSet<>();
        boolean contrast = List.of(args).contains(CONTRAST);
        Scene scene = ShippedScene.read();
        Optional<PaletteDef> palette = Optional.empty();
        for (int i = 5; i < args.length; i++) {
            PaletteDef named = scene.all(PaletteDef.class).get(args[i]);
            if (named != null) {
                palette = Optional.of(named);
            } else if (!List.of(CONTRAST, CALM, FIELDS, COURSE).contains(args[i])) {
                wanted.addAll(frames(args[i]));
            }
        }
        ViewOptions lively = options(args[3], contrast, scene);
        boolean calm = List.of(args).contains(CALM);
        Optional<ContrastDef> lines = palette.isEmpty()
                ? lively.highContrast()
                : palette.map(chosen -> chosen.alone(scene.only(ContrastDef.class)));
        ViewOptions options = new ViewOptions(lively.quality(), calm, true, 1f, lines).withPalette(palette);
        Rulebook rules = List.of(args).contains(FIELDS) ? withFields(scene.rules()) : scene.rules();
        rules = List.of(args).contains(COURSE) ? withCourse(rules) : rules;
        RunOptions run = new RunOptions(STAGE, "easy", 1L, Integer.parseInt(args[4]));
        new FlightPreview(Path.of(args[0]), scene, rules, run, options, wanted)
                .run(Integer.parseInt(args[1]), Integer.parseInt(args[2]));
    }

    /** Half of the dark is felt after a second. */
    private static Rulebook withFields(Rulebook rules) {
        Vector3f here = new Vector3f(0f, 0f, 60f);
        Vector3f half = new Vector3f(9f, 8f, 60f);
        List<FieldDef> fields = List.of(
                TestFields.wind(here, half, new Vector3f(3f, 1f, 0f)),
                TestFields.web(here, half, 0.9f),
                TestFields.smoke(here, half),
                TestFields.eased(TestFields.dark(here, half, 20f), 2f));
        return rules.with(rules.get(StageDef.class, STAGE).withFields(fields));
    }

    private static Rulebook withCourse(Rulebook rules) {
        Walls rock = new Walls(Sides.TUNNEL, Wall.ROCK);
        List<Key> keys = List.of(
                key(24f, Floor.WATER, Optional.empty()),
                key(40f, Floor.LAVA, Optional.empty()),
                key(52f, Floor.ICE, Optional.empty()),
                key(64f, Floor.WOOD, Optional.empty()),
                key(76f, Floor.NONE, Optional.empty()),
                key(100f, Floor.MEADOW, Optional.of(rock)));
        return rules.with(rules.get(StageDef.class, STAGE).with(new CourseDef(keys)));
    }

    private static Key key(float at, Floor floor, Optional<Walls> walls) {
        return new Key(
                at,
                new Stretch(
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(floor),
                        walls,
                        CourseDef.UNSAID,
                        Optional.empty(),
                        Optional.empty()));
    }

    public static ViewOptions options(String quality, boolean contrast, Scene scene) {
        return new ViewOptions(
                ViewOptions.Quality.valueOf(quality),
                false,
                true,
                1f,
                contrast ? Optional.of(scene.only(ContrastDef.class)) : Optional.empty());
    }

    /** One frame, or from:to:step. */
    public static List<Integer> frames(String text) {
        String[] parts = text.split(":");
        if (parts.length == 1) {
            return List.of(Integer.parseInt(text));
        }
        List<Integer> frames = new ArrayList<>();
        for (int i = Integer.parseInt(parts[0]); i <= Integer.parseInt(parts[1]); i += Integer.parseInt(parts[2])) {
            frames.add(i);
        }
        return frames;
    }
}
