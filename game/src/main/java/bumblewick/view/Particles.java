package bumblewick.view;

import com.jme3.math.Vector3f;

/** The short-lived sprites. When all are in use the oldest one is taken. */
final class Particles {
    private static final int CAPACITY = 1200;

    private final Particle[] all = new Particle[CAPACITY];
    private final Vector3f scratch = new Vector3f();
    private int next;

    Particles() {
        for (int i = 0; i < CAPACITY; i++) {
            all[i] = new Particle();
        }
    }

    /** The next one: to be begun by the caller. */
    Particle spawn() {
        Particle particle = all[next];
        next = (next + 1) % CAPACITY;
        return particle;
    }

    /** Moves and draws all. */
    void show(Sprites sprites, float seconds) {
        for (Particle particle : all) {
            if (particle.alive()) {
                particle.move(seconds);
                particle.draw(sprites, scratch);
            }
        }
    }

    void clear() {
        for (Particle particle : all) {
            particle.end();
        }
    }
}
