package bumblewick.sim.combat;

import bumblewick.math.Trig;
import bumblewick.sim.bullet.Beam;
import bumblewick.sim.bullet.BeamField;
import bumblewick.sim.bullet.RingWave;
import bumblewick.sim.bullet.RingWaveField;
import bumblewick.sim.player.Wick;
import bumblewick.sim.swarm.Threats;
import com.jme3.math.Vector3f;

/**
 * Reports beams and ring waves to the bees, which know only points: a beam that crosses the swarm's plane as a bullet about to
 * cross there, one that lies across as a row of bodies, and the front of a wave near Wick as a wall of bullets.
 */
final class LightThreats {
    /** A beam counts so many ticks before it hurts. */
    private static final int EARLY = 40;

    /** A beam whose direction has less of the rail than this lies across it. */
    private static final float ACROSS = 0.3f;

    private static final float UPSTREAM = 0.2f; // u
    private static final float PASSING = 20f; // u/s
    private static final int TO_A_SIDE = 4;
    private static final float SPACING = 1f; // u
    private static final float FORESIGHT = 1.2f; // s
    private static final float PASSED = 2f; // u
    private static final float LOWEST = 0.4f; // u
    private static final float DEGREES = 180f / (float) Math.PI;
    private static final int IDS = 64; // of each light

    private final Vector3f place = new Vector3f();
    private final Vector3f velocity = new Vector3f();

    void add(Threats threats, Wick wick, BeamField beams, RingWaveField waves) {
        for (int i = 0; i < beams.size(); i++) {
            Beam beam = beams.get(i);
            if (!beam.gone() && beam.ticksUntilOn() < EARLY) {
                add(threats, wick, beam);
            }
        }
        for (int i = 0; i < waves.size(); i++) {
            if (waves.get(i).isOn()) {
                add(threats, wick, waves.get(i));
            }
        }
    }

    private void add(Threats threats, Wick wick, Beam beam) {
        Vector3f from = beam.origin();
        Vector3f way = beam.direction();
        Vector3f at = wick.position();
        if (Math.abs(way.z) < ACROSS) {
            float nearest = (at.x - from.x) * way.x + (at.y - from.y) * way.y + (at.z - from.z) * way.z;
            for (int k = -TO_A_SIDE; k <= TO_A_SIDE; k++) {
                addBody(threats, beam, nearest + k * SPACING, k);
            }
            return;
        }
        float crossing = (at.z - from.z) / way.z;
        if (crossing >= 0f && crossing <= beam.length()) {
            place.set(way).multLocal(crossing - UPSTREAM).addLocal(from);
            velocity.set(way).multLocal(PASSING);
            velocity.z += wick.velocity().z;
            threats.addBullet(-beam.id() * IDS, place, velocity, beam.radius());
        }
    }

    private void addBody(Threats threats, Beam beam, float along, int k) {
        if (along >= 0f && along <= beam.length()) {
            place.set(beam.direction()).multLocal(along).addLocal(beam.origin());
            threats.addEnemy(-beam.id() * IDS - TO_A_SIDE - k, place, beam.radius());
        }
    }

    private void add(Threats threats, Wick wick, RingWave wave) {
        float x = wick.position().x - wave.centre().x;
        float z = wick.position().z - wave.centre().z;
        float distance = (float) Math.sqrt(x * x + z * z);
        float ahead = distance - wave.radius();
        if (distance < 1f || ahead < -PASSED || ahead > wave.speed() * FORESIGHT) {
            return;
        }
        float bearing = Trig.atan2(-x, -z);
        int number = 0;
        for (int k = -TO_A_SIDE; k <= TO_A_SIDE; k++) {
            float angle = bearing + k * SPACING / distance;
            if (!wave.isInGap(angle * DEGREES)) {
                number = addPost(threats, wick, wave, angle, number);
            }
        }
    }

    private int addPost(Threats threats, Wick wick, RingWave wave, float angle, int first) {
        float sideways = -Trig.sin(angle);
        float along = -Trig.cos(angle);
        velocity.set(sideways, 0f, along).multLocal(wave.speed());
        velocity.z += wick.velocity().z;
        int number = first;
        for (float y = LOWEST; y < wave.height() && number < IDS; y += SPACING) {
            place.set(sideways, 0f, along).multLocal(wave.radius()).addLocal(wave.centre());
            place.y = y;
            threats.addBullet(-wave.id() * IDS - number++, place, velocity, wave.halfThickness());
        }
        return number;
    }
}
