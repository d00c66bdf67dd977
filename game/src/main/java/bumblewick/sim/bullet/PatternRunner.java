package bumblewick.sim.bullet;

import bumblewick.def.BulletDef;
import bumblewick.def.pattern.PatternProgram;
import bumblewick.math.StateHash;
import bumblewick.sim.run.FlightEntity;
import com.jme3.math.Vector3f;

/**
 * A pattern that is being played: where it is in its program, its registers, and what it fired last, which a {@code sequence}
 * goes on from. {@link PatternField} runs it. One of a bullet is used again with the bullet.
 */
final class PatternRunner {
    final float[] registers = new float[PatternProgram.REGISTERS];
    /** What angles of a sequence are counted from: the axes of the last fire that was none. */
    final FiringAxes axes = new FiringAxes();
    /** Where an emitter is from its owner, or from Wick along the rail, in u. */
    final Vector3f offset = new Vector3f();

    /** Null if nothing is played. */
    PatternProgram program;

    BulletDef bullet;
    /** Who plays it; null for a place, and for a bullet. */
    FlightEntity owner;

    int ownerId;
    int next; // step
    int wakeAt; // tick of the field's clock
    boolean fired;
    float yaw;
    float pitch;
    float tilt;
    float around;
    float speed; // of the last fire, in u/s, with the Hum

    /** Begins to play. */
    void begin(PatternProgram newProgram, int step, BulletDef newBullet, int tick) {
        program = newProgram;
        bullet = newBullet;
        next = step;
        wakeAt = tick;
        fired = false;
    }

    boolean isActive() {
        return program != null;
    }

    void stop() {
        program = null;
    }

    void addTo(StateHash hash) {
        hash.add(isActive()).add(next).add(wakeAt).add(fired);
        for (int i = 0; isActive() && i < program.registers(); i++) {
            hash.add(registers[i]);
        }
        if (fired) {
            axes.addTo(hash);
            hash.add(yaw).add(pitch).add(tilt).add(around).add(speed);
        }
    }
}
