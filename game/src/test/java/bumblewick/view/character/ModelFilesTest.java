package bumblewick.view.character;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.content.Scene;
import bumblewick.content.ShippedScene;
import bumblewick.def.BossDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.WalkerDef;
import bumblewick.view.ModelFile;
import bumblewick.view.flight.BossClip;
import com.jme3.asset.DesktopAssetManager;
import com.jme3.asset.plugins.FileLocator;
import com.jme3.math.Vector3f;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every model file has to keep to, whoever made it. Lengths are in u; models look along +Z. */
class ModelFilesTest {
    private static final Path SCENE = Path.of(System.getProperty("bumblewick.scene"));

    private static final Set<String> FLIER_CLIPS =
            Stream.of(EnemyClip.values()).map(EnemyClip::clip).collect(Collectors.toSet());

    private static final Set<String> WALKER_CLIPS =
            Set.of("idle", "move", "notice", "tell", "attack", "hit", "dizzy", "death");

    /** Those that every boss has; only one with strings plucks and strikes them, each in a clip of its own. */
    private static final Set<String> BOSS_CLIPS = Stream.of(BossClip.values())
            .filter(clip -> clip != BossClip.PLUCK && clip != BossClip.STRIKE && clip != BossClip.REEL)
            .map(BossClip::clip)
            .collect(Collectors.toSet());

    /** Clips that the game plays of single models, besides those that all of a kind have. */
    private static final Map<String, Set<String>> OWN_CLIPS = Map.of(
            "wick",
            Set.of("fly", "boost", "brake", "spin", "stumble", "sprint", "idle", "walk", "run", "jump", "fall", "land"),
            "old_stag",
            BOSS_CLIPS,
            "mother_spindle",
            BOSS_CLIPS,
            "gale_kite",
            BOSS_CLIPS,
            "sleeper",
            Set.of("sleep", "doze", "wake"),
            "roller",
            Set.of("roll", "unroll"),
            "friend",
            Set.of("idle", "walk", "cheer"),
            "bounce_flower",
            Set.of("idle", "bounce"),
            "cage",
            Set.of("idle", "open"),
            "door",
            Set.of("idle", "open"));

    private static final int BOSS_TRIANGLES = 20_000;
    private static final int FIGURE_TRIANGLES = 12_000;
    private static final int WALKER_TRIANGLES = 4_000;
    private static final int ENEMY_TRIANGLES = 1_500;
    private static final int OTHER_TRIANGLES = 6_500; // a landmark that a stage is remembered by
    private static final int BEE_TRIANGLES = 700;

    private static final long BYTES_PER_TRIANGLE = 145; // with clips; without them about 60
    private static final long BYTES_AT_LEAST = 2_000; // the smallest leaf
    private static final long ALL_BYTES = 17_500_000;

    private static Scene scene;
    private static final Map<String, ModelFile> MODELS = new TreeMap<>();

    @BeforeAll
    static void readAll() throws IOException {
        scene = ShippedScene.read();
        DesktopAssetManager assets = new DesktopAssetManager(true);
        assets.registerLocator(SCENE.toString(), FileLocator.class);
        for (String name : names()) {
            MODELS.put(name, ModelFile.read(SCENE, name, assets));
        }
    }

