package bumblewick.sim.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.BulletDef;
import bumblewick.sim.TestPatterns;
import bumblewick.sim.TestRules;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What BulletML says of fire, repeat and wait, in space. Source: K. Cho, BulletML 0.21, the elements' reference. */
class PatternFireTest {
    private static final String TWELVE = "'speed': {'value': 12}";

    private static PatternRange range(String actions) {
        return new PatternRange(actions.replace('\'', '"'));
    }

    private static String fire(String direction, String more) {
        return "{'action': 'fire', 'direction': {" + direction + "}, " + TWELVE + more + "}";
    }

    /** Absolute 0 comes back along the rail; yaw turns to the shooter's right, which is −x, pitch up. */
    @ParameterizedTest(name = "yaw {0}°, pitch {1}°")
    @CsvSource({"0, 0", "30, 0", "-90, 0", "180, 0", "0, 45", "60, -20", "-135, 30"})
    void absoluteCountsFromTheWayBackAlongTheRail(double yaw, double pitch) {
        PatternRange range = range(fire("'type': 'absolute', 'yaw': " + yaw + ", 'pitch': " + pitch, ""))
                .start();
        range.fly(6);
        double flat = Math.cos(Math.toRadians(pitch));
        range.expectAt(
                0,
                (float) (-12 * Math.sin(Math.toRadians(yaw)) * flat),
                (float) (12 * Math.sin(Math.toRadians(pitch))),
                (float) (-12 * Math.cos(Math.toRadians(yaw)) * flat));
    }

    @Test
    void relativeCountsFromTheShootersNose() {
        PatternRange range = range(fire("'type': 'relative', 'yaw': 90", ""));
        range.shooter.heading().set(1f, 0f, 0f);
        range.start().fly(6);
        range.expectAt(0, 0f, 0f, -12f); // in this left-handed frame the right of +x is −z
    }

    /** Wick flies 3 u/s to the right: the bullet meets it where it will be, 40 u at 12 u/s later. */
    @Test
    void aimLeadsWick() {
        PatternRange range = range("{'action': 'fire', 'speed': {'value': 20}}");
        range.wick.velocity().set(3f, 0f, 0f);
        range.start().fly(120);
        range.wick.position().set(6f, 4f, 0f);
        assertTrue(range.bullet(0).position().distance(range.wick.position())
                < 0.5f); // the line there is longer than the one led by
    }

    @Test
    void aConeIsTiltedOffItsAxisAroundIt() {
        PatternRange range = range("{'action': 'repeat', 'times': 4, 'actions': ["
                        + fire("'type': 'absolute', 'tilt': 30, 'around': '90 * index'", "") + "]}")
                .start()
                .fly(6);
        float side = 12f * 0.5f;
        float ahead = -12f * (float) Math.cos(Math.toRadians(30));
        range.expectAt(0, -side, 0f, ahead);
        range.expectAt(1, 0f, side, ahead);
        range.expectAt(2, side, 0f, ahead);
        range.expectAt(3, 0f, -side, ahead);
    }

    /** From −18° on by 9°: five bullets at −18, −9, 0, 9 and 18. */
    @Test
    void aSequenceGoesOnFromTheFireBefore() {
        PatternRange range = range(fire("'type': 'absolute', 'yaw': -18", "")
                        + ", {'action': 'repeat', 'times': 4, 'actions': [" + fire("'type': 'sequence', 'yaw': 9", "")
                        + "]}")
                .start()
                .fly(6);
        for (int i = 0; i < 5; i++) {
            double yaw = Math.toRadians(-18 + 9 * i);
            range.expectAt(i, (float) (-12 * Math.sin(yaw)), 0f, (float) (-12 * Math.cos(yaw)));
        }
    }

    @Test
    void aSequenceGoesOnOverWaits() {
        PatternRange range = range(fire("'type': 'absolute', 'yaw': 10", "") + ", {'action': 'wait', 'ticks': 3}, "
                        + fire("'type': 'sequence', 'yaw': 20", ""))
                .start()
                .fly(3);
        range.expectVelocity(1, -12 * Math.sin(Math.toRadians(30)), 0, -12 * Math.cos(Math.toRadians(30)));
    }

    /** Before any fire there is nothing to go on from: it counts from the line to Wick. */
    @Test
    void aSequenceBeginsAtWick() {
        PatternRange range =
                range(fire("'type': 'sequence', 'yaw': 5", "")).start().fly(6);
        double yaw = Math.toRadians(5);
        range.expectAt(0, (float) (-12 * Math.sin(yaw)), 0f, (float) (-12 * Math.cos(yaw)));
    }

