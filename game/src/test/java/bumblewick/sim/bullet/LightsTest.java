package bumblewick.sim.bullet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import bumblewick.sim.run.SimEvent.Type;
import com.jme3.math.Vector3f;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Beams and ring waves: when they hurt, and where. The shooter is 40 u ahead of Wick, 4 u above the ground. */
class LightsTest {
    private static PatternRange range(String action) {
        return new PatternRange(action.replace('\'', '"')).start();
    }

    private static int count(PatternRange range, Type type) {
        return (int) IntStream.range(0, range.events.size())
                .filter(i -> range.events.get(i).type() == type)
                .count();
    }

    @Test
    void aBeamShowsItsLineBeforeItHurtsAndThenIsOver() {
        PatternRange range = range("{'action': 'beam', 'tell': 50, 'lasts': 20}");
        Beam beam = range.patterns.beams().get(0);
        range.fly(1);
        assertEquals(1, count(range, Type.BEAM_TELL));
        range.fly(48);
        assertFalse(beam.isOn());
        assertEquals(0.98f, beam.announced(), 1e-3f);
        range.fly(1);
        assertTrue(beam.isOn());
        assertEquals(1, count(range, Type.BEAM_FIRED));
        range.fly(19);
        assertTrue(beam.isOn());
        range.fly(1);
        assertEquals(0, range.patterns.beams().size());
    }

    /** Also a formula cannot make it shorter. */
    @Test
    void nobodyIsHurtWithoutATellOf45Ticks() {
        PatternRange range = range(
                "{'action': 'beam', 'tell': '5 + 0', 'lasts': 20}," + " {'action': 'ring_wave', 'tell': '0 * hum'}");
        range.fly(44);
        assertFalse(range.patterns.beams().get(0).isOn());
        assertFalse(range.patterns.ringWaves().get(0).isOn());
        range.fly(1);
        assertTrue(range.patterns.beams().get(0).isOn());
        assertTrue(range.patterns.ringWaves().get(0).isOn());
    }

    @Test
    void aBeamLiesWhereItWasAimedAndGoesWithItsOwner() {
        PatternRange range = range("{'action': 'beam', 'direction': {'type': 'absolute', 'yaw': 30}, 'length': 60}");
        range.shooter.position().set(3f, 5f, 41f);
        range.fly(1);
        Beam beam = range.patterns.beams().get(0);
        assertEquals(new Vector3f(3f, 5f, 41f), beam.origin());
        Vector3f end = new Vector3f(3f - 30f, 5f, 41f - 60f * (float) Math.cos(Math.toRadians(30)));
        assertTrue(end.distance(beam.end()) < 1e-3f, beam.end().toString());
    }

    /** By 90° in 60 ticks, of which half are over: 45°. */
    @Test
    void aBeamSweepsWhileItHurts() {
        PatternRange range = range("{'action': 'beam', 'direction': {'type': 'absolute'}, 'lasts': 60, 'sweep': 90}");
        range.fly(45);
        Beam beam = range.patterns.beams().get(0);
        assertEquals(-1f, beam.direction().z, 1e-4f);
        range.fly(30);
        assertEquals(-Math.sin(Math.toRadians(45)), beam.direction().x, 1e-3);
        assertEquals(-Math.cos(Math.toRadians(45)), beam.direction().z, 1e-3);
    }

    /** Three strokes of 60° in 90 ticks: after 15 half of the first, after 45 half of the second, and then it is at its highest. */
    @Test
    void aBeamSweepsThereAndBackAndRisesMeanwhile() {
        PatternRange range = range("{'action': 'beam', 'direction': {'type': 'absolute'}, 'lasts': 90, 'sweep': 60,"
                + " 'strokes': 3, 'rise': 12}");
        Beam beam = range.patterns.beams().get(0);
        range.fly(45 + 15);
        assertBeam(beam, 30, 4);
        range.fly(15);
        assertBeam(beam, 60, 8);
        range.fly(15);
        assertBeam(beam, 30, 12);
        range.fly(15);
        assertBeam(beam, 0, 8);
        range.fly(15);
        assertBeam(beam, 30, 4);
    }

    /** To the shooter's right is to Wick's left. */
    private static void assertBeam(Beam beam, double yawDegrees, double pitchDegrees) {
        double pitch = Math.toRadians(pitchDegrees);
        double yaw = Math.toRadians(yawDegrees);
        assertEquals(Math.sin(pitch), beam.direction().y, 1e-3);
        assertEquals(-Math.sin(yaw) * Math.cos(pitch), beam.direction().x, 1e-3);
        assertEquals(-Math.cos(yaw) * Math.cos(pitch), beam.direction().z, 1e-3);
    }

    @Test
    void aBeamEndsWithItsOwner() {
        PatternRange range = range("{'action': 'beam', 'lasts': 600}");
        range.fly(60);
        range.lives = false;
        range.fly(1);
        assertEquals(0, range.patterns.beams().size());
    }