    static Collection<String> names() throws IOException {
        try (Stream<Path> files = Files.list(SCENE.resolve("models"))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith(".glb"))
                    .map(file -> file.substring(0, file.length() - ".glb".length()))
                    .sorted(Comparator.naturalOrder())
                    .toList();
        }
    }

    /** The exporter once scrambled colours, and without them the toon material shows grey. */
    @ParameterizedTest
    @MethodSource("names")
    void everyPieceHasColoursAndNormals(String name) {
        assertEquals(Set.of(), MODELS.get(name).bare());
    }

    @ParameterizedTest
    @MethodSource("names")
    void theTrianglesStayInTheBudgetOfTheKind(String name) {
        int triangles = MODELS.get(name).triangles();
        int most = budget(name);
        assertTrue(triangles > 0 && triangles <= most, triangles + " triangles of " + most);
    }

    private static int budget(String name) {
        if (name.equals("wick")) {
            return FIGURE_TRIANGLES;
        }
        if (name.equals("bee")) {
            return BEE_TRIANGLES;
        }
        if (is(name, scene.rules().all(BossDef.class).values().stream().map(BossDef::model))) {
            return BOSS_TRIANGLES;
        }
        if (is(name, scene.rules().all(WalkerDef.class).values().stream().map(WalkerDef::model))) {
            return WALKER_TRIANGLES;
        }
        boolean flies =
                is(name, scene.rules().all(EnemyDef.class).values().stream().map(EnemyDef::model));
        return flies ? ENEMY_TRIANGLES : OTHER_TRIANGLES;
    }

    private static boolean is(String name, Stream<String> models) {
        return models.anyMatch(name::equals);
    }

    @ParameterizedTest
    @MethodSource("names")
    void theFileIsCompact(String name) {
        ModelFile model = MODELS.get(name);
        long most = BYTES_AT_LEAST + model.triangles() * BYTES_PER_TRIANGLE;
        assertTrue(model.bytes() <= most, model.bytes() + " bytes, " + most + " expected at most");
    }

    @Test
    void allModelsTogetherAreSmall() {
        long all = MODELS.values().stream().mapToLong(ModelFile::bytes).sum();
        assertTrue(all <= ALL_BYTES, all + " bytes");
    }

    @Test
    void everyFlierHasTheClipsOfFliers() {
        for (EnemyDef enemy : scene.rules().all(EnemyDef.class).values()) {
            assertHasClips(enemy.model(), FLIER_CLIPS);
        }
    }

    @Test
    void everyWalkerHasTheClipsOfWalkers() {
        for (WalkerDef walker : scene.rules().all(WalkerDef.class).values()) {
            assertHasClips(walker.model(), WALKER_CLIPS);
        }
    }

    /** Without, the usual clip of the action would be played, and an attack would have no tell of its own. */
    @Test
    void everyBossHasTheClipsThatItsStepsAskFor() {
        for (BossDef boss : scene.rules().all(BossDef.class).values()) {
            Set<String> asked = boss.phases().stream()
                    .flatMap(phase -> phase.steps().stream())
                    .map(BossDef.Step::clip)
                    .filter(clip -> !clip.isEmpty())
                    .collect(Collectors.toSet());
            assertHasClips(boss.model(), asked);
        }
    }

    @Test
    void figuresHaveTheClipsThatTheGamePlays() {
        OWN_CLIPS.forEach(ModelFilesTest::assertHasClips);
    }

    private static void assertHasClips(String name, Set<String> expected) {
        Set<String> missing = new TreeSet<>(expected);
        missing.removeAll(MODELS.get(name).clips().keySet());
        assertEquals(Set.of(), missing, name);
    }

    /** What one clip moves and another does not would stay behind when the clips change. */
    @ParameterizedTest
    @MethodSource("names")
    void everyClipKeysEveryBoneThatAnyClipMoves(String name) {
        Map<String, Set<String>> clips = MODELS.get(name).clips();
        Set<String> moved = new TreeSet<>();
        clips.values().forEach(moved::addAll);
        assertEquals(MODELS.get(name).hasSkeleton(), !moved.isEmpty(), "a skeleton is there to be moved");
        clips.forEach((clip, channels) -> assertEquals(moved, channels, clip));
    }

    @Test
    void whatFliesHasItsOriginInItsMiddle() {
        for (EnemyDef enemy : scene.rules().all(EnemyDef.class).values()) {
            ModelFile model = MODELS.get(enemy.model());
            Vector3f middle = model.low().add(model.high()).multLocal(0.5f);
            Vector3f half = model.high().subtract(model.low()).multLocal(0.5f);
            assertTrue(middle.length() < 0.4f * half.length(), model + ": middle " + middle + " of " + half);
        }
    }

    @Test
    void whatWalksHasItsOriginBetweenItsFeet() {
        Set<String> figures = new TreeSet<>(List.of("wick", "friend"));
        scene.rules().all(WalkerDef.class).values().forEach(walker -> figures.add(walker.model()));
        for (String name : figures) {
            float lowest = MODELS.get(name).low().y;
            assertEquals(0f, lowest, 0.12f, name);
        }
    }

    /** A player aims at what is seen: it must not be much larger or smaller than what can be hit. */
    @Test
    void enemiesAreAboutAsLargeAsTheirHitRadius() {
        Map<String, Float> radii = new TreeMap<>();
        scene.rules()
                .all(EnemyDef.class)
                .values()
                .forEach(enemy -> radii.put(enemy.model(), enemy.radius() / enemy.size()));
        scene.rules().all(BossDef.class).values().forEach(boss -> radii.merge(boss.model(), reach(boss), Math::max));
        assertAll(radii.entrySet().stream().map(entry -> () -> {
            Vector3f half = MODELS.get(entry.getKey())
                    .high()
                    .subtract(MODELS.get(entry.getKey()).low())
                    .multLocal(0.5f);
            float share = Math.max(half.x, Math.max(half.y, half.z)) / entry.getValue();
            assertTrue(share > 0.6f && share < 1.8f, entry.getKey() + ": " + share + " of its radius");
        }));
    }

    /** How far from its middle it can be hit: its body, or the farthest of its parts that is no model of its own. */
    private static float reach(BossDef boss) {
        return boss.parts().stream()
                .filter(part -> part.model().isEmpty())
                .map(part -> part.at().length() + part.radius())
                .reduce(boss.radius(), Math::max);
    }

    /** Eyes glow: seen from above they lie ahead of the middle. A model exported back to front fails. */
    @Test
    void enemiesLookAlongPlusZ() {
        Set<String> lookers = new TreeSet<>();
        scene.rules().all(EnemyDef.class).values().forEach(enemy -> lookers.add(enemy.model()));
        scene.rules().all(WalkerDef.class).values().forEach(walker -> lookers.add(walker.model()));
        scene.rules().all(BossDef.class).values().forEach(boss -> lookers.add(boss.model()));
        assertAll(lookers.stream().map(name -> () -> {
            float ahead = MODELS.get(name).glowAhead();
            assertTrue(ahead > 0.01f, name + ": its glow lies " + ahead + " ahead");
        }));
    }
}
