package bumblewick.sim.garden;

import static bumblewick.sim.TestRuleDefs.later;
import static bumblewick.sim.TestRuleDefs.on;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.LevelDef.CameraDef.Kind;
import bumblewick.def.PickupDef;
import bumblewick.def.RuleDeed;
import bumblewick.def.RuleEvent;
import bumblewick.def.WalkerDef;
import bumblewick.sim.garden.GardenStage.Chapter;
import bumblewick.sim.run.Bonus;
import bumblewick.sim.run.GardenEntity;
import bumblewick.sim.run.Guidance;
import bumblewick.sim.run.PlayerIntent;
import bumblewick.sim.run.SimEvent.Type;
import bumblewick.sim.run.StageResult;
import com.jme3.math.Vector3f;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The story of a garden: gem, key, door, friends; told from start to end and from wherever it could go wrong. */
class GardenStoryTest {
    private static final int GEM_POINTS = 300;
    private static final int KEY_POINTS = 200;

    /** The gem ahead, the key to the left, the door to the right with two friends behind it. */
    private static Yard yard() {
        return new Yard()
                .toFreeFriends()
                .pickup("gem", PickupDef.Effect.GEM, GEM_POINTS, 0f, 0.6f, 4f)
                .pickup("key", PickupDef.Effect.KEY, KEY_POINTS, 5f, 0.6f, 0f)
                .body("door", 0f, 1f, "grass", 0)
                .spawn("door", -8f, 0f, 0f)
                .action("door", -5.5f, 0.5f, 0f)
                .path("out", new Vector3f(-9f, 0f, 3f), new Vector3f(-4f, 0f, 4f))
                .spawn("friend", -11f, 0f, 0f, 0f, "out")
                .spawn("friend", -11f, 0f, 1f, 0f, "out")
                .camera("key", Kind.WATCH, new Vector3f(5f, 4f, 8f), new Vector3f(), 0f)
                .camera("door", Kind.WATCH, new Vector3f(-8f, 4f, 10f), new Vector3f(), 0f);
    }

    private static Walk withKey() {
        return withKey(yard());
    }

    private static Walk withKey(Yard yard) {
        Walk walk = yard.walk();
        walk.go(0f, 3.4f);
        walk.until(Type.CINEMATIC, 300);
        walk.until(Type.CINEMATIC, 300);
        return walk.go(5f, 0f);
    }

    @Test
    void isToldFromTheGemToTheFriends() {
        Walk walk = yard().walk();
        assertEquals(Chapter.GEM, walk.stage().chapter());

        walk.go(0f, 3.4f);
        assertEquals(Chapter.KEY_SHOWN, walk.stage().chapter());
        walk.until(Type.KEY_APPEARED, 300);
        walk.until(Type.CINEMATIC, 300);
        assertEquals(Chapter.KEY, walk.stage().chapter());
        walk.go(5f, 0f);
        assertEquals(Chapter.DOOR, walk.stage().chapter());
        walk.go(-4.7f, 0f);
        assertEquals(Chapter.FREED, walk.stage().chapter());
        walk.until(Type.DOOR_OPENED, 300);
        walk.until(Type.STAGE_CLEARED, 1_200);

        assertAll(
                () -> assertEquals(Chapter.FREE, walk.stage().chapter()),
                () -> assertEquals(2, walk.stage().friendsFreed()),
                () -> assertEquals(2, walk.stage().friendsTotal()),
                () -> assertEquals(2, walk.count(Type.FRIEND_FREED)),
                () -> assertEquals(4, walk.count(Type.CINEMATIC), "two scenes begin and end"),
                () -> assertFalse(walk.saw(Type.DOOR_LOCKED)));
    }

    @Test
    void theEndPaysForFriendsParNoResetAndEachBee() {
        Walk walk = withKey();
        walk.go(-4.7f, 0f);
        walk.until(Type.STAGE_CLEARED, 1_200);

        StageResult result = walk.stage().result().orElseThrow();

        int bees = 6 * 1_000;
        assertAll(
                () -> assertTrue(result.cleared()),
                () -> assertEquals("high", result.exit()),
                () -> assertEquals(6, result.bees()),
                () -> assertEquals(5_000, result.bonus(Bonus.FRIENDS)),
                () -> assertEquals(3_000, result.bonus(Bonus.PAR)),
                () -> assertEquals(2_000, result.bonus(Bonus.NO_RESET)),
                () -> assertEquals(bees, result.bonus(Bonus.BEES)),
                () -> assertEquals(GEM_POINTS + KEY_POINTS + 5_000 + 3_000 + 2_000 + bees, result.points()),
                () -> assertEquals(StageResult.Medal.GOLDEN, result.medal()),
                () -> assertEquals(walk.stage().ticks(), result.ticks()));
    }