    /** Twelve u/s for half a second. */
    @Test
    void aRingWaveGrowsAlongTheGroundAndGoesOutAtItsReach() {
        PatternRange range = range("{'action': 'ring_wave', 'speed': {'value': 12}, 'reach': 9}");
        RingWave wave = range.patterns.ringWaves().get(0);
        range.fly(45);
        assertEquals(0f, wave.radius());
        assertEquals(new Vector3f(0f, 0f, 40f), wave.centre());
        range.fly(30);
        assertEquals(6f, wave.radius(), 1e-3f);
        range.fly(16);
        assertEquals(0, range.patterns.ringWaves().size());
    }

    /** At 1 u/s: 5 u in 5 s. */
    @Test
    void aRingWaveThatIsToStandStillGoesOutAllTheSame() {
        PatternRange range = range("{'action': 'ring_wave', 'speed': {'value': 0}, 'reach': 5}");
        range.fly(45 + 5 * 60 - 2);
        assertEquals(1, range.patterns.ringWaves().size());
        range.fly(5);
        assertEquals(0, range.patterns.ringWaves().size());
    }

    @ParameterizedTest(name = "{2} u from its middle at {0}°, {1} u high, is touched: {3}")
    @CsvSource({
        "0, 1, 6, false", // in the gap
        "19, 1, 6, false",
        "22, 1, 6, true",
        "-22, 1, 6, true",
        "180, 1, 6, false", // in the other one
        "90, 1, 6, true",
        "90, 3.2, 6, true", // a ball of 0.35
        "90, 3.4, 6, false", // above it
        "90, 1, 6.7, true", // half of the thickness, and the ball
        "90, 1, 6.9, false",
        "90, 1, 5, false"
    })
    void aRingWaveHurtsBelowItsHeightAndOutsideItsGaps(float degrees, float y, float distance, boolean touched) {
        PatternRange range = range(
                "{'action': 'ring_wave', 'speed': {'value': 12}, 'height': 3, 'thickness': 0.8, 'gap': 40, 'gaps': 2}");
        range.fly(75);
        RingWave wave = range.patterns.ringWaves().get(0);
        double angle = Math.toRadians(degrees);
        Vector3f at = new Vector3f((float) (-distance * Math.sin(angle)), y, (float) (40 - distance * Math.cos(angle)));
        assertEquals(touched, wave.touches(at, at, 0.35f));
    }

    /** What stands inside before the front comes and outside after it was passed, whatever the front's speed. */
    @Test
    void aRingWaveJumpsOverNobody() {
        PatternRange range = range("{'action': 'ring_wave', 'speed': {'value': 110}, 'gap': 0, 'thickness': 0.2}");
        range.fly(45);
        RingWave wave = range.patterns.ringWaves().get(0);
        Vector3f at = new Vector3f(0f, 1f, 30.5f);
        int touched = 0;
        for (int i = 0; i < 20; i++) {
            range.fly(1);
            touched += wave.touches(at, at, 0.1f) ? 1 : 0;
        }
        assertTrue(touched >= 1);
    }

    /** Down at 45° from 4 u: it meets the ground after 4 u, and comes up again. */
    @Test
    void aBulletBouncesOffTheGroundAsOftenAsItMay() {
        PatternRange range = range("{'action': 'fire', 'bounces': 1, 'speed': {'value': 12},"
                + " 'direction': {'type': 'absolute', 'pitch': -45}}");
        range.fly(30); // 6 u: 4.243 down, of which 0.243 up again
        range.expectPosition(0, 0f, 0.2426f, 40f - 4.2426f);
        range.expectVelocity(0, 0, 12 * Math.sin(Math.toRadians(45)), -12 * Math.cos(Math.toRadians(45)));
        assertEquals(1f, range.bullet(0).heading().length(), 1e-4f);
    }

    @Test
    void aBulletThatMayNotBounceAnyMoreIsGone() {
        PatternRange range = range("{'action': 'fire', 'bounces': 1, 'speed': {'value': 12},"
                + " 'direction': {'type': 'absolute', 'pitch': -80}, 'actions': [{'action': 'wait', 'ticks': 30},"
                + " {'action': 'accel', 'vertical': -12, 'ticks': 1}]}");
        range.fly(60);
        assertEquals(0, range.alive());
    }

    /** The corridor ends at ±12: 20 u to the side are 8 u back again. */
    @Test
    void aBulletBouncesOffTheSidesOfTheCorridor() {
        PatternRange range = range("{'action': 'fire', 'bounces': 3, 'speed': {'value': 20},"
                + " 'direction': {'type': 'absolute', 'yaw': 90}}");
        range.fly(60);
        range.expectPosition(0, -12f + 8f, 4f, 40f);
        range.expectVelocity(0, 20, 0, 0);
    }

    @Test
    void deflectedBulletsBounceNoMore() {
        PatternRange range = range("{'action': 'fire', 'bounces': 9}").fly(2);
        range.bullets.deflect(range.bullet(0), 0);
        assertEquals(0, range.bullet(0).bouncesLeft);
    }
}
