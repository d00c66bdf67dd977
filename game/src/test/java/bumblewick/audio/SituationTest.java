package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.TrackDef.Gauge;
import org.junit.jupiter.api.Test;

class SituationTest {
    private final Situation situation = new Situation();

    @Test
    void dangerAddsUpToAHundredAndDiesDown() {
        situation.alarm(70f);
        situation.alarm(70f);
        assertEquals(100f, situation.points(Gauge.DANGER));

        situation.update(2f);
        assertTrue(situation.points(Gauge.DANGER) < 100f);
        situation.update(10f);
        assertEquals(0f, situation.points(Gauge.DANGER));
    }

    @Test
    void enemiesAreHeardAtOnceAndForgottenByAndBy() {
        situation.foes(75f);
        assertEquals(75f, situation.points(Gauge.FOES));

        situation.foes(0f);
        situation.update(1f);
        assertEquals(45f, situation.points(Gauge.FOES), 0.01f, "30 points a second");

        situation.foes(50f);
        assertEquals(50f, situation.points(Gauge.FOES));
    }

    @Test
    void dangerWaitsDuringAPause() {
        situation.alarm(60f);
        situation.rest(true);
        situation.update(5f);
        situation.rest(false);
        assertEquals(60f, situation.points(Gauge.DANGER));
    }

    @Test
    void duckingGoesDownQuicklyAndComesBackSlowly() {
        Ducking ducking = new Ducking();
        ducking.update(0.1f, -6f);
        assertEquals(-6f, ducking.level());
        ducking.update(0.1f, 0f);
        assertTrue(ducking.level() < -5f);
        ducking.update(2f, 0f);
        assertEquals(1f, ducking.gain());
    }
}
