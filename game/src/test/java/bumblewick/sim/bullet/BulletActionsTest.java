package bumblewick.sim.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.TestPatterns;
import bumblewick.sim.TestRules;
import com.jme3.math.Vector3f;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What BulletML says of changeDirection, changeSpeed, accel and vanish, in space; and split. A bullet does something itself from
 * the tick after it was fired on. Source: K. Cho, BulletML 0.21, the elements' reference.
 */
class BulletActionsTest {
    /** A bullet that comes back along the rail at 12 u/s and does this. */
    private static PatternRange bulletThat(String actions) {
        return new PatternRange(fired(actions)).start();
    }

    private static String fired(String actions) {
        String fire = "{'action': 'fire', 'direction': {'type': 'absolute'}, 'speed': {'value': 12}, 'actions': [";
        return (fire + actions + "]}").replace('\'', '"');
    }

    @ParameterizedTest(name = "to {0}°, {1}° in {2} ticks")
    @CsvSource({"90, 0, 30", "-60, 20, 45", "0, 90, 20", "175, 0, 60", "45, -45, 1"})
    void aTurnGoesAlongAGreatCircleAndEndsExactly(double yaw, double pitch, int ticks) {
        PatternRange range = bulletThat("{'action': 'change_direction', 'direction': {'type': 'absolute', 'yaw': " + yaw
                + ", 'pitch': " + pitch + "}, 'ticks': " + ticks + "}");
        double flat = Math.cos(Math.toRadians(pitch));
        Vector3f end = new Vector3f(
                (float) (-Math.sin(Math.toRadians(yaw)) * flat), (float) Math.sin(Math.toRadians(pitch)), (float)
                        (-Math.cos(Math.toRadians(yaw)) * flat));
        double whole = Math.acos(-end.z); // from (0, 0, −1)
        for (int tick = 1; tick <= ticks; tick++) {
            range.fly(1);
            Vector3f heading = range.bullet(0).heading();
            assertEquals(whole * tick / ticks, Math.acos(Math.min(1f, -heading.z)), 2e-3, "tick " + tick);
            assertEquals(12f, range.bullet(0).velocity().length(), 1e-3f);
        }
        range.expectVelocity(0, 12 * end.x, 12 * end.y, 12 * end.z);
        range.fly(10);
        range.expectVelocity(0, 12 * end.x, 12 * end.y, 12 * end.z);
    }

    /** Half round has no plane of its own: it goes by the bullet's right. */
    @Test
    void aBulletTurnsRightRound() {
        PatternRange range = bulletThat(
                "{'action': 'change_direction', 'direction': {'type': 'relative', 'yaw': 180}, 'ticks': 40}");
        range.fly(20);
        range.expectVelocity(0, -12, 0, 0);
        range.fly(20);
        range.expectVelocity(0, 0, 0, 12);
    }

    @Test
    void aTurnAtWickEndsOnTheLineToWhereItWas() {
        PatternRange range = bulletThat("{'action': 'change_direction', 'ticks': 10}");
        range.wick.position().set(8f, 4f, 0f);
        range.fly(1);
        Vector3f wanted = range.wick.position().subtract(PatternRange.MUZZLE).normalizeLocal();
        range.fly(9);
        assertTrue(range.bullet(0).heading().dot(wanted) > 0.9999f);
    }

    @Test
    void aSequenceOfADirectionTurnsInEachTick() {
        PatternRange range =
                bulletThat("{'action': 'change_direction', 'direction': {'type': 'sequence', 'yaw': 3}, 'ticks': 30}");
        for (int tick = 1; tick <= 30; tick++) {
            range.fly(1);
            double yaw = Math.toRadians(3 * tick);
            range.expectVelocity(0, -12 * Math.sin(yaw), 0, -12 * Math.cos(yaw));
        }
        range.fly(5);
        range.expectVelocity(0, -12, 0, 0);
    }

    @ParameterizedTest(name = "{0} {1} is {2} u/s")
    @CsvSource({"absolute, 3, 3", "absolute, 30, 30", "relative, -5, 7", "sequence, 0.5, 22", "absolute, 0, 0"})
    void aChangeOfSpeedIsEvenAndEndsExactly(String type, float value, float end) {
        PatternRange range = bulletThat(
                "{'action': 'change_speed', 'speed': {'type': '" + type + "', 'value': " + value + "}, 'ticks': 20}");
        for (int tick = 1; tick <= 20; tick++) {
            range.fly(1);
            range.expectVelocity(0, 0, 0, -(12 + (end - 12) * tick / 20));
        }
        range.fly(10);
        range.expectVelocity(0, 0, 0, -end);
    }

