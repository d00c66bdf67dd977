package bumblewick.sim.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import bumblewick.def.CourseDef;
import bumblewick.def.CourseDef.Key;
import bumblewick.def.CourseDef.Stretch;
import bumblewick.def.StageDef;
import bumblewick.sim.TestRules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RailClockTest {
    private static RailClock clock(Key... keys) {
        StageDef stage = new TestRules().rulebook().get(StageDef.class, "test");
        return new RailClock(stage.with(new CourseDef(List.of(keys))));
    }

    private static Key key(float at, float speed) {
        return new Key(at, new Stretch(Optional.empty(), Optional.empty(), speed, Optional.empty(), Optional.empty()));
    }

    /** The rail of the tests has 20 u/s. */
    @Test
    void withoutKeysTheTimeIsTheDistanceByTheSpeed() {
        assertEquals(17.5f, clock().seconds(350f), 1e-4f);
    }

    /** 100 u at 10 u/s take 10 s, 100 u at 25 u/s 4 s; between them a change that is centred about its middle is short. */
    @Test
    void addsUpTheTimesOfPartsWithOtherSpeeds() {
        RailClock clock = clock(key(0f, 10f), key(100f, 10f), key(101f, 25f), key(300f, 25f));

        assertEquals(5f, clock.seconds(50f), 1e-3f);
        assertEquals(10f, clock.seconds(100f), 1e-3f);
        assertEquals(14f, clock.seconds(200f), 0.1f);
        assertEquals(22f, clock.seconds(400f), 0.1f);
    }
}
