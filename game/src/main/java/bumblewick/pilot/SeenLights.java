package bumblewick.pilot;

import bumblewick.math.Tick;
import bumblewick.math.Trig;
import bumblewick.sim.FlightStage;
import bumblewick.sim.bullet.Beam;
import bumblewick.sim.bullet.RingWave;
import bumblewick.sim.combat.WebRing;
import com.jme3.math.Vector3f;

/**
 * What a pilot sees of beams and ring waves, as bodies that will cross Wick's plane: a beam where its line does, by the time that
 * it hurts, and of a wave's front the posts near Wick.
 */
final class SeenLights {
    private static final float CLOSING = 20f; // u/s of what stands for a beam
    private static final float AT_ONCE = 0.05f; // s
    private static final float ACROSS = 0.2f; // a beam's share of the rail below which it crosses no plane
    private static final float NEAR = 3f; // u before or behind Wick
    private static final int TO_A_SIDE = 3;
    private static final float SPACING = 1.5f; // u
    private static final float DEGREES = 180f / (float) Math.PI;
    private static final int WEB_POSTS = 10;
    private static final int IDS = 64; // of each light

    private final Vector3f place = new Vector3f();
    private final Vector3f velocity = new Vector3f();

    void note(FlightStage stage, Vector3f wick, SeenBodies into) {
        into.clear();
        for (int i = 0; i < stage.beams().size(); i++) {
            note(stage.beams().get(i), wick, into);
        }
        for (int i = 0; i < stage.ringWaves().size(); i++) {
            note(stage.ringWaves().get(i), wick, into);
        }
        for (int i = 0; i < stage.webs().size(); i++) {
            note(stage.webs().get(i), wick, into);
        }
    }

    private void note(Beam beam, Vector3f wick, SeenBodies into) {
        Vector3f way = beam.direction();
        if (beam.gone()) {
            return;
        }
        if (Math.abs(way.z) < ACROSS) {
            noteAcross(beam, wick, into);
            return;
        }
        float crossing = (wick.z - beam.origin().z) / way.z;
        if (crossing >= 0f && crossing <= beam.length()) {
            float soon = Math.max(AT_ONCE, beam.ticksUntilOn() * Tick.SECONDS);
            place.set(way).multLocal(crossing).addLocal(beam.origin());
            place.z += CLOSING * soon;
            into.add(-beam.id() * IDS, place, velocity.set(0f, 0f, -CLOSING), beam.radius(), wick.z);
        }
    }

    /** One that lies across the rail: where it is nearest to Wick. */
    private void noteAcross(Beam beam, Vector3f wick, SeenBodies into) {
        Vector3f way = beam.direction();
        place.set(wick).subtractLocal(beam.origin());
        float along = Math.max(0f, Math.min(beam.length(), place.dot(way)));
        place.set(way).multLocal(along).addLocal(beam.origin());
        if (Math.abs(place.z - wick.z) < beam.radius() + NEAR) {
            place.z = wick.z + CLOSING * Math.max(AT_ONCE, beam.ticksUntilOn() * Tick.SECONDS);
            into.add(-beam.id() * IDS, place, velocity.set(0f, 0f, -CLOSING), beam.radius(), wick.z);
        }
    }

    /** The ring of a web that comes: bodies all around its hole. */
    private void note(WebRing web, Vector3f wick, SeenBodies into) {
        if (web.state() != WebRing.State.COMES || web.position().z < wick.z) {
            return;
        }
        velocity.set(0f, 0f, -web.def().speed());
        float thick = (web.def().radius() - web.def().hole()) / 2f;
        for (int k = 0; k < WEB_POSTS; k++) {
            float angle = k * Trig.TURN / WEB_POSTS;
            place.set(web.position())
                    .addLocal(web.def().knotsAt() * Trig.sin(angle), web.def().knotsAt() * Trig.cos(angle), 0f);
            into.add(-web.id() * IDS - k, place, velocity, thick, wick.z);
        }
    }

    private void note(RingWave wave, Vector3f wick, SeenBodies into) {
        float x = wick.x - wave.centre().x;
        float z = wick.z - wave.centre().z;
        float distance = (float) Math.sqrt(x * x + z * z);
        if (!wave.isOn() || distance < Math.max(1f, wave.radius())) {
            return;
        }
        float bearing = Trig.atan2(-x, -z);
        int number = 0;
        for (int k = -TO_A_SIDE; k <= TO_A_SIDE; k++) {
            float angle = bearing + k * SPACING / distance;
            if (!wave.isInGap(angle * DEGREES)) {
                number = post(wave, angle, number, wick.z, into);
            }
        }
    }

    private int post(RingWave wave, float angle, int first, float wickZ, SeenBodies into) {
        int number = first;
        velocity.set(-Trig.sin(angle), 0f, -Trig.cos(angle)).multLocal(wave.speed());
        for (float y = SPACING / 3f; y < wave.height() && number < IDS; y += SPACING) {
            place.set(-Trig.sin(angle), 0f, -Trig.cos(angle))
                    .multLocal(wave.radius())
                    .addLocal(wave.centre());
            place.y = y;
            into.add(-wave.id() * IDS - number++, place, velocity, wave.halfThickness(), wickZ);
        }
        return number;
    }
}
