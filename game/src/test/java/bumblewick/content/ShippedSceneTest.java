package bumblewick.content;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.AttackDef;
import bumblewick.def.BossDef;
import bumblewick.def.BulletDef;
import bumblewick.def.EnemyDef;
import bumblewick.def.PathDef;
import com.jme3.math.Vector3f;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The scene folder as players get it. */
class ShippedSceneTest {
    private static final float WICKS_REACH = 1f; // u ahead of Wick's middle
    private static final float FASTEST = 1.15f; // of the path's speed, at full Hum

    private static Scene scene;

    @BeforeAll
    static void readTheShippedFolder() throws Exception {
        scene = ShippedScene.read();
    }

    @Test
    void hasNoProblems() {
        assertEquals(Set.of(), scene.report().problems());
    }

    /** A hornet, a thief, and whatever trails behind something: eight bows of a kite's tail crack like a whip. */
    @Test
    void onlyThoseOvershootThatAreToSwingWide() {
        List<String> places = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        scene.report().notes().forEach(note -> {
            notes.add(note.toString());
            places.add(note.toString().replaceFirst(": .*", ""));
        });

        assertEquals(
                List.of(
                        "bosses/gale_kite.json:46 $.parts[2].steering.brakeDistance",
                        "bosses/gale_kite.json:58 $.parts[3].steering.brakeDistance",
                        "bosses/gale_kite.json:69 $.parts[4].steering.brakeDistance",
                        "bosses/gale_kite.json:80 $.parts[5].steering.brakeDistance",
                        "bosses/gale_kite.json:91 $.parts[6].steering.brakeDistance",
                        "bosses/gale_kite.json:103 $.parts[7].steering.brakeDistance",
                        "bosses/gale_kite.json:114 $.parts[8].steering.brakeDistance",
                        "bosses/gale_kite.json:125 $.parts[9].steering.brakeDistance",
                        "enemies/dive_hornet.json:8 $.arrival.brakeDistance",
                        "enemies/kitelet.json:11 $.chain.arrival.brakeDistance",
                        "enemies/leaf_roller.json:11 $.chain.arrival.brakeDistance",
                        "enemies/rope_thief.json:8 $.arrival.brakeDistance"),
                places,
                notes::toString);
        // 48² / (2·36) = 32
        assertEquals(
                "enemies/dive_hornet.json:8 $.arrival.brakeDistance: overshoots: 9.0 u is less than the 32.0 u "
                        + "it takes to stop (maxSpeed² / (2·maxAcceleration))",
                notes.get(places.indexOf("enemies/dive_hornet.json:8 $.arrival.brakeDistance")));
    }

    @ParameterizedTest
    @CsvSource({
        "gnat, 2, 100",
        "curtain_mite, 2, 100",
        "wasp, 4, 200",
        "corkscrew_midge, 4, 200",
        "figeight_moth, 4, 200",
        "weaver, 4, 200",
        "spiral_wisp, 4, 200",
        "hopper, 6, 300",
        "pincer_ant, 6, 300",
        "sine_wall, 6, 300",
        "looper, 6, 300",
        "strafe_fly, 12, 500",
        "boomerang_beetle, 12, 500",
        "sulker, 12, 500",
        "dive_hornet, 8, 600",
        "smoke_puff, 20, 800"
    })
    void airEnemiesAreAsStrongAsTheRulesSay(String id, int hp, int score) {
        EnemyDef enemy = scene.rules().all(EnemyDef.class).get(id);

        assertEquals(hp, enemy.hp());
        assertEquals(score, enemy.score());
    }

    @Test
    void everyRoundOfAnEnemyHasATellOf45Ticks() {
        List<AttackDef> attacks = new ArrayList<>();
        scene.rules().all(EnemyDef.class).values().forEach(enemy -> enemy.attack()
                .ifPresent(attacks::add));

        assertTrue(attacks.size() > 10);
        attacks.forEach(attack -> assertTrue(attack.windUp() >= 45 / 60f, attack.toString()));
    }

    @Test
    void everyDiveAndFanOfABossComesAfterATellOf45Ticks() {
        for (BossDef boss : scene.rules().all(BossDef.class).values()) {
            for (BossDef.Phase phase : boss.phases()) {
                for (int i = 0; i < phase.steps().size(); i++) {
                    BossDef.Action action = phase.steps().get(i).action();
                    if (action == BossDef.Action.DIVE
                            || action == BossDef.Action.FAN
                            || action == BossDef.Action.CHARGE) {
                        BossDef.Step before = phase.steps().get(Math.max(0, i - 1));
                        assertEquals(BossDef.Action.TELL, before.action(), boss.id() + ", step " + i);
                        assertTrue(before.seconds() >= 45 / 60f, boss.id() + ", step " + i);
                    }
                }
            }
        }
    }

    /** Hum makes paths at most 15 % faster; what comes from behind is beside the corridor until it is far ahead. */
    @Test
    void whatCrossesWicksWayWasVisibleForTwoSeconds() {
        for (PathDef path : scene.rules().all(PathDef.class).values()) {
            float flown = 0f;
            for (int i = 1; i < path.points().size(); i++) {
                Vector3f from = path.points().get(i - 1);
                Vector3f to = path.points().get(i);
                float share = (from.z - WICKS_REACH) / (from.z - to.z); // of this leg, until it is level with Wick
                float x = from.x + (to.x - from.x) * share;
                if (share >= 0f && share <= 1f && Math.abs(x) < 12f) {
                    float seconds = (flown + share * from.distance(to)) / (path.speed() * FASTEST);
                    assertTrue(seconds >= 2f, path.id() + " is there after " + seconds + " s");
                }
                flown += from.distance(to);
            }
        }
    }

    @Test
    void bulletHuesAreUsedByNothingElse() {
        Set<String> taken = Set.of("#e8263c", "#ffffff", "#12c2b0", "#ffb020", "#7a3bd0", "#ff2f87", "#e050d8");
        scene.rules()
                .all(BulletDef.class)
                .values()
                .forEach(bullet -> assertFalse(taken.contains(bullet.hue()), bullet.id()));
        long hues = scene.rules().all(BulletDef.class).values().stream()
                .map(b -> b.hue())
                .distinct()
                .count();
        assertEquals(scene.rules().all(BulletDef.class).size(), hues);
    }
}
