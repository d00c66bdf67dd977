package bumblewick.audio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.def.MusicGauge;
import org.junit.jupiter.api.Test;

class MusicParametersTest {
    private final MusicParameters musicParameters = new MusicParameters();

    @Test
    void dangerAddsUpToAHundredAndDiesDown() {
        musicParameters.raiseDanger(70f);
        musicParameters.raiseDanger(70f);
        assertEquals(100f, musicParameters.points(MusicGauge.DANGER));

        musicParameters.update(2f);
        assertTrue(musicParameters.points(MusicGauge.DANGER) < 100f);
        musicParameters.update(10f);
        assertEquals(0f, musicParameters.points(MusicGauge.DANGER));
    }

    @Test
    void enemiesAreHeardAtOnceAndForgottenByAndBy() {
        musicParameters.raiseThreat(75f);
        assertEquals(75f, musicParameters.points(MusicGauge.FOES));

        musicParameters.raiseThreat(0f);
        musicParameters.update(1f);
        assertEquals(45f, musicParameters.points(MusicGauge.FOES), 0.01f, "30 points a second");

        musicParameters.raiseThreat(50f);
        assertEquals(50f, musicParameters.points(MusicGauge.FOES));
    }

    @Test
    void dangerWaitsDuringAPause() {
        musicParameters.raiseDanger(60f);
        musicParameters.setPaused(true);
        musicParameters.update(5f);
        musicParameters.setPaused(false);
        assertEquals(60f, musicParameters.points(MusicGauge.DANGER));
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