    @Test
    void aResetForfeitsItsBonusAndNothingElse() {
        Walk walk = yard().walk();
        while (!walk.saw(Type.RESET)) {
            walk.tick(walk.towards(0f, -1f, 0));
        }
        toTheEnd(walk);

        StageResult result = walk.stage().result().orElseThrow();
        assertAll(
                () -> assertEquals(0, result.bonus(Bonus.NO_RESET)),
                () -> assertEquals(5_000, result.bonus(Bonus.FRIENDS)),
                () -> assertEquals(3_000, result.bonus(Bonus.PAR)));
    }

    @Test
    void theFirstSceneComesHalfASecondAfterTheGemAndLastsThreeSecondsAndTheWayBack() {
        Walk walk = yard().walk();
        while (!walk.saw(Type.GEM_TAKEN)) {
            walk.tick(walk.towards(0f, 1f, 0));
        }

        int toTheScene = walk.until(Type.CINEMATIC, 100);
        int toTheKey = walk.until(Type.KEY_APPEARED, 300);
        int toTheEnd = walk.until(Type.CINEMATIC, 300);

        assertAll(
                () -> assertEquals(Story.BREATH, toTheScene, 1),
                () -> assertEquals(Story.KEY_SCENE + Story.BACK, toTheKey + toTheEnd, 1));
    }

    @Test
    void theKeyIsNotThereBeforeItIsShown() {
        Walk walk = yard().walk();

        assertNull(walk.thing("key"));
        walk.go(5f, 0f);

        assertFalse(walk.saw(Type.KEY_TAKEN));
    }

    @Test
    void theKeyGrowsInTheSceneAndIsFetchedAfterwards() {
        Walk walk = yard().walk();
        walk.go(0f, 3.4f);
        walk.until(Type.KEY_APPEARED, 300);

        GardenEntity key = walk.thing("key");
        assertNotNull(key);
        assertTrue(key.size() < 0.2f, "it begins small");
        walk.until(Type.CINEMATIC, 300);
        assertEquals(1f, key.size());
        walk.go(5f, 0f);

        assertTrue(walk.saw(Type.KEY_TAKEN));
    }

    @Test
    void withoutTheKeyTheDoorSaysSoEachTimeAndStaysShut() {
        Walk walk = yard().walk();

        walk.go(-4.7f, 0f).go(-2f, 0f).go(-4.7f, 0f);

        assertAll(
                () -> assertEquals(2, walk.count(Type.DOOR_LOCKED)),
                () -> assertFalse(walk.saw(Type.DOOR_OPENED)),
                () -> assertEquals(Chapter.GEM, walk.stage().chapter()));
    }

    @Test
    void theDoorIsSolidUntilItOpens() {
        Walk walk = withKey();
        walk.go(-4.7f, 0f);
        GardenEntity door = walk.thing("door");
        assertEquals("idle", door.clip());

        walk.until(Type.DOOR_OPENED, 300);

        assertEquals("open", door.clip());
    }

    @Test
    void heroAndEnemiesWaitInAScene() {
        Walk walk = yard().walker("grump", WalkerDef.Mood.CHASER, 2, 3f, 9f)
                .spawn("grump", 10f, 0f, 10f)
                .walk();
        walk.go(0f, 3.4f);
        walk.wait(60);
        assertTrue(walk.stage().cinematic());
        Vector3f feet = walk.feet().clone();
        Vector3f grump = walk.thing("grump").pose().position().clone();

        for (int i = 0; i < 100; i++) {
            walk.tick(PlayerIntent.of(1f, 1f, PlayerIntent.JUMP));
        }

        assertAll(
                () -> assertEquals(0f, feet.distance(walk.feet()), 1e-3f),
                () -> assertEquals(0f, grump.distance(walk.thing("grump").pose().position())),
                () -> assertEquals(
                        0f,
                        walk.thing("grump")
                                .pose()
                                .previousPosition()
                                .distance(walk.thing("grump").pose().position()),
                        "or the picture would tremble"));
    }