    @Test
    void speedsAreAbsoluteRelativeToTheKindOrGoOn() {
        PatternRange range = range("{'action': 'fire'}, "
                        + "{'action': 'fire', 'speed': {'type': 'relative', 'value': -4}}, "
                        + "{'action': 'fire', 'speed': {'value': 7}}, "
                        + "{'action': 'repeat', 'times': 2, 'actions': ["
                        + "{'action': 'fire', 'speed': {'type': 'sequence', 'value': 1.5}}]}")
                .start();
        float[] expected = {24f, 20f, 7f, 8.5f, 10f}; // the shot's own are 24 u/s
        for (int i = 0; i < expected.length; i++) {
            assertEquals(expected[i], range.bullet(i).velocity().length(), 1e-3f);
        }
    }

    @Test
    void aSpeedRelativeToABulletIsAddedToIts() {
        PatternRange range = range("{'action': 'fire', 'speed': {'value': 5}, 'actions': ["
                        + "{'action': 'fire', 'direction': {'type': 'relative', 'yaw': 90},"
                        + " 'speed': {'type': 'relative', 'value': 3}}]}")
                .start()
                .fly(1);
        range.expectVelocity(0, 0, 0, -5);
        range.expectVelocity(1, -8, 0, 0);
    }

    @Test
    void repeatsAndWaitsKeepTheirTimes() {
        PatternRange range = range("{'action': 'repeat', 'times': 3, 'actions': [" + fire("'type': 'absolute'", "")
                + ", {'action': 'wait', 'ticks': 10}]}");
        range.start();
        assertEquals(1, range.alive());
        assertEquals(1, range.fly(9).alive());
        assertEquals(2, range.fly(1).alive());
        assertEquals(2, range.fly(9).alive());
        assertEquals(3, range.fly(1).alive());
        assertTrue(range.patterns.isPlaying(99));
        range.fly(10);
        assertFalse(range.patterns.isPlaying(99));
        assertEquals(3, range.fly(30).alive());
    }

    @Test
    void repeatsInRepeatsCountApart() {
        PatternRange range = range("{'action': 'repeat', 'times': 2, 'actions': ["
                        + "{'action': 'repeat', 'times': 3, 'actions': ["
                        + fire("'type': 'absolute', 'yaw': '10 * index'", "")
                        + "]}, " + fire("'type': 'absolute', 'yaw': '-40 - index'", "") + "]}")
                .start();
        double[] yaws = {0, 10, 20, -40, 0, 10, 20, -41};
        assertEquals(yaws.length, range.alive());
        for (int i = 0; i < yaws.length; i++) {
            double yaw = Math.toRadians(yaws[i]);
            range.expectVelocity(i, -12 * Math.sin(yaw), 0, -12 * Math.cos(yaw));
        }
    }

    @Test
    void whatIsRepeatedNoTimesIsNotDone() {
        assertEquals(
                0,
                range("{'action': 'repeat', 'times': 0, 'actions': [{'action': 'fire'}]}")
                        .start()
                        .alive());
    }

    @Test
    void anEndlessRepeatEndsWithItsOwner() {
        PatternRange range =
                range("{'action': 'repeat', 'actions': [{'action': 'fire'}, {'action': 'wait', 'ticks': 5}]}");
        range.start().fly(20);
        assertEquals(5, range.alive());
        range.lives = false;
        range.fly(20);
        assertEquals(5, range.alive());
        assertFalse(range.patterns.isPlaying(99));
    }

    @Test
    void whoeverStopsItOrBeginsItAnewEndsIt() {
        PatternRange range =
                range("{'action': 'wait', 'ticks': 5}, {'action': 'fire'}, {'action': 'wait', 'ticks': 90}");
        range.start().fly(3).start().fly(4);
        assertEquals(0, range.alive(), "the first was to fire two ticks ago");
        assertEquals(1, range.fly(1).alive());
        range.start();
        range.patterns.stop(99);
        assertEquals(1, range.fly(10).alive());
    }

    @Test
    void theMuzzleGoesWithItsOwner() {
        PatternRange range = range("{'action': 'wait', 'ticks': 2}, " + fire("'type': 'absolute'", ""));
        range.patterns.start(range.attack(""), range.shooter, new Vector3f(1f, 2f, 0f), range.wick);
        range.shooter.position().set(5f, 6f, 30f);
        range.fly(2);
        range.expectPosition(0, 6f, 8f, 30f - 12f / 60f);
    }

