package bumblewick.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Stretch;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ChannelTest {
    private static Key key(float at, float speed) {
        return new Key(at, new Stretch(Optional.empty(), Optional.empty(), speed, Optional.empty(), Optional.empty()));
    }

    private static Channel speeds(Key... keys) {
        return Channel.of(18f, List.of(keys), Stretch::speed);
    }

    @Test
    void isAsUsualWithoutAKeyThatNamesIt() {
        Channel channel = speeds(key(100f, CourseDef.UNSAID));

        assertEquals(18f, channel.at(0f));
        assertEquals(18f, channel.at(500f));
    }

    /** t²(3 − 2t) is 5/32 at a quarter of the way, 1/2 in the middle and 27/32 at three quarters. */
    @Test
    void changesSmoothlyFromOneKeyToTheNextAndStaysBeforeAndBehind() {
        Channel channel = speeds(key(100f, 10f), key(150f, CourseDef.UNSAID), key(200f, 26f));

        assertEquals(10f, channel.at(0f));
        assertEquals(10f, channel.at(100f));
        assertEquals(12.5f, channel.at(125f), 1e-5f);
        assertEquals(18f, channel.at(150f), 1e-5f);
        assertEquals(23.5f, channel.at(175f), 1e-5f);
        assertEquals(26f, channel.at(200f));
        assertEquals(26f, channel.at(9000f));
    }

    @Test
    void isTheSameInWhateverOrderItIsRead() {
        Channel read = speeds(key(10f, 10f), key(20f, 30f), key(30f, 12f), key(40f, 20f));
        for (float distance : new float[] {45f, 5f, 35f, 15f, 25f, 10f, 40f, 0f}) {
            Channel fresh = speeds(key(10f, 10f), key(20f, 30f), key(30f, 12f), key(40f, 20f));
            assertEquals(fresh.at(distance), read.at(distance), distance + " u");
        }
    }

    /** The steepest is 1.5 times the mean slope, in the middle. */
    @Test
    void neverJumps() {
        Channel channel = speeds(key(100f, 10f), key(160f, 30f));
        float before = channel.at(99f);
        for (float distance = 99.5f; distance < 162f; distance += 0.5f) {
            float now = channel.at(distance);
            assertTrue(Math.abs(now - before) <= 1.5f * 20f / 60f * 0.5f + 1e-4f, distance + " u");
            before = now;
        }
    }
}