    @Test
    void friendsWalkOutWhileTheHeroWaitsAndRejoiceAtTheEnd() {
        Walk walk = withKey();
        walk.go(-4.7f, 0f);

        walk.until(Type.FRIEND_FREED, 400);
        walk.wait(30);
        assertEquals("walk", walk.thing("friend").clip());
        walk.until(Type.STAGE_CLEARED, 1_200);

        assertAll(
                () -> assertEquals("cheer", walk.thing("friend").clip()),
                () -> assertEquals("cheer", walk.stage().wick().clip()),
                () -> assertEquals(
                        0f,
                        walk.thing("friend").pose().position().distance(new Vector3f(-4f, 0f, 4f)),
                        0.1f,
                        "at the end of its way"));
    }

    /** A cage of a hit point ahead to the right, whose friend steps out of it and comes out of the door in the end. */
    private static Yard yardWithACage() {
        return yard().body("coop", 0f, 1f, "grass", 1)
                .spawn("coop", 5f, 0f, -5f)
                .path(
                        "freed",
                        new Vector3f(5f, 0f, -2f),
                        new Vector3f(-11f, 0f, 2f),
                        new Vector3f(-9f, 0f, 3f),
                        new Vector3f(-3f, 0f, 5f))
                .spawn("friend", 5f, 0f, -5f, 0f, "freed");
    }

    @Test
    void aWhirlOpensACageAndItsFriendStepsOut() {
        Walk walk = yardWithACage().walk();
        walk.go(3f, -5f);
        walk.press(PlayerIntent.SPIN);
        walk.wait(120);

        assertAll(
                () -> assertEquals("open", walk.thing("coop").clip()),
                () -> assertEquals(1, walk.count(Type.BODY_BROKEN)),
                () -> assertEquals(1, walk.stage().friendsFreed()),
                () -> assertEquals(3, walk.stage().friendsTotal()),
                () -> assertEquals(50, walk.stage().points(), "what the cage is worth"),
                () -> assertEquals("cheer", friend(walk, 5f, -2f).clip()));
    }

    @Test
    void whoWasFreedOnTheWayComesOutOfTheDoorWithTheOthers() {
        Walk walk = yardWithACage().walk();
        walk.go(3f, -5f);
        walk.press(PlayerIntent.SPIN);
        toTheEnd(walk);

        assertAll(
                () -> assertEquals(3, walk.count(Type.FRIEND_FREED)),
                () -> assertEquals("cheer", friend(walk, -3f, 5f).clip()),
                () -> assertEquals(5_000, walk.stage().result().orElseThrow().bonus(Bonus.FRIENDS)));
    }

    @Test
    void whoIsLeftInACageStaysThereAndNotAllAreFree() {
        Walk walk = yardWithACage().walk();
        toTheEnd(walk);

        assertAll(
                () -> assertEquals(2, walk.stage().friendsFreed()),
                () -> assertEquals("idle", walk.thing("coop").clip()),
                () -> assertEquals("idle", friend(walk, 5f, -5f).clip()),
                () -> assertTrue(walk.stage().result().orElseThrow().cleared()),
                () -> assertEquals(0, walk.stage().result().orElseThrow().bonus(Bonus.FRIENDS)));
    }

    private static void toTheEnd(Walk walk) {
        walk.go(0f, 3.4f);
        walk.until(Type.CINEMATIC, 300);
        walk.until(Type.CINEMATIC, 300);
        walk.go(5f, 0f).go(-4.7f, 0f);
        walk.until(Type.STAGE_CLEARED, 1_200);
    }

