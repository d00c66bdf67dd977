package bumblewick.view.effect;

import bumblewick.view.camera.WickSilhouette;
import com.jme3.math.Vector3f;

/** All short-lived sprites. When all are in use, a new one replaces the oldest. */
public final class ParticlePool {
    private static final int CAPACITY = 1200;

    private final Particle[] all = new Particle[CAPACITY];
    private final Vector3f scratch = new Vector3f();
    private final WickSilhouette wick;
    private int next;

    /** Prepares them where nobody is hidden by them. */
    public ParticlePool() {
        this(new WickSilhouette());
    }

    /** @param wick before whom no particle is seen, set before each frame (kept) */
    public ParticlePool(WickSilhouette wick) {
        this.wick = wick;
        for (int i = 0; i < CAPACITY; i++) {
            all[i] = new Particle();
        }
    }

    /** The next particle; the caller starts it. */
    Particle spawn() {
        Particle particle = all[next];
        next = (next + 1) % CAPACITY;
        return particle;
    }

    /** Moves and draws all particles. */
    public void show(SpriteBatch sprites, float seconds) {
        for (Particle particle : all) {
            if (particle.isAlive()) {
                particle.move(seconds);
                particle.draw(sprites, wick, scratch);
            }
        }
    }

    void clear() {
        for (Particle particle : all) {
            particle.kill();
        }
    }
}