    @Test
    void aPlaceAheadKeepsItsDistance() {
        PatternRange range = range("{'action': 'wait', 'ticks': 1}, " + fire("'type': 'absolute'", ""));
        range.patterns.startAhead(range.attack(""), 2f, 3f, 50f, range.wick);
        range.wick.position().set(0f, 4f, 10f);
        range.fly(1);
        range.expectPosition(0, 2f, 3f, 60f - 12f / 60f);
    }

    @Test
    void parametersAreGivenOrUsualAndKeptInTheirRange() {
        String members = "'parameters': {'count': {'min': 1, 'max': 4, 'default': 2}, 'pace': {'min': 5, 'max': 30}},"
                + " 'actions': [{'action': 'repeat', 'times': 'count', 'actions': ["
                + "{'action': 'fire', 'speed': {'value': 'pace / 2'}}]}]";
        PatternRange range = new PatternRange(TestPatterns.whole("tried", members.replace('\'', '"')));
        range.start("pace 20");
        assertEquals(2, range.alive());
        assertEquals(10f, range.bullet(0).velocity().length(), 1e-3f);
        range.start("count 9, pace 100");
        assertEquals(6, range.alive(), "four more");
        assertEquals(15f, range.bullet(5).velocity().length(), 1e-3f);
    }

    /** Six bees of twenty are 18 of Hum; the difficulty, which allows all of it, is in the middle. */
    @Test
    void formulasKnowHumAndDifficulty() {
        PatternRange range = range("{'action': 'fire', 'speed': {'value': '10 + 100 * hum'}},"
                + " {'action': 'fire', 'speed': {'value': '10 * difficulty + 1'}}");
        range.hum.update(6, 0);
        range.start();
        assertEquals(28f, range.bullet(0).velocity().length(), 1e-3f);
        assertEquals(6f, range.bullet(1).velocity().length(), 1e-3f);
    }

    @Test
    void chanceIsDrawnAnewEachTimeAndTheSameInEachRun() {
        String actions = "{'action': 'repeat', 'times': 3, 'actions': ["
                + fire("'type': 'absolute', 'yaw': '90 * random - 45'", "") + "]}";
        PatternRange one = range(actions).start().fly(10);
        PatternRange other = range(actions).start().fly(10);
        assertEquals(one.hash(), other.hash());
        assertNotEquals(one.bullet(0).velocity().x, one.bullet(1).velocity().x);
        assertNotEquals(one.bullet(1).velocity().x, one.bullet(2).velocity().x);
    }

    @Test
    void aFireMayNameItsKindOfBullet() {
        BulletDef slow = new BulletDef("slow", "", "#ff3df0", 6f, 0.5f, 2f);
        TestRules rules = new TestRules()
                .bullet(slow)
                .pattern(TestPatterns.of(
                        "tried", "{\"action\": \"fire\", \"bullet\": \"slow\"}, {\"action\": \"fire\"}"));
        PatternRange range = new PatternRange(rules, "tried", 1f).start();
        assertEquals("slow", range.bullet(0).def().id());
        assertEquals(6f, range.bullet(0).velocity().length(), 1e-3f);
        assertEquals("shot", range.bullet(1).def().id());
    }

    @Test
    void aCallIsWhatItCallsWithItsArguments() {
        String fan = "{'action': 'repeat', 'times': 2, 'actions': [{'action': 'call', 'pattern': 'fan',"
                + " 'arguments': {'count': 3, 'spread': '20 + 20 * index'}}, {'action': 'wait', 'ticks': 4}]}";
        PatternRange range = range(fan).start().fly(4);
        assertEquals(6, range.alive());
        for (int i = 0; i < 6; i++) {
            double yaw = Math.toRadians((i < 3 ? 10 : 20) * (i % 3 - 1));
            range.expectVelocity(i, -24 * Math.sin(yaw), 0, -24 * Math.cos(yaw));
        }
    }

    /** A fan of one is aimed at the middle. */
    @Test
    void theLibrarysFanOfOneFliesStraight() {
        PatternRange range = new PatternRange(new TestRules(), "fan", 1f).start("count 1, spread 40");
        range.expectVelocity(0, 0, 0, -24);
    }

    @Test
    void noMoreThanTwoThousandAreInTheAir() {
        String burst = "{'action': 'repeat', 'times': 50, 'actions': ["
                + "{'action': 'repeat', 'times': 30, 'actions': [{'action': 'fire'}]}]}";
        PatternRange range = range(burst).start();
        assertEquals(1_500, range.alive());
        range.start();
        assertEquals(2_000, range.alive());
    }
}
