package bumblewick.view;

import bumblewick.math.RandomStream;
import com.jme3.math.FastMath;
import com.jme3.math.Vector3f;

/**
 * The recipes of short effects. All keep their light saturated and their smoke small, so that the enemy behind is seen.
 * Large flashes come at most three times a second, and half as bright for those who do not like flashes.
 */
final class Bursts {
    private static final float FLASH_PAUSE = 0.36f; // seconds between two large flashes
    private static final float DIMMED = 0.45f;

    private final Particles particles;
    private final RandomStream random = new RandomStream(7L, 1L);
    private final float bright;
    private float sinceFlash = FLASH_PAUSE;
    private float forward;

    Bursts(Particles particles, boolean reduceFlash) {
        this.particles = particles;
        bright = reduceFlash ? DIMMED : 1f;
    }

    /**
     * Starts a frame.
     *
     * @param speed of Wick along the rail, in u/s: what is near Wick drifts along
     */
    void frame(float seconds, float speed) {
        sinceFlash += seconds;
        forward = speed;
    }

    /** A large flash of rays, if the last one was long enough ago. */
    void flash(Vector3f at, float size, Vector3f colour, float drift) {
        if (sinceFlash < FLASH_PAUSE) {
            return;
        }
        sinceFlash = 0f;
        particles
                .spawn(Sprites.Shape.STAR, at)
                .moving(0f, 0f, forward * drift)
                .size(size * 0.5f, size)
                .lasting(0.16f)
                .paint(colour, 0.5f, 1.3f * bright)
                .turning(random.between(0f, 6f), 1f);
    }

    /** A ring that widens. */
    void ring(Vector3f at, float from, float to, float seconds, Vector3f colour, float drift) {
        particles
                .spawn(Sprites.Shape.RING, at)
                .moving(0f, 0f, forward * drift)
                .size(from, to)
                .lasting(seconds)
                .paint(colour, 0.8f, 0.9f);
    }

    /** Sparks in all directions. */
    void sparks(Vector3f at, int count, float speed, float size, Vector3f colour, float drift) {
        for (int i = 0; i < count; i++) {
            float angle = random.between(0f, FastMath.TWO_PI);
            float rise = random.between(-1f, 1f);
            float across = FastMath.sqrt(1f - rise * rise) * speed * random.between(0.5f, 1f);
            particles
                    .spawn(Sprites.Shape.GLOW, at)
                    .moving(FastMath.cos(angle) * across, rise * speed, FastMath.sin(angle) * across + forward * drift)
                    .falling(6f, 2.5f)
                    .size(size, size * 0.3f)
                    .lasting(random.between(0.18f, 0.38f))
                    .paint(colour, 0f, 1.8f)
                    .streaking(0.035f);
        }
    }

    /** Small lumps of smoke that spread and thin out. */
    void smoke(Vector3f at, int count, float speed, float size, Vector3f colour, float drift) {
        for (int i = 0; i < count; i++) {
            particles
                    .spawn(Sprites.Shape.PUFF, at)
                    .moving(
                            random.between(-speed, speed),
                            random.between(-0.4f, 1f) * speed,
                            random.between(-speed, speed) + forward * drift)
                    .falling(-1.2f, 3.5f)
                    .size(size * random.between(0.55f, 1f), size * 0.15f)
                    .lasting(random.between(0.28f, 0.5f))
                    .paint(colour, 0.9f, 1f)
                    .turning(random.between(0f, 6f), random.between(-3f, 3f));
        }
    }

    /** Petals that whirl up and sink. */
    void petals(Vector3f at, int count, float speed, Vector3f colour, float drift) {
        for (int i = 0; i < count; i++) {
            particles
                    .spawn(Sprites.Shape.PETAL, at)
                    .moving(
                            random.between(-speed, speed),
                            random.between(-0.2f, 1f) * speed,
                            random.between(-speed, speed) + forward * drift)
                    .falling(3f, 1.6f)
                    .size(random.between(0.10f, 0.2f), 0.04f)
                    .lasting(random.between(0.7f, 1.5f))
                    .paint(colour, 1f, 1f)
                    .turning(random.between(0f, 6f), random.between(-8f, 8f));
        }
    }

    /** Sparkles that rise: something good. */
    void sparkle(Vector3f at, int count, Vector3f colour, float drift) {
        for (int i = 0; i < count; i++) {
            particles
                    .spawn(Sprites.Shape.STAR, at)
                    .moving(
                            random.between(-1.6f, 1.6f),
                            random.between(0.5f, 3.2f),
                            random.between(-1.6f, 1.6f) + forward * drift)
                    .falling(-1f, 2f)
                    .size(random.between(0.18f, 0.34f), 0.03f)
                    .lasting(random.between(0.4f, 0.8f))
                    .paint(colour, 0.6f, 1.1f)
                    .turning(random.between(0f, 6f), random.between(-4f, 4f));
        }
    }

    /** Dust along the ground. */
    void dust(Vector3f at, int count, float speed, float size) {
        for (int i = 0; i < count; i++) {
            particles
                    .spawn(Sprites.Shape.PUFF, at)
                    .moving(random.between(-speed, speed), random.between(0.3f, 1.1f), random.between(2f, 8f))
                    .falling(-0.6f, 3f)
                    .size(size * 0.4f, size * random.between(0.7f, 1.2f))
                    .lasting(random.between(0.3f, 0.55f))
                    .paint(Hue.DUST, 0.55f, 0.8f)
                    .turning(random.between(0f, 6f), random.between(-2f, 2f));
        }
    }

    /** Puffs that spread over the ground from under somebody's feet, in all directions. */
    void kick(Vector3f at, int count, float speed, float size, Vector3f colour) {
        for (int i = 0; i < count; i++) {
            float angle = random.between(0f, FastMath.TWO_PI);
            float across = speed * random.between(0.5f, 1f);
            particles
                    .spawn(Sprites.Shape.PUFF, at)
                    .moving(FastMath.cos(angle) * across, random.between(0.3f, 1f), FastMath.sin(angle) * across)
                    .falling(-0.4f, 4f)
                    .size(size * 0.4f, size * random.between(0.7f, 1.2f))
                    .lasting(random.between(0.3f, 0.5f))
                    .paint(colour, 0.6f, 0.85f)
                    .turning(random.between(0f, 6f), random.between(-2f, 2f));
        }
    }

    /** Drops that are thrown up and fall back. */
    void drops(Vector3f at, int count, float speed, float size, Vector3f colour) {
        for (int i = 0; i < count; i++) {
            float angle = random.between(0f, FastMath.TWO_PI);
            float across = speed * random.between(0.2f, 0.7f);
            particles
                    .spawn(Sprites.Shape.GLOW, at)
                    .moving(
                            FastMath.cos(angle) * across,
                            speed * random.between(0.6f, 1.2f),
                            FastMath.sin(angle) * across)
                    .falling(11f, 0.6f)
                    .size(size, size * 0.4f)
                    .lasting(random.between(0.35f, 0.6f))
                    .paint(colour, 0.8f, 1.2f);
        }
    }

    /** An ember that falls away: a bee that went out. */
    void ember(Vector3f at) {
        particles
                .spawn(Sprites.Shape.GLOW, at)
                .moving(random.between(-1f, 1f), 2.2f, forward * 0.55f)
                .falling(9f, 0.3f)
                .size(0.42f, 0.08f)
                .lasting(1.1f)
                .paint(Hue.EMBER, 0f, 1.6f);
    }

    RandomStream random() {
        return random;
    }
}