    @Test
    void aBulletThatStoodFliesOnWhereItsNosePoints() {
        PatternRange range = bulletThat("{'action': 'change_speed', 'speed': {'value': 0}, 'ticks': 5},"
                + " {'action': 'wait', 'ticks': 10}, {'action': 'change_speed', 'speed': {'value': 9}, 'ticks': 1}");
        range.fly(10);
        range.expectVelocity(0, 0, 0, 0);
        range.fly(1);
        range.expectVelocity(0, 0, 0, -9);
    }

    /** To 6 u/s to the shooter's right, which is −x, and 3 up, in equal steps; along the rail nothing changes. */
    @Test
    void accelChangesThePartsThatItNames() {
        PatternRange range = bulletThat("{'action': 'accel', 'horizontal': 6, 'vertical': 3, 'ticks': 30}");
        range.fly(15);
        range.expectVelocity(0, -3, 1.5, -12);
        range.fly(15);
        range.expectVelocity(0, -6, 3, -12);
        range.fly(15);
        range.expectVelocity(0, -6, 3, -12);
        assertEquals(1f, range.bullet(0).heading().length(), 1e-4f);
    }

    @ParameterizedTest
    @CsvSource({"absolute, 4, -4", "relative, 4, -16", "sequence, 0.1, -15"})
    void accelIsToOrByAValueOrInEachTick(String type, float along, float end) {
        PatternRange range =
                bulletThat("{'action': 'accel', 'type': '" + type + "', 'along': " + along + ", 'ticks': 30}");
        range.fly(30);
        range.expectVelocity(0, 0, 0, end);
        range.fly(5);
        range.expectVelocity(0, 0, 0, end);
    }

    /** A thrown thing: up at first, then down by 10 u/s in each second. */
    @Test
    void accelInEachTickIsAParabola() {
        PatternRange range = bulletThat("{'action': 'accel', 'vertical': 5, 'ticks': 1},"
                + " {'action': 'wait', 'ticks': 1},"
                + " {'action': 'accel', 'type': 'sequence', 'vertical': '-10 / 60', 'ticks': 60}");
        range.fly(31);
        float y = 4f + 5f / 60f; // one tick up, then 30 that lose 1/6 u/s each before they move
        for (int i = 1; i <= 30; i++) {
            y += (5f - i * 10f / 60f) / 60f;
        }
        assertEquals(y, range.bullet(0).position().y, 1e-3f);
    }

    @Test
    void aBulletVanishesWhenItsTimeHasCome() {
        PatternRange range = bulletThat("{'action': 'wait', 'ticks': 30}, {'action': 'vanish'}");
        assertEquals(1, range.fly(30).alive());
        assertEquals(0, range.fly(1).alive());
    }

    @Test
    void aSplitFiresItsChildrenWhereTheBulletIsAndTakesItAway() {
        PatternRange range = bulletThat("{'action': 'wait', 'ticks': 29}, {'action': 'split', 'count': 4,"
                + " 'direction': {'type': 'relative', 'yaw': '90 * index'}, 'speed': {'value': 6}}");
        range.fly(30);
        assertEquals(4, range.alive());
        float z = 40f - 12f * 29f / 60f;
        range.expectPosition(0, 0f, 4f, z - 0.1f);
        range.expectPosition(1, -0.1f, 4f, z);
        range.expectPosition(2, 0f, 4f, z + 0.1f);
        range.expectPosition(3, 0.1f, 4f, z);
    }

    @Test
    void childrenDoWhatTheirSplitSays() {
        PatternRange range = bulletThat("{'action': 'split', 'count': 3, 'actions': ["
                + "{'action': 'wait', 'ticks': '2 + index'}, {'action': 'vanish'}]}");
        int[] alive = {3, 3, 3, 2, 1, 0};
        for (int expected : alive) {
            assertEquals(expected, range.fly(1).alive());
        }
    }

    /** What the index and the parameters were when a bullet was fired they are for its own actions. */
    @Test
    void aBulletKeepsTheNumbersOfTheFire() {
        String members = "'parameters': {'far': {'min': 0, 'max': 90}}, 'actions': [{'action': 'repeat', 'times': 3,"
                + " 'actions': [{'action': 'fire', 'actions': [{'action': 'wait', 'ticks': 5}, {'action': 'change_direction',"
                + " 'direction': {'type': 'absolute', 'yaw': 'far * index'}, 'ticks': 1}]}]}]";
        PatternRange range = new PatternRange(TestPatterns.whole("tried", members.replace('\'', '"')));
        range.start("far 40").fly(6);
        for (int i = 0; i < 3; i++) {
            double yaw = Math.toRadians(40 * i);
            range.expectVelocity(i, -24 * Math.sin(yaw), 0, -24 * Math.cos(yaw));
        }
    }