    /** The friend that is at a place on the plan. */
    private static GardenEntity friend(Walk walk, float x, float z) {
        return walk.stage().entities().stream()
                .filter(thing -> thing.model().equals("friend")
                        && thing.pose().position().distance(new Vector3f(x, 0f, z)) < 0.2f)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theStoryCameraLooksAtTheKeyAndThenAtWickAgain() {
        Walk walk = yard().walk();
        walk.go(0f, 3.4f);
        Vector3f before = walk.stage().camera().position().clone();
        walk.until(Type.KEY_APPEARED, 300);
        walk.wait(40);

        Vector3f look = walk.stage().camera().target().clone();
        walk.until(Type.CINEMATIC, 300);

        assertAll(
                () -> assertEquals(0f, look.distance(new Vector3f(5f, 1.1f, 0f)), 0.1f),
                () -> assertEquals(0f, before.distance(walk.stage().camera().position()), 0.3f));
    }

    @Test
    void onceTheDoorIsOpenARuleMayLookElsewhere() {
        RuleDeed.Scene far = new RuleDeed.Scene("tower", "", 20f);
        Walk walk = withKey(
                yard().fixedCamera("tower", new Vector3f(0f, 40f, -9f)).rules(later(on(RuleEvent.DOOR), 0.5f, far)));
        walk.go(-4.7f, 0f);

        walk.until(Type.DOOR_OPENED, 400);
        float before = walk.stage().camera().position().y;
        walk.wait(40);

        float shown = walk.stage().camera().position().y;
        walk.until(Type.STAGE_CLEARED, 1_200);
        assertAll(
                () -> assertEquals(4f, before, 0.5f, "the story's"),
                () -> assertEquals(40f, shown, 0.1f, "the rule's"),
                () -> assertEquals(40f, walk.stage().camera().position().y, 0.1f, "to the end"));
    }

    @Test
    void theLowExitLeadsOutWithoutTheFriends() {
        Walk walk = yard().action("exit_low", 0f, 0.5f, -6f).walk();

        walk.go(0f, -5.5f);

        StageResult result = walk.stage().result().orElseThrow();
        assertAll(
                () -> assertEquals("low", result.exit()),
                () -> assertEquals(0, result.bonus(Bonus.FRIENDS)),
                () -> assertEquals(0, result.bonus(Bonus.NO_RESET)));
    }

    @Test
    void theHighExitIsNoneUntilTheStoryIsTold() {
        Walk walk = yard().action("exit_high", 0f, 0.5f, -6f).walk();

        walk.go(0f, -5.5f);

        assertEquals(Optional.empty(), walk.stage().result());
    }

    @Test
    void enoughBeesEndAnIslet() {
        Walk walk = new Yard()
                .toGatherBees(2, 45)
                .spawn("bee", 0f, 0.8f, 3f)
                .spawn("bee", 3f, 0.8f, 3f)
                .walk();
        assertEquals(0, walk.stage().beeCount(), "the last one is gone: that is why Wick is here");

        walk.go(0f, 3f);
        for (int i = 0; i < 60 && walk.stage().result().isEmpty(); i++) {
            walk.tick(walk.towards(1f, 0f, 0));
        }

        StageResult result = walk.stage().result().orElseThrow();
        assertAll(() -> assertTrue(result.cleared()), () -> assertEquals(2, result.bees()));
    }

    /** The clock of two seconds would have ended it after 120 ticks. */
    @Test
    void theFirstIsletOfAJourneyHasNoClockAndIsWonAllTheSame() {
        Walk walk = new Yard().toGatherBees(1, 2).spawn("bee", 0f, 0.8f, 3f).walk(new Guidance(false, true));
        for (int i = 0; i < 240; i++) {
            walk.tick(PlayerIntent.NONE);
        }
        assertAll(
                () -> assertEquals(Optional.empty(), walk.stage().result()),
                () -> assertFalse(walk.stage().timed()),
                () -> assertEquals(0, walk.stage().ticksLeft()));
        for (int i = 0; i < 120 && walk.stage().result().isEmpty(); i++) {
            walk.tick(walk.towards(0f, 1f, 0));
        }
        assertTrue(walk.stage().result().orElseThrow().cleared());
    }

    @Test
    void aYardThatIsNoIsletKeepsItsClock() {
        Walk walk = yard().walk(new Guidance(true, true));
        assertEquals(yard().walk().stage().timed(), walk.stage().timed());
    }

    @Test
    void theClockEndsAnIsletUnwon() {
        Walk walk = new Yard().toGatherBees(2, 2).spawn("bee", 0f, 0.8f, 3f).walk();
        assertEquals(120, walk.stage().ticksLeft());

        walk.wait(119);
        assertEquals(Optional.empty(), walk.stage().result());
        walk.wait(1);

        assertAll(
                () -> assertFalse(walk.stage().result().orElseThrow().cleared()),
                () -> assertTrue(walk.saw(Type.STAGE_LOST)));
    }
}
