package bumblewick.desktop.workshop;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.ModdedScene;
import bumblewick.content.asset.SceneFolder;
import bumblewick.content.mod.Mod;
import bumblewick.content.mod.ModLibrary;
import bumblewick.def.Rulebook;
import bumblewick.def.StageDef;
import bumblewick.def.WaveDef;
import bumblewick.math.Tick;
import bumblewick.pilot.DemoPilot;
import bumblewick.replay.HeadlessRun;
import bumblewick.sim.FlightStage;
import bumblewick.sim.World;
import bumblewick.sim.run.RunOptions;
import bumblewick.sim.run.SimEvent;
import bumblewick.sim.run.SimEvents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The mods in {@code assets/mods/examples}, from which others are to be learned: they must be without fault. */
@Tag("long")
class ExampleModsTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));
    private static final Path EXAMPLES = SCENE.resolveSibling("mods").resolve("examples");

    private final SceneFolder base = new SceneFolder(SCENE);

    @TempDir
    Path temp;

    static List<Path> examples() throws IOException {
        try (Stream<Path> folders = Files.list(EXAMPLES)) {
            return folders.filter(Files::isDirectory).sorted().toList();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void theGameTakesItAndPacksItAndTakesTheZipToo(Path example) throws IOException {
        assertEquals(List.of(), problems(example));
        ModPack pack = ModPack.of(example);
        assertEquals(List.of(), pack.problems());
        Path zip = temp.resolve(example.getFileName() + ".zip");
        pack.write(zip);

        assertEquals(List.of(), problems(zip));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void itTellsInBothLanguagesWhatItIs(Path example) throws IOException {
        try (Mod mod = Mod.open(example)) {
            String english = mod.card().orElseThrow().description("en");
            String japanese = mod.card().orElseThrow().description("ja");

            assertEquals(example.getFileName().toString(), mod.id());
            assertFalse(english.isEmpty());
            assertFalse(japanese.isEmpty() || japanese.equals(english));
        }
    }

    @Test
    void allOfThemGoTogether() throws IOException {
        List<Mod> mods = new ModLibrary(EXAMPLES).open();
        try {
            ModdedScene modded = ModdedScene.read(base, mods);
            for (Mod mod : mods) {
                assertEquals(List.of(), modded.problems(mod), mod::name);
                assertFalse(modded.isHarmful(mod), mod::name);
            }
        } finally {
            for (Mod mod : mods) {
                mod.close();
            }
        }
    }

    @Test
    void theNewDressChangesNoRule() throws IOException {
        try (Mod mod = Mod.open(EXAMPLES.resolve("cobalt_wick"))) {
            ModdedScene modded = ModdedScene.read(base, List.of(mod));

            assertFalse(ModdedScene.affectsRules(mod));
            assertTrue(modded.isUntouched("cloverfield"));
            assertEquals(
                    ModdedScene.Outcome.WINS,
                    modded.fate(mod, "models/wick.glb").what());
        }
    }

    @Test
    void theMoonMothsComeToCloverfieldAndLeaveOtherStagesAlone() throws IOException {
        try (Mod mod = Mod.open(EXAMPLES.resolve("moon_moth"))) {
            ModdedScene modded = ModdedScene.read(base, List.of(mod));
            World world = new World(modded.scene().rules(), new RunOptions("cloverfield", "easy", 1, 0));

            assertAll(
                    () -> assertTrue(meets(world, "moon_moth")),
                    () -> assertFalse(modded.isUntouched("cloverfield")),
                    () -> assertTrue(modded.isUntouched("mill_yard")));
        }
    }

    /** The first of the waves that bring it starts at 130 u of the rail, which is flown at 18 u a second. */
    private static boolean meets(World world, String enemy) {
        DemoPilot pilot = new DemoPilot(world);
        SimEvents events = new SimEvents();
        while (world.ticks() < (130 / 18 + 1) * Tick.PER_SECOND) {
            events.clear();
            world.tick(pilot.take(), events);
            if (world.flight().enemies().stream().anyMatch(met -> met.def().id().equals(enemy))) {
                return true;
            }
        }
        return false;
    }

    /** As far as the boss at least: the pilot is no master. */
    @Test
    void cloverfieldCanBeFlownAmongMoonMoths() throws IOException {
        HeadlessRun.Outcome outcome = play("moon_moth", "cloverfield");

        float bossAfter = 3060f / 18f; // seconds: bossAt / speed
        assertTrue(outcome.ticks() > bossAfter * Tick.PER_SECOND, outcome::toString);
    }

    /** A boss without a line of Java: its tail is shot off, it is beaten, and the flight goes on. */
    @Test
    void theSmokeSerpentCanBeBeaten() throws IOException {
        try (Mod mod = Mod.open(EXAMPLES.resolve("smoke_serpent"))) {
            Rulebook rules = ModdedScene.read(base, List.of(mod)).scene().rules();
            World world = new World(rules, new RunOptions("cloverfield", "easy", 1, 3));
            DemoPilot pilot = new DemoPilot(world);
            SimEvents events = new SimEvents();
            int broken = 0;
            int slams = 0;
            while (world.flight().phase() != FlightStage.Phase.EXITS && world.ticks() < 4 * 3_600) {
                events.clear();
                world.tick(pilot.take(), events);
                for (int i = 0; i < events.size(); i++) {
                    broken += events.get(i).type() == SimEvent.Type.BOSS_PART_BROKEN ? 1 : 0;
                    slams += events.get(i).type() == SimEvent.Type.BOSS_SLAM ? 1 : 0;
                }
            }
            int puffs = broken;
            int blows = slams;
            assertAll(
                    () -> assertEquals(FlightStage.Phase.EXITS, world.flight().phase()),
                    () -> assertTrue(puffs >= 4, puffs + " parts broken"),
                    () -> assertTrue(blows >= 1, "it slams"));
        }
    }

    /** Likewise. */
    @Test
    void pearEveningCanBeFlownAndLeadsToTheGarden() throws IOException {
        HeadlessRun.Outcome outcome = play("pear_isle", "pear_evening");

        float bossAfter = 1080f / 18f; // seconds: bossAt / speed
        assertTrue(outcome.ticks() > bossAfter * Tick.PER_SECOND, outcome::toString);
        try (Mod mod = Mod.open(EXAMPLES.resolve("pear_isle"))) {
            Rulebook rules = ModdedScene.read(base, List.of(mod)).scene().rules();
            assertEquals(
                    "pear_garden",
                    rules.all(StageDef.class).get("pear_evening").exits().low());
        }
    }

    /** Seven gnats around a weaver, which comes radius · 2 = 5 u later, all of it mirrored. */
    @Test
    void theWreathOfPearEveningIsWhatItsFormationSays() throws IOException {
        try (Mod mod = Mod.open(EXAMPLES.resolve("pear_isle"))) {
            Rulebook rules = ModdedScene.read(base, List.of(mod)).scene().rules();
            List<WaveDef> wreath = rules.all(StageDef.class).get("pear_evening").waves().stream()
                    .filter(wave -> wave.at() >= 340f && wave.at() <= 345f)
                    .toList();

            assertEquals(8, wreath.size());
            assertTrue(wreath.stream().allMatch(WaveDef::mirrored));
            assertTrue(wreath.subList(0, 7).stream()
                    .allMatch(wave -> Math.abs(Math.hypot(wave.offsetX(), wave.offsetY()) - 2.5) < 1e-5));
            assertEquals(
                    new WaveDef(345f, "weaver", "pear_isle_garland", true, 1, 0.4f, 0f, 0f, "pollen"), wreath.get(7));
        }
    }

    /** Gem, key, door: what was modelled in Blender holds a whole story. */
    @Test
    void pearGardenIsWalkedToItsEnd() throws IOException {
        HeadlessRun.Outcome outcome = play("pear_isle", "pear_garden");

        assertTrue(outcome.cleared(), outcome::toString);
    }

    /** Its first rule waits four seconds and sends its signal five later; then the corridor narrows over three. */
    @Test
    void theLostLampDarkensCloverfieldAndBringsThieves() throws IOException {
        World world = world("lost_lamp", "cloverfield");

        fly(world, 5);
        assertTrue(world.flight().ruled().shot().isActive());
        assertEquals("cloverfield_dusk", world.flight().ruled().cues().light().look(0));
        assertEquals("lost_lamp.out", world.flight().ruled().cues().text());
        fly(world, 12);
        assertFalse(world.flight().ruled().shot().isActive());
        assertEquals(8f, world.flight().ruled().rail().maxX(), 0.05f);
        assertEquals(1f, world.flight().fields().darkness(), "the gloom comes 4 s after the lamp, and takes 2 s");
        assertTrue(world.flight().enemies().stream()
                .anyMatch(enemy -> enemy.def().id().equals("weaver")));
    }

    /** Whoever never beats four weavers gets the light back at 700 u, which are flown in 39 s. */
    @Test
    void theLostLampIsLitAgainForEverybody() throws IOException {
        World world = world("lost_lamp", "cloverfield");

        fly(world, 50);

        assertEquals(0, world.flight().ruled().cues().light().size());
        assertEquals(12f, world.flight().ruled().rail().maxX(), 1e-3f);
        assertEquals(0f, world.flight().fields().darkness());
    }

    @Test
    void theLostLampIsWalkedToTheEndOfMillYard() throws IOException {
        HeadlessRun.Outcome outcome = play("lost_lamp", "mill_yard");

        assertTrue(outcome.cleared(), outcome::toString);
    }

    private World world(String example, String stage) throws IOException {
        try (Mod mod = Mod.open(EXAMPLES.resolve(example))) {
            Rulebook rules = ModdedScene.read(base, List.of(mod)).scene().rules();
            return new World(rules, new RunOptions(stage, "easy", 1, 0));
        }
    }

    private static void fly(World world, int seconds) {
        DemoPilot pilot = new DemoPilot(world);
        SimEvents events = new SimEvents();
        while (world.ticks() < seconds * Tick.PER_SECOND) {
            events.clear();
            world.tick(pilot.take(), events);
        }
    }

    private HeadlessRun.Outcome play(String example, String stage) throws IOException {
        World world = world(example, stage);
        return HeadlessRun.play(world, new DemoPilot(world), 10 * 60 * Tick.PER_SECOND);
    }

    private List<String> problems(Path mod) throws IOException {
        try (ModCheck check = ModCheck.open(mod)) {
            return check.problems(base);
        }
    }
}