    @Test
    void aBulletPlaysAPatternOfBullets() {
        String brake = "'by': 'bullet', 'parameters': {'to': {'min': 0, 'max': 20}}, 'actions': ["
                + "{'action': 'change_speed', 'speed': {'value': 'to'}, 'ticks': 4}]";
        String call = fired("{'action': 'call', 'pattern': 'brake', 'arguments': {'to': '2 + 2'}}");
        String members = brake.replace('\'', '"');
        TestRules rules = new TestRules()
                .pattern(TestPatterns.whole("brake", members))
                .pattern(TestPatterns.whole("tried", "\"actions\": [" + call + "]", "brake", members));
        PatternRange range = new PatternRange(rules, "tried", 1f).start().fly(4);
        range.expectVelocity(0, 0, 0, -4);
    }

    /** Spirals of spirals: a bullet fires on as it flies, until its time is up. */
    @Test
    void aBulletFiresOnAsLongAsItFlies() {
        PatternRange range = bulletThat("{'action': 'repeat', 'actions': [{'action': 'fire',"
                + " 'direction': {'type': 'sequence', 'yaw': 20}}, {'action': 'wait', 'ticks': 10}]}");
        assertEquals(1 + 4, range.fly(31).alive());
        range.bullet(0).remove();
        range.bullets.sweep();
        assertEquals(4, range.fly(20).alive());
    }

    @Test
    void aBulletThatIsDeflectedDoesNothingMore() {
        PatternRange range =
                bulletThat("{'action': 'change_direction', 'direction': {'type': 'sequence', 'yaw': 5}, 'ticks': 99},"
                        + " {'action': 'wait', 'ticks': 5}, {'action': 'split', 'count': 8}");
        range.fly(2);
        range.bullets.deflect(range.bullet(0), 0);
        Vector3f velocity = range.bullet(0).velocity().clone();
        range.fly(20);
        assertEquals(1, range.alive());
        assertEquals(velocity, range.bullet(0).velocity());
        assertFalse(range.bullet(0).acts());
    }

    /** Away from all that is seen, at a speed that is a number. */
    @Test
    void anAbsurdAccelerationLeavesNumbers() {
        PatternRange range = bulletThat(
                        "{'action': 'accel', 'type': 'sequence', 'ticks': 5,"
                                + " 'horizontal': '30000000000 * 10000000000 * 10000000000 * 100000000'},"
                                + " {'action': 'wait', 'ticks': 9}, {'action': 'change_speed', 'speed': {'value': 20}, 'ticks': 1}")
                .fly(20);
        assertEquals(-1f, range.bullet(0).heading().x, 0.2f);
        assertEquals(20f, range.bullet(0).velocity().length(), 1e-3f);
    }

    /** One that hangs in the air goes away from Wick, nose ahead, at 1.6 times the speed of its kind. */
    @Test
    void aBulletThatStandsStillFliesWhenItIsDeflected() {
        PatternRange range = bulletThat("{'action': 'change_speed', 'speed': {'value': 0}, 'ticks': 1}")
                .fly(4);
        Bullet bullet = range.bullet(0);
        assertEquals(0f, bullet.velocity().length());
        range.bullets.deflect(bullet, 0);
        assertEquals(new Vector3f(0f, 0f, 1f), bullet.heading());
        assertEquals(new Vector3f(0f, 0f, 1.6f * bullet.def().speed()), bullet.velocity());
    }

    /** A player who wants slower bullets gets the same curves, only slower. */
    @ParameterizedTest
    @ValueSource(floats = {0.5f, 0.8f})
    void slowedBulletsFlyTheSameWay(float pace) {
        String way = fired("{'action': 'change_direction', 'direction': {'type': 'absolute', 'yaw': 90}, 'ticks': 40},"
                + " {'action': 'wait', 'ticks': 20}, {'action': 'accel', 'vertical': 6, 'ticks': 20}");
        PatternRange even = new PatternRange(way).start().fly(80);
        TestRules rules = new TestRules().pattern(TestPatterns.of("tried", way));
        PatternRange slow = new PatternRange(rules, "tried", pace).start().fly(Math.round(80 / pace));
        Vector3f expected = even.bullet(0).position();
        assertTrue(
                expected.distance(slow.bullet(0).position()) < 0.15f,
                expected + " " + slow.bullet(0).position());
    }
}
